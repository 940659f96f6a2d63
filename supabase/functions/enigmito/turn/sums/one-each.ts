/** "A glass each", "un café cada uno", "jeder eine Caña": as many as eat, and no share of the price. */
export const ONE_EACH =
  /\b(?:an?|one|un[ao]?|une|eine?n?) (?!much|cuanto|combien|quanto)\S+(?: \S+){0,6} (?:each|apiece|per person|a head|cada un[oa]|por (?:persona|cabeza)|chacune?|par personne|pro (?:person|kopf|nase)|(?:fur )?jede[rn]?|a testa|a persona|ciascun[oa]|per uno)\b|\b(?:each|everyone|cada un[oa]|por cabeza|chacune?|jede[rn]?|pro (?:person|kopf|nase)|a testa|ciascun[oa]) (?:an?|one|un[ao]?|une|eine?n?) /
