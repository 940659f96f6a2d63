/**
 * "Allergic to Mondays", "allergisch gegen langweilige Aussicht": nobody is. Only what cannot be eaten, breathed or touched stands
 * here, and only little words before it; what may follow it is for each reader to say. Of folded text and of text as it is written.
 */
export const NO_ALLERGY = [
  "(?:(?:soy|tengo|i'?m|i am|je suis|ich bin|bin|sono|is|ist|est|es|e) )?(?:al[eé]rg(?:ia|ic[oa]s?)|allerg\\p{L}*) ",
  '(?:(?:a|al|alla|alle|ai|à|au|aux|to|gegen|auf|los|the|les|le|la|den|die|das|i|il|mi|my|mein\\p{L}*|ma|mia|mio|loud|laute|bad|boring|schlechte|langweilige|miese|mal[oa]s?|mauvaise?s?|brutt[aei]|noios[aei]) ){1,4}',
  '(?:lunes|mondays?|lundis?|montage?n?|luned[iì]|ma[ñn]anas|mornings?|matins?|mattin[ae]|madrug\\p{L}+|m[uú]si[ckq]\\p{L}*|ruidos?|noise|bruit|l[aä]rm|rumor[ei]',
  '|trabajo|trabajar|curro|work(?:ing)?|travail|boulot|arbeit(?:en)?|lavoro|lavorare|aburrimiento|boredom|ennui|langeweile|noia',
  '|gente|people|gens|leute|suegra|suocera|schwiegermutter|belle[- ]m[eè]re|mother[- ]in[- ]law|jefe|boss|patron|capo|politi\\p{L}+',
  '|colas|queu(?:es?|ing)|waiting|esperar|attendre|aspettare|warten|laune|aussicht|stimmung|humor|humeur|umore|moods?|views?|vistas|jokes|chistes|witze|blagues|battute)',
].join('')
