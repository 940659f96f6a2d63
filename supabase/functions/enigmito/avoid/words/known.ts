import type { Avoided } from '../../../../../lib/chat/talk.ts'

/**
 * How a note of the guest's own says what is avoided: beginnings of folded words in five languages, as alternatives. What is
 * missing here is only noted twice; what is too wide would lose an allergy: a cheesecake that is brought along says nothing of milk.
 */
export const KNOWN: Readonly<Record<Avoided['allergens'][number] | Avoided['diets'][number], string>> = {
  gluten:
    'glut|celia|celea|ceolia|siliac|seliac|ciliac|coelia|zoli|zoeli|trigo|wheat|weizen|frumento|farin|harina|mehl',
  crustaceos:
    'crust|crost|marisc|shellfish|seafood|gamb|prawn|shrimp|crevett|garnel|meeresfr|fruits de mer|frutti di mare|krebs',
  huevos: 'huevo|egg|oeuf|eier|eiweiss|ei aller|eialler|huhnerei|uov|ovo',
  pescado: 'pesc|fish|poisson|fisch',
  cacahuetes:
    'cacahu|cacaouet|cacahouet|peanut|arachid|arasid|erdnu|groundnut|nut|noix|noci|nuss|nueces|frutos secos|frutta secca|noccioline',
  soja: 'soja|soia|soy',
  leche: 'leche|lact|lakt|lacteo|milk|milch|kuhmilch|dairy|lait|latt',
  frutos_cascara:
    'frutos secos|frutos de cascara|nut|nuez|nueces|noix|noci|nuss|frutta secca|frutta a guscio|fruits a coque|schalenfr',
  apio: 'apio|celer|seller|sedano',
  mostaza: 'mostaz|mustard|moutard|senf|senape',
  sesamo: 'sesam|ajonjoli|tahin',
  sulfitos: 'sulf|sulph|solf|schwefel',
  altramuces: 'altram|lupin',
  moluscos: 'molus|mollus|weichtier|marisc|shellfish|seafood|fruits de mer|frutti di mare|meeresfr',
  vegan: 'vegan|vegetalien',
  vegetarian: 'vegetari|vegetar|veggi|vegie',
  pregnant: 'embaraz|pregnan|expecting|enceinte|grossesse|schwanger|incinta|gravid',
}
