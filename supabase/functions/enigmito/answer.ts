import type { EnigmitoAnswer } from '../../../lib/chat/contract.ts'
import {
  type Act,
  type Frame,
  type ItemRef,
  MAX_NAMED,
  type NamedLine,
  NO_TALK,
  type Talk,
} from '../../../lib/chat/talk.ts'
import type { Now } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { allergenDish } from './answers/allergens.ts'
import { type Context, noData, priceLine } from './answers/context.ts'
import { sayUntold } from './answers/lists/untold.ts'
import { isSpent, sayNothingLeft, spared } from './avoid/leave-out.ts'
import { sayMinded } from './avoid/minded.ts'
import { type Owed, owedOf } from './avoid/owed.ts'
import { PROTESTED } from './care/protest.ts'
import { deniesFirst, protests, protestsInWords } from './care/protesting.ts'
import { compose } from './composer.ts'
import type { Claim, Draft } from './draft.ts'
import { nameFact } from './facts.ts'
import { takeHints } from './hints.ts'
import { type IntentId, SAFETY_IDS, UNSURE } from './intents/ids.ts'
import type { Intent } from './intents/signs.ts'
import { menuOf } from './knowing.ts'
import type { Menu } from './menu.ts'
import type { Reading } from './reading.ts'
import type { Rows } from './rows/shape.ts'
import { type Index, indexOf } from './search.ts'
import { actOf } from './talk/acts.ts'
import { namedIn, talkAfter } from './talk/after.ts'
import { echoAfter, pardonKey, timesTold } from './talk/echo.ts'
import { knownTalk, refOf } from './talk/known.ts'
import { once } from './text/once.ts'
import { TEXTS } from './texts.ts'
import { joined } from './turn/join.ts'
import { type Plan, planFor } from './turn/plan.ts'
import { isJoinable, partsOf } from './turn/split.ts'
import type { Unanswered } from './unanswered.ts'
import { faultIn } from './verify.ts'

export type Knowledge = { menu: Menu; index: Index }

export const knowledgeOf = (rows: Rows): Knowledge => {
  const menu = menuOf(rows)
  return { menu, index: indexOf(menu) }
}

export type Answered = EnigmitoAnswer & {
  /** `dish:<slug>`, `wine:…` or `drink:…` when the answer is about exactly one item. */
  about: string | null
  /** The state after this turn, for the next question. */
  talk: Talk
  named: readonly ItemRef[]
  lines: readonly NamedLine[]
  unanswered: Unanswered | null
  lang: Locale
  intent: IntentId
  /** Contradictions in the rows and failed checks, for the log. Never the guest's words. */
  notes: readonly string[]
}

/** Said again for as long as it is asked: who may eat what, and small talk. Care has its own other words. */
const SAID_AGAIN: ReadonlySet<Act> = new Set<Act>(['allergens', 'care', 'small', 'book'])
/** One text of the house may answer two questions; that we do not know, or which is meant, is said once. */
const SAID_ONCE: ReadonlySet<Act> = new Set<Act>(['unknown', 'clarify'])

const OF_HOUSE: ReadonlySet<Act> = new Set<Act>(['house', 'hours', 'booking'])

/** The same answer would come again: to a guest who protests, a third time, or where it tells nothing. */
function isEcho({ message, intent, talk, lang }: Answered, before: Talk, asked: string): boolean {
  const act = actOf(intent)
  const times = timesTold(message, before)
  if (times === 0 || talk.avoid.length > 0 || SAFETY_IDS.has(intent) || SAID_AGAIN.has(act)) return false
  return (
    (times > 1 && act !== 'hours') ||
    SAID_ONCE.has(act) ||
    // "The cake!!" names the matter of the house once more.
    (OF_HOUSE.has(act) ? protestsInWords : protests)(asked, lang) ||
    (!OF_HOUSE.has(act) && deniesFirst(asked, lang))
  )
}

/**
 * Answers from the rows only. Pure. `message` ends with the hints; `page` is the language of the page; `talk` is what was
 * spoken of before. Who would get the very same answer twice was misunderstood: the message is read once more, without what
 * was spoken of, and else pardon is asked.
 */
export function answer(
  message: string,
  page: Locale,
  knowledge: Knowledge,
  now: Now,
  talk: Talk = NO_TALK,
): Answered {
  const first = answerOnce(message, page, knowledge, now, talk)
  const last = isEcho(first, talk, message) ? otherwise(message, knowledge, now, talk, first) : first
  return { ...last, talk: { ...last.talk, echo: echoAfter(last.message, talk) } }
}

