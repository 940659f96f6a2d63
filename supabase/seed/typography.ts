type Idioma = 'es' | 'en' | 'fr' | 'de' | 'it'
type Rule = readonly [RegExp, string]

const COMMON_RULES: readonly Rule[] = [
  [/['"]/, 'comillas o apóstrofos rectos'],
  [/ {2}/, 'dos espacios'],
  [/\.\.\./, 'tres puntos sueltos'],
  [/\d [€%]/, 'la unidad puede quedarse sola en la línea siguiente'],
]
const NO_SPACE: Rule = [/[\s\u00a0\u202f][;:!?]/, 'espacio antes del signo']
const RULES: Record<Idioma, readonly Rule[]> = {
  es: [
    NO_SPACE,
    [/[“”„]/, 'comillas de otra lengua'],
    [/(^|[.!?…»]\s)[^¿?.]*\?/, 'falta ¿'],
    [/(^|[.!?…»]\s)[^¡!.]*!/, 'falta ¡'],
  ],
  en: [NO_SPACE, [/[«»„]/, 'comillas de otra lengua'], [/\d [ap]m\b/, 'hora de doce']],
  fr: [
    [
      /[^\s\u00a0\u202f:;!?][;!?»]|[^\s\u00a0\u202f\d/][:](?=\s|$)| [;:!?»]/,
      'falta el espacio duro antes del signo',
    ],
    [/«[^\u00a0\u202f]/, 'falta el espacio duro tras «'],
    [/[“”„]/, 'comillas de otra lengua'],
    [/\b(oeu|Oeu|coeur|soeur)/, 'falta la ligadura œ'],
  ],
  de: [NO_SPACE, [/[«»”]|“(?=\p{L})/u, 'comillas de otra lengua']],
  it: [
    NO_SPACE,
    [/[“”„]/, 'comillas de otra lengua'],
    [/(?<!\p{L})(perchè|poichè|nè|sè|pò|E’)(?!\p{L})/u, 'acento equivocado'],
  ],
}
const SKIPPED_KEYS = new Set(['slug', 'ilustracion', 'clave', 'categoria', 'tema', 'plato', 'vino', 'marida'])

const isIdioma = (clave: unknown): clave is Idioma => typeof clave === 'string' && clave in RULES

function* textos(valor: unknown, idioma: Idioma, place: string): Generator<[string, Idioma, string]> {
  if (typeof valor === 'string') yield [valor, idioma, place]
  if (typeof valor !== 'object' || valor === null) return
  const own = 'idioma' in valor && isIdioma(valor.idioma) ? valor.idioma : idioma
  const nombre = 'slug' in valor ? `${place}/${valor.slug}` : place
  for (const [clave, inner] of Object.entries(valor)) {
    if (SKIPPED_KEYS.has(clave)) continue
    yield* textos(inner, isIdioma(clave) ? clave : own, `${nombre}/${clave}`)
  }
}

export const typos = (contenido: object): string[] =>
  [...textos(contenido, 'es', '')].flatMap(([texto, idioma, place]) =>
    /^https?:/.test(texto)
      ? []
      : [...COMMON_RULES, ...RULES[idioma]]
          .filter(([patron]) => patron.test(texto))
          .map(([, que]) => `${place} (${idioma}): ${que}: ${texto.slice(0, 60)}`),
  )
