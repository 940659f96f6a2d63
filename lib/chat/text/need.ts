import { namesDiet } from '../stored/may-learn.ts'

/** "No dairy": what somebody goes without, named after a no. */
export const NO_FOOD =
  '(?:no|kein\\w*|pas de|niente|zero) (?:dairy|milk|nuts|eggs|fish|shell ?fish|seafood|pork|soya?|frutos secos|lacteos|marisco|huevo|pescado|cerdo|milch\\w*|nusse|eier|fisch|schwein\\w*|meeresfruchte|produits laitiers|lait|oeufs?|noix|poisson|porc|crustaces|latticini|latte|uova|pesce|noci|maiale|crostacei)(?![a-z])'

/** Beside the diets: stems of what must not be eaten, and of pregnancy, in five languages. */
const DIET =
  /(?<![a-z])(?:[a-z]*al+erg|intoler|toll?er[oa]|(?:un)?vertr(?:a|ae)g|supporte|diger|rea[gc]|sienta|vegetal|la[ck]tos|can'?t have |gree with [mh]|embaraz|pregnan|enceinte|grossesse|schwanger|incinta|gravidanz)/

const WITHOUT = new RegExp(`(?<![a-z])${NO_FOOD}`)

export const namesNeed = (folded: string): boolean =>
  DIET.test(folded) || WITHOUT.test(folded) || namesDiet(folded)

/** What an allergic reaction is told with: a mouth, a throat, a swelling, the skin, breath. */
const BODY =
  /(?<![a-z])(?:[a-z]*schw(?:[io]ll|ellen)|gonf|enfl|h?in?chad|hinch|swell|swol|lip(?:pen|s )|lab(?:ios|bra)|levres|zunge|tongue|throat|garganta|gola |gorge|hals |plaques|(?:k[a-z]*(?: noch)?|schlecht|wenig) luft|atme|breat|(?:falta|entra) .{0,3}aire|[a-z]*(?:ing|ndo|ait|grad) (?:\S+ ){1,2}rea|respir|ahog|etouff|soffoc)/
/** The skin alone is enough: "hives". */
const SKIN = /(?<![a-z])(?:urti[ck]a[ir]|orticari|bolle(?![a-z])|hives|quadd|ronch)/
const HABIT = / (?:if|gives?|i get|m[ei] (?:da|fa)n*o?|donne(?:nt)?) |when|wenn|cuando|quan[dt]/

/** Whether somebody may be having a reaction: the function decides it, before anything else is done. */
export const mayBeReaction = (folded: string, asking: string | null): boolean =>
  (SKIN.test(folded) || (/ \S+ /.test(folded) && BODY.test(`${folded} `))) &&
  !(asking === 'notes' && HABIT.test(` ${folded}`))
