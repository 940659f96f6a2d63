import type { Locale } from '../../../i18n/locales.ts'

/**
 * What stands around a wish and is no part of it; it comes with what reads wishes. `order`: tells the house to note what stands beside it;
 * `opens`: what opens a wish, and says nothing of it; `person`: the guest, or somebody of theirs; `noted`: asks
 * whether it was written down; `anew`: what stands behind it is to stand in the notes in the place of what does.
 */
export const AROUND: Readonly<
  Record<Locale, Readonly<Record<'order' | 'opens' | 'person' | 'noted' | 'anew', string>>>
> = {
  es: {
    order:
      '(?:(?:podeis|puedes|podrias|podriais|puede) )?(?:decid|decir|di|diga|avis[ae]|avisad|avisar)(?:se|le)?(?:lo)? (?:a|en) (?:la )?cocina|(?:(?:que|q) )?conste(?: (?:que|q))?|(?:(?:me|nos|lo|la|os) )*(?:(?:podeis|puedes|podrias|podriais|podria|puede|se puede|se podria|podemos) )?(?:apunt|anot)(?:a|ad|ar|e|en)?(?:me|nos|lo|la)?(?: (?:tambien|tmb|tb|ahi|esto|eso|por favor|porfa))*(?: (?:lo de(?=l? )l?|que|q))?|(?:(?:podeis|puedes|podrias|podriais|podria|puede|se puede|se podria|podemos) )?(?:pon|poned|poner|ponga|anade|anadid|deja|dejad|mete|meted|escribe)(?:me|nos|le|lo|la)?(?: (?:tambien|tmb|tb|ahi|puesto|apuntado|anotado))*(?: en (?:las? )?(?:notas?|observaciones|comentarios|reserva))?(?: (?:lo de(?=l? )l?|que|q))?|(?:en )?(?:las )?notas?(?= *:)',
    opens:
      'tambien|ademas|(?:que|q)(?= (?:sea|este|no (?:sea|este)|es|somos|ven|mi|nuestr|la|el|un|tengo|tenemos|soy|voy|vamos|llev|tra))|eh|oye|mire|mira|bueno|pues|lo de(?=l? )l?|(?:es|ojo) (?:que|q)|ojo|(?:(?:te|se|os) )?(?:has |habeis )?olvid(?:as|aste|ado|asteis|eis|es)(?: (?:de )?(?:que|q))?|(?:recuerd|acuerd|acord)[a-z]+(?: (?:de )?(?:que|q))?|que sepa[a-z]*(?: (?:que|q))?',
    person: 'soy|somos|tengo|tenemos|un[ao]? de (?:nosotr|ell)[oa]s|alguien',
    noted:
      '(?:has|habeis|tienes|teneis|ha|queda|quedo|esta)(?: \\w+){0,3} (?:apuntad|anotad)[oa]s?|(?:has|habeis|esta) (?:[a-z]+ ){0,2}(?:puesto|escrito|metido)(?= (?:lo de|que |q |[a-z ]*en (?:las? )?(?:notas?|reserva|observaciones)))|(?:apunt|anot)aste(?:is)?|(?:al+ergi\\w+|intoler\\w+|notas?)(?: \\w+){0,4} estan? (?:puest|apuntad|anotad)[oa]s?',
    anew: '(?:(?:por favor|porfa),? )?(?:solo|solamente|unicamente) (?:(?:esta|la) (?:nota|observacion)|esto|lo siguiente)(?= *:)|(?:(?:solo|solamente|simplemente) )?(?:pon|poned|ponga|ponme|apunta|anota|escribe|deja)(?:lo|la|me)?(?: (?:en (?:las )?notas))? (?:solo|solamente|unicamente|simplemente|mejor)(?: (?:que|lo de))?|(?:solo|solamente|mejor) (?:pon|poned|ponga|apunta|anota|escribe|deja)(?: que)?|(?:escribe|pon|apunta)(?:lo|la)? (?:mejor|asi|bien)(?= *:)|(?:eso |ahi |las? notas? )?(?:tiene que|debe|deberia|ha de) (?:poner|decir)(?: solo)?|cambia (?:las? )?notas? (?:a|por)',
  },
  en: {
    order:
      '(?:(?:can|could|would) (?:you|u) )?(?:please )?(?:tell|inform|warn) the (?:kitchen|chef|cooks?)(?: (?:that|about (?:it|that|this)))?|(?:(?:can|could|would) (?:you|u) )?(?:please )?let the (?:kitchen|chef) know(?: (?:that|about (?:it|that|this)))?|(?:(?:can|could|would|will) (?:you|u|ya) )?(?:(?:please|pls|plz|just|also) )*(?:make a note|(?:note|mention|jot|write)(?: (?:down|in))?|put(?= in the (?:notes?|booking)| a note)|put (?:down|that)|put(?= no )|add(?= (?:a note|that|in|to the))|put(?=[ ,.!?]*$))(?: (?:the fact that|(?:in|to|on) the (?:notes?|booking)|that|it|this|of|down|in|about|a note))*|notes?(?= *:)|bear in mind(?: that)?|for the notes',
    opens:
      'ok so|so|i mean|well|also|just so (?:you|u) know|fyi|the (?:thing|bit) about|(?:you|u) forgot(?: (?:that|about))?(?= (?!to ))|(?:do ?n.?t|please do not) forget(?: (?:that|about))?|remember(?: that)?',
    person: "i|i'?m|we|we'?re|one of (?:us|them)|somebody|someone",
    noted:
      '(?:have|has|did|do|didnt|havent) (?:you|u|ya|ye)(?: \\w+){0,3} (?:noted?|written|write|wrote|got|put|jot(?:ted)?)(?: \\w+){0,6} (?:down|noted|(?:in|on) the (?:notes?|booking|reservation))|(?:have|did) (?:you|u|ya|ye)(?: actually| even| not)? (?:noted?|mention(?:ed)?|wr[io]te?(?:ten)? (?:it|that|about))|(?:you|u) (?:did(?:n.?t| not)|have(?:n.?t| not)|forgot(?: to)?|never) (?:even )?(?:noted?|written|write|wrote|mention\\w*|put (?:down )?(?:the|my|our|in|that))|(?:is|are) (?:that|it|this|the [\\w ]+) (?:noted|written down|down (?:too|yet)|(?:in|on) the (?:notes?|booking))',
    anew: '(?:please,? )?(?:just|only) (?:(?:this|the) (?:note|one)|this|the following)(?= *:)|(?:just|only|simply) (?:put|write|note|say|keep)(?: down)?(?: that)?(?! in)|(?:put|write|note|say|keep)(?: down)? (?:just|only|simply)|(?:write|put|say|phrase|word) (?:it |that )?(?:better|differently|like this|properly)(?= *:)|(?:(?:it|that|the notes?) )?(?:should|must|needs to|has to) (?:just |only )?(?:say|read)|(?:change|replace) the notes? (?:to|with)',
  },
  fr: {
    order:
      "(?:(?:pouvez|pourriez)[- ]vous |vous pouvez |tu peux )?(?:le )?(?:dire|dites|prevenir|prevenez|signaler|signalez)(?:-le)? (?:a |en )?(?:la )?cuisine|(?:(?:(?:tu )?peux|vous pouvez|pouvez|pourriez|tu pourrais|on peut|peut-on)(?:[ -](?:vous|tu))? )?(?:note[rz]?|marque[rz]?|ajoute[rz]?|inscrive[rz]|inscris|mentionne[rz]?|precise[rz]?|mettez|mets|mettre)(?:[ -](?:moi|nous|le|la|ca))*(?: (?:aussi|bien|juste|en note|dans les remarques|(?:que|qu)(?= |')'?|ca|svp))*|(?:remarques?|notes?)(?= *:)",
    opens:
      'si(?= (?:une?|il|on|pour|la|le|nous) )|du coup|alors|puis|pis|aussi|en plus|ah oui|au fait|(?:vous avez|t.as|tu as) oublie(?: (?:que|qu.))?|n.oubliez?(?: pas)?(?: (?:que|qu.))?|rappelez[ -]vous(?: (?:que|qu.))?|c.est que',
    person: "je|j'ai|nous|on|quelqu'un|l.un d.eux|l.une d.elles",
    noted:
      "(?:as|avez|(?:il|elle|on|ca) a)(?:-tu|-vous)? (?:\\w+ ){0,3}(?:note|inscrit|marque)e?s?|(?:as|avez)(?: \\w+){0,2} mis (?:(?:le|la|les|pour|que|l') ?\\w+ ){0,4}(?:dans|en|sur) (?:(?:les?|la|ma|notre) )?(?:remarques?|notes?|resa|reservation)|(?:est|sont) (?:bien )?notee?s?|(?:c'est|est-ce) (?:bien |que c'est )?note|bien note",
    anew: '(?:(?:svp|s.il (?:vous|te) plait),? )?(?:juste|seulement|uniquement) (?:(?:cette|la) (?:note|remarque)|ceci|ca)(?= *:)|(?:(?:juste|seulement|simplement) )?(?:note[rz]?|marque[rz]?|mettez|mets|mettre|ecri[st]|ecrivez|garde[rz]?)(?:[ -](?:moi|le|la))? (?:juste|seulement|simplement|uniquement|plutot)|(?:ecri[st]|ecrivez|mettez|mets|note[rz]?)(?:[ -](?:le|la|ca))? (?:mieux|comme ca|plutot)(?= *:)|(?:ca|cela|la remarque|il) (?:doit|devrait|faut) (?:dire|ecrire|mettre|marquer)|remplace[rz]? (?:les? |la )?(?:remarques?|notes?) par',
  },
  de: {
    order:
      '(?:(?:konnt|konntet) ihr |(?:konnen|konnten) sie |bitte )*(?:das |es )?(?:der|in der) kuche (?:(?:das|bitte|bescheid) )*(?:sagen|geben|ausrichten|weitergeben)|(?:konn(?:t|en|ten)|kannst|kann)(?: (?:sie|ihr|du|man))(?= [^?]*(?:notier|vermerk|schreib|trag)e[nt]*)|(?:(?:konn(?:t|en|ten|test|tet)|kannst|kann|bitte)(?: (?:sie|ihr|du|man|mir|mal|bitte))* )?(?:notier\\w*|vermerk\\w*|schreib\\w*|trag\\w*|merk\\w*)(?: (?:sie|euch|dir|mir|uns|bitte|mal|noch|auch|das|es|dazu|auf|rein|ein|vor|dass|die sache mit|das mit))*|(?:anmerkung(?:en)?|notiz(?:en)?)(?= *:)',
    opens:
      'das mit|also|ubrigens|und zwar|auch|ausserdem|dann|ach|ach ja?doch(?= (?:noch|wir|ein))|(?:ihr habt|du hast|sie haben) vergessen|(?:bitte )?nicht vergessen|vergiss(?:t)? nicht|vergessen sie nicht|denk(?:t|en sie)?(?: bitte)?(?: dr?an| daran)|dass(?= (?:ich|wir|mein|meine|unser[a-z]*|jemand) )',
    person: 'bin|ich|wir|jemand|einer? von (?:uns|ihnen|denen)',
    noted:
      '(?:hast|habt|haben|habn)(?: \\w+){1,7} (?:notiert|aufgeschrieben|vermerkt|eingetragen|reingeschrieben|dazugeschrieben|hingeschrieben)|(?:hast du|habt ihr|haben sie)(?: \\w+){0,4} drin|(?<!(?:welche\\w*|was|wie ?viele?) (?:\\w+ ){0,3})hast du *$|steht(?: \\w+){1,5} (?:drin|dabei|dort|in (?:den (?:notizen|anmerkungen)|der (?:reservierung|buchung)))|(?:ist|steht|wurde)(?: \\w+){1,5} (?:notiert|vermerkt|aufgeschrieben)',
    anew: '(?:bitte )?(?:nur|bloss|lediglich) (?:(?:diese|folgende|die) (?:notiz|anmerkung)|folgendes|das|dies)(?= *:)|(?:bitte )?(?:schreib\\w*|notier\\w*|vermerk\\w*|trag\\w*)(?: (?:sie|bitte|mir|einfach|da|rein|ein))* (?:nur|bloss|lediglich|lieber)|(?:nur|bloss|einfach nur|lieber) (?:schreib\\w*|notier\\w*)(?: sie)?|(?:schreib\\w*|notier\\w*)(?: (?:sie|es|das))* (?:besser|richtig|so)(?= *:)|(?:das|es|da) (?:muss|soll(?:te)?)(?: nur)?(?= .*(?:heissen|stehen))',
  },
  it: {
    order:
      '(?:(?:potete|puoi|puo|potreste) )?(?:dirlo|dire|dite|ditelo|avvisare|avvisate) (?:al|allo|il|lo|la|alla|in) (?:cuoco|chef|cucina)|(?:(?:puoi|potete|potresti|potreste|si puo) )?(?:segna|segnate|scrivi|scrivete|annota|annotate|appunta|appuntate|metti|mettete|mettici|metteteci|aggiungi|aggiungete|ricordatevi|segnare|scrivere|annotare|mettere|metterci|aggiungere)(?:lo|la|ci|mi)?(?: (?:anche|pure|che|nelle note|la cosa|per favore))*|(?:nelle )?note(?= *:)',
    opens:
      'che(?= (?:mi|nostr|la|il|un|ho|abbiamo|siamo|port))|allora|dunque|guardi?|senti|poi|pure|anche|inoltre|(?:avete|hai|ha) dimenticato(?: che)?|non dimentica[a-z]+(?: che)?|ricorda[a-z]*(?: che)?|(?:e|guarda|guardi) che(?= )',
    person: 'sono|siamo|ho|abbiamo|un[oa] di (?:noi|loro)',
    noted:
      "(?<!(?:mi|ci|gli|le) )(?:l' ?)?(?:hai|avete|ha) (?:\\w+ ){0,2}(?:scritt|segnat|annotat|appuntat)[oaie]|(?:hai|avete) mess[oaie] (?:\\w+ ){0,4}(?:nelle note|nella prenotazione)|[vt]e (?:l[oiae] )(?:ricord|segn)\\w+|(?:e|sono) (?:gia )?segnat[oaie]",
    anew: '(?:per favore,? )?(?:solo|soltanto|solamente) (?:(?:questa|la) nota|questo|quanto segue)(?= *:)|(?:(?:solo|soltanto|semplicemente) )?(?:scriv[iae]\\w*|segna\\w*|annota\\w*|mett[iae]\\w*|lascia\\w*) (?:solo|soltanto|semplicemente|solamente|piuttosto)(?: che)?|(?:solo|soltanto) (?:scriv[ia]\\w*|segna\\w*|mett[ia]\\w*)|(?:scriv[iae]\\w*|segna\\w*|mett[iae]\\w*) (?:meglio|cosi|bene)(?= *:)|(?:(?:ci|le note) )?(?:deve|dovrebbe|devono) (?:dire|esserci scritto|essere scritto)(?: solo)?|cambia\\w* (?:le )?note (?:in|con)',
  },
}
