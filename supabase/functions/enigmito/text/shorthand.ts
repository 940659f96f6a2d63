import type { Locale } from '../../../../lib/i18n/locales.ts'

/** Signs and letters that stand for words, and are lost where a line is taken apart: "w/o nuts", "c koi". */
const SHORT: Partial<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<=(?<!\p{L})(?:my|his|her|the|our|ur|your) )gf(?!\p{L})/giu, 'girlfriend'],
    [/(?<!\p{L})w\/o(?!\p{L})/giu, 'without'],
    [/(?<!\p{L})w\/(?=\s*\p{L})/giu, 'with '],
  ],
  fr: [[/(?<![\p{L}'’])c\s+(?!est(?!\p{L})|['’])/giu, 'c est ']],
}

export const writtenOut = (line: string, lang: Locale): string =>
  (SHORT[lang] ?? []).reduce((text, [sign, words]) => text.replace(sign, words), line)
