import type { Tema } from './state.ts'
import { wordPattern } from './text/fold.ts'

const WINE =
  /(?<![a-z])(?:vin[oi]s?|wines?|vins?|wein[a-z]*|tinto|blanco|rosado|espumoso|cava|champ[a-z]*|bodega|cantina|sommelier|maridaje)(?![a-z])/
const FOOD =
  /(?<![a-z])(?:carta|cartes?|menus?|platos?|plats?|piatt[oi]|dish(?:es)?|food|comida|postres?|desserts?|dolc[ei]|speise[a-z]*|gericht[a-z]*|essen|eat|manger|mangiare|veg(?:an|etari)[a-z]*|gluten[a-z]*|al+erg[a-z]*|arro[zc][a-z]*|paella|pesc(?:ado|e)|fisc?h|poisson|carne|meat|viande|fleisch|precios?|prices?|prix|preis[a-z]*|prezz[oi]|cuesta|cost[aeso]*|kostet)(?![a-z])/
const OPEN = 'abiert[oa]s?|abr[ie][a-z]*|open(?:ing)?|ouvert[es]*|geoffnet|offen'
const HOUSE = new RegExp(
  `(?<![a-z])(?:parking|aparca[a-z]*|parke[a-z]*|parcheggi[a-z]*|garer|wi-?fi|perr[oa]s?|mascotas?|dogs?|pets?|chiens?|hunde?|can[ei]|direccion|ubicacion|anfahrt|llevar|traer|bring(?! it f)\\w*|portare|mitbring\\w*|amener|apporter|horarios?|horaires?|orari|${OPEN}|offnungszeiten|(?<!all')apert[oia]|cerrad[oa]s?|closed|fermes?|geschlossen|chius[oi]|tarjetas?|cards?|amex|bizum|paypal|couverte?|(?<=il )coperto|heated|calefaccion|passwor[dt]|devoirs|hausaufgaben|homework)(?![a-z])`,
)
/** "Are you open then?" */
export const asksOpen = (folded: string): boolean => wordPattern(`${OPEN}|aperti?`).test(folded)

export function topicOf(folded: string): Tema {
  if (WINE.test(folded)) return 'vino'
  return FOOD.test(folded) ? 'carta' : 'general'
}

export const isAboutCasa = (folded: string): boolean =>
  WINE.test(folded) || FOOD.test(folded) || HOUSE.test(folded)

const HERE =
  /(?<![a-z])(?:aqui|aki|contigo|here|with you|(?:do|take|have|fit) (?:it|that|us)|ici|avec (?:toi|vous)|hier|bei (?:dir|euch)|mit dir|qui|qua|con te|(?:si )?puedo|podemos)[ ?!.]*$/
/** "Can you do it?", "und das geht hier?": whether a table can be booked in this chat. */
export const asksHere = (folded: string): boolean => HERE.test(folded) && !isAboutCasa(folded)
