import type { Idioms } from './shape.ts'

export const idioms: Idioms = {
  keep: '(?:es |das )?bleib(?:t|en|e|ts)?(?: (?:es|wir|das))? (?:bei|so|dabei|beim|wie)|wie (?:es war|gehabt|vorher|zuvor)|lass(?:en|t)?(?: (?:es|das|sie|wir|uns|mal))* (?:so|bei|dabei|wie|beim)|behalt\\w*',
  suppose: '(?:und|aber|was(?: ist)?) (?:wenns?|falls)(?! (?:moglich|es geht))|angenommen',
  trouble:
    'zu spae?t (?:komm\\w*|dran)|schaff\\w* (?:es |das |s )?erst|verspat\\w*|(?:kommen|sind) (?:\\w+ ){0,4}spae?ter|stau|unfall|autobahn|verfahren|\\w*panne',
  own: '(?:ich|wir|habe?n?|hat) (?:[a-z0-9.:,]+ ){0,13}(?:reserviert|gebucht)|(?:ich habe?|wir haben|hab) (?:(?!kein)[a-z0-9.:]+ ){0,7}(?:tisch|reservierung|buchung)(?! ?\\?)|(?:mei|unser)n?e?[nrm]{0,2} (?:eigene[nr]? )?(?:tisch|reserv\\w+|buchung)',
  confirmed:
    'ihr habt (?:[a-z0-9]+ ){0,4}bestatigt|(?:uns|mir) (?:[a-z]+ ){0,2}bestatigt|habe?n? (?:[a-z]+ ){0,3}bestatigung|bestatigung (?:bekommen|erhalten|hier)',
  moves:
    '(?:sie|es|ihn|das|den tisch|unser\\w* tisch) (?:[a-z0-9]+ ){0,4}(?:(?:ver)?schieben|verlegen|umbuchen|stornieren)|vorziehen',
  been: 'wie (?:immer|letztes mal)(?= *[,:.!])|(?:waren|war|sind) (?:wir |ich )?(?:(?:ja|doch|im|letzte[nrs]?|vorige[nrs]?|woche|monat|jahr|sommer|gestern|neulich) ){0,4}(?:(?:schon|bereits)(?: \\w+)?|letzten \\w+) (?:mal|einmal|ofter|da|dort|bei)|nicht (?:das|unser|mein) erste[sr]?|stammgaste?|kommen wieder',
  sameDay:
    '(?:diese[nmr]?|den|dem|selben|gleichen) (?:tag|abend|datum)(?! (?:danach|da?rauf|davor|vorher|zuvor|spae?ter))|fue?r da|(?<=dann )da|da(?= bitte)',
  dayAfter:
    '(?:der |den |dem |am |einen |nen )?tag (?:danach|da?rauf|spae?ter)|am nachsten tag|(?:der|den) danach',
  dayBefore: '(?:der |den |dem |am |einen |nen )?tag (?:davor|vorher|zuvor|frue?her)',
  weekAfter: '(?:eine|ne) woche (?:spae?ter|da?rauf)|(?:die|in der) woche (?:danach|da?rauf)',
  nextOne: '(?:den|der|dem) (?:danach|drauf|darauf|darauffolgenden)|(?:den|am) (?:ue?ber)?nae?chsten',
  afterThat: 'danach|darauf|drauf',
  dayBehind: '(?:tag|abend) nach',
  eve: '(?:tag|abend) vor',
  notThen:
    '(?:(?:ja|doch) )?nicht(?= *[,.;!…]| *$| (?:weil|denn)(?![a-z]))|,? ?(?:kann|konnen|geht|klappt)(?: [a-z]+){0,2} nicht(?![a-z])',
  exactly: 'genau|ungefahr|circa|etwa|rund|so|jetzt|dann|aber|nur|noch|mittlerweile|doch',
  inAll: 'insgesamt|in total|alle zusammen',
  rather: 'vielmehr|quatsch|sorry',
  busy: 'letzten|arbeit\\w*|schaff\\w*',
  chosen: 'lieber|dann|stattdessen',
  seasons: 'fruh(?:ling|jahr)|sommer|herbst|winter|jahr',
  settled:
    '(?:kostenlos|kostet|anzahl\\w*|gebuhr\\w*|kaution|kreditkarte\\w*) .{0,20}(?:reserv|buch|tisch)|(?:reserv|buch)\\w* .{0,16}(?:kostenlos|kostet|anzahl|gebuhr|was kosten)',
  self: '(?:klar|sag|frag)\\w* (?:ich|wir)|ich (?:klar|sag|frag)\\w*',
  consults:
    '(?:frag|red|(?:be)?sprech)\\w*(?: (?:ich|i|wir|das|es|erst\\w*|vorher|mal|noch|kurz|da))*(?: mit)? (?:mein\\w*|mei|unser\\w*|den (?:ander|freund|kolleg|jungs|madels|kind)\\w*|d(?:ie|er) (?:ander|familie|gruppe|chefin|leute|jungs|madels)\\w*) ?[a-z]*|mit (?:mein\\w*|mei|den|der|dem|unser\\w*) [a-z]+ (?:\\w+ )?(?:reden|sprechen|besprechen|abklaren|klaren|abstimmen)|uberleg\\w*|drub?er schlafen|meld\\w* (?:mich|uns)|ruf\\w* (?:\\w+ ){1,4}an|(?:geb|sag)\\w* (?:\\w+ )?bescheid',
  wait: 'wart(?! ihr)(?:e\\w*)?|moment(?:chen|al|erl)?|(?:ein\\w*|ne|nur|kurzen?) (?:moment|sekunde|sek|augenblick|minute)|sek(?:unde)?|gleich|augenblick',
  holder:
    'reserviert auf|auf (?:den |meinen |die )?(?:namen?|nachnamen)|(?:lauft|ist|war|steht|reserviert) (?:auch )?unter|mein name|ich heiss\\w*|name (?:ist|war)',
  aboutOwn:
    '[ck]odes?|links?|andern|(?<!schreib\\w* (?:ein\\w*|euch ein\\w*) )(?:e-?)?mails?|bestatigung\\w*|storn\\w*|(?:ver)?schieb\\w*|(?:ver)?leg\\w*|umbuch\\w*|absag\\w*|(?:reservierungs|buchungs)(?:nummer|code)|(?:2\\.|zweiten?) tisch|reinschreiben|eintragen',
  unwanted:
    'nicht (?:[a-z]+ )?(?:offer|brauch\\w*|will|wollen)(?: [a-z]+){0,3}|kein\\w*(?: [a-z]+)?|nix|nichts?',
  allowed: 'die [a-z]+ (?:sind (?:erlaubt|willkommen|gestattet|ok)|konnen|durfen)',
  yours: 'welche|ihre|eure|schreib\\w*',
  cost: 'bis wann|spatestens|wie lang\\w*|kost\\w*|verlang\\w*|zahl\\w*|gebuhr\\w*|gratis|kaution',
  tell: 'gib mir|schreib\\w* (?:mir|uns)|erzahl\\w*',
  opens: '(?:habt|haben|hat) (?:.* )?auf(?=[ ?!.]*$)|offen|geoffnet',
  takesSeat: 'konnt?en wir|tisch|sitz\\w*|platz|essen|moglich|geht|haben|nehmen',
  may: '(?:und )?(?:konnt?en wir|kann ich|konnte ich|geht|ginge?)',
  inside:
    'wann[ ?!.]*$|bis wann|wie lange|(?:wat|was|welche[nrs]?) (?:uhrzeit(?:en)?)|(?<=[,;.!] *)(?:was|welche[nrs]?|wo)|oder (?:nicht|nich|ned|net)(?! *,)|(?:ist?|fallt) (?:[a-z]+ ){0,3}(?:n|(?:ei)?nen|ein) [a-z]+(?:tag|woch)(?= *(?:oder|ne|gell|[,?]))|(?:is|ist|gibt s|gibts) da (?:ein\\w* |n |auch )?[a-z]*(?:menu|programm|party|feier)|(?:rollstuhl|kinderwagen) (?:kommt|geht) (?:man|das|es)|(?:geht|passt) (?:[a-z]+ ){1,3}(?:rollstuhl|kinderwagen|hund)',
  crowd:
    "wir (?:sind|waren|werden) (?:eine?[nr]?|ne) (?:(?:[a-z'-]+ ){1,3}(?:von|mit|aus)|(?:menge|haufen|ganze gruppe),)",
  speak: '(?:sprechen|reden)(?= *(?:$|[.!?]))|beschwer[a-z]*',
  mishap:
    '(?:kellner\\w*|bedienung) .{0,20}(?:unfreund|frech)\\w*|(?:doppelt|zweimal|zu viel) \\w*(?:rechne|kass|buch)\\w*|(?:schlecht|ubel) geworden|am (?:brechen|spucken|kotzen)|erbroch\\w*|durchfall|(?:vergessen|verloren) .{0,12}?(?:mein|unser)\\w* (?!mail|e-?mail|code|nummer|handy|pass|reserv|buch|vater|mutter|frau|mann|o[mp]a)[a-z]+|(?:mein|unser)\\w* (?!mail|e-?mail|code|nummer|handy|pass|reserv|buch|vater|mutter|frau|mann|o[mp]a)[a-z]+ .{0,30}(?:(?:liegen|hangen|stehen) ?(?:ge)?lassen|vergessen|verloren)|bei (?:ihnen|euch) (?:[a-z]+ ){0,4}(?:vergessen|liegen ?(?:ge)?lassen|verloren)|(?:vergessen|liegen ?(?:ge)?lassen|verloren) (?:[a-z]+ ){0,3}?bei (?:ihnen|euch)',
  tooLate: '(?:ist )?zu (?:spat|spaet|fruh|frueh)',
  cannot: 'nicht(?! (?:vor|nach|fruher|spater|mehr))',
  sendsElse: 'link|e?-?mail|whats ?app|spater|warte\\w*|nicht|mir|uns',
  uncounted:
    'unter uns {N}(?= )|{N}(?: [a-z]+)? verschieden\\w*|{N} tischen?|{N} (?:kinder)?menus?|{N}(?: [a-z]+)? komm(?:en|t)(?: [a-z]+){0,2} spater',
  sends: 'send\\w*|absend\\w*|(?:ab)?schick\\w*|bestatig\\w*|abgeschickt',
  wonders:
    '(?:ich )?(?:wollte |will |mochte |wurde gern\\w* )?(?:ja |doch |eigentlich |einfach )*(?:nur |bloss |mal |kurz |erst )*(?:frag\\w*|wissen|sag(?:t|en sie)? mir)(?: mal| nur| bloss| kurz| erst| vorher| noch|,)* (?:ob|wie|wann|wo|was|wer|welche[nrs]?)|(?:nicht|nie) (?:gesagt|beantwortet|verraten),* (?:ob|wie|wann|wo|was)|(?:nicht|nie) geantwortet|nicht beantwortet|hab\\w* ich (?:doch |ja )?(?:schon )?gefragt|nicht (?:die|meine) frage|ja oder nein',
  away: 'bahn|flugzeug|lande[nt]?|feierabend|(?:arbeite\\w*|arbeit|buro|schule)(?= (?:bis|aus|um))|(?:mussen wir )?(?:wieder )?(?:weg|raus|los|fertig)(?: (?:sein|mussen))*(?= *(?:$|[,.;!]))',
  forThe: 'fur (?:die|uns)',
  recall:
    '(?:hab\\w*|hatt?\\w*|hob) (?:ich|i|mir|wir) .{0,20}(?:gsagt|gsogt|gesagt|angegeben|gegeben|geschrieben|genannt|gewahlt|hinterlassen)|(?:hast|habt|haben) (?:du|ihr|sie|s) .{0,24}(?:notiert|eingetragen|aufgeschrieben|geschrieben|gespeichert|vermerkt|stehen)|g?e?speichert|zusammenfass\\w*|fass\\w* .{0,20}zusammen|wiederhol\\w*|(?:vorlesen|lies .{0,12}vor)|bis jetzt|bisher|(?:auf|unter) (?:welche[nm]|wa[st] fur|wessen) .{0,10}nam\\w*|(?:kommen|sitzen) wir jetzt|ist (?:das|die reservierung) jetzt',
  put: '(?:hast|haben|habt|ist) .{0,30}(?:eingetragen|notiert|gebucht|vermerkt|aufgeschrieben)|wir (?:hatten|haben|habn) (?:\\w+ ){0,4}gesagt|(?:hatten|haben) wir (?:\\w+ ){0,4}gesagt|(?:es|das) (?:ist|bleibt) doch',
  wholly: '(?:volle|ganze)r name|vor-? und nachname|ganz einfach',
  reply: 'klingt|hort|sieht|freue?n?|liebe|viele|schone[nr]?|danken?|bis',
  named: 'bin ich|ist (?:mein|der) name|heisse? ich',
  asks: 'was (?:soll\\w*|darf|durf\\w*|kann|konn\\w*|ist|isst|essen|gibt|geht|muss|mach\\w*)|welche[nrs]? [a-z]+|wo (?:kann|konnen|darf|ist)|wie (?:kommt|kommen|geht)|(?:kommt|passt|geht|darf|kann|muss|soll(?:te)?|sollten|durfen|konnen|kommen|passen|gibt|macht|habt) (?:sie|er|es|wir|ihr|die|das|der|man|ich|da|mein\\w*|unser\\w*)(?!.* (?:nicht|kein\\w*)(?= *(?:$|[,.])))',
  lacks:
    '(?:geb|schick|sag|mach)\\w* (?:[a-z]+ ){0,4}spater|spater (?:[a-z]+ )?(?:geb|schick|sag)\\w*|weiss (?:[a-z]+ ){0,3}nicht(?! ob)|kein\\w* (?:e-?mail|mail|handy|telefon|nummer)\\w*|(?:muss|brauch\\w*|ist|is) (?:[a-z-]+ ){0,4}(?:sein|angeben|pflicht|notig|notwendig|erforderlich|wirklich)(?= *(?:$|[,.!?]))|warum(?= *(?:$|[?!]))',
  beforehand: '(?:be)?vor (?:ich|wir|der) (?:[a-z]+ ){0,3}?(?:reservier|buch|bestatig|zusag)\\w*',
  gone: '(?:gestrichen|(?:ge)?cancel|annul|storn|verspat|verpasst)\\w*|steht',
  lodging: 'hotel\\w*|airbnb|app?art\\w*|ferienwohnung|unterkunft|zimmer|taxis?|tickets?|karten',
  somebody: 'einer|eine (?:von uns|person)|ein (?:gast|freund)|jemand',
  tables: '(?:die|eure|ihre) tische?',
  shelter: 'heiz|dacht|schatt|wind',
  whyWait: 'ich|i|muss|grad|nur|schnell|kurz|mei(?:n[a-z]*)?',
  have: 'hab|habe|haben|hatten?',
  sumUp: 'zusammenfass|fass|wiederhol|recap',
}
