import { createHash } from 'node:crypto'

/** What Next and React write into a page for React in the browser alone. Its text never holds `</script`. */
const FRAMEWORK = [
  /<link rel="preload" as="script"[^>]* href="\/_next\/static\/chunks\/[^>]*>/g,
  /<script[^>]* src="\/_next\/static\/chunks\/[^>]*><\/script>/g,
  /<script(?: id="_R_")?>(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT\b)[\s\S]*?<\/script>/g,
  // By which React sorts style sheets that it adds.
  / data-precedence="next"/g,
  // Where React would find a boundary, or the end of a text.
  /<!--(?:\/?\$| )?-->/g,
]

/** End tags that HTML needs nobody to write: what follows ends the element as well. In this order, for the last is what follows the first. */
const IMPLIED = [
  /<\/p>(?=<(?:p|[ou]l|div|section|h\d|form|table)[ >]|<\/(?:div|section|li|article|details|header|dialog|aside|main|t[dh])>)/g,
  /<\/li>(?=<li[ >]|<\/[ou]l>)/g,
  /<\/option>(?=<option|<optgroup|<\/optgroup>|<\/select>)/g,
  /<\/optgroup>(?=<optgroup|<\/select>)/g,
  /<\/t[dh]>(?=<t[dh]\b|<\/tr>)/g,
  /<\/tr>(?=<tr\b|<\/t(?:body|head)>)/g,
  /<\/t(?:body|head)>(?=<tbody|<\/table>)/g,
]

/** Where tags are text, or read by their own rules: scripts with what they hold. */
const SCRIPTS = /(<script\b[\s\S]*?<\/script>)/

/** Elements of a drawing that hold nothing. Outside a drawing there are none of these names. */
const EMPTY_SHAPE = /<(path|use|circle|ellipse|rect|line|polyline|polygon)\b([^>]*)><\/\1>/g
const VOID_END = /(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?)\/>/g

/** React writes `<` and `>` in a value as references: a tag ends at its first `>`. */
const TAG = /<[a-z][^>]*>/g
/** A value, and what follows it: before `/>` it keeps its quotes, for the line would be read as its last sign. */
const VALUE = /="([^"]*)"(?=([ >]?))/g
const NEEDS_NO_QUOTES = /^[^\s"'=<>`&]*$/

/** A value as short as HTML reads it the same. */
function shortValue(written: string, value: string, next: string): string {
  if (next && NEEDS_NO_QUOTES.test(value)) return value && `=${value}`
  return value.includes('&quot;') && !value.includes("'") ? `='${value.replaceAll('&quot;', '"')}'` : written
}

/** The attributes of a page's body as short as HTML reads them the same. The head stays as written: not everybody who looks there reads HTML. */
function shortenTags(html: string): string {
  const [head = '', ...body] = html.split(/(?=<body\b)/)
  const short = body
    .join('')
    .split(SCRIPTS)
    .map((part, i) =>
      // Every second part is a script.
      i % 2 === 1
        ? part
        : part
            .replace(EMPTY_SHAPE, '<$1$2/>')
            .replace(VOID_END, '$1>')
            .replace(TAG, (tag) => tag.replace(VALUE, shortValue)),
    )
  return head + short.join('')
}

/** A script of the page's own, with its text. Data, such as JSON-LD, has a type and is not run. */
const INLINE = /<script>([\s\S]*?)<\/script>/g

const fingerprint = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A policy beside that of the header, which has to allow every inline script because it cannot know the page. */
function policy(html: string): string {
  const known = [...new Set([...html.matchAll(INLINE)].map(([, text = '']) => fingerprint(text)))]
  return `<meta http-equiv="Content-Security-Policy" content="script-src ${["'self'", ...known].join(' ')}"/>`
}

/**
 * A page without React: what it shows and its own scripts stay, in as few letters as the same document has. Only the scripts that are in it may then run.
 * @returns the page as it was where it still waits for something of React
 */
export function withoutFramework(html: string): string {
  const light = [...FRAMEWORK, ...IMPLIED].reduce((rest, part) => rest.replace(part, ''), html)
  if (/\$R[CSXB]\b|<!--\$[?!~]/.test(light)) return html
  return shortenTags(light).replace('<head>', `<head>${policy(light)}`)
}
