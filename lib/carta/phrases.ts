import { fill } from '../i18n/fill-text.ts'
import type { Cuenta, FilteredSection, FilterResult, Motivos } from './filter.ts'
import { type CartaQuery, conditions } from './query.ts'

/** Texts of messages/filtros with `{placeholders}`, so that the browser needs no library. */
export type Phrases = Readonly<
  Record<
    | 'platos'
    | 'bebidas'
    | 'unPlatoOculto'
    | 'platosOcultos'
    | 'unaBebidaOculta'
    | 'bebidasOcultas'
    | 'mostrados'
    | 'mostrar'
    | 'ocultar'
    | 'contiene'
    | 'contienen'
    | 'puede'
    | 'pueden'
    | 'sinDeclarar'
    | 'quitar'
    | 'verUno'
    | 'ver'
    | 'ingredientes'
    | 'original'
    | 'nada'
    | 'nadaDe'
    | 'cita'
    | 'excluyendo',
    string
  >
>
export type Language = { locale: string; phrases: Phrases; nombres: Readonly<Record<string, string>> }

export const inSentence = (nombre: string, locale: string): string =>
  locale === 'de' ? nombre : nombre.charAt(0).toLowerCase() + nombre.slice(1)

const isOne = (n: number, locale: string): boolean => new Intl.PluralRules(locale).select(n) === 'one'

const joinNames = (
  { locale, nombres }: Language,
  keys: readonly string[],
  type: 'conjunction' | 'disjunction',
): string =>
  new Intl.ListFormat(locale, { type }).format(
    keys.map((clave) => inSentence(nombres[clave] ?? clave, locale)),
  )

function motivoParts(language: Language, motivos: Motivos, n: number): string[] {
  const { phrases } = language
  const isSingle = n === 1
  const x = (keys: readonly string[]) => ({
    x: joinNames(language, keys, isSingle ? 'conjunction' : 'disjunction'),
  })
  return [
    ...(motivos.contiene.length > 0
      ? [fill(isSingle ? phrases.contiene : phrases.contienen, x(motivos.contiene))]
      : []),
    ...(motivos.puede.length > 0 ? [fill(isSingle ? phrases.puede : phrases.pueden, x(motivos.puede))] : []),
    ...(motivos.sinDeclarar ? [phrases.sinDeclarar] : []),
  ]
}

export function aviso(language: Language, motivos: Motivos): string {
  const text = motivoParts(language, motivos, 1).join('; ')
  return text.charAt(0).toLocaleUpperCase(language.locale) + text.slice(1)
}

export function hiddenSummary(
  language: Language,
  { tipo, excluidos, mostrada, motivos }: FilteredSection,
): string {
  if (excluidos === 0) return ''
  const { phrases } = language
  const [one, many] =
    tipo === 'plato'
      ? [phrases.unPlatoOculto, phrases.platosOcultos]
      : [phrases.unaBebidaOculta, phrases.bebidasOcultas]
  const text = mostrada ? phrases.mostrados : excluidos === 1 ? one : many
  return fill(text, { n: excluidos, motivos: motivoParts(language, motivos, excluidos).join('; ') })
}

export function countSummary({ locale, phrases }: Language, { platos, bebidas }: FilterResult): string {
  const say = (text: string, { visibles, total }: Cuenta) =>
    total > 0 ? [fill(text, { n: visibles, total })] : []
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format([
    ...say(phrases.platos, platos),
    ...say(phrases.bebidas, bebidas),
  ])
}

export const showPlatosLabel = ({ locale, phrases }: Language, { platos }: FilterResult): string =>
  fill(isOne(platos.visibles, locale) ? phrases.verUno : phrases.ver, { n: platos.visibles })

export const emptyLabel = ({ phrases }: Language, { q }: CartaQuery): string =>
  q ? fill(phrases.nadaDe, { q }) : phrases.nada

export const chipsOf = (language: Language, query: CartaQuery) =>
  conditions(query).map(({ tipo, valor, resto }) => {
    const nombre =
      tipo === 'q'
        ? fill(language.phrases.cita, { x: valor })
        : inSentence(language.nombres[valor] ?? valor, language.locale)
    return { nombre, quitar: fill(language.phrases.quitar, { x: nombre }), resto, sin: tipo === 'sin' }
  })
