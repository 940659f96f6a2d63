import * as booking from '../answers/booking.ts'
import type { Context } from '../answers/context.ts'
import * as hours from '../answers/hours.ts'
import * as house from '../answers/house.ts'
import { sayTopics } from '../answers/topics.ts'
import type { Topic } from '../lexico/forma.ts'
import { hasFood, hasTopic, type Intent, speaksOfWine, wantsTable } from './signs.ts'

/** Topics that also come up while booking ("mesa en la terraza, con niños"): there the booking is what is wanted. */
const INCIDENTAL: readonly Topic[] = [
  'terrace',
  'children',
  'events',
  'groups',
  'heating',
  'cake',
  'sea_view',
  'beach',
  'private_room',
  'late',
  'holidays',
  'languages',
  'transport',
  'bike',
  'directions',
  'attention',
  'cancellation',
]

/** Topics with an answer of their own, told with other facts. */
const OWN_ANSWER: readonly Topic[] = ['holidays', 'directions', 'cancellation']

/** At most so many matters of one message are answered. */
const TOPICS_ANSWERED = 3

/** The matters a message asks about, without those that only come along. */
function asked({ r }: Context): readonly Topic[] {
  const implied: Partial<Record<Topic, readonly Topic[]>> = {
    bike: ['transport'],
    cake: ['events'],
    late: ['attention'],
    gift_card: ['payment'],
    private_room: ['events'],
  }
  const beside = new Set(r.topics.flatMap((topic) => implied[topic] ?? []))
  const own = r.topics.filter((topic) => !beside.has(topic))
  return (own.length > 0 ? own : r.topics).slice(0, TOPICS_ANSWERED)
}

/** The house: bookings, matters only the owner can answer, contact, hours. */
export const HOUSE: readonly Intent[] = [
  {
    id: 'oos',
    when: (x) =>
      x.r.has('oos') && !hasFood(x) && !speaksOfWine(x) && !x.r.has('reserve', 'open', 'menu', 'food'),
    answer: house.outside,
  },
  {
    id: 'modify_booking',
    when: (x) => x.r.has('modify') || hasTopic(x, 'cancellation'),
    answer: booking.modify,
  },
  {
    id: 'group',
    when: ({ r, menu }) => r.guests !== null && r.guests > menu.guests.max && !r.has('price'),
    answer: booking.group,
  },
  {
    id: 'walk_in',
    when: (x) => hasTopic(x, 'walk_in'),
    answer: (x) => {
      sayTopics(['walk_in'], x)
      x.c.link('reservar')
    },
  },
  {
    id: 'groups',
    when: (x) => hasTopic(x, 'groups') && !wantsTable(x),
    answer: booking.group,
  },
  {
    id: 'topic',
    when: (x) =>
      x.r.topics.some((topic) => !INCIDENTAL.includes(topic)) &&
      !x.r.targets.named &&
      x.r.targets.wines.length === 0 &&
      !(hasTopic(x, 'suppliers') && (speaksOfWine(x) || x.r.has('about')) && !hasTopic(x, 'corkage')) &&
      !(hasTopic(x, 'promo') && x.r.topics.length === 1 && wantsTable(x)),
    answer: (x) => sayTopics(asked(x), x),
  },
  {
    id: 'reserve',
    when: (x) => wantsTable(x) && !(x.r.has('open') && !x.r.has('reserve')),
    answer: booking.offer,
  },
  {
    id: 'holidays',
    when: (x) => hasTopic(x, 'holidays') && !(x.r.day?.of === 'date'),
    answer: hours.holidays,
  },
  {
    id: 'incidental',
    when: (x) =>
      asked(x).some((topic) => !OWN_ANSWER.includes(topic)) &&
      !x.r.targets.named &&
      x.r.targets.wines.length === 0 &&
      !x.r.targets.kinds.includes('kids') &&
      !(hasTopic(x, 'suppliers', 'languages') && speaksOfWine(x)) &&
      !(hasTopic(x, 'suppliers') && x.r.has('about')),
    answer: (x) => sayTopics(asked(x), x),
  },
  { id: 'whatsapp', when: ({ r }) => r.has('whatsapp'), answer: house.whatsapp },
  { id: 'instagram', when: ({ r }) => r.has('instagram'), answer: house.instagram },
  { id: 'tripadvisor', when: ({ r }) => r.has('tripadvisor'), answer: house.tripadvisor },
  { id: 'email', when: ({ r }) => r.has('email'), answer: house.email },
  {
    id: 'phone',
    when: (x) => x.r.has('phone') && !hasFood(x),
    answer: (x) => {
      house.phone(x)
      if (x.r.has('address', 'maps')) house.address(x)
    },
  },
  {
    id: 'address',
    when: (x) => (x.r.has('address', 'maps') || hasTopic(x, 'directions')) && !hasFood(x) && !speaksOfWine(x),
    answer: house.address,
  },
  { id: 'human', when: (x) => x.r.has('human') && !x.r.has('identity') && !hasFood(x), answer: house.human },
  {
    id: 'hours_now',
    when: (x) => x.r.has('open') && (x.r.has('now') || isToday(x)) && !hasFood(x),
    answer: hours.today,
  },
  {
    id: 'hours_day',
    when: (x) =>
      x.r.day !== null &&
      (x.r.has('open', 'come', 'lunch', 'dinner') || x.r.length <= 4) &&
      !hasFood(x) &&
      !speaksOfWine(x),
    answer: hours.day,
  },
  { id: 'hours', when: (x) => x.r.has('open') && !hasFood(x) && !speaksOfWine(x), answer: hours.week },
]

const isToday = ({ r, ahora }: Context): boolean => r.day?.of === 'date' && r.day.date === ahora.fecha
