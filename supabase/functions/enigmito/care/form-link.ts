/** Letters of a written-out address that every reader of it takes: the site's own check has the same limit. */
const MOST = 400

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** `page`: the address of the contact page. The form there opens with `said` in it, cut at a whole character. */
export function formUrl(page: string, said: string): string {
  let value = ''
  for (const letter of said.toWellFormed().replace(/\s+/g, ' ').trim()) {
    const more = encoded(letter)
    if (value.length + more.length > MOST) break
    value += more
  }
  return value ? `${page}?texto=${value}#mensaje` : page
}

/** The address without what was said in it; null when that part is no such text. */
export function pageOf(url: string): string | null {
  const [, page, value] = /^([^?#]*)\?texto=([\w.%-]+)#mensaje$/.exec(url) ?? []
  return page && value && value.length <= MOST ? page : null
}
