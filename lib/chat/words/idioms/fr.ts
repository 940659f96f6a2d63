import type { Idioms } from './shape.ts'

export const idioms: Idioms = {
  keep: 'comme (?:avant|prevu|c(?:\\W| )etait)|(?<!vous )(?:gard|rest|laiss)(?:e|ons|ez)? (?:comme|a|la|le|les|ca|cela|tout)(?! tomber| la maison)|l[ae] gard\\w*',
  suppose: "(?:et|mais|meme) (?:si|s'il|s'ils)(?! possible| vous plait)|supposons|admettons",
  trouble:
    '(?:en|du|de) retard|bouchons?|trafic|rocade|autoroute|periph\\w*|embouteillage\\w*|coinces?|perdus|crevaison|pneu|en panne',
  own: "(?:on|nous) dev(?:ait|ions) venir|(?:j'? ?ai|on a|on avait|nous avons|nous avions|j'? ?avais|g) (?:deja |aussi |bien )?(?:(?:demande |pris )?(?:une|la|notre) (?:table|resa|reservation)|reserve|resa|booke|fait une (?:resa|reservation))|(?:femme|mari|copine?|ami|amie|mere|pere|fill?e|s[oe]eur|frere) (?:a|avait) (?:deja )?reserve|(?:avoir|moi) deja (?:avoir )?reserv\\w*|(?:ma|notre|nos) (?:table|resa|reservation)|(?:table|resa|reservation) a (?:moi|nous)|(?:table|resa|reservation) qu(?:'on a|e j'ai|e nous avons)",
  confirmed:
    "vous (?:m'|nous )?(?:avez|aviez) (?:deja )?confirme|(?:j'? ?ai|on a|nous avons) (?:bien )?(?:(?:recu|eu) )?(?:(?:la|une|ma|votre) )?confirmation",
  moves:
    "(?:(?:la|le) |l')(?:decaler|deplacer|repousser|avancer|reporter|annuler)|(?:avancer|decaler) a|(?:decaler|deplacer|repousser|avancer|reporter) (?:la|notre|ma) (?:table|resa|reservation)",
  been: 'comme (?:d.habitude|toujours)(?= *[,:.!])|y (?:a|avons) (?:deja )?(?:mange|dine)|(?:on etait|nous etions|j.etais) (?:deja )?(?:la|chez vous|venue?s?)(?: [a-z]+){0,3} (?:dernier[es]?|passee?)|(?:etait|etions|etais) deja (?:la|chez vous|venue?s?)|(?:deja|nous sommes|on est|je suis) (?:deja )?(?:venus?|venues?|alles?)|pas (?:la|notre|ma) premiere|habitues?|on (?:revient(?! au? )|connait)',
  sameDay:
    'ce jour[- ]?la|cette date|ce (?:soir|midi)[- ]?la(?! (?:table|terrasse))|le meme (?:jour|soir)|cette date[- ]la',
  dayAfter: "(?:le )?lendemain|(?:le )?jour (?:d'apres|suivant|apres)|(?:un )?jour plus tard|celui d'apres",
  dayBefore: "la veille|(?:le )?jour (?:d'avant|precedent)|(?:un )?jour plus tot",
  weekAfter: "une semaine (?:apres|plus tard)|la semaine (?:d'apres|suivante)",
  nextOne: "le (?:prochain|suivant)|celui d'apres",
  afterThat: "d'apres|suivant|apres",
  dayBehind: "lendemain|jour (?:d'apres|apres)",
  eve: "veille|jour (?:d'avant|avant)",
  notThen:
    'derniere?|(?:pas|non)(?= *[,.;!…]| *$| (?:car|parce)(?![a-z]))|,? ?(?:je |on |ca )?(?:ne )?(?:peux|peut|va|pourr\\w+) pas(?![a-z])',
  exactly: 'exactement|juste|environ|(?:tout )?pile|maintenant|alors|seulement|plutot|finalement|dans les',
  inAll: 'au total|en tout|tous ensemble|en comptant',
  rather: 'genre|plutot|disons|enfin|pardon',
  busy: 'boss\\w+|travaill\\w+',
  chosen: 'plutot|alors',
  seasons: 'printemps|ete|automne|hiver|annee',
  settled:
    '(?:gratuit|payant|acompte|arrhes|caution|coute|carte b\\w+|cb|empreinte) .{0,20}(?:res[ae]|table)|reserv\\w* .{0,16}(?:gratuit|payant|acompte|arrhes|caution|coute)',
  self: '(?:je|on) (?:\\w+ )?(?:verra\\w*(?: avec l[ea] [a-z]+)?|dira\\w*|demandera\\w*|parlera\\w*|vais|va)',
  consults:
    "(?:vois|voir|voit|parle[rz]?|demande[rz]?|discute[rz]?|regarde)(?: (?:ca|cela|d'abord|avant|en))* (?:avec|a|aux?) (?:(?:mon|ma|mes|notre|nos) [a-z]+|(?:les? )?(?:autres|copains|copines|amis|enfants|famille|chef|patron|groupe))|j'en parle|(?:je |on )(?:vais |va )?reflechi\\w*|(?:vous|te) (?:redis|tiens au courant|r?appelle(?:rai)?|recontacte)|reviens vers vous",
  wait: '(?:attends|attendez|att)(?= |,|$)|(?:attends |attendez )?(?:une?|deux|1|2) (?:petite? )?(?:instant|moment|secondes?|secs?|minutes?|min)|patiente\\w*',
  holder: "au nom|a mon nom|mon nom|je m'?appelle",
  aboutOwn:
    'codes?|liens?|(?<!ecri[st]? une? )(?:e-?mails?|mails?)|confirm\\w+|annul\\w*|chang\\w*(?! (?:(?:le|la|les|un|une|mon|ma|notre) )?(?:bebe|petite?(?: bout|$)|enfant|couche))|modif\\w*|deplac\\w*|decal\\w*|report\\w*|numero de (?:la )?(?:resa\\w*|reserv\\w*)',
  unwanted:
    "ne (?:[a-z']+ )?(?:veux|voulons|veut|propos\\w*|offr\\w*)(?: [a-z']+){0,3}|pas (?:besoin )?d(?:e|'une|e la)?|(?:veux|veut|voulons|souhaite) (?:pas|plus|rien)(?: une?)?",
  allowed: 'les [a-z]+ (?:sont (?:bien|accept|autoris|admi|permi|ok)|peuvent)',
  yours: 'quel(?:le)?|quoi|votre|ecrire',
  cost: 'jusqu.a quand|combien de temps|combien de temps avant|combien d.heures?|cout\\w*|cost\\w*|pay(?:er|ez|ant)|amende|penalite|frais|acompte|arrhes|gratuit\\w*|en advance',
  tell: 'parle[zr]?-moi|ecri[st]-moi|ecrivez-moi|donnez?[- ]moi|passez-moi',
  opens: 'ouvr(?:ez|e|ir)|ouvert[es]*',
  takesSeat:
    'etre|on peut|peut on|peut-on|pourrait-on|table|assis|asseoir|installer|place|manger|diner|possible|avoir|aver\\w*|prend\\w+',
  may: "(?:et )?(?:est-ce qu'?(?:e )?)?(?:(?:on|nous) p(?:eut|ourrait|ouvons)|peut-on|pourrait-on|puis-je)",
  inside:
    '(?:il )?y ?a[- ]?(?:t-il )?quoi|(?:quoi|combien|quand|(?<!au cas )ou)[ ?!.]*$|combien de temps|quelle (?:heures?|horaires?)|(?<=[,;.!] *)(?:quel(?:le)?s?|combien)|ou (?:pas|non)(?! *,)|tomb\\w+ (?:bien )?(?:un|le) [a-z]+|(?:vous (?:etes )?ouv(?:rez|erts?)|c.est ouvert)[ ?!.]*$|(?:fauteuil|roulant|poussette) (?:on|ca|c.est) [a-z]+',
  crowd:
    "(?:on (?:est|sera)|nous (?:sommes|serons)) une? (?:(?:[a-z'-]+ ){1,3}(?:de|d')|(?:tas|paquet|foule),)",
  speak: 'parler (?:a|avec)|reclam[a-z]*',
  mishap:
    '(?:serveu\\w+|service|personnel) .{0,12}(?:etait|a ete) (?:(?:tres|vraiment|super|hyper|trop|assez) )?(?:impoli\\w*|desagreable\\w*|horrible|lent|nul)|(?:factur|compt|fait pay)\\w* .{0,30}(?:deux fois|en double|en trop)|(?:deux fois|en double|en trop) .{0,12}(?:factur|compt)\\w+|(?:addition|note|facture) (?:etait|est) fausse|(?:ete|suis|etais) malades? (?:apres|hier|toute)|intoxi\\w+|laisse \\w+ [a-z]+ (?:sur|sous|a|dans) (?:la|le|une?|votre) (?:chaise|table|terrasse|banc\\w*|toilett\\w*)|(?:oublie\\w*|perdu\\w*) .{0,12}?(?:mon|ma|mes|notre|nos) (?!mail|e-?mail|courriel|code|numer|tele|mot|reserv|pere|mere|grand|mari|femme|fil|papa|maman)[a-z]+|(?:oublie\\w*|perdu\\w*|laisse\\w*) (?:[a-z]+ ){0,2}(?:le|la|les|une?|des) [a-z]+ (?:[a-z]+ ){0,3}?(?:chez vous|au restaurant)',
  tooLate: "(?:c|c'?est|est) (?:trop|un peu) (?:tard|tot)|(?:trop|un peu) (?:tard|tot)",
  cannot: 'pas(?! (?:avant|apres|plus))',
  sendsElse: 'lien|mail|whats ?app|plus tard|att\\w+|pas|ne|moi|nous',
  uncounted:
    '(?:parmi|entre) nous {N}(?= )|{N}(?: [a-z]+)? differente?s|{N} tables|{N} menus?|{N}(?: [a-z]+)? (?:arriv|vienn)ent(?: [a-z]+){0,2} (?:plus tard|en retard)',
  sends: 'envo[iy]\\w*|confirm\\w*|valid\\w*|transmet\\w*',
  wonders:
    "(?:je )?(?:voulais |veux )?(?:juste |seulement )?(?:demand\\w*|savoir|dites?[- ]moi|dis[- ]moi)(?: juste| d'abord| seulement| avant)* (?:si|s'il|comment|quand|ou|combien|quel\\w*)|pas (?:dit (?:si|s'il|comment|quand|ou|combien)|repondu)(?![a-z])|(?:j'?ai|je vous ai|je t'ai) demande (?:pour|a propos|ce qu)|oui ou non",
  away: 'atterri\\w+|(?:sor[st]\\w*|fini\\w*|quitt\\w+) (?:\\w+ ){0,2}(?:travail\\w*|boulot|taf|bureau|ecole)|(?:(?:on doit|il faut) (?:etre )?)?(?:(?<!a )partir|part(?:ons|is?)?|parti[es]*|sorti[res]*|fini[res]*|etre dehors|filer|en aller|quitter la table|liberer la table)(?: avant| au plus tard)?(?= *(?:$|[,.;!]))',
  forThe: 'pour (?:les|nous)',
  recall:
    "(?:j'ai|on a|j'avais|on avait|nous avons) (?:deja |bien )?(?:dit|mis|donne|laisse|choisi|ecrit|reserve|pris|note|demande|compte)|(?:vous|t'|te) ?(?:ai|avais) (?:dit|donne|laisse|mis)|(?:vous avez|tu as|t'as|avez[- ]vous|as[- ]tu) (?:bien )?(?:note|mis|ecrit|enregistre|marque|retenu)|sur la (?:resa|reservation)|recap\\w*|resum\\w+|rappel\\w+[- ](?:moi|nous)|a quel nom|au nom de qui|pour (?:l'instant|le moment)",
  put: "(?:vous (?:l')?avez|(?:tu )?(?:l')?as|tas|avez-vous|as-tu) (?:bien )?(?:mis|note|pris|reserve)|(?:on|nous) (?:a|avait|avons|avions) (?:bien )?dit|c'?(?: ?est) bien (?:a|pour|le)",
  wholly: 'tout court|tout simplement|nom complet|nom et prenom|prenom et nom',
  reply: 'bonne|tres|hate|chouette|marche|avec|plaisir|bientot|mille',
  named: "c'est moi|(?:c'est|est) (?:mon|le) nom|a l'appareil|je m'appelle",
  asks: "qu'est-ce qu\\w*|est[- ]ce (?:que|qu\\w*)|(?:il )?y ?a[- ]?(?:t-il )?quoi|(?:que|quoi) (?:peut|peux|doit|faire|manger)|(?:peut|pourra|pourrait|passe|entre|rentre|doit|peuvent|pouvez|pourriez|faites|avez)-(?:t-)?(?:il|elle|on|ils|elles|vous)|(?:elle|il|on) (?:peut|pourra) (?:entrer|passer|rentrer|venir|manger)|on (?:passe|r?entre|accede) (?:avec|en)|c.est accessible|on (?:fait|met) quoi|quels? [a-z]+ (?:peut|sont)",
  lacks:
    '(?:donne\\w*|envo\\w+|dirai?|dis) (?:[a-z]+ )?(?:plus tard|apres)|(?:connais|souviens|sais) (?:pas|plus)(?! (?:si|ou|quand))|veux pas (?:[a-z]+ ){0,2}donner|pas d.{1,2}(?:adresse|e-?mail|mail|tel|portable|numero|mobile)|(?<!(?:une?|des|le|la) [a-z]+ )(?:obligatoire|necessaire|indispensable|oblige)(?= *(?:$|[,.!?]|de donner))|faut (?:vraiment|absolument|forcement)|pourquoi(?= *(?:$|[?!]))',
  beforehand:
    'avant (?:de (?:reserver|confirmer|valider|decider|dire oui)|(?:que je |qu.on )(?:reserve|confirme|valide))',
  gone: '(?:annul|retard|rate)\\w*',
  lodging: 'hotel\\w*|airbnb|appart\\w*|chambres?|taxis?|tickets?|billets?',
  somebody: 'l.une? de nous|une? (?:personne|ami[es]*|invitee?)|quelqu.un',
  tables: '(?:les|vos) tables',
  shelter: 'chauff|couver|abrit|ombr|vent',
  whyWait: 'je|mon|ma|mes',
  have: "j'ai|avons|avait|avions",
  sumUp: 'resum|recap|rappel',
}
