import type { Avoided, Eater } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Hints } from '../../hints.ts'
import type { Hit } from '../../phrases.ts'
import { asksThem } from '../asks-them.ts'

const NOT = /^(?:no|not|n|don|doesn|t|pas|ne|nicht|non)$/
const BUT =
  /^(?:menos|excepto|salvo|except|but|apart|sauf|hormis|mais|ausser|aber|bis|tranne|eccetto|meno|ma|pero|senza|sin|sans|ohne|without)$/

/** What may go on behind it: "we like everything sweet" and "como todo el mundo" are of something else. */
const GOES_ON =
  /^(?:y|e|et|and|und|so|then|que|q|cual\w*|what|which|where|was|wie|welch\w*|quel\w*|qu|che|cosa|qual\w*|too|auch|tambien|aussi|anche|pues|entonces|alors|donc|dann|quindi)$/

/** Who asks for themselves after all keeps what they avoid. */
const MYSELF: Record<Locale, RegExp> = {
  es: /^(?:mi|yo|me|nos|nosotr[oa]s|puedo|podemos|conmigo)$/,
  en: /^(?:i|im|me|my|mine|myself|we|us|our)$/,
  fr: /^(?:je|j|moi|me|nous|mon|ma)$/,
  de: /^(?:ich|mich|mir|wir|uns|mein\w*)$/,
  it: /^(?:io|me|mi|noi|ci|posso|possiamo)$/,
}

type Told = {
  lang: Locale
  words: readonly string[]
  breaks: ReadonlySet<number>
  hints: Hints
}

export function endsThere(words: readonly string[], breaks: ReadonlySet<number>, end: number): boolean {
  const next = words[end]
  return next === undefined || breaks.has(end) || GOES_ON.test(next)
}

/** "… and for me?" */
export const asksForMyself = ({ lang, words }: Pick<Told, 'lang' | 'words'>): boolean =>
  words.some((word) => MYSELF[lang].test(word) && !/^(?:my|mon|ma|mi|mein\w*)$/.test(word))

/**
 * "My husband eats everything": said of somebody of whom nothing else is known, with no exception, and not where the
 * guest asks for themselves behind it. What is stored is the guest's own: nobody else's appetite lifts it.
 */
export const isForAll = (
  { lang, words, breaks, hints }: Told,
  marks: readonly Hit[],
  whoAt: (at: number) => Eater,
  avoided: readonly Avoided[],
): boolean =>
  marks.some(({ start, end }) => {
    const denied = words.slice(Math.max(0, start - 2), start).some((word) => NOT.test(word))
    const excepts = words.slice(end, end + 3).some((word) => BUT.test(word))
    const isWhole = endsThere(words, breaks, end)
    const ofMyself = words.slice(end).some((word) => MYSELF[lang].test(word))
    const eater = whoAt(start)
    const isStored = eater !== 'guest' && (hints.avoidGluten || hints.diets.length > 0)
    if (denied || excepts || !isWhole || ofMyself || isStored) return false
    // "What may he have? I eat everything": asked for him.
    if (eater === 'guest' && asksThem({ words })) return false
    return !avoided.some(({ who }) => who === eater)
  })
