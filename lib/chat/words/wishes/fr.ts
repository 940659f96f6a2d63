import type { Wishes } from './shape.ts'

export const wishes: Wishes = {
  chair: 'chaises? (?:hautes?|bebe|enfant|pour (?:bebe|enfant))|rehausseurs?|sieges? (?:bebe|enfant)',
  pram: 'poussettes?|landaus?',
  dog: '(?<!temps de )chien(?:ne)?s?|chiots?',
  guide: "chien(?:ne)?s? (?:guide|d'assistance|d'aveugle)",
  place:
    '(?:on part|part(?:ir|ons|is?)|sort(?:ir|is?)|finir) (?:a|avant) \\d\\w*|a l.ombre|ombrag\\w+|(?:pres|cote|bord|devant|table|place)(?: \\w+){0,3} (?:fenetres?|baie)|fenetres?|vue (?:sur (?:la )?)?mer|avec (?:une (?:belle )?)?vue|(?:table|coin|endroit|place) (?:\\w+ ){0,2}(?:calme|tranquille|discrete?|romantique)|au calme|mezzanine|loin (?:de la |du |des |de l.)(?:porte|entree|toilettes?|wc|cuisine|bar|courant)|pas (?:[a-z]+ ){0,2}(?:a cote|pres|devant|face|contre) (?:de la |du |des |de l.|la |les |aux? )(?:porte|entree|toilettes?|wc|cuisine|bar)',
  feast:
    'anniversaires?|(?:les|ses|leurs) \\d{2} ans|(?:une|la) surprise|anniv|fet(?:er|ons)|fete (?:ses|son|sa|leurs?|nos|mes)|fiancailles|mariage|noces(?: d.[a-z]+)?|evjf|bapteme|communion',
  cake: '(?:apport|amen|ramen|propre).{0,25}gateau|gateau.{0,25}(?:apport|amen|propre)',
  candle: 'bougies?|fleurs(?! de)|bouquet|roses',
  wheels:
    'fauteuil(?: roulant)?|bequilles?|deambulateur|mobilite reduite|(?:pas|sans|eviter)(?: \\w+){0,4} (?:escaliers?|marches)',
  told: "(?:(?:je|on|nous|vous|te) ?)*(?:t'|l'|le )?(?:ai|avons) (?:deja |bien )?dit(?: (?:plus haut|avant|deja))*|comme (?:je (?:l'ai )?(?:dit|disais)|dit)|j'?(?:e )?(?:(?:vous|te|t|l|le|la)[' ]?){0,2}(?:ai (?:deja |bien )*(?:dit|donne|ecrit)|viens de (?:vous |te )?(?:le )?(?:dire|donner|ecrire))(?: (?:plus haut|avant|deja))*|je (?:te|vous) (?:le )?dis(?! pas)|deja (?:dit|donne|ecrit)|c'?(?: ?est)? (?:deja |bien )*ecrit(?: (?:plus haut|au-dessus|la))?",
}
