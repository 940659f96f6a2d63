import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Context } from '../answers/context.ts'
import * as prices from '../answers/prices.ts'
import { looksAmong } from '../avoid/named-here.ts'
import { isSet } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { fold } from '../text/fold.ts'
import type { Chosen } from './narrow.ts'
import { described } from './of-dish.ts'
import { listedIn, pointing } from './reference.ts'
import type { Turn } from './turn.ts'

/** Whether a drink, a dessert, a side is in it: what is in a set menu its description tells. */
const IN_IT: Record<Locale, RegExp> = {
  es: /\binclu\w+|\b(?:va|vienen?|entra|lleva|trae)\b.*\b(?:bebida|postre|helado|agua|zumo|refresco)|\b(?:bebida|postre)s? (?:va|viene|entra|aparte)|\b(?:que|en que) (?:trae|lleva|consiste|entra)/,
  en: /\bcomes? with|\binclu\w+|\b(?:drink|dessert|pudding|ice cream|juice) (?:in|with|part|extra)|\bextra\b|\bwhat ?(?:s|is|do (?:you|they|we) get) (?:in|with|for)\b|\bwhat (?:do|does|would) (?:you|they|we|i|he|she|kids) get\b|\bget a (?:drink|dessert)/,
  fr: /\bcompri\w+|\binclu\w+|\bcomprend\w*|\bavec (?:une )?(?:boisson|dessert)|\b(?:boisson|dessert)s? (?:en plus|avec|aussi)|\by a quoi (?:dans|dedans)|\bconsiste/,
  de: /\bdabei\b|\binklusiv\w*|\binbegriffen|\benthalten|\bbeinhalt\w*|\bdazu\b|\bgehort\b|\bextra\b|\bwas ist (?:im|in|bei)\b|\bbesteht\b/,
  it: /\bcompres\w+|\binclu\w+|\bcomprend\w*|\b(?:bibita|bevanda|dolce|gelato) (?:a parte|extra)|\bconsist\w*|\b(?:cosa|che) c ?e\b|\banche (?:il dolce|da bere)/,
}
const COURSE =
  /\b(?:bebidas?|postres?|drinks?|desserts?|puddings?|boissons?|getranke?|nachtisch|nachspeise|dolce|bibita|bevanda|da bere|to drink|a beber|a boire|zu trinken)\b/

/** "A dessert for him then": of who must not eat what the set menu holds, one is wished. */
const WISHED =
  /\b(?:for (?:him|her|them|me|us)|para (?:el|ella|ellos|ellas|mi)|pour (?:lui|elle|eux|elles|moi)|fur (?:ihn|sie|mich|uns)|per (?:lui|lei|loro|me)|(?:gli|le) (?:prendo|ordino|diamo|do)|(?:le|les) (?:pido|pedimos|doy)|vous auriez|(?:can|could|may|might) (?:he|she|they)|(?:kann|darf) (?:er|sie)|puede|peut|puo)\b/

const MENU = /menus?\b/
const IS_MENU = /menus?$/
const THE = /^(?:el|un|los|the|an?|le|les|l|das|dem|den|die|ein|einem|il|i|uno?)$/
/** "What is on the kids' menu?" asks what there is to choose from. */
const AMONG = /^(?:on|in|from|off|of|de|d|dans|du|sur|aus|vom|von|im|auf|nel|del|dal|di|en|entre)$/

/** "Is there soy in the kids' menu?": the one menu at a price, not the dishes beside it. */
export function wholeMenu(r: Reading, index: Index): Reading {
  const kids = r.hits.find(({ id }) => id === 'kind:kids')
  const at = r.words.findIndex((word) => IS_MENU.test(word))
  const ofKind = index.byKind.get('kids') ?? []
  const [only, more] = ofKind.filter(isSet)
  if (!kids || at < 0 || !only || more) return r
  const several = r.targets.kinds.length === 2
  if (!r.targets.items.includes(only) && !several) return r
  const minds = r.avoidance.all.length > 0
  if (!(r.allergens.length > 0 || minds)) return r
  if (looksAmong(r)) {
    // What it costs is asked of the menu itself.
    const isOne = r.targets.items.length === 1 && r.targets.items[0] === only && !r.has('price')
    return isOne ? { ...r, targets: { ...r.targets, items: [...ofKind], kinds: ['kids'], named: false } } : r
  }
  if (r.has('what', 'recommend')) return r
  const start = Math.min(kids.start, at)
  const [before = '', led = ''] = [r.words[start - 1], r.words[start - 2]]
  if (AMONG.test(before) || (THE.test(before) && /^(?:on|from|off|of|dans|sur|aus|von|auf)$/.test(led)))
    return r
  if (start > 0 && !THE.test(before)) return r
  const others = r.targets.items.filter((item) => !ofKind.includes(item))
  const items = [...others, only]
  const kinds = r.targets.kinds.filter((kind) => kind !== 'kids')
  return { ...r, targets: { ...r.targets, items, kinds, named: r.targets.named || items.length === 1 } }
}

/** "Does the children's menu come with a drink?", "and dessert?": of the one set menu that is meant. */
export function inSetMenu({ r }: Turn, { menu }: Context): Chosen | null {
  const line = fold(r.line)
  const sets = menu.items.filter(isSet)
  const [only, more] = sets.filter((item) => r.targets.items.includes(item))
  const meant = only && !more && (r.targets.kinds.length > 0 || r.targets.named) ? only : null
  const asks = IN_IT[r.lang].test(line)
  const ofCourse = COURSE.test(line)
  // Told among others of its section, it is the one that a drink may belong to.
  const [told, another] = asks && ofCourse ? listedIn(r, menu).filter(isSet) : []
  const last = r.last && isSet(r.last) ? r.last : told && !another ? told : null
  const item = meant ?? last
  if (!item || r.day !== null || r.hits.some(({ id }) => /^(?:allergen|group):/.test(id))) return null
  // "How much is the children's menu?" is of the menu, not of the dishes beside it.
  if (meant && r.has('price') && !asks && MENU.test(line) && r.targets.kinds.length === 1)
    return { id: 'price', answer: (context) => prices.price({ ...context, r: pointing(context.r, meant) }) }
  if (meant ? !asks : !(asks || (ofCourse && r.length <= 6))) return null
  if (!meant && !asks && r.avoidance.avoid.length > 0 && WISHED.test(line)) return null
  // Without a course in question, what there is to choose from is told too.
  const others = meant && !ofCourse ? r.targets.items.filter((one) => one !== item) : []
  return described([item, ...others], false)
}
