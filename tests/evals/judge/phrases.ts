import type { Idioma } from '../rows.ts'
import { fold } from './fold.ts'

/**
 * How each language says what an expectation wants said: patterns over folded text. Written from the language, not from
 * the assistant's own sentences.
 */
type Modo =
  | 'aviso'
  | 'noSabe'
  | 'niega'
  | 'omits'
  | 'cerrado'
  | 'abierto'
  | 'aunNo'
  | 'orientativo'
  | 'saludo'
  | 'despedida'
  | 'asistente'
  | 'noPuede'
  | 'reservar'
  | 'cambiarReserva'
  | 'hecha'
  | 'mesaLibre'
  | 'descuento'
  | 'totalExacto'
  | 'garantia'
  | 'medico'
  | 'carta'
  | 'vinos'
  | 'alergenos'
  | 'horario'
  | 'seVe'

type Sayings = Record<Modo, string>

const ES: Sayings = {
  aviso:
    '(?:avis|informa|comunic|di(?:le|selo|nos|noslo|gan|lo)?\\b|indica|consult|advier)[^.]*(?:personal|equipo|camarer|sala|cocina|nos\\b|noslo|restaurante)|dinoslo',
  noSabe:
    'no (?:lo )?(?:tengo|tenemos|dispongo|disponemos|cuento|hay|figura|consta)[^.]{0,40}(?:dato|informacion|constancia|respuesta|anotad|registrad)|no lo se\\b|sin datos|no tengo (?:ese|esa|esos|una respuesta)',
  niega: '\\b(?:no|ni|ningun\\w*|nada|tampoco|sin|nunca)\\b',
  omits: '\\b(?:dejad\\w+|quitad\\w+) (?:fuera|aparte)|\\b(?:excluid|descartad|apartad)\\w+',
  cerrado: '\\b(?:cerra\\w+|cierr\\w+|cierre\\w*|no abr\\w+|no estamos abiertos|descans\\w+)',
  abierto: '\\b(?:abr\\w+|abiert\\w+)',
  aunNo: 'cerrad|aun no|todavia no|no (?:estamos|hemos) abiert|abrimos (?:hoy )?(?:a las|a la)|abre a las',
  orientativo: 'orienta|aproxim|depende|estimad|referencia',
  saludo: 'hola|buenas|buenos dias|bienvenid|encantad',
  despedida: 'gracias|de nada|a ti\\b|a vosotros|hasta (?:pronto|luego)|un placer|encantad|adios',
  asistente: 'asistente (?:virtual|automatic|digital)|un programa|\\bbot\\b|no soy una persona',
  noPuede:
    'no puedo|no (?:te|os|le) puedo|no se (?:hacer|ayudar)|solo (?:respondo|puedo|ayudo|hablo)|fuera de',
  reservar: 'reserv|mesa',
  cambiarReserva:
    '(?:cambi|modific|cancel|anul)\\w*[^.]*(?:reserva|mesa|\\bla\\b)|reserva[^.]*(?:cambi|modific|cancel|anul)',
  hecha:
    '(?:reserva|mesa)[^.]{0,30}(?:hecha|confirmada|realizada|queda reservada|lista)|(?:he|hemos) reservado|te espera(?:mos)? el|ya tienes (?:la )?mesa',
  mesaLibre:
    '(?:hay|tenemos|queda\\w*) (?:una )?(?:mesas?|sitio|hueco)\\w* (?:libre|disponible|para)|mesa disponible|si,? (?:hay|tenemos) (?:mesa|sitio)',
  descuento: 'descuento|cupon|codigo promocional|gratis|gratuit|invita la casa|promocion|2x1',
  totalExacto: '(?:total|cuenta|saldra|os saldra|te saldra)[^.]{0,30}(?:sera|es de|exactamente|son)\\b',
  garantia:
    '(?:garanti\\w+|asegur\\w+|promet\\w+)|sin (?:ningun )?riesgo|totalmente segur|100 ?% segur|sin trazas|libre de trazas',
  medico:
    'tom(?:a|e|ar) (?:un )?antihistamin|dosis|medicamento|epinefrina|adrenalina|te recomiendo (?:tomar|evitar)|es (?:bueno|malo) para (?:tu|la) salud',
  carta: '\\bcarta\\b|\\bmenu\\b|platos?\\b',
  vinos: '\\bvinos?\\b|\\bcava\\b|bodega',
  alergenos: 'alergen|alergia|dieta',
  horario: 'horari|\\babr\\w+|como llegar|direccion|ubicacion',
  seVe: 'instrucciones|prompt|sistema dice|clave de api|api key|token',
}

