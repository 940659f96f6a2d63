import type { Talk } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold, tokens } from '../text/fold.ts'
import type { Care } from './needs.ts'
import { type Sign, signsIn } from './signs.ts'

/** Sentences of care, by their keys: what is said of each mishap, and what is asked beside it. */
const AGAIN = ['otraVez', 'otraVez2', 'otraVez3'] as const
const ASIDE = [
  'llamada',
  'llamadaOtraVez',
  'reembolso',
  'reembolsoOtraVez',
  'compensacion',
  'opinion',
  'turno',
  'recado',
  'oficial',
  'robot',
  'horas',
  'contacto',
] as const
export type Told = Care | (typeof AGAIN)[number] | (typeof ASIDE)[number]

/** Said again in other words: when to see a doctor, and for how long the table is kept. */
const KEPT: ReadonlySet<Care> = new Set<Care>(['illness', 'late'])
const KEY = 'told:'
const keyOf = (told: Told): string => `${KEY}${told.toLowerCase()}`

/** What is asked beside a mishap, and what is said to it. */
const BESIDE: readonly (readonly [Sign, (typeof ASIDE)[number]])[] = [
  ['amends', 'compensacion'],
  ['rota', 'turno'],
  ['passOn', 'recado'],
  ['review', 'opinion'],
  ['claim', 'oficial'],
]

/** "Which number do I call?": it is told each time. */
const NUMBER = /(?<![a-z])(?:numero|number|nummer|(?:tele)?phone|telefon[oe]?)(?![a-z])/

type Heard = {
  cares: readonly Care[]
  talk: Talk
  line: string
  lang: Locale
  has: (concept: 'identity') => boolean
}

const hasTold = ({ frame }: Talk, told: Told): boolean => frame?.ask.includes(keyOf(told)) ?? false

export const heardIn = ({ line, lang }: Heard, ...signs: Sign[]): boolean =>
  signsIn(tokens(line), lang, true, () => false).has(...signs)

/** "I don't want a voucher, I am complaining": no amends are asked for. */
function refusesAmends({ line, lang }: Heard): boolean {
  const s = signsIn(tokens(line), lang, true, () => false)
  return !line.includes('?') && s.before(s.of('denied'), s.of('amends'), 2)
}

/**
 * What is said this time. Nobody who is upset reads the same sentence twice: what was told is left out, and where nothing is
 * left, another sentence says that we have understood.
 */
export function toTell(r: Heard): readonly Told[] {
  const { cares, talk } = r
  if (cares.includes('reaction')) return ['reaction', 'contacto']
  const isNew = (told: Told): boolean => !hasTold(talk, told)
  const calls = heardIn(r, 'callback')
  const asides: Told[] = [
    ...(r.has('identity') && heardIn(r, 'machine') ? (['robot'] as const) : []),
    ...(calls ? [isNew('llamada') ? ('llamada' as const) : ('llamadaOtraVez' as const)] : []),
    ...(heardIn(r, 'refund')
      ? [isNew('reembolso') ? ('reembolso' as const) : ('reembolsoOtraVez' as const)]
      : []),
    ...BESIDE.filter(([sign]) => heardIn(r, sign) && !(sign === 'amends' && refusesAmends(r))).map(
      ([, told]) => told,
    ),
  ].filter((told) => told === 'robot' || isNew(told))
  // "Can't you pass it on?" is not answered with "of course", nor with the minutes once more.
  const answered = (care: Care): boolean =>
    (care === 'person' && calls) || ((care === 'person' || care === 'late') && heardIn(r, 'passOn'))
  const regrets = cares.filter(
    (care) => (KEPT.has(care) || isNew(care)) && !(answered(care) && asides.length > 0),
  )
  const said = [
    ...asides.filter((told) => told === 'robot'),
    ...regrets,
    ...asides.filter((told) => told !== 'robot'),
  ]
  // Who is ill hears of the doctor each time, and of what is new.
  const empty = said.every((told) => told === 'illness' && !isNew(told))
  const again = empty ? [AGAIN.find(isNew) ?? nextAgain(talk)] : []
  const asked =
    NUMBER.test(fold(r.line)) ||
    again.includes('otraVez') ||
    cares.includes('late') ||
    (cares.includes('person') && isNew('person'))
  return [
    ...said,
    ...again,
    ...(['contacto', 'horas'] as const).filter((told) => isNew(told) || (asked && told === 'contacto')),
  ]
}

/** After the last of them they begin again, never with the one told last. */
function nextAgain({ frame }: Talk): (typeof AGAIN)[number] {
  const last = AGAIN.findIndex((told) => frame?.ask.at(-1) === keyOf(told))
  return AGAIN[(last + 1) % AGAIN.length] ?? 'otraVez'
}

export const isFirst = (told: Told, { talk }: Heard): boolean => !hasTold(talk, told)

/** The keys kept of it; the one told last stands last. */
export function toldKeys(r: Heard): readonly string[] {
  const before = r.talk.frame?.ask.filter((key) => key.startsWith(KEY)) ?? []
  const now = toTell(r).map(keyOf)
  return [
    ...before.filter((key) => !now.includes(key)),
    ...now.filter((key) => !isAgain(key)),
    ...now.filter(isAgain),
  ]
}
const isAgain = (key: string): boolean => AGAIN.some((told) => keyOf(told) === key)
