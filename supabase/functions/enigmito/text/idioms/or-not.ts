import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { fold } from '../fold.ts'

/** "Is there egg in it or not?": behind a question of what a thing holds, "or not" leaves nothing out. */
const OR_NOT: Record<Locale, RegExp> = {
  es: /(?:lleva|llevan|tiene|tienen|contiene|contienen|hay|trae)(?:\s[^?.!;]{0,40})?(\s+[ou] no(?: (?:lleva|llevan|tiene|tienen|contiene|contienen|hay|trae))?)(?=\s*(?:$|[?.!,;]))/,
  en: /(?:has|have|contains?|is there|are there|got|in it)(?:\s[^?.!;]{0,40})?(\s+or (?:not|no|does ?n['’]?t it|is ?n['’]?t there|has ?n['’]?t it))(?=\s*(?:$|[?.!,;]))/,
  fr: /(?:contient|contiennent|y a|y en a|a-t-il|dedans)(?:\s[^?.!;]{0,40})?(\s+ou (?:pas|non))(?=\s*(?:$|[?.!,;]))/,
  de: /(?:enthalt|hat|ist|sind|drin)(?:\s[^?.!;]{0,40})?(\s+od(?:er|r) (?:nicht|net|ned|nit))(?=\s*(?:$|[?.!,;]))/,
  it: /(?:contiene|contengono|ha|hanno|c['’]e|ci sono|dentro)(?:\s[^?.!;]{0,40})?(\s+o (?:no|non (?:ce l['’]ha|c['’]e|contiene)))(?=\s*(?:$|[?.!,;]))/,
}

export function withoutOrNot(line: string, lang: Locale): string {
  const folded = fold(line)
  const found = folded.length === line.length ? OR_NOT[lang].exec(folded) : null
  const tag = found?.[1]
  if (!found || tag === undefined) return line
  const at = folded.indexOf(tag, found.index)
  return line.slice(0, at) + line.slice(at + tag.length)
}
