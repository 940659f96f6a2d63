import type { Lexicon } from './shape.ts'

/** A yes wherever it stands, and words that are one only alone or beside such words. */
const CLEAR =
  "oui+|ouais|ouai|ouaip|ouep|oue|ui|vi|we|wep|ok|okay|okey|d'accord|daccord|dacc?|d'acc?|volontiers|parfait|entendu|absolument|exact|exactement|carrement|evidemment|effectivement|certainement|nickel|impec|impeccable|affirmatif|yes"
const LOOSE = 'accord|plaisir|voila|go|allez|marche|roule|super|top|bon|correcte?|sur|confirme'

export const fr: Lexicon = {
  numbers:
    'zero un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix[-~]?sept dix[-~]?huit dix[-~]?neuf vingt vingt[-~]et[-~]une? vingt[-~]?deux vingt[-~]?trois vingt[-~]?quatre vingt[-~]?cinq vingt[-~]?six vingt[-~]?sept vingt[-~]?huit vingt[-~]?neuf trente trente[-~]et[-~]une?'.split(
      ' ',
    ),
  amounts: [
    ['une demi[- ]douzaine', 6],
    ['une dizaine(?: de)?', 10],
    ['une douzaine(?: de)?', 12],
    ['(?:une )?quinzaine(?: de)?(?= pers)', 15],
    ['(?:une )?vingtaine(?: de)?', 20],
    ['(?:une )?trentaine(?: de)?', 30],
    ['(?:une )?quarantaine(?: de)?', 40],
    ['(?:une )?cinquantaine(?: de)?', 50],
  ],
  tens: {
    words: [
      'trente',
      'quarante',
      'cinquante',
      'soixante',
      'septante',
      'huitante|octante|quatre[- ]vingts?',
      'nonante|quatre[- ]vingt[- ]dix',
    ],
    join: '[- ](?:et[- ])?',
    isUnitFirst: false,
    hundreds:
      'cent|deux cents?|trois cents?|quatre cents?|cinq cents?|six cents?|sept cents?|huit cents?|neuf cents?'.split(
        '|',
      ),
    hundredJoin: ' ',
  },
  ordinals: ['', 'premier'],
  article: 'un|une',
  monthFirst: false,
  months: [
    'janvier|janv?',
    'fevrier|fevr?',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'aout',
    'septembre|sept?',
    'octobre|oct',
    'novembre|nov',
    'decembre|dec',
  ],
  days: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?|vendredit', 'samedis?', 'dimanches?'],
  shortDays: ['lun', 'mar', '(?<!sur )(?<!la )(?<!de )mer', 'jeu', 'ven|vend', 'sam', 'dim'],
  relativeDays: [
    ['apres[- ]?demain', 2],
    ['avant[- ]?hier', -2],
    ['hier', -1],
    ["aujourd'?hui|auj|aujourdhui|ce (?:soir|midi)|cet (?:apres-?midi)", 0],
    ['demain|2main', 1],
  ],
  terms: [
    ["(?:dans|d'ici) {N} jours?", 1],
    ["(?:dans|d'ici) {N} semaines?", 7],
    ['en quinze(?: jours)?', 14],
  ],
  weekLater: 'en huit',
  feasts: [
    'reveillon(?! d[ue] (?:jour|nouvel))|(?:veille|soir) de noel',
    '(?<!reveillon de )(?<!veille de )noel',
    '(?:saint|st\\.?)[- ]etienne',
    'reveillon(?! de noel)(?: du (?:nouvel|jour de l.) ?an)?|veille du nouvel an|(?:la )?saint[- ]sylvestre',
    "(?:jour|premier) de l'an|(?<!reveillon du )(?<!veille du )nouvel an",
    'epiphanie',
    '(?:saint|st\\.?)[- ]valentin',
    'saint[- ]nicolas',
    'immaculee conception',
    '(?!)',
    'toussaint',
    'assomption',
    '(?!)',
    'fete du travail',
  ],
  nth: ['premiere?', 'deuxieme|seconde?', 'troisieme', 'quatrieme', 'derniere?'],
  nextWeek: '(?:de )?(?:la )?semaine (?:proch?(?:aine)?|suivante|qui vient)',
  weekend: 'week-?end',
  doubtful: 'prochaine?',
  coming: 'ce|cette',
  next: 'prochain|qui vient|suivant',
  monthLink: 'de',
  daySuffix: 'er|ere',
  dayArticle: '(?:pour )?le',
  beforeTime: "a|vers|pour|des|autour de|aux environs de|jusqu'a",
  clock: [
    ['midi et demie?', 750, 0, false],
    ['{H} et demie?', 30, 0, true],
    ['{H} et quart', 15, 0, true],
    ['{H} moins (?:le )?quart', -15, 0, true],
    ['{H} ?(?:heures?|h) et demie?', 30, 0, false],
    ['{H} ?(?:heures?|h) et quart', 15, 0, false],
    ['{H} ?(?:heures?|h) moins (?:le )?quart', -15, 0, false],
    ['{H} ?(?:heures?|h) moins {M}', 0, -1, false],
    ['{H} ?(?:heures?|h) {M}', 0, 1, false],
    ['{H} ?(?:heures?|h)', 0, 0, false],
  ],
  noon: 'midi(?: et demie?)?',
  midnight: 'minuit',
  openMinutes: 'et (?:des poussieres|quelques)|(?:peu|juste) apres',
  am: 'du matin',
  pm: "du soir|de l'apres-?midi",
  comida: 'dejeuner|midi',
  cena: 'diner|soir|soiree',
  partOfDay: 'au soir|soir|midi|au (?:dejeuner|diner)',
  people: 'personnes?|femmes|hommes|pers|pax|convives?|adultes?|couverts?|invites?|amis?',
  children:
    'gosses?|momes?|mioches?|bambins?|nourrissons?|loulous?|loupiots?|enfants?|(?:petites? )?filles?|fillettes?|garcons?|bebes?|petits?|gamins?|ados?',
  beforePeople:
    'pour|nous|on (?:est|sera|serait|etait|vient|viendra)(?: a)?|nous (?:sommes|etions|serons|serions|venons|viendrons)(?: a)?|table (?:de|a)|groupe de|x|a|pr',
  relative:
    'mamie|papi|neveu|niece|femme|mari|copine|copain|compagne|compagnon|mere|pere|soeur|frere|tante|oncle|cousine?|patronn?e?|amie?|fils|fille|bebe|collegue|belle-mere|beau-pere|conjointe?|epou(?:x|se)',
  relativePairs: '(?:grands-|beaux-)?parents',
  me: 'moi|je',
  couple: 'couples?',
  fixedCounts: [
    ['en (?:couple|amoureux)', 2],
    [
      '(?:juste|seulement|que) pour moi|moi seule?|seulement moi|juste moi|(?:tout|toute) seule?|je (?:suis|viens|serai) seule?',
      1,
    ],
    ['(?:on|nous) (?:est|sera|sommes|serons) {N}', 0],
  ],
  or: 'ou',
  and: 'et|plus|avec',
  plainYes: `${CLEAR}|${LOOSE}`,
  yesPhrase:
    "mais (?:oui|bien sur)|vas[- ]?y|allez[- ]?y|c'? ?est (?:bon|ca)|ca (?:marche|roule|me va)|sans probleme|pas de probleme",
  yes: `${CLEAR}|${LOOSE}|envoy\\w+|va|impec\\w*|valide[rz]?|plait|svp|convient|bien|confirmez|confirmer|confirmons|allez-y|allons-y|vas-y|reserve|reservez|reserver|tres|envoyez|enregistrez|c'est|bonne|wesh|tout a fait|fait`,
  clearYes: `${CLEAR}|bien sur|avec plaisir|confirm\\w+|allez-y|tout a fait`,
  filler: `s'il|sil|vous|te|plait|svp|stp|merci|beaucoup|bien|c'est|cest|c|ca|cela|celui|la|le|numero|tout|alors|donc|avec|a|fait|va|me|moi|ben|bah|mais|demande|remercie|en|ordre|maintenant|est|l'|je|d'|d'accord|de|et|ma|reservation|comme|convient|il|cette|y|les|une|veux|voudrais|oui`,
  but: 'mais|sauf|excepte',
  no: 'non+|nan|pas maintenant|pas (?:pour le moment|tout de suite)|une autre fois|pas la peine|peut-etre plus tard|pas encore|plus tard|plutot pas|sans facon',
  cancel:
    "n'en (?:veux|voulons) plus|(?:ne )?(?:la )?veux plus(?: venir)?$|annul(?:e|er|ez|ons|ation)|laisse(?:z)? tomber|oubli(?:e|ez)(?: ca| cela| tout)?(?= *(?:$|[,.;!]))|(?:je )?(?:ne )?(?:veux|souhaite|voudrais) (?:plus|pas) (?:reserver|de (?:table|reservation)|continuer|la (?:table|reservation))|arrete(?:z|r)?(?: la reservation)?|stop(?:per)?(?: la reservation)?|j'abandonne|tant pis|j'annule|(?:finalement )?(?:on|nous|je) ne (?:vien\\w+|viendr\\w+|peu\\w+) (?:plus|pas)(?: venir)?",
  change: 'autre|decal\\w+|deplac\\w+|chang\\w+|modifi\\w+|corrig\\w+|edit\\w+|rectifi\\w+',
  wrong:
    "faux|fausse|mauvaise?|incorrecte?|erreur|trompee?|n'est pas (?:la |le |ma |mon )?(?:bon|bonne|correct\\w*|juste|mon|ma)|pas correcte?|erronee?",
  fields: {
    name: 'nom|prenom',
    email: '(?:adresse )?(?:e-?mail|mail|courriel)|adresse',
    phone: '(?:numero de )?(?:telephone|portable|mobile|tel)|indicatif|numero',
    date: 'date|jour',
    time: 'heure|horaire',
    guests: '(?:nombre de )?(?:personnes|convives|couverts)|combien (?:nous|on)',
    seating: 'table|place|placement|terrasse|emplacement|interieur|exterieur',
    notes: 'remarques?|notes?|commentaires?',
  },
  book: 're[sz]erv\\w*|resas?|tables?|(?:note|notez|inscris|inscrivez|marque|marquez|mets|mettez|compte|comptez|garde|gardez)[- ]nous',
  notBooking:
    "(?:numero|code) de (?:resa|reservation)|faut (?:re)?faire (?:une )?(?:resa|reservation)|(?:faut-il|il faut|est-ce qu'il faut|dois-je|doit-on|obligatoire|necessaire|besoin|obliges?) (?:de |d'une )*reserv\\w+|(?:ma|notre|la|une) reservation (?:existante|d'hier|deja|est)|(?:ma|notre) (?:reservation|resa)|sans reserv\\w+|vin de table|comment reserver|(?:veux|souhaite) pas reserver|conditions d'annulation",
  another:
    '(?:nouvelle|autre|deuxieme|seconde) (?:reservation|table)|reserver (?:encore|a nouveau|une autre)',
  correction:
    'non|nan|plutot|pardon|finalement|en fait|desolee?|attend\\w*|excuse\\w*|je voulais dire|je veux dire|et si|au fait|oups|mieux',
  thanks: 'merci|au revoir|a bientot|bonne (?:soiree|journee|nuit)|adieu|a plus',
  questionWord:
    "(?:a |de |en |jusqu'a |pour )?(?:quel(?:le)?s?|combien|quand(?! (?:vous|c'est|ca|il y))|comment|qui|pourquoi|quoi)|ou (?:est|se|sont|puis|peut|etes)|qu'est|qu'avez|c'est quoi|a partir de quand|que (?:me|proposez|servez|recommandez|conseillez|faites)",
  weakVerb:
    "il y a|est|sont|vous avez|vous etes|vous faites|faites|je peux|c'est|il faut|les chiens|les enfants",
  questionVerb:
    "est-ce|est-il|conseille(?:z|-)\\w*|recommande(?:z|-)\\w*|donnez-moi|envoyez-moi|montrez-moi|tu peux|peux-tu|y a-t-il|y a t il|avez-vous|acceptez|proposez|servez|ouvrez|fermez|faites-vous|peut-on|on peut|puis-je|pouvons-nous|etes-vous|savez-vous|dites-moi|je voudrais savoir|j'aimerais savoir|as-tu|tu as|pourrait-on|peut on",
  favour:
    "pouvez-vous|pourriez-vous|pourrait-on avoir|peut-on avoir|s'il vous plait|svp|nous aurions besoin|il nous faut|merci de|pourriez|pouvez|serait-il possible|est-il possible",
  freeTable: 'table|place|libres?|disponib\\w+|reserv\\w+|reste',
  why: "(?:pourquoi|a quoi|pour quoi) .{0,22}(?:besoin|sert|faire|demand|voul|faut|necessaire|servir)\\w*|c'est (?:obligatoire|necessaire)",
  nameIntro:
    "le (?:bon|vrai) nom (?:est|c.est)|au nom(?: de)?|je m'?ap+el+e|mon nom est|sous le nom de|nom ?:|mon nom c.est",
  selfIntro: 'je suis(?: la| le)?|ici',
  beforeName:
    "note[rz]?|ecri(?:s|vez)|mets|je suis(?: la| le)?|moi c'est|c'est|au nom de|au nom d'|nom|mettez(?:-la)? (?:au nom de)?|le nom est|a|pour|mon prenom est",
  nothing:
    '(?:non )?c bon|ca va|que dalle|tout (?:est )?(?:bon|ok|parfait)|nada|(?:(?:on|nous|je) )?(?:n.ai |n.a |n.avons )?besoin de rien|non|rien de plus|(?:non )?c.est (?:tout|bon)|pas special\\w+|pas vraiment|tout va bien|rien d.autre|pas de (?:remarques?|notes?)|pas d.allergies?|il n.y a rien|aucune?(?: remarque| allergie| note)?|rien(?: de special| du tout| de particulier| a signaler)?|pas de remarque|sans remarque|neant|ras|non rien',
  told: {
    later: 'plus tard|apres',
    sooner: 'plus tot|avant',
    half: '(?:une )?demi[- ]heure',
    quarter: "(?:un )?quart d'heure",
    hour: 'heures?|h',
    minute: 'minutes?|mins?',
    day: 'jours?',
    week: 'semaines?',
    more: 'encore {N}|plus {N}|{N} autres|{N}(?: {P})? (?:de|en) plus',
    less: '{N}(?: {P})? (?:de|en) moins',
    add: 'r?ajout\\w*(?: une autre)?(?: {N})?',
    drop: '(?:enlev\\w*|retir\\w*) {N}',
    why: "car|parce|qui|vien\\w*|d'entre|finalement|alors|svp|en fait",
    again:
      '(?:non|nan|nn|ah non)? ?(?:pardon|attends|attendez|en fait|finalement|plutot(?! que)|je veux dire|enfin non)|(?:ah|oh|euh) (?:non|nan)',
    decides: '(?:re)?mets|(?:re)?mettez|disons|note[rz]?',
    only: 'seulement|que',
    weather: 'froid|chaud|soleil|temps|vent|plu[iv]\\w+|pleu\\w+|neig\\w*|orage',
    small: 'alors|plutot|bon|finalement|en|a|le|les|la|et|nous|on|est|sera|ca|pour|de|si|possible',
  },
}