function otherwise(message: string, knowledge: Knowledge, now: Now, talk: Talk, first: Answered): Answered {
  const { lang } = first
  const apart = { ...talk, frame: null, listed: [], about: null, open: null }
  const second = answerOnce(message, lang, knowledge, now, apart)
  if (second.message !== first.message && !UNSURE.has(second.intent) && actOf(second.intent) !== 'clarify')
    return { ...second, message: `${TEXTS[lang].Nada.entonces}\n${second.message}` }
  const { text, hints } = takeHints(message)
  const known = knownTalk(talk, knowledge.menu)
  const { r, intent } = planFor(text, lang, { ...knowledge, now, hints }, known)
  const frame = { ...intent.frame, act: actOf(PROTESTED.id), ask: [pardonKey(known)] }
  return answerBy(r, { ...PROTESTED, frame }, knowledge, now)
}

/** Questions that were joined are answered one after the other, each in a paragraph. */
function answerOnce(message: string, page: Locale, knowledge: Knowledge, now: Now, talk: Talk): Answered {
  const { menu, index } = knowledge
  const { text, hints } = takeHints(message)
  const house = { menu, index, now, hints }
  const known = knownTalk(talk, menu)
  const whole = planFor(text, known.lang ?? page, house, known)
  const { lang } = whole.r
  // Who sends no state knows only the plain pages of the site.
  const said = talk === NO_TALK ? null : text
  const claims: Claim[] = []
  const one = ({ r, intent }: Plan, joined = false): Answered =>
    answerBy(r, intent, knowledge, now, said, joined, claims)
  // "And me? I eat everything" is one question.
  if (!isJoinable(whole) || (whole.r.avoidance.eatsAll && /\?.*\p{L}/u.test(text))) return one(whole)
  // What somebody must not eat counts for every part, wherever it is said.
  const { avoidance, day } = whole.r
  // "We celebrate on the 12th. Are you open then?": the day of the whole message is spoken of in every part.
  const isNew = day && day.of !== 'weekend' && known.frame?.act !== 'hours'
  const before = { ...known, avoid: avoidance.avoid, day: isNew ? day.date : known.day }
  // A word of a part ("madre mia") may be of another language; the whole message is not.
  const ofPart = { ...house, told: lang }
  const read = once((part): Plan => planFor(part, lang, ofPart, before))
  // What the whole message does not wish ("no table, I mean the wine"), no part of it wishes.
  const parts = partsOf(whole.r.line, lang, read, index, whole.intent).filter((part, _, all) => {
    if (all.length < 2) return true
    const { r, intent } = read(part)
    return !r.has('reserve') && intent.id !== PROTESTED.id
  })
  // What the whole message leaves out, no part of it may name.
  const left = whole.intent.frame.exclude.filter((key) => key.startsWith('allergen:'))
  const outOf = (part: string): readonly string[] => read(part).intent.frame.exclude
  const forgets = (part: string, at: number): boolean =>
    read(part).intent.frame.act === 'list' &&
    // "And the half portion?" is of the dish before it.
    !read(part).intent.frame.want.includes('quality:half') &&
    left.some(
      (key) => !outOf(part).includes(key) && parts.slice(0, at).some((one) => outOf(one).includes(key)),
    )
  if (left.length > 0 && parts.some(forgets)) return one(whole)
  const [first, ...rest] = parts
  if (first === undefined || (rest.length === 0 && first === whole.r.line)) return one(whole)
  const { r, intent } = read(first)
  const ofHouse = rest.length > 0 && parts.every((part) => actOf(read(part).intent.id) === 'house')
  const { ended, noted, noPork } = avoidance
  // Who it is for was told once, from the whole message: "habt ihr" alone names nobody.
  const after = (part: string, said: Talk): Answered => {
    const next = planFor(part, lang, ofPart, said)
    return one({ ...next, r: { ...next.r, avoidance: { ...next.r.avoidance, noted: [], noPork } } }, ofHouse)
  }
  const all = rest.reduce<Answered>(
    (answered, part) => joined(answered, after(part, answered.talk)),
    one({ r: { ...r, avoidance: { ...r.avoidance, ended, noted, noPork } }, intent }, ofHouse),
  )
  // "She takes the tartare, I take the fideuà. Are both without milk?": asked in one part, named in others.
  const owed = owedOf(whole.r, whole.intent.id, { about: null, claims }, index, whole.intent.frame)
  // Who needs help is named no dish.
  const helps = parts.some((part) => actOf(read(part).intent.id) === 'care')
  if (!owed || helps) return all
  const states: Plan['intent'] = {
    id: 'allergen_dish',
    answer: (context) => allergenDish({ ...context, r: asking(whole.r, owed) }, owed.items),
    frame: { ...whole.intent.frame, act: 'allergens', ask: owed.allergens.map((key) => `allergen:${key}`) },
  }
  const plain = { ...whole.r, avoidance: { ...avoidance, noted: [], ended: { allergens: [], diets: [] } } }
  return joined(all, one({ r: plain, intent: states }))
}