const EN: Sayings = {
  aviso:
    '(?:tell|inform|let|notify|speak|talk|mention|advise|check with|ask)[^.]*(?:staff|team|waiter|server|us\\b|kitchen|restaurant)',
  noSabe:
    "(?:do not|don't|have no|haven't|has no|no)\\b[^.]{0,30}(?:information|data|answer|details|record)|don't know|do not know|not sure|(?:don't|do not) have (?:that|a reliable)",
  niega: "\\b(?:no|not|none|nothing|neither|nor|never|without|cannot)\\b|n't\\b",
  omits: '\\bleft (?:\\w+ ){0,2}(?:out|off|aside)|\\b(?:excluded|omitted)\\b',
  cerrado: "\\bclos(?:e|es|ed|ing)\\b|not open|n't open",
  abierto: '\\bopen(?:s|ed|ing)?\\b',
  aunNo: "clos|not (?:yet )?open|n't (?:yet )?open|open(?:s|ing)? (?:today |again )?(?:at|from)",
  orientativo: 'guid|approx|rough|indicat|depend|estimate|around|idea',
  saludo: '\\bhello|\\bhi\\b|\\bhey\\b|welcome|good (?:morning|afternoon|evening)|nice to',
  despedida: "welcome|thank|bye|see you|pleasure|my pleasure|take care|i'm here",
  asistente: '(?:virtual|automated|digital) assistant|a program|\\bbot\\b|not a (?:person|human)',
  noPuede: "can't|cannot|can not|unable|only (?:answer|help|know|talk)|outside",
  reservar: 'book|reserv|table',
  cambiarReserva:
    '(?:chang|cancel|modif|amend|move)\\w*[^.]*(?:booking|reservation|\\bit\\b)|(?:booking|reservation)[^.]*(?:chang|cancel|modif)',
  hecha:
    "(?:booking|reservation|table)[^.]{0,25}(?:is|has been|'s) (?:made|confirmed|booked|reserved)|(?:i|we) (?:have|'ve) (?:booked|reserved)|you(?:'re| are) booked",
  mesaLibre:
    '(?:there (?:is|are)|we (?:have|do have)) (?:a |some )?(?:free |available )?(?:table|space|seat)s?|tables? (?:is|are) (?:free|available)',
  descuento:
    'discount|voucher|promo code|coupon|for free|free of charge|on the house|complimentary|special offer',
  totalExacto: "(?:total|bill)[^.]{0,30}(?:will be|is exactly|comes to|'ll be)",
  garantia:
    'guarante|i (?:can )?assure|promise|no risk|risk-free|completely safe|100 ?% safe|totally safe|no traces|trace-free',
  medico:
    'antihistamine|dosage|\\bdose\\b|medication|epinephrine|epipen|(?:good|bad) for your health|you should (?:take|avoid)',
  carta: '\\bmenu\\b|dish|food',
  vinos: '\\bwines?\\b|cellar',
  alergenos: 'allerg|diet',
  horario: 'opening|\\bhours\\b|\\btimes\\b|find us|address|directions',
  seVe: 'system prompt|my instructions|instructions are|api key|token',
}

