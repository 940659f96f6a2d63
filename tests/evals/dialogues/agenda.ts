import type { Locale } from '../../../lib/i18n/locales.ts'
import type { Dialogue, Line, Said, Talk } from './format.ts'

/** One exchange: what was said at which step, why, and what came back. */
export type Exchange = {
  at: string
  say: string
  /** From the script, from its optional part, or the plain value of the goal: an extra turn. */
  why: 'script' | 'optional' | 'plain'
  told: Said | null
  before: Line
  line: Line
}
export type Replayed = { dialogue: Dialogue; exchanges: Exchange[]; unsaid: Said[] }

const MAX_TURNS = 40

const SI: Record<Locale, string> = { es: 'sí', en: 'yes', fr: 'oui', de: 'ja', it: 'sì' }
const NO: Record<Locale, string> = { es: 'no', en: 'no', fr: 'non', de: 'nein', it: 'no' }
const INSIDE: Record<Locale, string> = {
  es: 'dentro',
  en: 'inside',
  fr: 'intérieur',
  de: 'drinnen',
  it: 'dentro',
}
const OUTSIDE: Record<Locale, string> = {
  es: 'terraza',
  en: 'outside',
  fr: 'terrasse',
  de: 'draußen',
  it: 'fuori',
}
const BOOK: Record<Locale, string> = {
  es: 'quiero reservar',
  en: 'I want to book',
  fr: 'je veux réserver',
  de: 'ich möchte reservieren',
  it: 'vorrei prenotare',
}
const COLUMN: Record<string, string> = {
  name: 'nombre',
  email: 'email',
  phone: 'telefono',
  date: 'fecha_reserva',
  time: 'hora_reserva',
  guests: 'personas',
}

/** The plain value of the goal at a step, for when the script has nothing to say there. */
function plain({ lang, expected, turns }: Dialogue, at: string): string | null {
  const given = Object.assign({}, ...turns.map(({ gives }) => gives ?? {}), expected.record ?? {})
  if (at === 'idle') return BOOK[lang]
  if (at === 'offer' || at === 'confirm') return expected.record ? SI[lang] : null
  if (at === 'seating') return given.preferencia_mesa === 'exterior' ? OUTSIDE[lang] : INSIDE[lang]
  if (at === 'notes') return given.notas ?? NO[lang]
  const value = given[COLUMN[at] ?? '']
  return value === undefined || value === null ? null : String(value)
}

/**
 * A guest with an agenda: looks at the step that the assistant reports and says the next unsaid turn meant for it, else
 * an optional one, else the plain value of the goal. Ends when the assistant is done and nothing is left to say there.
 */
export async function replayDialogue(dialogue: Dialogue, talk: Talk): Promise<Replayed> {
  const unsaid = [...dialogue.turns]
  const exchanges: Exchange[] = []
  let line = await talk.greet()
  let booked = false
  while (exchanges.length < MAX_TURNS) {
    const at = line.step ?? 'idle'
    const i = unsaid.findIndex((turn) => turn.at === at)
    const scripted = i >= 0 ? unsaid.splice(i, 1)[0] : undefined
    const over = (at === 'idle' && exchanges.length > 0) || at === 'completed' || booked
    if (!scripted && over) break
    const optional = scripted ? undefined : dialogue.optional?.find((turn) => turn.at === at)
    const said = scripted ?? optional ?? null
    const say = said?.say ?? plain(dialogue, at)
    if (say === null) break
    const before = line
    line = await talk.say(say)
    booked ||= line.reserva !== null
    exchanges.push({
      at,
      say,
      why: scripted ? 'script' : optional ? 'optional' : 'plain',
      told: said,
      before,
      line,
    })
  }
  return { dialogue, exchanges, unsaid }
}