const NO_FRAME: Omit<Frame, 'act'> = {
  ...{ of: null, want: [], exclude: [], max: null, min: null, sort: null, ask: [] },
}

const asking = (r: Reading, { allergens }: Owed): Reading => ({
  ...r,
  allergens,
  targets: { ...r.targets, akin: false },
})

/** Whether an answer has nothing of what is owed: then that alone is told. */
const passesOver = (r: Reading, intent: IntentId, plain: Draft, { items }: Owed): boolean =>
  ['unknown', 'clarify'].includes(actOf(intent)) ||
  // What nothing in the message names, its allergens tell of the wrong things.
  ((actOf(intent) === 'list' || (actOf(intent) === 'allergens' && r.targets.kinds.length === 0)) &&
    !r.targets.named &&
    !r.has('recommend', 'have', 'what') &&
    !items.some((item) => namedIn(plain).includes(refOf(item))))

/** "My brother can't have prawns. How much is the rice?": beside its state, the price that is asked, or that none is left. */
function withPrice(r: Reading, { id, answer }: Pick<Intent, 'id' | 'answer'>): Intent['answer'] {
  // Of several, a line behind their states would be read as one of those.
  const [item, more] = r.targets.items
  if (id !== 'allergen_dish' || !item || more || r.money.max !== null || r.has('cheap', 'dear')) return answer
  return (context) => {
    const { c, ahora } = context
    answer(context)
    c.next()
    if (r.has('price')) priceLine(item, context)
    else if (item.soldOut(ahora.fecha)) c.say(c.texts.Carta.agotado, { nombre: nameFact(item, c.lang) })
  }
}

/** An answer that fails the check is replaced by one that says that we do not know. `said`: see `compose`. `told` gets its claims. */
export function answerBy(
  r: Reading,
  intent: Pick<Intent, 'id' | 'answer'> & { frame?: Frame },
  { menu, index }: Knowledge,
  now: Now,
  said: string | null = null,
  joined = false,
  told: Claim[] = [],
): Answered {
  const avoid = r.avoidance.all
  const write = (by: (context: Context) => void) => {
    const c = compose(menu, r.lang, TEXTS[r.lang], { said, avoid, joined })
    const context = { r, menu, index, ahora: now, c }
    if (actOf(intent.id) !== 'care') sayMinded(context)
    sayUntold(context, intent.id)
    const own = spared(context, intent.id)
    if (intent.id !== 'framed_list' && isSpent(own, context)) sayNothingLeft(own)
    else by(own)
    return c.done()
  }
  const frameAfter = (id: IntentId): Frame =>
    id === intent.id && intent.frame ? intent.frame : { ...NO_FRAME, act: actOf(id) }
  const ask = withPrice(r, intent)
  const plain = write(ask)
  // What may harm is told whatever else the answer is: "the roasted one, has it got nuts?"
  const due = owedOf(r, intent.id, plain, index, intent.frame)
  // What does not know, or lists other things, is left out, and all that is owed is told.
  const isAlone = due !== null && passesOver(r, intent.id, plain, due)
  const owed = isAlone ? owedOf(r, intent.id, { about: plain.about, claims: [] }, index, intent.frame) : due
  const draft = owed
    ? write((context) => {
        if (!isAlone) {
          ask(context)
          context.c.next()
        }
        allergenDish({ ...context, r: asking(r, owed) }, owed.items)
        // What was asked for stays what is spoken of.
        if (plain.about) context.c.about(plain.about)
      })
    : plain
  const fault = faultIn(draft, menu, r.lang, avoid)
  const proven = fault ? write((context) => noData(context, 'unclear')) : draft
  told.push(...proven.claims)
  const { message, suggestions, about, unanswered } = proven
  const named = actOf(intent.id) === 'care' ? [] : namedIn(proven).slice(0, MAX_NAMED)
  return {
    message,
    suggestions,
    about: about && refOf(about),
    talk: talkAfter(r.talk, r, frameAfter(fault ? 'unknown' : intent.id), proven),
    named,
    lines: proven.lines
      .map(({ item, line }) => ({ ref: refOf(item), line }))
      .filter(({ ref }) => named.includes(ref)),
    unanswered,
    lang: r.lang,
    intent: intent.id,
    notes: fault ? [...draft.notes, `unverified:${fault}:${intent.id}`] : draft.notes,
  }
}
