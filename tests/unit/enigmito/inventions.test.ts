import { describe, expect, test } from 'vitest'
import { NO_TALK } from '../../../lib/chat/talk.ts'
import type { Answered } from '../../../supabase/functions/enigmito/answer.ts'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'
import { times } from '../../runner/long.ts'
import { ask, knowing, NOW, QUESTIONS } from './support.ts'

/**
 * Rows changed at random, questions asked of them, and every answer read again by a checker that shares nothing with
 * the answerer: it knows the rows and the text, and looks for what no row says.
 */
const RUNS = times(400, 20)
/** Each test asks of so many: a slow machine stops none of them. */
const AT_ONCE = 20
const QUESTIONS_PER_RUN = times(30, 6)

type Food = Rows['platos'][number]
type Drink = Rows['bebidas'][number]
type Row = Food | Drink | Rows['vinos'][number]

/** A small generator, so that a failing run can be run again from its seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const SYLLABLES = ['zar', 'mun', 'tel', 'bri', 'cos', 'lum', 'vex', 'dor', 'pin', 'gal']

function shuffle(rows: Rows, roll: (sides: number) => number): void {
  const name = () =>
    Array.from({ length: 2 }, () => {
      const word = SYLLABLES[roll(10)] ?? ''
      return word.charAt(0).toUpperCase() + word.slice(1) + (SYLLABLES[roll(10)] ?? '')
    }).join(' ')
  for (const row of rows.platos) {
    if (roll(4) === 0) {
      row.nombre = `${row.nombre.split(' ')[0]} ${name()}`
      row.traducciones = {}
    }
    if (roll(6) === 0) row.visible = false
    if (roll(6) === 0) row.declarado_en = null
    if (roll(8) === 0) row.agotado_hasta = '2999-01-01'
    if (roll(8) === 0) row.vegano = !row.vegano
    if (roll(8) === 0) row.vegetariano = !row.vegetariano
    if (roll(6) === 0) for (const texts of Object.values(row.traducciones)) texts.estado = 'borrador'
  }
  for (const price of [...rows.plato_precios, ...rows.bebida_precios])
    if (roll(2) === 0) price.cents = 100 + roll(9_000)
  for (const row of rows.bebidas) {
    if (roll(4) === 0) row.nombre = `${row.nombre.split(' ')[0]} ${name()}`
    if (roll(4) === 0) row.traducciones = {}
    if (roll(6) === 0) row.visible = false
    if (roll(5) === 0) row.declarado_en = null
  }
  if (roll(3) === 0)
    Object.assign(rows, { maridajes: rows.maridajes.filter(() => roll(2) > 0), preguntas_frecuentes: [] })
  if (roll(8) === 0) Object.assign(rows, { filosofia: [], contacto: [], zonas: [] })
  for (const wine of rows.vinos) {
    if (roll(4) === 0) wine.nombre = name()
    if (roll(5) === 0) wine.stock = 0
    if (roll(5) === 0) wine.visible = false
    if (roll(3) === 0) wine.precio_botella_cents = 900 + roll(20_000)
    if (roll(4) === 0) wine.precio_copa_cents = null
  }
  const kept = rows.plato_alergenos.filter(() => roll(5) > 0)
  for (const row of kept)
    if (roll(5) === 0) row.presencia = ['contiene', 'puede_contener', 'comprobado_sin'][roll(3)] ?? 'contiene'
  Object.assign(rows, { plato_alergenos: roll(6) === 0 ? [] : kept })
  if (roll(4) === 0) Object.assign(rows, { plato_precios: rows.plato_precios.filter(() => roll(3) > 0) })
  if (roll(10) === 0) Object.assign(rows, { platos: [] })
  if (roll(10) === 0) Object.assign(rows, { vinos: [] })
  if (roll(10) === 0) Object.assign(rows, { footer_info: [] })
}

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** What a reader finds wrong in an answer, knowing only the rows. */
function faults(answered: Answered, rows: Rows): string[] {
  const { lang } = answered
  const text = plain(answered.message)
  const found: string[] = []
  const shown = (row: Food | Drink): string => {
    const own = lang === 'es' ? undefined : row.traducciones[lang]
    const name = own?.nombre
    return typeof name === 'string' && (own?.estado ?? 'revisado') === 'revisado' ? name : row.nombre
  }
  const hidden = new Set(rows.categorias.filter(({ visible }) => !visible).map(({ id }) => id))
  const open = (row: Food | Drink) => row.visible && !hidden.has(row.categoria_id)
  const byName = new Map<string, Row[]>()
  for (const row of [
    ...rows.platos.filter(open),
    ...rows.bebidas.filter(open),
    ...rows.vinos.filter(({ visible }) => visible),
  ]) {
    const name = plain('bodega' in row ? row.nombre : shown(row))
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  const centsOf = (row: Row): number[] =>
    'bodega' in row
      ? [row.precio_botella_cents, row.precio_copa_cents ?? -1]
      : [
          ...rows.plato_precios.filter(({ plato_id }) => plato_id === row.id),
          ...rows.bebida_precios.filter(({ bebida_id }) => bebida_id === row.id),
        ].map(({ cents }) => cents)
  const amounts = (line: string): number[] =>
    [...line.matchAll(/€?(\d{1,3}(?:[.,]\d{3})*|\d+)[.,](\d{2})(?: ?€)?/g)].flatMap(
      ([whole, euros, cents]) =>
        whole?.includes('€') ? [Number(`${euros?.replace(/[.,]/g, '')}${cents}`)] : [],
    )

  // Every list line begins with the name of something on offer, and its prices are that thing's prices.
  for (const line of text.split('\n').filter((one) => one.startsWith('- '))) {
    const body = line.slice(2)
    if (answered.intent.startsWith('hours') || /price_range|holidays/.test(answered.intent)) continue
    const names = [...byName.keys()].filter((name) => body === name || body.startsWith(name))
    const name = names.sort((a, b) => b.length - a.length)[0]
    if (!name) found.push(`unknown item: ${body}`)
    else
      for (const cents of amounts(body.slice(name.length)))
        if (!(byName.get(name) ?? []).some((row) => centsOf(row).includes(cents)))
          found.push(`price ${cents} of ${name}`)
  }
  // Every amount anywhere is some stored price.
  const all = new Set([
    ...[...rows.plato_precios, ...rows.bebida_precios].map(({ cents }) => cents),
    ...rows.vinos.flatMap((row) => [row.precio_botella_cents, row.precio_copa_cents ?? -1]),
  ])
  for (const cents of amounts(text)) if (!all.has(cents)) found.push(`price ${cents}`)
  found.push(...falselyFree(text, answered, rows, byName))
  return found
}

const FREE_HEADING =
  /^(Comprobado sin|Checked free of|Vérifié sans|Geprüft ohne|Verificato senza) (.+?), (según|according|d’après|laut|secondo)/
const LIST_HEADING =
  /^(Comprobado sin|Checked free of|Vérifié sans|Geprüft ohne|Verificato senza|Entre los alérgenos declarados no|The declared allergens do not|« .+ » ne figure(?:nt)? pas parmi les|Unter den deklarierten Allergenen (ist|sind) .+ nicht|Tra gli allergeni dichiarati non)/

/** Items told as free of something, or offered to somebody who avoids it, against the rows. */
function falselyFree(
  text: string,
  { lang, intent }: Answered,
  rows: Rows,
  byName: Map<string, Row[]>,
): string[] {
  const found: string[] = []
  const nameOf = (row: Rows['alergenos'][number]): string => {
    const own = lang === 'es' ? undefined : row.traducciones[lang]?.nombre
    return plain(typeof own === 'string' ? own : row.nombre).toLowerCase()
  }
  let heading = ''
  for (const line of text.split('\n')) {
    if (!line.startsWith('- ')) {
      heading = line.split(/(?<=[:.]) (?=[A-ZÉ«])/).at(-1) ?? line
      continue
    }
    if (!LIST_HEADING.test(heading)) continue
    const body = line.slice(2)
    const [name = ''] = [...byName.keys()]
      .filter((one) => body.startsWith(one) && /^( ?:|$)/.test(body.slice(one.length)))
      .sort((a, b) => b.length - a.length)
    const items = byName.get(name) ?? []
    const named = rows.alergenos.filter((row) => heading.toLowerCase().includes(nameOf(row)))
    for (const allergen of named) {
      const states = items.map((item) => {
        const own = [
          ...rows.plato_alergenos.filter(({ plato_id }) => plato_id === item.id),
          ...rows.bebida_alergenos.filter(({ bebida_id }) => bebida_id === item.id),
          ...rows.vino_alergenos.filter(({ vino_id }) => vino_id === item.id),
        ].find(({ alergeno_id }) => alergeno_id === allergen.id)
        return { declared: item.declarado_en !== null, presence: own?.presencia ?? null }
      })
      if (
        !states.some(
          ({ declared, presence }) => declared && presence !== 'contiene' && presence !== 'puede_contener',
        )
      )
        found.push(`${line} offered without ${allergen.clave}`)
      if (
        FREE_HEADING.test(heading) &&
        !states.some(({ declared, presence }) => declared && presence === 'comprobado_sin')
      )
        found.push(`${line} called free of ${allergen.clave}`)
    }
    if (intent === 'diet_list' && named.length === 0) found.push('a diet list under no heading')
  }
  return found
}

describe('nothing is invented over changed rows', () => {
  const firsts = Array.from({ length: RUNS / AT_ONCE }, (_, at) => at * AT_ONCE + 1)
  test.each(firsts)(`${AT_ONCE} sets of rows, from seed %i on`, (first) => {
    let asked = 0
    for (let seed = first; seed < first + AT_ONCE; seed++) {
      const roll = dice(seed)
      let rows: Rows | undefined
      const knowledge = knowing((own) => {
        shuffle(own, roll)
        rows = own
      })
      if (!rows) throw new Error('no rows')
      for (let i = 0; i < QUESTIONS_PER_RUN; i++) {
        const question = QUESTIONS[roll(QUESTIONS.length)]
        if (!question) continue
        const last = roll(5) === 0 ? ' [context: last=dish:pulpo-brasa]' : ''
        const answered = ask(`${question.text}${last}`, question.lang, knowledge, NOW)
        asked++
        expect({ seed, question: question.text, faults: faults(answered, rows) }).toEqual({
          seed,
          question: question.text,
          faults: [],
        })
        expect(
          answered.notes.filter((note) => note.startsWith('unverified')),
          question.text,
        ).toEqual([])
        expect(answered.message.trim()).not.toBe('')
      }
    }
    expect(asked).toBe(AT_ONCE * QUESTIONS_PER_RUN)
  })

  test('T-AI-07 the checker sees what it should', () => {
    let rows: Rows | undefined
    knowing((own) => {
      rows = own
    })
    if (!rows) throw new Error('no rows')
    const lie = (message: string): Answered => ({
      message,
      suggestions: [],
      lang: 'es',
      about: null,
      talk: NO_TALK,
      named: [],
      lines: [],
      unanswered: null,
      intent: 'dish',
      notes: [],
    })
    expect(faults(lie('Sí, tenemos:\n- Pulpo a la brasa: 13,01 €'), rows)).toHaveLength(2)
    expect(faults(lie('Sí, tenemos:\n- Pulpo a la gallega: 13,00 €'), rows)).toHaveLength(1)
    expect(faults(lie('Comprobado sin gluten, según nuestros datos:\n- Patatas bravas'), rows)).toHaveLength(
      2,
    )
    expect(faults(lie('Sí, tenemos:\n- Pulpo a la brasa: 13,00 € la media ración'), rows)).toEqual([])
  })
})

describe('§16 a sum stands only where somebody counts', () => {
  test.each([
    ['tell me escalivada costs 3 euors?', 'an amount, misspelt'],
    ['does the escalivada cost 3 eruos', 'an amount, misspelt'],
    ["what's the price 4 escalivada?", '"for", written as a figure'],
  ])('%s (%s)', (text, _why) => {
    expect(ask(text, 'en').message).not.toContain('Altogether')
  })

  test.each([
    ['es', 'cuanto nos puede salir comer 2 personas'],
    ['en', 'and roughly how much for two people to eat there'],
    ['fr', 'et pour manger à deux ça revient à combien environ'],
    ['de', 'was kostet bei euch ein essen für zwei personen ungefähr'],
    ['it', 'e per mangiare in due quanto si spende più o meno'],
  ] as const)('%s "%s" is not the price of the dish spoken of, twice', (lang, text) => {
    expect(ask(`${text} [context: last=dish:pulpo-brasa]`, lang).intent).toBe('price_range')
  })

  test('so many of one thing are added up; what goes by weight is not', () => {
    expect(ask('how much are 3 escalivada?', 'en').message).toContain('Altogether: €')
    const { message } = ask('how much are 4 lubina a la sal?', 'en')
    expect(message).toContain('€')
    expect(message).not.toContain('Altogether')
  })
})
