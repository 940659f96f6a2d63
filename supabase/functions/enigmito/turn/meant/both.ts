/** "Los dos", "either of them", "tanto uno como otro": the two that were told, and neither of them alone. */
const TWO =
  /\b(?:los dos|las dos|ambos|ambas|(?:el )?un[oa]? (?:y|u|o|como) (?:el |la )?otr[oa]|un[oa] de cada|cada uno|(?:alguno|cualquiera) de los dos|both|(?:n?either|which) of (?:them|the two|those|these)|in either|the two|(?:one|each) of (?:each|them)|les deux|l un (?:et|ou|comme) (?:dans )?l autre|lequel des (?:deux|2)|les 2|welche\w* von beiden|einem von (?:denen|beiden)|which of the (?:two|pair)|cual de los dos|quale dei due|nessuno dei due|un de chaque|chacun|aucun des deux|beide\w*|(?:den|die) zwei|je eins?|von jedem|entrambi|entrambe|tutti e due|tutte e due|i due|uno (?:per (?:tipo|ciascuno)|e uno|ciascuno)|tutt e (?:due|dduje)|tuti do|alle zwei|de zwoa|beidi|one apiece|(?:them|it) up|additionn\w*|zusammengezahlt|(?:das|dem) eine[nm]? (?:und|oder|noch|wie) (?:das|dem|den) andere\w*|celui ci .{0,12}celui la|di qua .{0,8}di la|almeno uno|at least one|one of them|one and (?:i|himself|herself|he|she) .{0,10}the other|(?:sia|autant) l un .{0,10}l autre|sia l uno|uno di ciascuno|l uno (?:e|o|come) l altro|(?:primer[oa]?|first|premiere?|erste\w*|prim[oa]) .{0,16}(?:segund[oa]|second|deuxieme|zweite\w*|second[oa]))\b/

/** @param said folded words with one space between them */
export const meansBoth = (said: string): boolean => TWO.test(said)

const FOR_BOTH =
  /\b(?:para|pa|for|pour|fur|per) (?:uns )?(?:los dos|las dos|both|les deux|beide\w*|entrambi|tutti e due)\b/
/** "Something for both of us": the two are guests. */
export const isForBoth = (said: string): boolean => FOR_BOTH.test(said)
