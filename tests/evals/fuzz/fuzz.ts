import type { Case, Read, Respuesta } from '../judge/case.ts'
import { absent } from '../judge/common.ts'
import { FORBIDDEN } from '../judge/forbidden.ts'
import { type Casa, casaDe, momentOf } from '../judge/house.ts'
import { horarioDe, saysOpen } from '../judge/house-keys.ts'
import { type Fault, prohibitions, read } from '../judge/judge.ts'
import { dice } from '../judge/phrases.ts'
import { type HouseRows, IDIOMAS } from '../rows.ts'
import { answerer } from './core.ts'
import { type Dados, dados } from './dice.ts'
import { type Paraphrase, paraphrase } from './paraphrases.ts'
import { randomRows } from './random-rows.ts'

/** Questions asked of one set of changed rows. */
const BY_ROWS = 25
const MOMENTS = [
  '2026-11-25T11:00:00+01:00',
  '2026-11-23T14:00:00+01:00',
  '2026-12-24T20:30:00+01:00',
  '2027-03-28T03:30:00+02:00',
  '2026-11-28T23:30:00+01:00',
]

type Failure = { seed: number; text: string; respuesta: Respuesta; faults: readonly Fault[] }
export type Balance = {
  preguntas: number
  juegos: number
  failures: Failure[]
  unproven: string[]
  entendidas: number
}

const ALWAYS = [
  'claim:availability_confirmed',
  'reserve:completed',
  'guarantee:safe',
  'claim:discount',
  'leak:system_prompt',
] as const

/** What the answer says against the rows, beyond what it invents. */
function contradicts(reading: Read, pregunta: Paraphrase): Fault[] {
  const { casa, idioma, units } = reading
  const open = horarioDe(casa).cerrados.flatMap((dia) => saysOpen(reading, dia) ?? [])
  const sold = units.flatMap(({ things, text: texto, head }) =>
    things
      .filter(
        (thing) =>
          thing.agotado &&
          !things.some((other) => !other.agotado) &&
          /recom|conse|empfehl|consigl|suger/i.test(head || texto),
      )
      .map(({ slug }) => slug),
  )
  // A name letter by letter, asked for alone, is there: it may be sold out, but not unknown.
  const [asked, second] = pregunta.named
  const denied =
    asked &&
    !second &&
    pregunta.whole &&
    /^\((tenéis|do you|avez|habt|avete)/.test(pregunta.template) &&
    absent(reading, 'nada-de-nada') === null &&
    reading.things.length === 0 &&
    dice('niega', idioma, units[0]?.rest ?? '')
  return [
    ...ALWAYS.flatMap((clave) => {
      const [nombre = '', ...args] = clave.split(':')
      const que = FORBIDDEN[nombre]?.(reading, args) ?? null
      return que === null ? [] : [{ clave, que }]
    }),
    ...open.map((que) => ({ clave: 'open_on_closed_day', que })),
    ...sold.map((que) => ({ clave: 'recommends_sold_out', que })),
    ...(denied ? [{ clave: 'denies_what_is_there', que: asked.slug }] : []),
  ]
}

/** A name in another language may decide the language of the answer; in the one it says it is in, it must be. */
const exampleOf = (pregunta: Paraphrase, lang: string): Case => ({
  id: 'azar',
  lang,
  text: pregunta.text,
  intent: 'azar',
  must: [],
  must_not: [],
})

function judge(casa: Casa, pregunta: Paraphrase, respuesta: Respuesta, lang: string): Fault[] {
  const { reading, inItsIdioma: enSuIdioma } = read(casa, exampleOf(pregunta, lang), respuesta)
  return [...prohibitions(reading, enSuIdioma), ...contradicts(reading, pregunta)]
}

/** Asks made-up questions of rows changed at random and judges every answer. */
export function fuzz(originals: HouseRows, count: number, seed = 1): Balance {
  const balance: Balance = { preguntas: 0, juegos: 0, failures: [], unproven: [], entendidas: 0 }
  while (balance.preguntas < count) {
    const own = seed + balance.juegos
    const chance: Dados = dados(own)
    const rows = randomRows(originals, chance)
    const moment = momentOf(chance.elige(MOMENTS) ?? MOMENTS[0] ?? '')
    const casa = casaDe(rows, moment)
    const answers = answerer(rows, moment)
    balance.juegos++
    for (let one = 0; one < BY_ROWS && balance.preguntas < count; one++) {
      const pregunta = paraphrase(casa, chance)
      const { notes, lang, ...respuesta } = answers(
        pregunta.text,
        chance.unaDe(6) ? (chance.elige(IDIOMAS) ?? 'es') : pregunta.idioma,
      )
      balance.preguntas++
      for (const nota of notes)
        if (nota.startsWith('unverified')) balance.unproven.push(`${nota}: ${pregunta.text}`)
      const faults = judge(casa, pregunta, respuesta, lang)
      if (faults.length > 0) balance.failures.push({ seed: own, text: pregunta.text, respuesta, faults })
    }
  }
  return balance
}
