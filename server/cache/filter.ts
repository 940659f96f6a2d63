import { createHash } from 'node:crypto'

/** What Next and React write into a page for React in the browser alone. Its text never holds `</script`. */
const FRAMEWORK = [
  /<link rel="preload" as="script"[^>]* href="\/_next\/static\/chunks\/[^>]*>/g,
  /<script[^>]* src="\/_next\/static\/chunks\/[^>]*><\/script>/g,
  /<script(?: id="_R_")?>(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT\b)[\s\S]*?<\/script>/g,
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
  return light.replace('<head>', `<head>${policy(light)}`)
}
