/** How each language is set: quotes, apostrophes, and the spaces French puts before its points. */
type Idioma = 'es' | 'en' | 'fr' | 'de' | 'it'
type Regla = readonly [RegExp, string]

const TODAS: readonly Regla[] = [
  [/['"]/, 'comillas o apóstrofos rectos'],
  [/ {2}/, 'dos espacios'],
  [/\.\.\./, 'tres puntos sueltos'],
  [/\d [€%]/, 'la unidad puede quedarse sola en la línea siguiente'],
]
const SIN_ESPACIO: Regla = [/[\s\u00a0\u202f][;:!?]/, 'espacio antes del signo']
const REGLAS: Record<Idioma, readonly Regla[]> = {
  es: [
    SIN_ESPACIO,
    [/[“”„]/, 'comillas de otra lengua'],
    // An opening sign for every closing one, within the sentence.
    [/(^|[.!?…»]\s)[^¿?.]*\?/, 'falta ¿'],
    [/(^|[.!?…»]\s)[^¡!.]*!/, 'falta ¡'],
  ],
  en: [SIN_ESPACIO, [/[«»„]/, 'comillas de otra lengua'], [/\d [ap]m\b/, 'hora de doce']],
  fr: [
    [
      /[^\s\u00a0\u202f:;!?][;!?»]|[^\s\u00a0\u202f\d/][:](?=\s|$)| [;:!?»]/,
      'falta el espacio duro antes del signo',
    ],
    [/«[^\u00a0\u202f]/, 'falta el espacio duro tras «'],
    [/[“”„]/, 'comillas de otra lengua'],
    [/\b(oeu|Oeu|coeur|soeur)/, 'falta la ligadura œ'],
  ],
  de: [SIN_ESPACIO, [/[«»”]|“(?=\p{L})/u, 'comillas de otra lengua']],
  it: [
    SIN_ESPACIO,
    [/[“”„]/, 'comillas de otra lengua'],
    [/(?<!\p{L})(perchè|poichè|nè|sè|pò|E’)(?!\p{L})/u, 'acento equivocado'],
  ],
}
/** Not for reading: names of things, addresses, templates with their own lines. */
const MUDOS = new Set(['slug', 'ilustracion', 'clave', 'categoria', 'tema', 'plato', 'vino', 'marida'])

const esIdioma = (clave: unknown): clave is Idioma => typeof clave === 'string' && clave in REGLAS

function* textos(valor: unknown, idioma: Idioma, lugar: string): Generator<[string, Idioma, string]> {
  if (typeof valor === 'string') yield [valor, idioma, lugar]
  if (typeof valor !== 'object' || valor === null) return
  const propio = 'idioma' in valor && esIdioma(valor.idioma) ? valor.idioma : idioma
  const nombre = 'slug' in valor ? `${lugar}/${valor.slug}` : lugar
  for (const [clave, dentro] of Object.entries(valor)) {
    if (MUDOS.has(clave)) continue
    yield* textos(dentro, esIdioma(clave) ? clave : propio, `${nombre}/${clave}`)
  }
}

/** Every slip of the typesetter, each a sentence that names the place. */
export const erratas = (contenido: object): string[] =>
  [...textos(contenido, 'es', '')].flatMap(([texto, idioma, lugar]) =>
    /^https?:/.test(texto)
      ? []
      : [...TODAS, ...REGLAS[idioma]]
          .filter(([patron]) => patron.test(texto))
          .map(([, que]) => `${lugar} (${idioma}): ${que}: ${texto.slice(0, 60)}`),
  )
