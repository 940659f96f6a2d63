import type { Lexicon } from './shape.ts'

/** A yes wherever it stands, and words that are one only alone or beside such words. */
const CLEAR =
  'ja+|jaja|jo|joa|jau|jep|jap|japp|jup|jop|yup|jawoll?|jawohl|gerne?|ok|okay|okey|okidoki|klar|klaro|logo|logisch|naturlich|natuerlich|sicher|selbstverstandlich|genau|exakt|richtig|stimmt|passt|perfekt|einverstanden|gewiss|freilich|unbedingt|definitiv|korrekt|yes'
const LOOSE = 'na|geht|bestens|super|prima|toll|wunderbar|gut|ordnung'

export const de: Lexicon = {
  numbers:
    'null eins|ein|eine|einen|einem|einer zwei|zwo drei vier funf|fuenf sechs sieben acht neun zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig funfundzwanzig|fuenfundzwanzig sechsundzwanzig siebenundzwanzig achtundzwanzig neunundzwanzig dreissig einunddreissig'.split(
      ' ',
    ),
  amounts: [
    ['ein halbes dutzend', 6],
    ['ein dutzend', 12],
    ['zwei dutzend', 24],
  ],
  tens: {
    words: ['dreissig', 'vierzig', 'funfzig|fuenfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'],
    join: 'und',
    isUnitFirst: true,
    hundreds:
      '(?:ein)?hundert|zweihundert|dreihundert|vierhundert|fu(?:e)?nfhundert|sechshundert|siebenhundert|achthundert|neunhundert'.split(
        '|',
      ),
    hundredJoin: '(?:und)?',
  },
  ordinals:
    '- erste[nr]? zweite[nr]? dritte[nr]? vierte[nr]? fue?nfte[nr]? sechste[nr]? sieb(?:en)?te[nr]? achte[nr]? neunte[nr]? zehnte[nr]? elfte[nr]? zwo?e?lfte[nr]? dreizehnte[nr]? vierzehnte[nr]? fue?nfzehnte[nr]? sechzehnte[nr]? siebzehnte[nr]? achtzehnte[nr]? neunzehnte[nr]? zwanzigste[nr]? einundzwanzigste[nr]? zweiundzwanzigste[nr]? dreiundzwanzigste[nr]? vierundzwanzigste[nr]? fue?nfundzwanzigste[nr]? sechsundzwanzigste[nr]? siebenundzwanzigste[nr]? achtundzwanzigste[nr]? neunundzwanzigste[nr]? dreissigste[nr]? einunddreissigste[nr]?'.split(
      ' ',
    ),
  article: 'ein|eine|einen|einem|einer',
  monthFirst: false,
  months: [
    'januar|janner|jan',
    'februar|feb',
    'marz|maerz|mrz',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept?',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  days: [
    'montag(?:s|abends?|mittags?|nachmittags?)?',
    'dienstag(?:s|abends?|mittags?|nachmittags?)?',
    'mittwoch(?:s|abends?|mittags?|nachmittags?)?',
    'donnerstag(?:s|abends?|mittags?|nachmittags?)?',
    'freitag(?:s|abends?|mittags?|nachmittags?)?',
    'samstag(?:s|abends?|mittags?|nachmittags?)?|sonnabends?',
    'sonntag(?:s|abends?|mittags?|nachmittags?)?',
  ],
  shortDays: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so(?! (?:um|gegen|gut|viel))'],
  relativeDays: [
    ['ubermorgen|uebermorgen', 2],
    ['vorgestern', -2],
    ['gestern', -1],
    ['heute?', 0],
    ['(?<!am )(?<!heute )(?<!guten )morgen', 1],
  ],
  terms: [
    ['in {N} tag(?:en)?', 1],
    ['in {N} wochen?', 7],
  ],
  weekLater: 'in acht tagen|uber eine woche|(?:uber|ueber)(?:nachst|naechst)e[nrms]?',
  feasts: [
    'heilig(?:er ?|en ?)?abend',
    '(?<!zweiten )(?<!2\\. )weihnacht(?:en|s(?:feier)?tag)',
    '(?:zweite[rn]?|2\\.) weihnachts(?:feier)?tag',
    'silvester(?:abend)?',
    'neujahr(?:stag)?',
    '(?:heilige )?(?:drei|3) konige|dreikonig\\w*',
    'valentinstag',
    'nikolaus(?:tag|abend)?',
    'maria empfangnis',
    '(?!)',
    'allerheiligen',
    'maria himmelfahrt',
    '(?!)',
    'tag der arbeit|maifeiertag',
  ],
  nth: ['erste[nrms]?', 'zweite[nrms]?', 'dritte[nrms]?', 'vierte[nrms]?', 'letzte[nrms]?'],
  nextWeek: '(?:in )?(?:der )?(?:nachste|naechste|kommende)[nr]? woche',
  weekend: 'wochenende',
  doubtful: '(?:nachst|naechst)e[nrms]?',
  coming: 'diese[nrms]?|kommende[nrms]?',
  next: 'kommende[nrms]?|(?:nachst|naechst)e[nrms]?',
  monthLink: 'der|des',
  daySuffix: '\\.|ten|te',
  dayArticle: 'am|den|der|fur den|zum',
  beforeTime: 'um|gegen|ab|circa|ca\\.?|so um|bis|fur',
  clock: [
    ['{M} (?:minuten )?vor halb {H}', -30, -1, false],
    ['{M} (?:minuten )?nach halb {H}', -30, 1, false],
    ['halb {H}', -30, 0, false],
    ['(?:viertel|1/4) vor {H}', -15, 0, false],
    ['(?:viertel|1/4) nach {H}', 15, 0, false],
    ['dreiviertel {H}', -15, 0, false],
    ['viertel {H}', -45, 0, false],
    ['{M} (?:minuten )?vor {H}', 0, -1, false],
    ['{M} (?:minuten )?nach {H}', 0, 1, false],
    ['{H} ?uhr {M}', 0, 1, false],
    ['{H} ?(?:uhr|h)', 0, 0, false],
  ],
  noon: '12 uhr mittags|zwolf uhr mittags',
  midnight: 'mitternachts?',
  openMinutes: 'kurz nach|etwas nach',
  am: 'morgens|fruh|vormittags|am (?:morgen|vormittag)',
  pm: 'abends|nachmittags|am (?:abend|nachmittag)|nachts',
  comida: 'mittags?|mittagessen|nachmittags?',
  cena: 'abends?|abendessen',
  partOfDay: 'abends?|mittags?|nachmittags?|zum (?:mittagessen|abendessen)',
  people:
    'personen|frauen|manner|maenner|damen|herren|person|leuten?|pers|gasten?|gaesten?|erwachsene[nr]?|erw\\.?|freunden?|platzen?|platze',
  children:
    'kids?|kleinen?|zwergen?|sauglinge?|neugeborene[sn]?|buben?|madels?|jugendlichen?|teenagern?|kindern?|madchen|jungen?|kind|babys?|kleinkind(?:er)?',
  beforePeople:
    'fur|fuer|zu|(?<!sagen )wir|wir (?:sind|waren|waeren|werden|kommen)(?: (?:doch|nun|jetzt|dann|insgesamt|nur|lieber|aber|also))*(?: zu)?|sind wir|werden wir|sind|werden|mit|gruppe von|x|tisch fur|a',
  relative:
    'schwager|schwagerin|neffe|nichte|enkel|kumpel|frau|mann|partnerin|partner|freundin|freund|mutter|mama|vater|papa|schwester|bruder|tante|onkel|chefin|chef|sohn|tochter|baby|kollegin|kollege|oma|opa|verlobte[rn]?',
  relativePairs: '(?:gross|schwieger)?eltern',
  me: 'ich|mich|mir',
  couple: 'paare?|parchen|paerchen',
  fixedCounts: [
    ['zu zweit|wir beide', 2],
    ['zu dritt', 3],
    ['zu viert', 4],
    ['zu (?:fun|fuen)ft', 5],
    ['zu sechst', 6],
    ['zu siebt|zu siebent', 7],
    ['zu acht', 8],
    ['zu neunt', 9],
    ['zu zehnt', 10],
    ['zu elft', 11],
    ['zu zwo?e?lft', 12],
    ['nur (?:ich|fur mich)|allein|alleine|fur mich allein', 1],
  ],
  or: 'oder|bis',
  and: 'und|plus|mit',
  plainYes: `${CLEAR}|${LOOSE}`,
  yesPhrase:
    'auf jeden fall|aber (?:ja|sicher|gern|klar)|kein problem|mach(?:t|en)?(?: (?:wir|mal|das|es|ruhig|nur))+',
  yes: `${CLEAR}|${LOOSE}|senden|abschicken|schicken|absenden|verbindlich|doch|bestatigen|bestatige|bestaetigen|bestatigt|reservieren|reserviere|buchen|buche|los|machen|speichern|bitte|jup+`,
  clearYes: `${CLEAR}|bestatig\\w+|sehr gern\\w*`,
  filler: `bitte|danke|dankeschon|vielen|dank|das|die|der|es|ist|so|nummer|nr|sehr|schon|eh|doch|mal|mach|auf|jeden|fall|los|dann|alles|in|halt|eben|aber|anfrage|den|reservierung|jetzt|nun|und|ich|mochte|sie|mir|uns|wie|wurde|will|wir|war|sieht|machen|aus|angaben|stimmen`,
  but: 'aber|jedoch|ausser|allerdings',
  no: 'nein+|nix|jetzt nicht|im moment nicht|nee|ne|noe?|ein andermal|vielleicht spater|no|nicht jetzt|noch nicht|lieber nicht|nicht',
  cancel:
    '(?:will|wollen|mochten?) (?:den tisch|die reservierung|das|ihn|sie) (?:doch )?nicht(?: mehr)?(?=$|[.!,])|abbrechen|abbruch|abbreche|brechen sie ab|stornier\\w*|cancel\\w*|absagen|sage? (?:es |das )?ab|vergiss(?: es| das)?(?= *(?:$|[,.;!]))|vergessen sie(?:.s| es| das)|(?:ich |wir )?komm(?:e|en) (?:doch )?nicht|(?:anders )uberlegt|lass(?:en sie)? (?:es|das|gut sein)|lassen wir(?: es| das)?|doch nicht reservieren|(?:ich |wir )?(?:will|wollen|mochte|mochten) (?:doch )?(?:nicht|nichts|keinen tisch|keine reservierung)(?: mehr)?(?: reservieren| buchen)?|stopp?(?: (?:die )?reservierung)?|beenden',
  change: 'ander\\w*|aendern|aender\\w+|korrigier\\w*|bearbeit\\w*|wechsel\\w*|berichtig\\w*|umander\\w*',
  wrong: 'falsch\\w*|stimmt nicht|verkehrt|vertippt|fehler\\w*|nicht (?:richtig|korrekt)|inkorrekt|geirrt',
  fields: {
    name: 'namen?|nachname',
    email: 'e-?mail(?:-?adresse)?|mail(?:adresse)?|adresse',
    phone: 'telefon(?:nummer)?|handy(?:nummer)?|nummer|vorwahl|rufnummer',
    date: 'datum|tag',
    time: 'uhrzeit|zeit|stunde',
    guests: '(?:anzahl der )?(?:personen|gaste|leute)|personenzahl|personenanzahl|anzahl',
    seating: 'tisch|platz|sitzplatz|terrasse|bereich',
    notes: 'anmerkung(?:en)?|notiz(?:en)?|bemerkung(?:en)?|hinweis(?:e)?|kommentare?',
  },
  book: 're[sz]ervie?r(?!te?[nr]?(?![a-z]))\\w*|resi|buch(?:en|ung)|tische?n?|tich|tischreservierung|(?:trag|schreib|notier)(?:t|en sie|e)? (?:uns|mich)|(?:halt|haltet|halten sie) uns',
  notBooking:
    '(?:reservierungs|buchungs)(?:nummer|code|bestatigung|mail)|(?:muss|muessen|mussen|sollte|soll) (?:man|ich|wir) .{0,12}(?:reservieren|buchen)|(?:meine|unsere|die|eine bestehende) (?:reservierung|buchung)|ohne (?:reservierung|zu reservieren)|reservierung (?:notig|erforderlich|notwendig)|tischwein|wie (?:kann|reserviere)|(?:will|mochte) nicht (?:mehr )?reservieren|reservierungspflicht',
  another:
    '(?:neue|weitere|andere|zweite|noch eine) (?:reservierung|buchung)|noch einen tisch|weiteren tisch|(?:nochmal|noch einmal|erneut|wieder|neu) (?:reservieren|buchen)|noch eine reservierung',
  correction:
    'nein|nee|doch|lieber|sorry|entschuldig\\w*|eigentlich|moment|warten?|warten sie|ich meine|ich meinte|und wenn|wie ware es mit|stattdessen|besser|halt|verzeihung|ach',
  thanks:
    'danke\\w*|vielen dank|tschuss|tschuess|auf wiedersehen|bis bald|bis dann|ciao|servus|schonen (?:abend|tag)',
  questionWord:
    '(?:ab |bis |um |von |seit |fur |mit )?(?:was|wann|wo(?! (?:sie (?:mocht|woll)|ihr (?:mocht|wollt)|du (?:mocht|will)|platz|immer))|wer|wie|welche[nrms]?|warum|wieso|wozu|wofur)',
  weakVerb: 'ist|sind|hattet ihr|liegt|kostet|es gibt|wird|werden',
  questionVerb:
    'empfiehl\\w*|empfehl\\w*|zeig\\w*|schick\\w*|bist du|sind sie|habt ihr|haben sie|hat ihr|gibt es|gibts|kann man|kann ich|konnen wir (?:mit|unseren|den|mit karte|bezahlen)|konnte ich|darf|durfen|nehmt ihr|nehmen sie|akzeptier\\w+|bietet|bieten sie|serviert|macht ihr|seid ihr|offnet|schliesst|wisst ihr|ich wusste gern|sagen sie mir',
  favour:
    'konnt ihr|konnten sie|konntet ihr|konnen sie|bitte|wir (?:brauchen|hatten gern|mochten)|konnten wir .{1,40} (?:haben|bekommen)|konnen wir .{1,40} (?:haben|bekommen)|ware es moglich|waere es moeglich|ist es moglich',
  freeTable: 'tische?|platz|platze|frei|verfugbar|reservier\\w*|buch\\w*',
  why: '(?:warum|wieso|wozu|wofur) .{0,14}(?:braucht|brauchen|wollt|wollen|fragt|fragen|benotig\\w+|notig)|(?:muss das sein|ist das (?:pflicht|notig))',
  nameIntro:
    'der (?:richtige|korrekte) name (?:ist|lautet)|mein name (?:ware|waere|lautet)|name (?:ware|lautet)|auf den namen|ich heisse|mein name ist|unter dem namen|name ?:|name ist',
  selfIntro: 'hier ist|hier spricht|ich bin(?: die| der)?',
  beforeName:
    'schreib(?:en sie|t|e)?|notier(?:en sie|t|e)?|nehmen sie|ich bin(?: der| die)?|auf|unter|hier ist|name|der name ist|fur|das ist|wir sind|es ist|auf den namen von',
  nothing:
    "(?:sonst )?nichts weiter|nix weiter|garnix|gar nichts|passt schon|alles (?:ok|klar|in ordnung|prima)|wunschlos(?: glucklich)?|(?:(?:ich|wir) )?brauchen? (?:ich |wir )?nichts|lass (?:man|mal|gut sein)|nein|na|nix|noe?|das wars?|das war's|das ist alles|passt(?: so)?|alles bestens|sonst nichts|nicht wirklich|es gibt nichts|wir haben keine(?: allergien)?|nichts(?: weiter| besonderes)?|kein|keine(?: anmerkungen?| allergien?| notizen?)?|ohne|nee|alles gut",
  told: {
    later: 'spater|spaeter|nach hinten',
    sooner: 'fruher|frueher|eher|vorher|nach vorne?',
    half: '(?:eine |ne )?halbe stunde',
    quarter: '(?:eine )?viertelstunde',
    hour: 'stunden?|std',
    minute: 'minuten?|min',
    day: 'tage?',
    week: 'wochen?',
    more: 'noch {N}(?: (?:mehr|dazu|zusatzlich))?|plus {N}|{N}(?: {P})? (?:mehr|dazu|zusatzlich)',
    less: '{N}(?: {P})? weniger|minus {N}',
    add: 'fug\\w*(?: noch)? {N}(?: {P})? hinzu',
    drop: '(?:streich\\w*|nimm|nehmen sie) {N}(?: {P})? (?:weg|raus)',
    why: 'weil|denn|komm\\w*|von uns|dann|jetzt|bitte',
    again:
      '(?:nein|nee|ne|ach nein|oder nein)[ ,]*(?:halt|warte|doch|lieber|sorry)?|doch lieber|quatsch|sorry|ich meine|besser gesagt|beziehungsweise|moment',
    decides: 'nehmen sie|nimm|sagen wir|schreib(?:en sie)?|mach(?:en sie)?',
    only: 'nur',
    weather: 'kalt|heiss|wetter|sonn\\w*|wind\\w?|regn\\w*|regen|schnei\\w*|gewitter|sturm',
    small: 'dann|lieber|doch|also|den|die|der|um|unten|und|noch|wir|sind|mit|fur|von|mehr|moglich',
  },
}
