import { idioms } from './idioms/de.ts'
import type { Lexicon } from './shape.ts'
import { wishes } from './wishes/de.ts'

/** A yes wherever it stands, and words that are one only alone or beside such words. */
const CLEAR =
  'ja+|jaja|jenau|jut|jo|joa|jau|j[aeou]pp?|yup|jawo(?:hl|ll?)|gerne?|ok(?:[ae]y)?|klaro?|logo|natue?rlich|sicher|selbstverstandlich|genau|richtig|stimmt|passt(?! (?:ein|der|die|mein|unser|noch))|perfekt|einverstanden|gewiss|freilich|unbedingt|korrekt|yes'
const LOOSE = 'na|geht|bestens|super|prima|toll|wunderbar|gut|ordnung'

const ending = (end: string, words: string): string => words.replace(/\S+/g, `$&${end}`)
const ONES = 'ein zwei drei vier fue?nf sechs sieben acht neun'
const TEENS = 'dreizehn vierzehn fue?nfzehn sechzehn siebzehn achtzehn neunzehn'
const TWENTIES = `zwanzig ${ending('undzwanzig', ONES)} dreissig einunddreissig`

export const de: Lexicon = {
  locale: 'de',
  idioms,
  wishes,
  numbers:
    `null eins|ein|eine|einen|einem|einer zwei|zwoa? drei|dreie vier|viere fue?nfe? sechs|sechse sieben|siebene?|sieme acht|achte|achti neun|neune zehn|zehne elf|elfe zwoe?lfe? ${TEENS} ${TWENTIES}`.split(
      ' ',
    ),
  amounts: [
    ['ein halbes dutzend', 6],
    ['ein dutzend', 12],
    ['zwei dutzend', 24],
  ],
  tens: {
    words: ['dreissig', 'vierzig', 'fue?nfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'],
    join: 'und',
    isUnitFirst: true,
    hundreds: ending('hundert', ONES).replace('ein', '(?:ein)?').split(' '),
    hundredJoin: '(?:und)?',
  },
  ordinals: ending(
    '[nr]?',
    ` erste zweite dritte vierte fue?nfte sechste sieb(?:en)?te achte neunte zehnte elfte zwo?e?lfte ${ending('te', TEENS)} ${ending('ste', TWENTIES)}`,
  ).split(' '),
  article: 'ein|eine|einen|einem|einer',
  capitalNouns: true,
  monthFirst: false,
  months: [
    'januar|janner|jan',
    'februar|feb',
    'mae?rz|mrz',
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
    'montag(?:s|abends?|mittags?|nachmittags?)?|mantig',
    'dienstag(?:s|abends?|mittags?|nachmittags?)?|zi+schtig',
    'mittwoch(?:s|abends?|mittags?|nachmittags?)?|mittwuch',
    'donnerstag(?:s|abends?|mittags?|nachmittags?)?|d[ou]nschtig',
    'freitag(?:s|abends?|mittags?|nachmittags?)?|fri+tig',
    'samstag(?:s|abends?|mittags?|nachmittags?)?|samschtig|sonnabends?',
    'sonntag(?:s|abends?|mittags?|nachmittags?)?|sunntig',
  ],
  shortDays: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so(?! (?:um|gegen|gut|viel|\\d\\d?(?! ?(?:[.:/]|uhr))))'],
  relativeDays: [
    ['ue?bermorgen', 2],
    ['vorgestern', -2],
    ['gestern', -1],
    ['heute?|heit', 0],
    ['(?<!am )(?<!heute )(?<!guten )morgen', 1],
  ],
  terms: [
    ['in {N} tag(?:en)?', 1],
    ['in {N} wochen?', 7],
  ],
  weekLater: 'in acht tagen|uber eine woche|ue?bernae?chste[nrms]?',
  feasts: [
    ['heilig(?:er ?|en ?)?abend', '12-24'],
    ['(?:erste[nr]? |1\\. )?(?<!zweite[nr]? )(?<!2\\. )weihnacht(?:en|s(?:feier)?tag)', '12-25'],
    ['(?:zweite[rn]?|2\\.) (?:weihnachts(?:feier)?|feier)tag', '12-26'],
    ['silvester(?:abend)?|letzte[rn]? tag (?:des|im) jahr(?:es)?', '12-31'],
    ['neujahr(?:stag)?', '01-01'],
    ['(?:heilige )?(?:drei|3) konige|dreikonig\\w*', '01-06'],
    ['valentinstag', '02-14'],
    ['nikolaus(?:tag|abend)?', '12-06'],
    ['maria empfangnis', '12-08'],
    ['allerheiligen', '11-01'],
    ['maria himmelfahrt', '08-15'],
    ['tag der arbeit|maifeiertag', '05-01'],
    ['(?:erste[rnm]?|1\\.) advent(?:ssonntag)?', 'a1'],
    ['(?:zweite[rnm]?|2\\.) advent(?:ssonntag)?', 'a2'],
    ['(?:dritte[rnm]?|3\\.) advent(?:ssonntag)?', 'a3'],
    ['(?:vierte[rnm]?|4\\.) advent(?:ssonntag)?', 'a4'],
    ['palmsonntag', '-7'],
    ['grue?ndonnerstag', '-3'],
    ['karfreitag', '-2'],
    ['(?:kar|oster)samstag', '-1'],
    ['ostermontag', '+1'],
    ['ostersonntag|ostern', '+0'],
    ['(?:christi )?himmelfahrt(?:stag)?|vatertag', '+39'],
    ['pfingstmontag', '+50'],
    ['pfingst(?:sonntag|en)', '+49'],
    ['fronleichnam', '+60'],
    ['weiberfastnacht', '-52'],
    ['rosenmontag', '-48'],
    ['(?:faschings|fastnachts|veilchen)dienstag', '-47'],
    ['aschermittwoch', '-46'],
    ['muttertag', '5/7/2'],
    ['tag der (?:deutschen )?einheit', '10-03'],
    ['reformationstag|halloween', '10-31'],
    ['martinstag|sankt martin', '11-11'],
  ],
  short: [
    ['mrgn|morgn', 'morgen'],
    ['f\\.?(?= ?\\d)', 'fur'],
    ['jetz', 'jetzt'],
    ['(?<!mit )(?<!zu )(?:mir|mia|mer) (?:san|sind|sin)', 'wir sind'],
    ['samma|(?:san|sin|sind) (?:ma|mer)', 'sind wir'],
    ['nich|nit|nod', 'nicht'],
    ['z abig', 'abends'],
    ['m[ie]r h[ae]nd', 'wir haben'],
    ['i ha', 'ich habe'],
    ['h[ae]nd(?= i?[eh]r )', 'habt'],
    ['leut', 'leute'],
    ['(?<=(?:am|ams|dieses|kommendes|nachstes) )we', 'wochenende'],
  ],
  elided: null,
  nth: ['erste[nrms]?', 'zweite[nrms]?', 'dritte[nrms]?', 'vierte[nrms]?', 'letzte[nrms]?'],
  nextWeek: '(?:in )?(?:der )?(?:nae?chste|kommende)[nr]? woche',
  weekend: 'wochenende',
  doubtful: 'nae?chste[nrms]?',
  coming: 'diese[nrms]?|kommende[nrms]?',
  next: 'kommende[nrms]?|nae?chste[nrms]?',
  monthLink: 'der|des',
  daySuffix: '\\.|ten|te',
  dayArticle: 'am|den|der|fur den|zum',
  beforeTime: 'um|gegen|ab|circa|ca\\.?|so um|bis|fur',
  clock: [
    ['{M} (?:minuten )?vor halb(?:er?|a)? {H}', -30, -1, false],
    ['{M} (?:minuten )?nach halb(?:er?|a)? {H}', -30, 1, false],
    ['halb(?:er?|a|i)? {H}', -30, 0, false],
    ['(?:viertel|1/4) vor {H}', -15, 0, false],
    ['(?:viertel|1/4) nach {H}', 15, 0, false],
    ['dreiviert(?:el|l) {H}', -15, 0, false],
    ['viert(?:el|l) {H}', -45, 0, false],
    ['{M} (?:minuten )?vor {H}', 0, -1, false],
    ['{M} (?:minuten )?nach {H}', 0, 1, false],
    ['{H} ?uhr {M}', 0, 1, false],
    ['{H} ?(?:uhr|h)', 0, 0, false],
  ],
  noon: '(?:12|zwolf) uhr mittags',
  midnight: 'mitternachts?',
  openMinutes: '(?:kurz|etwas) nach',
  am: 'morgens|fruh|vormittags|am (?:morgen|vormittag)',
  pm: 'abends|nachmittags|am (?:abend|nachmittag)|nachts',
  comida: '(?:nach)?mittags?|mittagessen',
  cena: "abends?|abendessen|z'? ?(?:nacht|abig)|nachtessen|auf d(?:ie|[ ']?) ?nacht",
  partOfDay: 'abends?|(?:nach)?mittags?|zum (?:mittag|abend)essen',
  people:
    'p|pers(?:on(?:en)?)?|frauen|mae?nner|damen|herren|l(?:eu|ei)t(?:en?)?|lut|gae?sten?|erwachsene[nr]?|erw\\.?|freunden?|platzen?',
  children:
    'kids?|ki|kleinen?|zwergen?|sauglinge?|neugeborene[sn]?|buben?|madels?|jugendlichen?|teenagern?|madchen|jungen?|babys?|(?:klein)?kind(?:ern?)?',
  beforePeople:
    'fue?r|zu|(?<!sagen )wir|(?:wir (?:sind|waren|waeren|werden|kommen)|(?:sind|waren|werden) wir)(?: (?:doch|nun|jetzt|dann|insgesamt|nur|noch|mehr|lieber|aber|also|bloss|ja|eh))*(?: zu)?|sind(?:.?s)?|werden|mit|gruppe von|x|tisch fur|a',
  relative:
    '(?:schwager|partner|freund|chef)(?:in)?|neffe|nichte|enkel|kumpel|frau|mann|mutter|mama|vater|papa|schwester|bruder|tante|onkel|sohn|tochter|baby|kolleg(?:in|e)|oma|opa|verlobte[rn]?|halfte',
  relativePairs: '(?:gross|schwieger)?eltern',
  me: 'ich|i|mich|mir',
  couple: 'paare?|pae?rchen',
  fixedCounts: [
    ["z[u']? ?zweit|wir beide|uns beiden?", 2],
    ['(?:fur|wir|fuer) uns {N}|wir {N}(?= *(?:$|[,.;]))', 0],
    ['{N} (?:werden|waren)(?! wir)|{N} (?:sind|waren|werden) wir(?! (?:da|dort|hier|bei))', 0],
    ["z[u']? ?{N}t", 0],
    ["z[u']? ?dritt", 3],
    ["z[u']? ?sieb(?:en)?t", 7],
    ["z[u']? ?acht", 8],
    ['nur (?:ich|fur mich)(?! und)|alleine?', 1],
  ],
  or: 'oder|bis',
  and: 'und|plus|mit',
  plainYes: `${CLEAR}|${LOOSE}`,
  yesPhrase:
    'auf jeden fall|aber (?:ja|sicher|gern|klar)|kein problem|mach(?:t|en)?(?: (?:wir|mal|das|es|ruhig|nur))+',
  yes: `${CLEAR}|${LOOSE}|(?:ab)?(?:schick|send)en|verbindlich|doch|bestae?tig(?:en?|t)|reservieren?|buchen?|los|machen|speichern|bitte|safe`,
  clearYes: `${CLEAR}|bestatig\\w+|sehr gern\\w*`,
  filler: `fur|mich|bitte|dank\\w*|vielen|das|die|der|es|ist|so|nummer|nr|sehr|schon|eh|doch|mal|mach(?:en)?|auf|jeden|fall|los|dann|alles|in|halt|eben|aber|anfrage|den|reservierung|jetzt|nun|und|ich|mochte|sie|mir|uns|wie|wurde|will|wir|war|sieht|aus|angaben|stimmen`,
  but: 'aber|jedoch|ausser|allerdings',
  no: 'nein+|nix|(?:jetzt|im moment) nicht|nee?|noe?|ein andermal|vielleicht spater|nicht jetzt|(?:noch |lieber )?nicht',
  cancel:
    '(?:will|wollen|mochten?) (?:den tisch|die reservierung|das|ihn|sie) (?:doch )?nicht(?: mehr)?(?=$|[.!,])|abbrechen?|abbruch|br[ie]ch\\w*(?: [a-z]+){0,3} ab|stornier\\w*|cancel\\w*|absagen|sage? (?:es |das )?ab|vergiss(?: es| das)?(?= *(?:$|[,.;!]| (?:ich|i|wir) ))|vergessen sie(?:.s| es| das)|(?:ich |wir )?kommen? (?:doch )?nicht|(?:anders )uberlegt|lass(?:en sie)? (?:es|das|gut sein|mal?(?= *(?:$|[,.;!])))|lassen wir(?:.?s| es| das)?|doch nicht reservieren|(?:ich |wir )?(?:will|wollen|mochten?) (?:doch )?(?:nicht|nichts|keinen tisch|keine reservierung)(?: mehr)?(?: reservieren| buchen)?|stopp?(?: (?:die )?reservierung)?|beenden',
  change:
    'ander\\w*|aender\\w+|korrigier\\w*|bearbeit\\w*|wechsel\\w*|berichtig\\w*|umander\\w*|dazu ?(?:tun|nehmen|buchen|schreiben)',
  wrong:
    'falsch\\w*|stimmt nicht|verkehrt|vertippt|fehler\\w*|nicht (?:richtig|korrekt)|inkorrekt|geirrt|schreibt sich',
  fields: {
    name: 'namen?|nachname',
    email: '(?:e-?)?mail(?:-?adresse)?|adresse',
    phone: '(?:telefon|handy)(?:nummer)?|(?:ruf)?nummer|vorwahl',
    date: 'datum|tag',
    time: 'uhrzeit|zeit|stunde',
    guests: '(?:anzahl der )?(?:personen|gaste|leute)|personen(?:an)?zahl|anzahl',
    seating: 'tisch|(?:sitz)?platz|terrasse|bereich',
    notes: 'anmerkung(?:en)?|notiz(?:en)?|bemerkung(?:en)?|hinweis(?:e)?|kommentare?',
  },
  book: 're[sz]ervie?r(?!te?[nr]?(?![a-z]))\\w*|resi|buch(?:en|ung)|tisch(?:en?|li)?|tich|tischreservierung|(?:trag|schreib|notier)(?:t|en sie|e)? (?:uns|mich)|(?:halt|haltet|halten sie) uns',
  notBooking:
    'halte[tn] (?:ihr|sie) den tisch|letzte\\w? tisch\\w*|verspat[a-z]*|das meer|meerblick|(?:haben|hat) (?:[a-z]+ ){0,2}reserviert|liste|(?:schlussel|brille|jacke|tasche) .{0,30}(?:auf|unter|am)(?: (?:dem|der|einem))? tisch|(?:seite|link) (?:zum )*reserv[a-z]*|(?:reservierungs|buchungs)(?:nummer|code|bestatigung|mail)|(?:mue?ss(?:en)?|soll(?:te)?) (?:man|ich|wir) .{0,12}(?:reservieren|buchen)|(?:meine[rn]?|unsere[rn]?|die|bei der|zu[rm]|eine bestehende) (?:reservierung|buchung)|ohne (?:reservierung|zu reservieren|(?:einen )?tisch(?:reservierung)?|(?:vor)?anmeldung)|reservierung (?:notig|erforderlich|notwendig)|tischwein|wie (?:kann|reserviere)|reservierungspflicht',
  another:
    '(?:neue|weitere|andere|zweite|noch eine) (?:reservierung|buchung)|(?:noch ein|weiter|neu|ander)en tisch|(?:noch ?(?:ein)?mal|erneut|wieder|neu) (?:reservieren|buchen)',
  correction:
    'nein|nee|doch|ander[en]|lieber|sorry|entschuldig\\w*|moment|warten?|ich meinte?|und wenn|wie ware es mit|stattdessen|besser|halt|verzeihung|ach',
  thanks:
    'merci|danke\\w*|vielen dank|tschue?ss|auf wiedersehen|bis bald|bis dann|ciao|servus|schonen (?:abend|tag)',
  questionWord:
    '(?:ab |bis |um |von |seit |fur |mit )?(?:was|wann|wo(?! (?:sie (?:mocht|woll)|ihr (?:mocht|wollt)|du (?:mocht|will)|platz|immer))|wer|wie|welche[nrms]?|warum|wieso|wozu|wofur)',
  weakVerb: 'ist?|sind|hattet ihr|liegt|kostet|es gibt|wird|werden',
  questionVerb:
    'empf(?:ie|e)hl\\w*|zeig\\w*|schick\\w*|bist du|sind sie|habt(?:s| ihr)|haben sie|hat ihr|g[ai]bt? es|gibts|kann (?:man|ich|die|der|das|es|mein\\w*|unser\\w*|jemand)|konnen (?:die|unser\\w*|kinder|hunde)|konnen wir (?:mit|unseren|den|bezahlen)|konnte ich|darf|durfen|brauch\\w* (?:ich|wir|man)(?! .*tisch)|nehmt ihr|nehmen sie|akzeptier\\w+|bietet|bieten sie|serviert|macht ihr|seid(?:s| ihr)|offnet|schliesst|wisst ihr|ich wusste gern|sagen sie mir',
  favour:
    'konn(?:te)?t ihr|konnt?en sie|bitte|wir (?:brauchen|hatten gern|mochten)|konnt?en wir .{1,40} (?:haben|bekommen)|(?:wae?re|ist) es moe?glich',
  freeTable: 'tische?|platze?|frei|verfugbar|reservier\\w*|buch\\w*',
  why: '(?:warum|wieso|wozu|wofur) .{0,14}(?:(?:brauch|woll|frag|benotig)\\w+|notig)|(?:muss das sein|ist das (?:pflicht|notig))|geht(?:s| es| das)?(?: auch)? ohne',
  nameIntro:
    '(?:(?:der (?:richtige|korrekte)|mein) )?name (?:ist|lautet|wae?re|schreibt sich)|auf den namen|ich heisse|schreibt sich|wird geschrieben|unter dem namen|name ?:',
  selfIntro: 'hier (?:ist|spricht)|ich bin(?: die| der)?',
  beforeName:
    '(?:schreib|notier)(?:en sie|t|e)?|nehmen sie|ich bin(?: der| die)?|auf|unter|hier(?: ist| spricht)?|name|der name ist|fur|(?:da|e)s ist|wir sind|auf den namen von',
  nothing:
    "(?:sonst |mehr )?(?:nix|nichts)(?: (?:mehr|weiter|sonst|dazu|zu (?:sagen|erganzen)))*|das ware?(?: das|[' ]?s| alles)|mehr nicht|(?:das )?reicht(?: so)?|keine (?:weiteren|mehr)|garnix|gar nichts|alles (?:ok|klar|in ordnung|prima|bestens|gut)|wunschlos(?: glucklich)?|(?:(?:ich|wir) )?brauchen? (?:ich |wir )?nichts|lass (?:man|mal|gut sein)|na|das ist alles|passt(?: so| schon)?|nicht wirklich|es gibt nichts|wir haben keine(?: allergien)?|nichts besonderes|kein|keine(?: anmerkungen?| allergien?| notizen?)?|ohne",
  told: {
    later: 'spae?ter|nach hinten',
    sooner: 'frue?her|eher|vorher|nach vorne?',
    push: 'verschieb\\w+|schieb\\w+',
    pull: 'vorverleg\\w+|vorzieh\\w+',
    half: '(?:eine |ne )?halbe stunde',
    quarter: '(?:eine )?viertelstunde',
    hour: 'stunden?|std',
    minute: 'minuten?|min',
    day: 'tage?',
    week: 'wochen?',
    more: '(?<!nur )noch {N}(?: (?:mehr|dazu|zusatzlich))?|plus {N}|{N}(?: {P})? (?:mehr|dazu|zusatzlich)',
    less: '{N}(?: {P})? weniger|minus {N}',
    add: 'fug\\w*(?: noch)? {N}(?: {P})? hinzu',
    joins: 'kommt (?:auch|noch|doch)(?: (?:mit|dazu))?|kommt dazu|ist (?:doch |auch )*dabei',
    drop: '(?:streich\\w*|nimm|nehmen sie) {N}(?: {P})? (?:weg|raus)|{N}(?: {P})? (?:fallen aus|kommen (?:doch )?nicht)',
    why: 'glaub\\w*|weil|denn|komm\\w*|von uns|dann|jetzt|bitte|draus',
    again:
      '(?:nein|nee|ne|ach nein|oder nein)[ ,]*(?:halt|warte|doch|lieber|sorry)?|doch lieber|quatsch|sorry|ich meine|besser gesagt|beziehungsweise|moment',
    decides: 'nehmen (?:sie|wir)|nimm|sagen wir|(?:schreib|mach)(?:en sie)?',
    only: 'nur',
    weather: 'kalt|heiss|wetter|sonn\\w*|wind\\w?|regn\\w*|regen|schnei\\w*|gewitter|sturm',
    small: 'dann|lieber|doch|also|den|die|der|um|unten|und|noch|wir|sind|mit|fur|von|mehr|moglich',
    renews:
      '(?:konn|kont|durf)\\w* (?:sie|ihr|ich|mir|man)|wir|uns|(?:leg|setz|verschieb|verleg|schieb|tausch|ander|mach|stell|buch)\\w*|lieber|besser|statt|platz|passt|ginge|geht',
    may: 'oder|was|kann|konnt?en?|hattet|ginge?|geht|wae?re?|es|auch|vielleicht|eventuell|noch|frei|tisch|machen|kommen|haben|hatten|andern|verschieben|verlegen|legen|schieben|ich|man|das|den|auf|statt|stattdessen|ok|passt|passen|zeit|uhrzeit|gleiche|selbe|uns|ist|habt|ihr|sie|wie',
  },
}
