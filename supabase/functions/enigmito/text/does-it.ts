import type { Locale } from '../../../../lib/i18n/locales.ts'
import { tokens } from './fold.ts'

/** "Can't you do it from there yourself?", where a booking there is was spoken of. */
const ASKS: Record<Locale, RegExp> = {
  es: /\b(?:pued[eo]s?|podeis|podria(?:is|s)?|podes|no me l[oa])\b.*\b(?:\w+(?:ar|er|ir)l[oa]|tu|vosotr[oa]s|ahi|alli|aqui)\b/,
  en: /\b(?:can|could|cant|couldnt|will)\b.*\byou\b.*\b(?:it|that|yourself|there|from here|up)\b/,
  fr: /\b(?:peux|pouvez|pourriez|pourrais)\b.*\b(?:le|la|l|meme|d ici)\b/,
  de: /\b(?:kannst|konnen|konnt|konntest|konntet)\b.*\b(?:das|es|ihn|sie|selbst|selber|nachschauen|nachsehen)\b/,
  it: /\b(?:puoi|potete|potresti|potreste)\b.*\b(?:\w+(?:ar|er|ir)l[oa]|tu|voi|da li|da qui)\b/,
}

export const asksToDoIt = (line: string, lang: Locale): boolean => ASKS[lang].test(tokens(line).join(' '))
