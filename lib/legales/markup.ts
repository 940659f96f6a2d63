/** The markdown of the legal texts: headings, paragraphs, lists, bold, links. There is no HTML, so nothing has to be
 * sanitised. */
export type Segment =
  | { tipo: 'texto'; texto: string }
  | { tipo: 'fuerte'; trozos: readonly Segment[] }
  | { tipo: 'enlace'; href: string; texto: string }
export type Block =
  | { tipo: 'h2' | 'h3'; trozos: readonly Segment[] }
  | { tipo: 'p'; trozos: readonly Segment[] }
  | { tipo: 'ul' | 'ol'; puntos: readonly (readonly Segment[])[] }

/** Never `javascript:` or `//host`. */
const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S*$/i.test(href)

const texto = (text: string): Segment => ({ tipo: 'texto', texto: text })
const link = (href: string, text: string): Segment => ({ tipo: 'enlace', href, texto: text })

const MARKS =
  /\*\*(?<fuerte>[^*\n]{1,400})\*\*|\[(?<etiqueta>[^\]\n]{1,200})\]\((?<href>[^)\s]{1,500})\)|(?<correo>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})|(?<telefono>\+\d[\d ]{7,16}\d)|(?<web>\bwww\.[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,3})/giu

export function parseSegments(line: string): Segment[] {
  const found: Segment[] = []
  let at = 0
  for (const match of line.matchAll(MARKS)) {
    const { fuerte, etiqueta, href, correo, telefono, web } = match.groups ?? {}
    const piece: Segment | null = fuerte
      ? { tipo: 'fuerte', trozos: parseSegments(fuerte) }
      : etiqueta && href
        ? isSafe(href)
          ? link(href, etiqueta)
          : texto(etiqueta)
        : correo
          ? link(`mailto:${correo}`, correo)
          : telefono
            ? link(`tel:${telefono.replaceAll(' ', '')}`, telefono)
            : web
              ? link(`https://${web}`, web)
              : null
    if (!piece) continue
    if (match.index > at) found.push(texto(line.slice(at, match.index)))
    found.push(piece)
    at = match.index + match[0].length
  }
  if (at < line.length) found.push(texto(line.slice(at)))
  return found
}

export const plainText = (pieces: readonly Segment[]): string =>
  pieces.map((piece) => (piece.tipo === 'fuerte' ? plainText(piece.trozos) : piece.texto)).join('')

const LIST_MARKER = /^(?:[-*]|\d{1,3}[.)])\s+/

export function parseBlocks(text: string): Block[] {
  const found: Block[] = []
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) found.push({ tipo: 'p', trozos: parseSegments(lines.join(' ')) })
    lines = []
  }
  for (const raw of text.replaceAll('\r\n', '\n').split('\n')) {
    const line = raw.trim()
    const [, marks, heading] = /^(#{2,3})\s+(.+)$/.exec(line) ?? []
    if (marks && heading) {
      flush()
      found.push({ tipo: marks === '##' ? 'h2' : 'h3', trozos: parseSegments(heading) })
    } else if (LIST_MARKER.test(line)) {
      flush()
      const tipo = /^\d/.test(line) ? 'ol' : 'ul'
      const last = found.at(-1)
      const item = parseSegments(line.replace(LIST_MARKER, ''))
      if (last?.tipo === tipo) found[found.length - 1] = { tipo, puntos: [...last.puntos, item] }
      else found.push({ tipo, puntos: [item] })
    } else if (line === '') flush()
    else lines.push(line)
  }
  flush()
  return found
}