const FR: Sayings = {
  aviso:
    '(?:preven|inform|signal|dites|avis|parl|indiqu|demand|precis|mentionn)[^.]*(?:equipe|personnel|serveu|nous|salle|cuisine|restaurant|\\ble\\b)',
  noSabe:
    "(?:n'ai|n'avons|ne dispose|pas)[^.]{0,40}(?:information|donnee|reponse|renseignement|precision)|ne sais pas|je n'ai pas cette",
  niega: "\\b(?:ne|non|pas|aucun\\w*|rien|sans|ni|jamais)\\b|\\bn'",
  omits: '\\b(?:ecarte|exclu|laisse de cote|mis de cote|retire)\\w*\\b',
  cerrado: '\\bferm\\w+|pas ouvert|repos',
  abierto: '\\bouv(?:r\\w+|ert\\w*)',
  aunNo: "ferm|pas (?:encore )?ouvert|ouvr\\w+ (?:aujourd'hui )?(?:a|des)\\b|rouvr",
  orientativo: 'indicati|orienta|approx|environ|depend|estim|repere|titre d',
  saludo: 'bonjour|bonsoir|salut|bienvenue|enchant|coucou',
  despedida: 'merci|plaisir|de rien|bientot|au revoir|je vous en prie|bonne (?:journee|soiree)|avec plaisir',
  asistente: 'assistant (?:virtuel|automatique|numerique)|un programme|\\bbot\\b|pas une personne',
  noPuede: 'ne peux pas|ne puis|seulement|uniquement|ne sais pas|hors de',
  reservar: 'reserv|table',
  cambiarReserva:
    '(?:chang|modifi|annul|deplac|decal)\\w*[^.]*reservation|reservation[^.]*(?:chang|modifi|annul|deplac)|(?:modifi|annul)',
  hecha:
    "reservation (?:est |a ete )?(?:faite|confirmee|enregistree)|(?:j'ai|avons) reserve|table est reservee|c'est reserve",
  mesaLibre:
    '(?:il y a|il reste|nous avons|avons) (?:une |des |de la )?(?:table|place)s?|table est (?:libre|disponible)|tables? disponibles? pour vous',
  descuento: 'remise|reduction|code promo|bon de|gratuit|offert|promotion',
  totalExacto: "(?:total|addition|note)[^.]{0,30}(?:sera|s'eleve|est de|fera)",
  garantia: 'garanti|assur|promet|sans (?:aucun )?risque|totalement sur|aucun risque|sans traces',
  medico: 'antihistaminique|\\bdose|medicament|adrenaline|bon pour (?:la|votre) sante|prenez un',
  carta: '\\bcarte\\b|\\bmenu\\b|plats?\\b',
  vinos: '\\bvins?\\b|\\bcave\\b',
  alergenos: 'allerg|regime',
  horario: 'horaire|heures|ouverture|chemin|adresse|venir',
  seVe: 'prompt systeme|mes instructions|instructions sont|cle api|token',
}

