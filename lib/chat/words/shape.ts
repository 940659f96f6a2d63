import type { Slot } from '../state.ts'

/**
 * The words of one language, as alternatives of a regular expression over folded text (no accents, lower case).
 * `{N}` stands for a number in digits or words, `{H}` for an hour and `{M}` for minutes.
 */
export type Lexicon = {
  /** Number words; the index is the value. */
  numeros: readonly string[]
  /** Further amounts: tens above 31, a dozen. */
  cantidades: readonly (readonly [string, number])[]
  /** Ordinal words; the index is the value (empty where there are none). */
  ordinales: readonly string[]
  /** Number words that are also articles: not "one guest" before a noun. */
  articulo: string
  meses: readonly string[]
  /** The month may come before the day: 12/5, December 5. */
  mesPrimero: boolean
  /** Monday first. */
  dias: readonly string[]
  diasCortos: readonly string[]
  /** Days from today. */
  relativos: readonly (readonly [string, number])[]
  /** "In {N} days": the unit in days. */
  plazos: readonly (readonly [string, number])[]
  /** "Thursday week": seven days more. */
  enOcho: string
  /** Feasts with a day of their own, in the order of `FIESTAS`. */
  fiestas: readonly string[]
  /** First, second, third, fourth, last: before a weekday of a month. */
  enesimos: readonly string[]
  proximaSemana: string
  finde: string
  /** "Next", where it may mean this week's or next week's day. */
  dudoso: string
  /** "This" and "coming" before a weekday: the first to come; "next": never today. */
  este: string
  siguiente: string
  /** What may stand between a day and its month, and after the day's digits. */
  nexoMes: string
  sufijoDia: string
  /** What makes a lone number a day of the month. */
  articuloDia: string
  antesHora: string
  /** Clock phrases: pattern, minutes added, sign of {M}, and whether it needs a word before it when not asked. */
  horas: readonly (readonly [string, number, -1 | 0 | 1, boolean])[]
  /** Noon and midnight, where they are said instead of an hour; what leaves the minutes open ("9 y pico"). */
  mediodia: string
  medianoche: string
  ypico: string
  am: string
  pm: string
  comida: string
  cena: string
  parteDia: string
  gente: string
  ninos: string
  antesGente: string
  /** Who comes along: one each, two each; and how the guest names herself. */
  pariente: string
  parientes: string
  yo: string
  pareja: string
  fijos: readonly (readonly [string, number])[]
  o: string
  y: string
  /** Words that all say yes, words that may accompany them, and words that take it back. */
  si: string
  siempreSi: string
  relleno: string
  pero: string
  no: string
  cancelar: string
  cambiar: string
  mal: string
  campos: Readonly<Record<Slot, string>>
  reservar: string
  /** Talk about bookings that is not a wish to make one. */
  noReservar: string
  otra: string
  correccion: string
  gracias: string
  /** How a question begins: with a question word, with a verb that asks, with one that asks only with a mark. */
  interroga: string
  pregunta: string
  debil: string
  /** What is asked as a favour; words about free tables. */
  favor: string
  disponible: string
  porque: string
  /** Before a name: always, and only when a name was asked. */
  llamarse: string
  /** Before a name only when it is capitalised: "soy Marta", not "soy vegana". */
  presenta: string
  nombre: string
  /** Nothing to note. */
  nada: string
}
