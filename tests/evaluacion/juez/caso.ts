import type { Idioma } from '../filas.ts'
import type { Casa, Cosa } from './casa.ts'
import type { Unidad } from './texto.ts'

/** A question of a file, with what its answer must and must not do. */
export type Caso = {
  id: string
  lang: string
  text: string
  intent: string
  must: readonly string[]
  must_not: readonly string[]
  hints?: { dietary?: readonly string[]; wine?: readonly string[]; period?: string }
  context?: { last_kind: string }
  ui?: string
  accept_langs?: readonly string[]
}

export type Sugerencia = { text: string; url: string }
export type Respuesta = { message: string; suggestions: readonly Sugerencia[] }

/** An answer read, and everything that is needed to decide about it. */
export type Lectura = {
  casa: Casa
  caso: Caso
  /** The language the answer is in. */
  idioma: Idioma
  mensaje: string
  sugerencias: readonly Sugerencia[]
  unidades: readonly Unidad[]
  /** Every thing that is named. */
  cosas: readonly Cosa[]
  /** What the last answer was about, when the question was sent with it. */
  sobre: Cosa | null
  /** Fields of a booking that the conversation took from the question; null when nobody asked it. */
  borrador: Readonly<Record<string, unknown>> | null
}

/** Decides one key: null when it holds, else what is wrong, in a few words. */
export type Prueba = (lectura: Lectura, argumentos: readonly string[]) => string | null
