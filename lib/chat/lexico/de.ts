import type { Lexico } from './tipos.ts'

export const de: Lexico = {
  numeros:
    'null eins|ein|eine|einen|einem|einer zwei|zwo drei vier funf|fuenf sechs sieben acht neun zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig funfundzwanzig|fuenfundzwanzig sechsundzwanzig siebenundzwanzig achtundzwanzig neunundzwanzig dreissig einunddreissig'.split(
      ' ',
    ),
  cantidades: [
    ['ein halbes dutzend', 6],
    ['ein dutzend', 12],
    ['vierzig', 40],
    ['funfundvierzig|fuenfundvierzig', 45],
    ['funfzig|fuenfzig', 50],
    ['hundert', 100],
  ],
  ordinales:
    '- erste[nr]? zweite[nr]? dritte[nr]? vierte[nr]? fue?nfte[nr]? sechste[nr]? sieb(?:en)?te[nr]? achte[nr]? neunte[nr]? zehnte[nr]? elfte[nr]? zwo?e?lfte[nr]? dreizehnte[nr]? vierzehnte[nr]? fue?nfzehnte[nr]? sechzehnte[nr]? siebzehnte[nr]? achtzehnte[nr]? neunzehnte[nr]? zwanzigste[nr]? einundzwanzigste[nr]? zweiundzwanzigste[nr]? dreiundzwanzigste[nr]? vierundzwanzigste[nr]? fue?nfundzwanzigste[nr]? sechsundzwanzigste[nr]? siebenundzwanzigste[nr]? achtundzwanzigste[nr]? neunundzwanzigste[nr]? dreissigste[nr]? einunddreissigste[nr]?'.split(
      ' ',
    ),
  articulo: 'ein|eine|einen|einem|einer',
  meses: [
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
  dias: [
    'montag(?:s|abends?|mittags?|nachmittags?)?',
    'dienstag(?:s|abends?|mittags?|nachmittags?)?',
    'mittwoch(?:s|abends?|mittags?|nachmittags?)?',
    'donnerstag(?:s|abends?|mittags?|nachmittags?)?',
    'freitag(?:s|abends?|mittags?|nachmittags?)?',
    'samstag(?:s|abends?|mittags?|nachmittags?)?|sonnabends?',
    'sonntag(?:s|abends?|mittags?|nachmittags?)?',
  ],
  diasCortos: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  relativos: [
    ['ubermorgen|uebermorgen', 2],
    ['vorgestern', -2],
    ['gestern', -1],
    ['heute', 0],
    ['(?<!am )(?<!heute )(?<!guten )morgen', 1],
  ],
  plazos: [
    ['in {N} tag(?:en)?', 1],
    ['in {N} wochen?', 7],
  ],
  enOcho: 'in acht tagen|uber eine woche',
  proximaSemana: '(?:in )?(?:der )?(?:nachste|naechste|kommende)[nr]? woche',
  finde: 'wochenende',
  dudoso: '(?:nachst|naechst)e[nrms]?',
  este: 'diese[nrms]?|kommende[nrms]?',
  siguiente: 'kommende[nrms]?|(?:nachst|naechst)e[nrms]?',
  nexoMes: 'der|des',
  sufijoDia: '\\.|ten|te',
  articuloDia: 'am|den|der|fur den|zum',
  antesHora: 'um|gegen|ab|circa|ca\\.?|so um|bis|fur',
  horas: [
    ['{M} (?:minuten )?vor halb {H}', -30, -1, false],
    ['{M} (?:minuten )?nach halb {H}', -30, 1, false],
    ['halb {H}', -30, 0, false],
    ['(?:viertel|1/4) vor {H}', -15, 0, false],
    ['(?:viertel|1/4) nach {H}', 15, 0, false],
    ['dreiviertel {H}', -15, 0, false],
    ['{M} (?:minuten )?vor {H}', 0, -1, false],
    ['{M} (?:minuten )?nach {H}', 0, 1, false],
    ['{H} ?uhr {M}', 0, 1, false],
    ['{H} ?(?:uhr|h)', 0, 0, false],
  ],
  am: 'morgens|fruh|vormittags|am (?:morgen|vormittag)',
  pm: 'abends|nachmittags|am (?:abend|nachmittag)|nachts',
  comida: 'mittags?|mittagessen|nachmittags?',
  cena: 'abends?|abendessen',
  parteDia: 'abends?|mittags?|nachmittags?|zum (?:mittagessen|abendessen)',
  gente: 'personen|person|leuten?|pers|gasten?|gaesten?|erwachsenen?|freunden?|platzen?|platze',
  ninos: 'kindern?|kind|babys?|kleinkind(?:er)?',
  antesGente:
    'fur|fuer|zu|wir (?:sind|waren|werden|kommen)(?: (?:doch|nun|jetzt|dann|insgesamt|nur))*(?: zu)?|sind|werden|mit|gruppe von|x|tisch fur|a',
  fijos: [
    ['meine? (?:frau|mann|partnerin|partner|freundin|freund|mutter|vater) und ich', 2],
    ['ich und meine? (?:frau|mann|partnerin|partner|freundin|freund)', 2],
    ['zu zweit|wir zwei|wir beide|(?:ein )?paar', 2],
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
    ['nur ich|allein|alleine|fur mich allein', 1],
  ],
  o: 'oder|bis',
  y: 'und|plus|mit',
  si: 'ja+|jaja|jo|jep|jawohl|jau|gern|gerne|ok|okay|okey|klar|naturlich|natuerlich|sicher|genau|richtig|stimmt|passt|korrekt|bestatigen|bestatige|bestaetigen|bestatigt|perfekt|super|gut|einverstanden|reservieren|reserviere|buchen|buche|prima|wunderbar|toll|absenden|los|machen|speichern|bitte',
  siempreSi:
    'ja+|jaja|jo|jep|jawohl|gern|gerne|ok|okay|klar|naturlich|natuerlich|genau|richtig|stimmt|passt|perfekt|einverstanden|bestatig\\w+|sehr gern\\w*',
  relleno:
    'bitte|danke|schon|sehr|alles|so|das|es|ist|die|den|der|reservierung|jetzt|nun|dann|aber|und|vielen|dank|ich|mochte|sie|einen|tisch|mir|uns|auf|jeden|fall|wie|wurde|will|wir|war|sieht|machen|mach|aus|angaben|stimmen|so',
  pero: 'aber|jedoch|ausser|allerdings',
  no: 'nein+|nee|ne|no|nicht jetzt|noch nicht|lieber nicht|nicht',
  cancelar:
    'abbrechen|abbruch|abbreche|brechen sie ab|stornier\\w*|cancel\\w*|absagen|sage? (?:es |das )?ab|vergiss(?: es| das)?|vergessen sie (?:es|das)|lass(?:en sie)? (?:es|das|gut sein)|lassen wir(?: es| das)?|doch nicht reservieren|(?:ich |wir )?(?:will|wollen|mochte|mochten) (?:doch )?(?:nicht|nichts|keinen tisch|keine reservierung)(?: mehr)?(?: reservieren| buchen)?|stopp?(?: (?:die )?reservierung)?|beenden',
  cambiar: 'ander\\w*|aendern|aender\\w+|korrigier\\w*|bearbeit\\w*|wechsel\\w*|berichtig\\w*|umander\\w*',
  mal: 'falsch\\w*|stimmt nicht|verkehrt|vertippt|fehler\\w*|nicht (?:richtig|korrekt)|inkorrekt|geirrt',
  campos: {
    name: 'namen?|nachname',
    email: 'e-?mail(?:-?adresse)?|mail(?:adresse)?|adresse',
    phone: 'telefon(?:nummer)?|handy(?:nummer)?|nummer|vorwahl|rufnummer',
    date: 'datum|tag',
    time: 'uhrzeit|zeit|stunde',
    guests: '(?:anzahl der )?(?:personen|gaste|leute)|personenzahl|personenanzahl|anzahl',
    seating: 'tisch|platz|sitzplatz|terrasse|bereich',
    notes: 'anmerkung(?:en)?|notiz(?:en)?|bemerkung(?:en)?|hinweis(?:e)?|kommentare?',
  },
  reservar:
    're[sz]ervier(?:en|ung|e|t)?|reserviern|buch(?:en|ung)|(?:einen|ein|nen|n|freien|der) tisch|tisch (?:fur|fuer)|tischreservierung',
  noReservar:
    '(?:muss|muessen|mussen|sollte|soll) (?:man|ich|wir) .{0,12}(?:reservieren|buchen)|(?:meine|unsere|die|eine bestehende) (?:reservierung|buchung)|ohne (?:reservierung|zu reservieren)|reservierung (?:notig|erforderlich|notwendig)|tischwein|wie (?:kann|reserviere)|(?:will|mochte) nicht (?:mehr )?reservieren|reservierungspflicht',
  otra: '(?:neue|weitere|andere|zweite|noch eine) (?:reservierung|buchung)|noch einen tisch|weiteren tisch|(?:nochmal|noch einmal|erneut|wieder|neu) (?:reservieren|buchen)|noch eine reservierung',
  correccion:
    'nein|doch|lieber|sorry|entschuldig\\w*|eigentlich|moment|warten?|warten sie|ich meine|ich meinte|stattdessen|besser|halt|verzeihung|ach',
  gracias:
    'danke\\w*|vielen dank|tschuss|tschuess|auf wiedersehen|bis bald|bis dann|ciao|servus|schonen (?:abend|tag)',
  interroga:
    '(?:ab |bis |um |von |seit |fur |mit )?(?:was|wann|wo|wer|wie|welche[nrms]?|warum|wieso|wozu|wofur)',
  debil: 'ist|sind|hattet ihr|liegt|kostet|es gibt|wird|werden',
  pregunta:
    'habt ihr|haben sie|hat ihr|gibt es|gibts|kann man|kann ich|konnen wir (?:mit|unseren|den|mit karte|bezahlen)|konnte ich|darf|durfen|nehmt ihr|nehmen sie|akzeptier\\w+|bietet|bieten sie|serviert|macht ihr|seid ihr|offnet|schliesst|wisst ihr|ich wusste gern|sagen sie mir',
  favor:
    'konnt ihr|konnten sie|konntet ihr|konnen sie|bitte|wir (?:brauchen|hatten gern|mochten)|konnten wir .{1,40} (?:haben|bekommen)|konnen wir .{1,40} (?:haben|bekommen)',
  disponible: 'tische?|platz|platze|frei|verfugbar|reservieren|reservierung',
  porque:
    '(?:warum|wieso|wozu|wofur) .{0,14}(?:braucht|brauchen|wollt|wollen|fragt|fragen|benotig\\w+|notig)|(?:muss das sein|ist das (?:pflicht|notig))',
  llamarse: 'auf den namen|ich heisse|mein name ist|unter dem namen|name ?:|name ist',
  nombre:
    'ich bin(?: der| die)?|auf|unter|hier ist|name|der name ist|fur|das ist|wir sind|es ist|auf den namen von',
  nada: 'nein|nichts(?: weiter| besonderes)?|kein|keine(?: anmerkungen?| allergien?| notizen?)?|ohne|nee|alles gut',
}
