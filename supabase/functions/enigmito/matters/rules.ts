import type { Topic } from '../words/shape.ts'
import type { Sign } from './signs.ts'

type Term = Sign | `!${Sign}`
type Rule = readonly Term[]

/**
 * Which signs together mean which matter of the house. One word proves little: "leave" and "car" mean parking, "leave" and
 * "deposit" a deposit. The rule with the most signs wins; `!`: must be absent.
 */
export const RULES: Partial<Record<Topic, readonly Rule[]>> = {
  parking: [['vehicle', 'put', '!bringUs'], ['park']],
  accessibility: [['step', '!upstairs']],
  payment: [['split'], ['card']],
  gift_card: [['gift']],
  transport: [['stop']],
  children: [['small', 'forThem'], ['nappy'], ['highChair']],
  terrace: [['outside', 'fit'], ['outside', 'rain'], ['rain']],
  wifi: [['net', '!most', '!people', '!book', '!cancel', '!wine', '!cost', '!pick']],
  takeaway: [['leftovers', 'takeHome']],
  delivery: [['bringUs', 'lodging', '!wine', '!cake', '!vehicle']],
  set_menu: [
    ['menu', 'same', 'midday'],
    ['same', 'midday', 'menu', '!kitchen'],
  ],
  tasting_menu: [['menu', 'courses'], ['kitchen', 'choose', '!cake'], ['menu', 'choose'], ['surprise']],
  cancellation: [
    ['cancel', 'cost'],
    ['cancel', 'until'],
    ['cancel', 'notify'],
    ['unable', 'cost'],
    ['unable', 'notify'],
    ['unable', 'until'],
    ['until', 'notify'],
    ['deposit', '!phone', '!late', '!wine'],
  ],
  walk_in: [['unbooked', 'turnUp'], ['unbooked', 'sit'], ['mustBook'], ['bar', 'sit']],
  groups: [
    ['most', 'online'],
    ['big'],
    ['most', 'people', 'book'],
    ['people', 'call', 'must'],
    ['most', 'people', '!cost', '!upstairs', '!outside'],
  ],
  corkage: [
    ['own', 'wine', 'bring'],
    ['own', 'wine', 'uncork'],
    ['wine', 'fromHome'],
    ['wine', 'uncork', 'cost'],
  ],
  smoking: [['smoke']],
  private_room: [
    ['upstairs', 'fit'],
    ['upstairs', 'lift'],
    ['upstairs', 'people'],
    ['upstairs', 'wheels'],
    ['upstairs', 'step'],
    ['upstairs', 'alone'],
    ['upstairs', 'cost'],
    ['upstairs', 'sit'],
    ['upstairs', 'book'],
    ['upstairs', 'room'],
    ['room', 'alone'],
    ['room', 'asked', '!upstairs', '!outside', '!small'],
  ],
  events: [
    ['feast', 'host', '!cake', '!open', '!smoke'],
    ['company', 'cost'],
    ['company', 'perHead'],
    ['feast', 'perHead', '!cake'],
    ['turns', 'treat', '!cake', '!menu'],
    ['feast', 'treat', '!cake', '!menu'],
  ],
  cake: [
    ['cake', 'bring'],
    ['cake', 'brought'],
    ['cake', 'matterOf'],
    ['cake', 'treat'],
    ['cake', 'homemade', 'bring'],
    ['cake', 'own', '!wine'],
    ['cake', 'serve', 'cost'],
    ['cake', 'own', 'cost'],
    ['candles'],
    ['cake', 'candles'],
  ],
  tips: [['service', 'included']],
  holidays: [['holiday', 'open']],
  heating: [['outside', 'cold'], ['blanket'], ['airCon']],
  late: [
    ['table', 'hold', 'late'],
    ['table', 'hold', 'quick'],
    ['table', 'lose'],
    ['margin', '!cost'],
  ],
  languages: [
    ['staff', 'speak'],
    ['staff', 'tongue'],
    ['speak', 'tongue'],
  ],
  sea_view: [['window', 'table']],
  beach: [
    ['sand', 'far'],
    ['sunbed', '!table'],
    ['sand', 'sit'],
    ['sand', 'rent'],
  ],
  suppliers: [['origin', 'produce']],
  attention: [
    ['phone', 'pick', 'when'],
    ['phone', 'when'],
    ['answering', 'when'],
    ['pick', 'someone', 'when'],
    ['pick', 'someone', '!cost', '!leftovers', '!takeHome'],
    ['answering', 'someone'],
    ['call', 'when', '!must', '!cancel'],
    ['mail', 'pick', 'quick'],
    ['mail', 'quick'],
  ],
}