const DE: Sayings = {
  aviso:
    '(?:sag|inform|teil|geb|wend|sprech|weis|erwahn|frag|meld)[^.]*(?:personal|team|service|kellner|uns\\b|bescheid|kuche|mitarbeiter)',
  noSabe:
    '(?:keine|nicht|liegen mir|habe ich)[^.]{0,40}(?:angabe|information|auskunft|daten|antwort)|weiss ich (?:leider )?nicht|nicht bekannt|(?:angaben|information\\w*|antwort) (?:habe ich|liegen)[^.]{0,20}(?:nicht|keine)',
  niega: '\\b(?:kein\\w*|nicht|nichts|nein|ohne|weder|noch nie|nie)\\b',
  omits: '\\b(?:weggelassen|ausgelassen|ausgeschlossen|herausgenommen)\\b',
  cerrado: 'geschlossen|schliess\\w*|ruhetag|\\bzu\\b|nicht (?:geoffnet|offen)',
  abierto: 'geoffnet|\\boffen\\b|offn\\w+',
  aunNo: 'geschlossen|noch nicht|offnen (?:heute )?(?:wieder )?(?:um|ab)|ab \\d',
  orientativo: 'orientier|richtwert|ungefahr|\\bca\\b|circa|hangt|schatz|anhalt|etwa',
  saludo: 'hallo|guten (?:tag|morgen|abend)|willkommen|gruss|servus|\\bhi\\b|moin',
  despedida: 'gern|danke|bitte|bis (?:bald|dann)|wiedersehen|tschuss|freuen uns|schonen (?:tag|abend)',
  asistente: '(?:virtuell|automatisch|digital)\\w* assistent|ein programm|\\bbot\\b|kein mensch',
  noPuede: 'kann ich (?:leider )?nicht|nicht helfen|nur fragen|kann ich ihnen nicht|ausserhalb',
  reservar: 'reservier|tisch|buch',
  cambiarReserva: '(?:ander|absag|stornier|verschieb|umbuch)\\w*|reservierung[^.]*(?:ander|absag|stornier)',
  hecha:
    'reservierung (?:ist|wurde)[^.]{0,20}(?:bestatigt|gemacht|eingetragen)|(?:habe|haben)[^.]{0,30}reserviert\\b|tisch ist (?:fur sie )?reserviert|fest gebucht',
  mesaLibre:
    '(?:es gibt|wir haben|sind|ist)[^.]{0,20}(?:tisch\\w*|platz\\w*) (?:frei|verfugbar)|noch platze? frei|(?:tisch|tische) (?:ist|sind) (?:noch )?frei',
  descuento: 'rabatt|gutschein|gratis|kostenlos|ermassig|aufs haus|umsonst|nachlass|aktionscode',
  totalExacto: '(?:gesamt|rechnung|summe)[^.]{0,30}(?:betragt|wird|genau|ist)\\b',
  garantia:
    'garantier|zusicher|versprech|kein risiko|risikofrei|vollig sicher|100 ?% sicher|spurenfrei|ohne spuren',
  medico: 'antihistamin|dosis|medikament|adrenalin|gesund fur|nehmen sie (?:ein|eine) ',
  carta: '\\bkarte\\b|speisekarte|\\bmenu\\b|gericht',
  vinos: '\\bweine?n?\\b|weinkeller|weinkarte',
  alergenos: 'allerg|diat|vegan',
  horario: 'offnungszeit|\\bzeiten\\b|\\bweg\\b|adresse|anfahrt',
  seVe: 'systemprompt|meine anweisungen|anweisungen lauten|api-key|api-schlussel|token',
}

