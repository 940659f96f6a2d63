import { casaDe, momentOf } from '../judge/house.ts'
import { prohibitions, read } from '../judge/judge.ts'
import { amounts } from '../judge/money.ts'
import type { HouseRows } from '../rows.ts'
import { answerer } from './core.ts'
import { dados } from './dice.ts'
import { paraphrase } from './paraphrases.ts'

/** One lie put into a true answer, and the prohibition that must be found. */
type Lie = { clave: string; said: string }

function lies(said: string): Lie[] {
  const lines = said.split('\n')
  const [amount] = amounts(said)
  const lista = lines.findIndex((line) => line.startsWith('- '))
  return [
    ...(amount
      ? [
          {
            clave: 'invented_price',
            said: said.replace(
              amount.text,
              amount.text.replace(/\d(?=\D*$)/, (d) => String((Number(d) + 3) % 10)),
            ),
          },
        ]
      : []),
    ...(lista >= 0
      ? [{ clave: 'invented_dish', said: lines.with(lista, '- Zarzuela imperial: 1,00 €').join('\n') }]
      : []),
  ]
}

/** How many lies planted in true answers the judge finds; one that keeps quiet about them proves nothing. */
export function plantar(rows: HouseRows, count: number, seed = 1): { planted: number; silent: string[] } {
  const moment = momentOf('2026-11-25T11:00:00+01:00')
  const casa = casaDe(rows, moment)
  const answers = answerer(rows, moment)
  const chance = dados(seed)
  const silent: string[] = []
  let planted = 0
  for (let one = 0; one < count; one++) {
    const { text: texto, idioma } = paraphrase(casa, chance)
    const { message, lang } = answers(texto, idioma)
    const example = { id: 'x', lang, text: texto, intent: 'x', must: [], must_not: [] }
    for (const { clave, said } of lies(message)) {
      planted++
      const { reading } = read(casa, example, { message: said, suggestions: [] })
      if (!prohibitions(reading).some((fault) => fault.clave === clave))
        silent.push(`${clave}: ${said.slice(0, 160)}`)
    }
  }
  return { planted, silent }
}
