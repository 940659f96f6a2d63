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
    : topic === 'payment'
      ? !isAmount(words)
      : topic === 'children'
        ? !words.some((word) => HALF.test(word)) || words.some((word) => KIDS.test(word))
        : isNet(topic, words, lang)

/** "Have you half portions?" asks of no child that nobody speaks of. */
const HALF = /^(?:medias?|half|halves|demis?|demies?|halbe[nrs]?|mezz[ae])$/
const KIDS =
  /^(?:nin[oa]s?|peques?|pequen\w*|crios?|hij[oa]s?|kids?|child\w*|son|daughter|enfants?|petite?s?|fils|fille|kind\w*|kleine\w*|sohn|tochter|bambin\w+|piccol\w*|figli\w*)$/

const MONEY = /^(?:dollars?|pounds?|dolares|dollari|sterline|livres|pfund|franken|francs)$/
const PAYS = /^(?:pay|pag|accept|acept|accett|nimm|nehm|zahl|bezahl|pren|card|cash|tarjet|cart|efectiv|bar)/
/** "A dessert under 7 dollars": a currency behind a figure, where nothing is paid. */
const isAmount = (words: readonly string[]): boolean =>
  words.some((word, at) => MONEY.test(word) && /^\d/.test(words[at - 1] ?? '')) &&
  !words.some((word) => PAYS.test(word))

const isNet = (topic: Topic, words: readonly string[], lang: Locale): boolean =>
  topic !== 'wifi' ||
  words.some((word) => /^(wifi|wlan|wi|contrasena|password|passwort|mot)$/.test(word)) ||
  !words.some((word) => BY_NET[lang].test(word))