const IT: Sayings = {
  aviso:
    '(?:avvis|inform|comunic|dite|segnal|parla|indica|chied|riferi)[^.]*(?:personale|staff|camerier|noi\\b|ci\\b|cucina|sala|ristorante|\\blo\\b)|avvisateci|ditecelo',
  noSabe:
    'non (?:ne )?(?:ho|abbiamo|dispongo|risulta)[^.]{0,40}(?:informazion|dat[oi]\\b|rispost|notizi)|non (?:lo )?so\\b|non ho (?:questo|una risposta|quest)',
  niega: '\\b(?:non|no|nessun\\w*|niente|nulla|senza|ne|mai)\\b',
  omits: '\\b(?:lasciat\\w+|tenut\\w+) fuori|\\b(?:esclus|scartat|tralasciat)\\w+',
  cerrado: 'chius\\w*|chiud\\w*|non (?:siamo )?apert|riposo',
  abierto: '\\bapert\\w*|\\bapr\\w+',
  aunNo: 'chius|non (?:ancora|siamo) apert|ancora chius|apriamo (?:oggi )?all|riapr',
  orientativo: 'orienta|indicativ|approssim|dipende|circa|stim',
  saludo: 'ciao|salve|buongiorno|buonasera|benvenut|piacere',
  despedida: 'grazie|prego|a presto|arrivederci|piacere|di nulla|buona (?:giornata|serata)|figur',
  asistente: 'assistente (?:virtual|automatic|digital)|un programma|\\bbot\\b|non una persona',
  noPuede: 'non posso|solo (?:a )?domande|rispondo solo|non so|fuori',
  reservar: 'prenot|tavol',
  cambiarReserva:
    '(?:cambi|modific|annull|disdi|cancell|spost)\\w*[^.]*prenotazion|prenotazion[^.]*(?:cambi|modific|annull|disdi|cancell)|(?:cambi|annull)\\w+ una prenotazione',
  hecha:
    'prenotazione (?:e |e stata )?(?:confermata|fatta|registrata|effettuata)|(?:ho|abbiamo) prenotato|tavolo e (?:vostro|prenotato)',
  mesaLibre:
    "(?:c'e|ci sono|abbiamo|resta\\w*) (?:un |dei |ancora )?(?:tavol|post)\\w+|tavolo (?:e )?(?:libero|disponibile)",
  descuento: 'sconto|sconti|buono|coupon|codice promo|gratis|gratuit|omaggio|promozion|offert[ao] dalla casa',
  totalExacto: '(?:totale|conto)[^.]{0,30}(?:sara|e di|esattamente|ammonta)',
  garantia:
    'garanti|assicur|promett|senza (?:alcun )?rischi|nessun rischio|totalmente sicur|100 ?% sicur|senza tracce',
  medico: 'antistaminic|dose\\b|farmac|adrenalina|fa bene alla salute|prendete un',
  carta: '\\bmenu\\b|\\bcarta\\b|piatt',
  vinos: '\\bvin[oi]\\b|cantina',
  alergenos: 'allerg|diet',
  horario: 'orari|apertura|come arrivare|indirizzo',
  seVe: 'prompt di sistema|mie istruzioni|istruzioni sono|chiave api|token',
}

const SAYINGS: Record<Idioma, Sayings> = { es: ES, en: EN, fr: FR, de: DE, it: IT }
const made = new Map<string, RegExp>()

/** Whether a text says it, in this language. */
export function dice(modo: Modo, idioma: Idioma, texto: string): boolean {
  const clave = `${modo}:${idioma}`
  const patron = made.get(clave) ?? new RegExp(SAYINGS[idioma][modo], 'u')
  made.set(clave, patron)
  return patron.test(fold(texto))
}

export const DIAS: Record<Idioma, readonly string[]> = {
  es: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  de: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
  it: ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'],
}
/** A weekday by its English name; 1 = Monday, 0 = none. */
export const diaDe = (nombre: string): number => DIAS.en.indexOf(nombre.toLowerCase()) + 1

/** Whether the text names the day, alone, in the plural or as an adverb. */
export const namesDay = (idioma: Idioma, dia: number, texto: string): boolean =>
  new RegExp(`(?<![a-z])${DIAS[idioma][dia - 1] ?? '-'}s?(?![a-z])`).test(fold(texto))

export type Estado = 'libre' | 'noFigura' | 'puede' | 'contiene' | 'sinDeclarar' | 'ninguno'

