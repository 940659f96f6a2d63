import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Topic } from '../words/shape.ts'

/** "Internet" and "online" are the way something is done as often as the wireless network. */
const BY_NET: Record<Locale, RegExp> = {
  es: /^(compr|pag|pid|ped|encarg|reserv|regal)/,
  en: /^(buy|bought|purchas|order|pay|book|gift)/,
  fr: /^(achet|command|pay|reserv|offr|cadeau)/,
  de: /^(kauf|gekauft|bestell|zahl|bezahl|buch|reservier|gutschein)/,
  it: /^(compr|acquist|ordin|pag|prenot|regal)/,
}

/** A topic that one loose word names needs a second sign when another word says what is meant. */
export const isMeant = (topic: Topic, words: readonly string[], lang: Locale): boolean =>
  topic === 'takeaway'
    ? !(lang === 'en' && / to go (?:with|w|along|alongside) /.test(` ${words.join(' ')} `))
    : isNet(topic, words, lang)

const isNet = (topic: Topic, words: readonly string[], lang: Locale): boolean =>
  topic !== 'wifi' ||
  words.some((word) => /^(wifi|wlan|wi|contrasena|password|passwort|mot)$/.test(word)) ||
  !words.some((word) => BY_NET[lang].test(word))
