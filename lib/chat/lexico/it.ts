import type { Lexico } from './tipos.ts'

export const it: Lexico = {
  numeros:
    "zero uno|un|una|un' due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno|ventun ventidue ventitre ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno".split(
      ' ',
    ),
  cantidades: [
    ['una decina', 10],
    ['una dozzina', 12],
    ['mezza dozzina', 6],
    ['quaranta', 40],
    ['quarantacinque', 45],
    ['cinquanta', 50],
    ['cento', 100],
  ],
  ordinales: ['', 'primo'],
  articulo: "un|una|un'",
  mesPrimero: false,
  meses: [
    'gennaio|gen',
    'febbraio|feb',
    'marzo|mar',
    'aprile|apr',
    'maggio|mag',
    'giugno|giu',
    'luglio|lug',
    'agosto|ago',
    'settembre|sett?',
    'ottobre|ott',
    'novembre|nov',
    'dicembre|dic',
  ],
  dias: ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabat[oi]', 'domenic(?:a|he)'],
  diasCortos: ['lun', 'mar|mart', 'mer|merc', 'gio|giov', 'ven', 'sab', 'dom'],
  relativos: [
    ['dopo ?domani', 2],
    ["l'altro ieri|altroieri", -2],
    ['ieri', -1],
    ['oggi|stasera|questa sera|stanotte|questo pomeriggio', 0],
    ['domani|domattina', 1],
  ],
  plazos: [
    ['(?:fra|tra|in) {N} giorn[oi]', 1],
    ['(?:fra|tra|in) {N} settiman[ae]', 7],
  ],
  enOcho: 'a otto|otto',
  proximaSemana:
    '(?:della|la|nella)? ?(?:prossima settimana|settimana prossima|settimana che viene|settimana dopo)',
  finde: 'fine settimana|week-?end',
  dudoso: 'prossim[oa]',
  este: "quest[oa]|quest'",
  siguiente: 'prossim[oa]|che viene|successiv[oa]',
  nexoMes: 'di|del',
  sufijoDia: '[°ºo]',
  articuloDia: "il(?: giorno)?|giorno|l'|per il|del|dell'",
  antesHora: "(?:verso|per|intorno|circa|dopo)? ?(?:alle|all'|le|l')|(?:dalle|dall')",
  horas: [
    ['{H} e mezz[ao]', 30, 0, false],
    ['{H} e un quarto', 15, 0, false],
    ['{H} e tre quarti', 45, 0, false],
    ['{H} meno un quarto', -15, 0, false],
    ['{H} e {M}', 0, 1, true],
    ['{H} meno {M}', 0, -1, true],
    ['(?:ore|h) {H}', 0, 0, false],
    ['{H} ?(?:ore|h)', 0, 0, false],
  ],
  am: 'di mattina|del mattino|della mattina',
  pm: 'di sera|della sera|del pomeriggio|di notte|di pomeriggio',
  comida: 'pranzo|pranzare|mezzogiorno|pomeriggio',
  cena: 'cena|cenare|sera|stasera|serata',
  parteDia: 'sera|a (?:pranzo|cena)|mezzogiorno|pranzo|cena',
  gente: 'person[ae]|pers|pax|copert[oi]|adult[oi]|ospit[ei]|amici|commensali|post[oi]',
  ninos: 'bambin[oiae]|bimb[oiae]|neonat[oi]|figl[oi]|ragazz[oi]',
  antesGente:
    'per|x|siamo(?: in)?|saremo(?: in)?|saremmo(?: in)?|veniamo(?: in)?|verremo(?: in)?|in|tavolo da|da|gruppo di|diventiamo|facciamo',
  fijos: [
    [
      'io e (?:mia|mio|la mia|il mio) (?:moglie|marito|ragazz[ao]|compagn[ao]|fidanzat[ao]|madre|padre|amic[ao])',
      2,
    ],
    ['(?:mia|mio) (?:moglie|marito|madre|padre) ed? io', 2],
    ['noi due|(?:una|in) coppia', 2],
    ['solo io|soltanto io|da sol[oa]|io sol[oa]|(?:vengo|sono) sol[oa]', 1],
  ],
  o: 'o|od|oppure',
  y: 'e|ed|piu|con',
  si: "si+|sisi|certo|certamente|ok|okay|okey|va|bene|benissimo|volentieri|perfetto|esatto|giusto|corretto|corretta|conferm[oai]|confermato|confermata|confermare|confermiamo|confermate|d'accordo|accordo|naturalmente|ottimo|procedi|procediamo|prenota|prenotate|prenotare|assolutamente|invia|salva",
  siempreSi:
    "si+|sisi|certo|certamente|ok|okay|va bene|volentieri|perfetto|esatto|d'accordo|conferm\\w+|benissimo|ottimo|assolutamente",
  relleno:
    "per|favore|grazie|adesso|ora|tutto|e|la|lo|il|prenotazione|tavolo|cosi|mi|molto|pure|che|e'|di|un|una|vorrei|tante|mille|questa|questo|a|posto|d'|i|dati|sono|allora|ecco|certo",
  pero: 'ma|pero|tranne|eccetto',
  no: 'no+|nop|non ora|non ancora|per niente|meglio di no|niente|non',
  cancelar:
    'annull(?:a|are|o|iamo|ate|ala)|cancell(?:a|are|o|iamo|ate|ala)|disdi(?:re|co|ci|ciamo)|lascia(?:mo|te|re)? (?:perdere|stare)|(?:non )(?:voglio|vogliamo|vorrei) (?:piu )?(?:prenotare|la prenotazione|il tavolo|niente|continuare)|non (?:prenoto|prenotiamo)(?: piu)?|ferma(?:re)?(?: la prenotazione)?|stop|dimentica(?:lo|telo)?|smetti',
  cambiar: 'cambi\\w*|modific\\w+|corregg\\w+|edit\\w+|rettific\\w+|sostitu\\w+',
  mal: 'sbagliat\\w+|errat\\w+|errore|non (?:e|va) (?:giust\\w+|corrett\\w+|bene)|scorrett\\w+|sbagli\\w*',
  campos: {
    name: 'nome|cognome',
    email: '(?:indirizzo )?(?:e-?mail|mail|posta)|indirizzo',
    phone: '(?:numero di )?(?:telefono|cellulare|tel|cell)|prefisso|numero',
    date: 'data|giorno',
    time: 'ora(?!ri)|orario',
    guests: '(?:numero di )?(?:persone|coperti|ospiti)|quanti siamo|in quanti',
    seating: 'tavolo|posto|posti|terrazza|zona',
    notes: 'note|nota|osservazioni|commenti|commento',
  },
  reservar: 'prenot(?:are|o|azione|iamo|armi|arci|a|ando)|prenotar|prennotare|tavol[oi]|riserv(?:are|azione)',
  noReservar:
    "(?:bisogna|occorre|e necessario|serve|devo|dobbiamo|e obbligatori[ao]|c'e bisogno di|necessari[ao]) (?:la )?prenot\\w+|(?:la mia|mia|nostra|la|della mia) prenotazione|senza prenot\\w+|vino da tavol\\w+|come (?:si )?prenot\\w+|non (?:voglio|vogliamo) (?:piu )?prenotare|prenotazione obbligatoria",
  otra: "(?:nuova|altra|un'altra|seconda) prenotazione|(?:altro|nuovo) tavolo|prenotare (?:ancora|di nuovo|un altro)",
  correccion:
    'no|anzi|meglio|scus\\w*|aspett\\w*|in realta|alla fine|volevo dire|e se|voglio dire|ripensandoci|ops|piuttosto|mi correggo|mi sono sbagliat\\w',
  gracias: 'grazie|arrivederci|a presto|ciao ciao|buona (?:serata|giornata|notte)|addio',
  interroga:
    "(?:a |da |di |fino a |in |per )?(?:che(?= )(?! (?:sia|siamo|saremo))|cosa|quale|quali|qual|quant[oiae]|quando|dove|dov'e|come|chi|perche)|cos'e|com'e",
  debil: "c'e|ci sono|esiste|e vero|e (?:compres|inclus)\\w+|e|sono|hai",
  pregunta:
    'consigli\\w*|mandami|mi mandi|mandatemi|dimmi|ditemi|mostra\\w*|avete|accettate|aprite|chiudete|fate|servite|si puo|si possono|posso|possiamo|e possibile|potrei|siete|offrite|sapete|mi (?:dite|consigli\\w*)|ci consigli\\w*|vorrei sapere|mi piacerebbe sapere|volevo sapere',
  favor:
    'potete|potreste|potresti|puoi|per favore|ci (?:serve|servirebbe|date|mettete)|avremmo bisogno|possiamo avere|vorremmo|si puo avere',
  disponible: 'tavol[oi]|posto|posti|liber[oi]|disponib\\w+|prenotare',
  porque:
    '(?:perche|a cosa|a che cosa|per cosa) .{0,14}(?:serve|servono|chied\\w+|vi serve|ti serve|vuoi|volete|bisogno)|e (?:obbligatori[oa]|necessari[oa])',
  llamarse: 'a nome(?: di)?|mi chiamo|il mio nome e|nome ?:|al nome di',
  nombre: 'sono|io sono|nome|metti(?:la|tela)?(?: a nome)?(?: di)?|il nome e|per|qui',
  nada: 'no|niente(?: di particolare| di speciale| altro)?|nessun[oa]?(?: nota| allergia| richiesta)?|nulla|senza note|tutto bene|tutto a posto',
}
