import type { Lexico } from './tipos.ts'

export const fr: Lexico = {
  numeros:
    'zero un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix[-~]?sept dix[-~]?huit dix[-~]?neuf vingt vingt[-~]et[-~]une? vingt[-~]?deux vingt[-~]?trois vingt[-~]?quatre vingt[-~]?cinq vingt[-~]?six vingt[-~]?sept vingt[-~]?huit vingt[-~]?neuf trente trente[-~]et[-~]une?'.split(
      ' ',
    ),
  cantidades: [
    ['une demi-douzaine', 6],
    ['une dizaine', 10],
    ['une douzaine', 12],
    ['quarante', 40],
    ['quarante[- ]cinq', 45],
    ['cinquante', 50],
    ['cent', 100],
  ],
  ordinales: ['', 'premier'],
  articulo: 'un|une',
  mesPrimero: false,
  meses: [
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
  dias: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?|vendredit', 'samedis?', 'dimanches?'],
  diasCortos: ['lun', 'mar', '(?<!sur )(?<!la )(?<!de )mer', 'jeu', 'ven|vend', 'sam', 'dim'],
  relativos: [
    ['apres[- ]?demain', 2],
    ['avant[- ]?hier', -2],
    ['hier', -1],
    ["aujourd'?hui|aujourdhui|ce (?:soir|midi)|cet (?:apres-?midi)", 0],
    ['demain', 1],
  ],
  plazos: [
    ["(?:dans|d'ici) {N} jours?", 1],
    ["(?:dans|d'ici) {N} semaines?", 7],
  ],
  enOcho: 'en huit',
  proximaSemana: '(?:de )?(?:la )?semaine (?:prochaine|suivante|qui vient)',
  finde: 'week-?end',
  dudoso: 'prochaine?',
  este: 'ce|cette',
  siguiente: 'prochain|qui vient|suivant',
  nexoMes: 'de',
  sufijoDia: 'er|ere',
  articuloDia: '(?:pour )?le',
  antesHora: "a|vers|pour|des|autour de|aux environs de|jusqu'a",
  horas: [
    ['{H} ?(?:heures?|h) et demie?', 30, 0, false],
    ['{H} ?(?:heures?|h) et quart', 15, 0, false],
    ['{H} ?(?:heures?|h) moins (?:le )?quart', -15, 0, false],
    ['{H} ?(?:heures?|h) moins {M}', 0, -1, false],
    ['{H} ?(?:heures?|h) {M}', 0, 1, false],
    ['{H} ?(?:heures?|h)', 0, 0, false],
  ],
  am: 'du matin',
  pm: "du soir|de l'apres-?midi",
  comida: 'dejeuner|midi',
  cena: 'diner|soir|soiree',
  parteDia: 'au soir|soir|midi|au (?:dejeuner|diner)',
  gente: 'personnes?|pers|pax|convives?|adultes?|couverts?|invites?|amis?',
  ninos: 'enfants?|bebes?|petits?|gamins?|ados?',
  antesGente:
    'pour|on (?:est|sera|serait|vient|viendra)(?: a)?|nous (?:sommes|serons|serions|venons|viendrons)(?: a)?|table (?:de|a)|groupe de|x|a',
  fijos: [
    ['(?:ma|mon) (?:femme|mari|copine|copain|compagne|compagnon|mere|pere|amie?) et moi', 2],
    ['moi et (?:ma|mon) (?:femme|mari|copine|copain|amie?)', 2],
    ['nous deux|(?:un|en) couple|en amoureux', 2],
    ['moi seule?|seulement moi|juste moi|(?:tout|toute) seule?|(?:je suis|je viens) seule?', 1],
    ['(?:on|nous) (?:est|sera|sommes|serons) {N}', 0],
  ],
  o: 'ou',
  y: 'et|plus|avec',
  si: "oui+|ouais|d'accord|ouep|ok|okay|parfait|entendu|volontiers|certainement|accord|bien|sur|absolument|exact|exactement|correct|correcte|confirme|confirmez|confirmer|confirmons|allez-y|allez|allons-y|vas-y|reserve|reservez|reserver|tres|super|top|envoyez|enregistrez|c'est|bon|bonne",
  siempreSi:
    "oui+|ouais|ok|okay|d'accord|bien sur|volontiers|parfait|entendu|avec plaisir|confirm\\w+|absolument|allez-y|exact",
  relleno:
    "s'il|sil|vous|te|plait|svp|stp|merci|maintenant|tout|est|la|le|l'|c'est|je|d'|d'accord|de|et|moi|ma|reservation|table|beaucoup|comme|ca|cela|va|me|convient|il|cette|y|les|une|veux|voudrais|donc|alors|oui",
  pero: 'mais|sauf|excepte',
  no: 'non+|nan|pas maintenant|pas encore|plus tard|plutot pas|sans facon',
  cancelar:
    "annul(?:e|er|ez|ons|ation)|laisse(?:z)? tomber|oubli(?:e|ez)(?: ca| cela)?|(?:je )?(?:ne )?(?:veux|souhaite|voudrais) (?:plus|pas) (?:reserver|de (?:table|reservation)|continuer|la (?:table|reservation))|arrete(?:z|r)?(?: la reservation)?|stop(?:per)?(?: la reservation)?|j'abandonne",
  cambiar: 'chang\\w+|modifi\\w+|corrig\\w+|edit\\w+|rectifi\\w+',
  mal: "faux|fausse|mauvaise?|incorrecte?|erreur|trompee?|n'est pas (?:bon|bonne|correct\\w*|juste)|pas correcte?|erronee?",
  campos: {
    name: 'nom|prenom',
    email: '(?:adresse )?(?:e-?mail|mail|courriel)|adresse',
    phone: '(?:numero de )?(?:telephone|portable|mobile|tel)|indicatif|numero',
    date: 'date|jour',
    time: 'heure|horaire',
    guests: '(?:nombre de )?(?:personnes|convives|couverts)|combien (?:nous|on)',
    seating: 'table|place|placement|terrasse|emplacement|interieur|exterieur',
    notes: 'remarques?|notes?|commentaires?',
  },
  reservar: 're[sz]erv(?:er|ation|e|ons|ez)|tables?',
  noReservar:
    "(?:faut-il|il faut|est-ce qu'il faut|dois-je|doit-on|obligatoire|necessaire|besoin|obliges?) (?:de |d'une )*reserv\\w+|(?:ma|notre|la|une) reservation (?:existante|d'hier|deja|est)|ma reservation|notre reservation|sans reserv\\w+|vin de table|comment reserver|(?:veux|souhaite) pas reserver|conditions d'annulation",
  otra: '(?:nouvelle|autre|deuxieme|seconde) (?:reservation|table)|reserver (?:encore|a nouveau|une autre)',
  correccion:
    'non|plutot|pardon|finalement|en fait|desolee?|attend\\w*|excuse\\w*|je voulais dire|je veux dire|et si|au fait|oups|mieux',
  gracias: 'merci|au revoir|a bientot|bonne (?:soiree|journee|nuit)|adieu|a plus',
  interroga:
    "(?:a |de |en |jusqu'a |pour )?(?:quel(?:le)?s?|combien|quand|comment|qui|pourquoi|quoi)|ou (?:est|se|sont|puis|peut|etes)|qu'est|qu'avez|c'est quoi|a partir de quand|que (?:me|proposez|servez|recommandez|conseillez|faites)",
  debil:
    "il y a|est|sont|vous avez|vous etes|vous faites|faites|je peux|c'est|il faut|les chiens|les enfants",
  pregunta:
    "est-ce|est-il|conseille(?:z|-)\\w*|recommande(?:z|-)\\w*|donnez-moi|envoyez-moi|montrez-moi|tu peux|peux-tu|y a-t-il|y a t il|avez-vous|acceptez|proposez|servez|ouvrez|fermez|faites-vous|peut-on|on peut|puis-je|pouvons-nous|etes-vous|savez-vous|dites-moi|je voudrais savoir|j'aimerais savoir|as-tu|tu as|pourrait-on|peut on",
  favor:
    "pouvez-vous|pourriez-vous|pourrait-on avoir|peut-on avoir|s'il vous plait|svp|nous aurions besoin|il nous faut|merci de|pourriez|pouvez",
  disponible: 'table|place|libres?|disponib\\w+|reserver|reste',
  porque:
    "(?:pourquoi|a quoi|pour quoi) .{0,22}(?:besoin|sert|faire|demand|voul|faut|necessaire|servir)\\w*|c'est (?:obligatoire|necessaire)",
  llamarse: "au nom de|je m'appelle|mon nom est|sous le nom de|nom ?:",
  presenta: 'je suis|ici',
  nombre:
    "je suis|moi c'est|c'est|au nom de|au nom d'|nom|mettez(?:-la)? (?:au nom de)?|le nom est|a|pour|mon prenom est",
  nada: 'non|pas de (?:remarques?|notes?)|pas d.allergies?|il n.y a rien|aucune?(?: remarque| allergie| note)?|rien(?: de special| du tout| de particulier| a signaler)?|pas de remarque|sans remarque|neant|ras|non rien',
}