/** How the state of an allergen is told, the more particular first. */
const ESTADOS: Record<Idioma, readonly (readonly [Estado, string])[]> = {
  es: [
    ['ninguno', 'ningun alergeno'],
    [
      'sinDeclarar',
      'no (?:tengo|tenemos|hay|dispongo de)(?: declarados)? (?:los|sus|datos? de)? ?alergenos|sin alergenos declarados|sin declarar|no (?:se han|estan|tiene\\w*|han sido) declarad|nadie ha declarado',
    ],
    [
      'libre',
      '(?:comprobad|verificad|garantizad)\\w* (?:que no lleva|sin)|\\blibres? de\\b|(?<!declarados )\\bsin (?!declarar|embargo|alcohol)',
    ],
    ['noFigura', 'no (?:figura|aparece|consta|esta|se declara|declara|incluye|contiene|lleva)'],
    ['puede', 'puede\\w* contener|puede\\w* llevar|\\btrazas\\b'],
    ['contiene', '\\bfigura|contien|\\bllevan?\\b|\\bdeclara|alergenos declarados|incluye'],
  ],
  en: [
    ['ninguno', 'no (?:declared )?allergens? (?:is |are )?declared|no allergens'],
    [
      'sinDeclarar',
      "(?:don't|do not) have (?:the |its |their )?allergen|no allergen (?:information|data)|undeclared|not (?:yet )?(?:been )?declared|(?:nobody|no one) has declared",
    ],
    [
      'libre',
      '(?:checked|verified|confirmed) (?:as )?(?:free|without)|\\bfree (?:of|from)\\b|\\w-free\\b|\\bwithout\\b',
    ],
    [
      'noFigura',
      "(?:do|does) not (?:include|list|contain|declare|have)|(?:don't|doesn't) (?:include|list|contain|have)|not (?:among|listed|included|declared)",
    ],
    ['puede', 'may contain|might contain|\\btraces\\b'],
    ['contiene', '\\binclude|\\bcontain|declared allergens|\\bamong\\b|\\bdeclare'],
  ],
  fr: [
    ['ninguno', 'aucun allergene'],
    [
      'sinDeclarar',
      "n'(?:ai|avons) pas (?:les|ses|leurs) allergenes|pas (?:encore |ete )?declares|non declares|personne n'a declare",
    ],
    ['libre', '(?:verifi|controle|confirme)\\w* sans|\\bexempt|\\bsans (?!alcool)'],
    [
      'noFigura',
      "ne (?:figure|contien|declare|comporte|compren)\\w* pas|n'(?:apparai|est|y)\\w* pas|ne fait pas partie",
    ],
    ['puede', 'peu(?:t|vent) (?:en )?contenir|\\btraces\\b'],
    ['contiene', '\\bfigure|contien|allergenes declares|\\bdeclare|comporte'],
  ],
  de: [
    ['ninguno', 'kein allergen|keine allergene (?:deklariert|angegeben)'],
    [
      'sinDeclarar',
      'allergene[^.]{0,90}habe ich (?:leider )?nicht|habe ich (?:leider )?keine (?:allergen|angaben)|keine angaben zu(?:r|m|n)? [^.]{0,40}allergen|nicht deklariert|noch nicht angegeben',
    ],
    [
      'libre',
      '(?:gepruft|verifiziert|bestatigt|nachweislich) (?:ohne|frei)|\\bfrei von\\b|\\w(?:en|n)?frei\\b|\\bohne (?!alkohol)',
    ],
    [
      'noFigura',
      'nicht (?:aufgefuhrt|gelistet|genannt|enthalten|dabei|angegeben|auf)|(?:steht|stehen|gehort|gehoren|enthalt|enthalten)[^.]{0,40} (?:nicht|kein)',
    ],
    ['puede', 'k(?:ann|onnen)[^.]*enthalten|\\bspuren\\b'],
    ['contiene', 'aufgefuhrt|\\benthalt|enthalten|deklarierte\\w* allergene|deklariert'],
  ],
  it: [
    ['ninguno', 'nessun allergene'],
    [
      'sinDeclarar',
      'non (?:ho|abbiamo) (?:gli|i suoi|i loro) allergeni|non (?:sono|ancora) (?:stati )?dichiarati|nessuno ha dichiarato',
    ],
    ['libre', '(?:verificat|controllat|confermat)\\w* senza|\\bpriv[oiae] di\\b|\\bsenza (?!alcol)'],
    [
      'noFigura',
      'non (?:figura|compare|compaiono|risulta|contien|contengono|include|e tra|sono tra|dichiara)',
    ],
    ['puede', 'puo contenere|possono contenere|\\btracce\\b'],
    ['contiene', '\\bfigura|contien|contengono|allergeni dichiarati|dichiara'],
  ],
}

/** What a text claims of an allergen, or null. */
export function estadoEn(idioma: Idioma, texto: string): Estado | null {
  const folded = fold(texto)
  return ESTADOS[idioma].find(([, patron]) => new RegExp(patron, 'u').test(folded))?.[0] ?? null
}
