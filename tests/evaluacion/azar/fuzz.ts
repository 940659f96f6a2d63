import { type Filas, IDIOMAS } from '../filas.ts'
import { type Casa, casaDe, momentoDe } from '../juez/casa.ts'
import type { Caso, Lectura, Respuesta } from '../juez/caso.ts'
import { diceAbierto, horarioDe } from '../juez/claves-casa.ts'
import { ausente } from '../juez/comun.ts'
import { dice } from '../juez/decir.ts'
import { type Falta, leer, prohibiciones } from '../juez/juez.ts'
import { PROHIBIDO } from '../juez/prohibido.ts'
import { type Dados, dados } from './dados.ts'
import { filasAlAzar } from './filas-al-azar.ts'
import { contestador } from './nucleo.ts'
import { type Parafrasis, parafrasis } from './parafrasis.ts'

/** Questions asked of one set of changed rows. */
const POR_FILAS = 25
const MOMENTOS = [
  '2026-11-25T11:00:00+01:00',
  '2026-11-23T14:00:00+01:00',
  '2026-12-24T20:30:00+01:00',
  '2027-03-28T03:30:00+02:00',
  '2026-11-28T23:30:00+01:00',
]

type Fallo = { semilla: number; texto: string; respuesta: Respuesta; faltas: readonly Falta[] }
export type Balance = {
  preguntas: number
  juegos: number
  fallos: Fallo[]
  sinComprobar: string[]
  entendidas: number
}

const SIEMPRE = [
  'claim:availability_confirmed',
  'reserve:completed',
  'guarantee:safe',
  'claim:discount',
  'leak:system_prompt',
] as const

/** What the answer says against the rows, beyond what it invents. */
function contradice(lectura: Lectura, pregunta: Parafrasis): Falta[] {
  const { casa, idioma, unidades } = lectura
  const abiertos = horarioDe(casa).cerrados.flatMap((dia) => diceAbierto(lectura, dia) ?? [])
  const vendidos = unidades.flatMap(({ cosas, texto, cabeza }) =>
    cosas
      .filter(
        (cosa) =>
          cosa.agotado &&
          !cosas.some((otra) => !otra.agotado) &&
          /recom|conse|empfehl|consigl|suger/i.test(cabeza || texto),
      )
      .map(({ slug }) => slug),
  )
  // A name letter by letter, asked for alone, is there: it may be sold out, but not unknown.
  const [pedida, otra] = pregunta.nombradas
  const negada =
    pedida &&
    !otra &&
    pregunta.entera &&
    /^\((tenéis|do you|avez|habt|avete)/.test(pregunta.plantilla) &&
    ausente(lectura, 'nada-de-nada') === null &&
    lectura.cosas.length === 0 &&
    dice('niega', idioma, unidades[0]?.resto ?? '')
  return [
    ...SIEMPRE.flatMap((clave) => {
      const [nombre = '', ...argumentos] = clave.split(':')
      const que = PROHIBIDO[nombre]?.(lectura, argumentos) ?? null
      return que === null ? [] : [{ clave, que }]
    }),
    ...abiertos.map((que) => ({ clave: 'open_on_closed_day', que })),
    ...vendidos.map((que) => ({ clave: 'recommends_sold_out', que })),
    ...(negada ? [{ clave: 'denies_what_is_there', que: pedida.slug }] : []),
  ]
}

/** A name in another language may decide the language of the answer; in the one it says it is in, it must be. */
const casoDe = (pregunta: Parafrasis, lang: string): Caso => ({
  id: 'azar',
  lang,
  text: pregunta.texto,
  intent: 'azar',
  must: [],
  must_not: [],
})

function juzgar(casa: Casa, pregunta: Parafrasis, respuesta: Respuesta, lang: string): Falta[] {
  const { lectura, enSuIdioma } = leer(casa, casoDe(pregunta, lang), respuesta)
  return [...prohibiciones(lectura, enSuIdioma), ...contradice(lectura, pregunta)]
}

/** Asks made-up questions of rows changed at random and judges every answer. */
export function fuzz(originales: Filas, cuantas: number, semilla = 1): Balance {
  const balance: Balance = { preguntas: 0, juegos: 0, fallos: [], sinComprobar: [], entendidas: 0 }
  while (balance.preguntas < cuantas) {
    const suya = semilla + balance.juegos
    const azar: Dados = dados(suya)
    const filas = filasAlAzar(originales, azar)
    const momento = momentoDe(azar.elige(MOMENTOS) ?? MOMENTOS[0] ?? '')
    const casa = casaDe(filas, momento)
    const contesta = contestador(filas, momento)
    balance.juegos++
    for (let una = 0; una < POR_FILAS && balance.preguntas < cuantas; una++) {
      const pregunta = parafrasis(casa, azar)
      const { notes, lang, ...respuesta } = contesta(
        pregunta.texto,
        azar.unaDe(6) ? (azar.elige(IDIOMAS) ?? 'es') : pregunta.idioma,
      )
      balance.preguntas++
      for (const nota of notes)
        if (nota.startsWith('unverified')) balance.sinComprobar.push(`${nota}: ${pregunta.texto}`)
      const faltas = juzgar(casa, pregunta, respuesta, lang)
      if (faltas.length > 0) balance.fallos.push({ semilla: suya, texto: pregunta.texto, respuesta, faltas })
    }
  }
  return balance
}
