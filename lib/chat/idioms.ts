import { isPossible } from './questions.ts'
import { wordPattern } from './text/fold.ts'

const any = (...sources: readonly string[]): RegExp => wordPattern(`(?:${sources.join('|')})`)

/** "Keep it", "as it was": a change is taken back, and nothing is called off. */
const KEEP = any(
  'como (?:estaba|esta|estabamos|antes)|lo de antes|dej[ae](?:lo|la|mos|moslo)?(?: todo)? (?:asi|como|en|con)|manten\\w*|se queda (?:asi|en|como)|que(?:da|de|damos|demos) en',
  '(?:keep|leave(?= \\w+ (?:as|at|like|on|with|how|the way))) (?:it|that|this|the \\w+|to|at|us)(?! (?:short|quick|out(?![a-z])))(?: (?:as|at|like|to|on|with|for|\\w+))*|as (?:it was|before|is|planned)|stick (?:with|to)|stay (?:with|at)',
  'comme (?:avant|prevu|c(?:\\W| )etait)|(?<!vous )(?:gard|rest|laiss)(?:e|ons|ez)? (?:comme|a|la|le|les|ca|cela|tout)(?! tomber)',
  '(?:es |das )?bleib(?:t|en|e|ts)?(?: (?:es|wir|das))? (?:bei|so|dabei|beim|wie)|wie (?:es war|gehabt|vorher|zuvor)|lass(?:en|t)?(?: (?:es|das|sie|wir|uns|mal))* (?:so|bei|dabei|wie|beim)',
  'come (?:era|prima|stava|eravamo)|lasci(?:a|amo|ate)(?: (?:tutto|pure))* (?:cosi|come|a|in|il|la)|rest(?:iamo|a|ano)(?= (?:in |a )?\\d| cosi| come)|teniamo',
)
export const keepsAsWas = (text: string): boolean => KEEP.test(text)

const UNIT = '(?![\\d:/h]|[.,]\\d| ?(?:h|uhr|pm|am)\\b)'
/** A number beside "keep it": "bleibt bei 5", "4 como estaba". */
const KEPT_NUMBER = new RegExp(
  `(?:${KEEP.source})(?: (?:a|at|en|in|bei|de|con|with|the|los|zu|les))* (\\d{1,2})${UNIT}|(?<![\\d:.,/])(\\d{1,2}),? ${KEEP.source}`,
)
export function keptNumber(text: string): string | null {
  const match = KEPT_NUMBER.exec(text)
  return match?.[1] ?? match?.[2] ?? null
}

/** "And if we were 18": what is only supposed changes nothing before the guest says so. */
const SUPPOSED = any(
  '(?:y|e|que pasa) si(?! (?:puede ser|es posible|podeis|pudiera|no (?:hay|queda|es posible|os|le)))',
  '(?:and |but |what |so )+if(?! (?:possible|you can|it.s possible))|suppose|say we|let.?s say|hypothetical\\w*',
  "(?:et|mais|meme) (?:si|s'il|s'ils)(?! possible| vous plait)|supposons|admettons",
  '(?:und|aber|was(?: ist)?) (?:wenn|falls)(?! (?:moglich|es geht))|angenommen|gesetzt den fall',
  '(?:e|ma) se(?! (?:possibile|si puo|potete))|mettiamo che|supponiamo|poniamo',
)
/** Whether the message only supposes: a conditional clause, with a mark or a word of possibility. */
export const supposes = (text: string): boolean =>
  SUPPOSED.test(text) && (/[?¿]/.test(text) || isPossible(text))

/** A conditional at the beginning: "y si llueve" asks, with or without its mark. */
export const opensWithIf = (text: string): boolean =>
  /^[^a-z]*(?:(?:oye|oiga|hey|ah|eh|ok|vale|hm+|und|and|et|e|y|ach|ma|but|aber|mais|dis|senti|was|what|que pasa|what happens|che succede) )*(?:y si|and if|what if|what happens if|et si|et s'il|und wenn|was ist wenn|und falls|e se) /.test(
    text,
  )

/** "And the almond cake": a question that follows another, without its mark. */
export const goesOn = (text: string): boolean =>
  /^(?:y|e|ed|and|et|und|pero|but|aber|mais|ma) (?:el|la|los|las|una?|the|an?|les?|l'|une|des|d[eia][rsnm]|eine?|il|lo|gli|i|con|with|mit|avec|sin|without|sans|ohne|senza|von|about|hay|gibt)(?: |(?<='))[a-z' ]{3,}$/.test(
    text,
  )

const GONE =
  '(?:(?:cancel|annul|delay|retras|retard|gestrichen|gecancel|storn|verspat|missed|perdid|rate|verpasst)\\w*|pers[oaie]\\b)'
const PLANE = '\\b(?:vuelos?|flights?|vols?|flug|flieger|volo|avion|aereo|trenes?|train|zug|treno)\\b'
/** What keeps a guest from coming in time, or at all: it is care that is asked for, not a table. */
const TROUBLE = any(
  'llega\\w* (?:\\w+ ){0,3}tarde|(?:vamos|vengo|voy|llegamos) (?:con|a llegar con) retraso|atascos?|accidente|averia\\w*',
  '(?:running|be|bit|little|mins?|minutes) (?:\\w+ )?late(?:r)?(?! (?:lunch|dinner|table|booking))|delayed|stuck|traffic|accident|broke down',
  'en retard|du retard|bouchons?|embouteillage\\w*|coinces?|en panne',
  'verspat\\w*|(?:kommen|sind) (?:\\w+ ){0,4}(?:spater|spaeter)|im stau|stau|unfall',
  'in ritardo|ritardo|bloccati nel|incidente|in coda',
  `${GONE} .{0,25}${PLANE}|${PLANE} .{0,25}${GONE}`,
  '(?:hablar|speak|talk|parler|sprechen|reden|parlare) .{0,12}(?:persona|human[oa]?|humain|person|mensch\\w*|umano|jemandem?|someone|alguien|quelqu)|(?:mit einer person|echten? mensch\\w*) .{0,8}(?:sprechen|reden)',
)
export const isInTrouble = (text: string): boolean => TROUBLE.test(text)

const COST = any(
  'cuesta|cobr\\w+|pag(?:a|ar|o|amos)|gratis|charge|fee|pay|free|cost\\w*|cout\\w*|kost\\w+|gebuhr\\w*|pay(?:er|ez)|frais|gratuit\\w*|si paga|pagare|penale|antelacion|en advance|how long',
)
export const isAboutCost = (text: string): boolean => COST.test(text)

/** A table or a booking that the guest has. */
const OWN = any(
  '(?<!quiero )(?<!queremos )(?:tengo|tenemos|tenia|teniamos)(?: ya)?(?: hech[ao])?(?: una?| la| nuestra)? (?:mesa|reserva)|(?:mi|nuestra|vuestra) (?:mesa|reserva)|(?:ya )?(?:he|hemos|habia|habiamos|hice|hicimos) (?:hecho )?(?:reservad\\w*|una reserva)|reserv(?:e|amos) (?:ayer|el|la semana|hace|anoche|por)|(?:ya|ayer|anoche|antes|el otro dia|esta manana) (?:os )?(?:reserve|reservamos|hice|hicimos)',
  "(?<!(?:can|could|may|might|shall|should|do|did|if|must) )(?:i|we)(?: have|'ve|ve|'d| had| already| got| booked| made)+ (?:a|an|our|my|the) (?:table|booking|reservation)(?! for two\\?)(?= (?:booked|reserved|on|for|at|under|with|today|tonight|tomorrow|this|next)| *[,.;]|$)|(?:my|our) (?:\\w+ ){0,2}(?:table|booking|reservation)|(?:i|we|wife|husband|friend|he|she)(?:'ve| have|ve|'d| had| already)* (?:booked|reserved)(?! out)",
  "(?:j'? ?ai|on a|on avait|nous avons|nous avions|j'? ?avais|g) (?:deja )?(?:(?:une|la|notre) (?:table|resa|reservation)|reserve|resa|booke|fait une (?:resa|reservation))|(?:ma|notre|nos) (?:table|resa|reservation)",
  '(?:ich|wir|hab|habe|haben) (?:(?:hab|habe|haben)? ?)(?:[a-z0-9.:]+ ){0,6}(?:reserviert|gebucht)|(?:ich habe?|wir haben|hab) (?:[a-z0-9.:]+ ){0,5}(?:tisch|reservierung|buchung)(?! ?\\?)|(?:mein|unser)e?[nr]? (?:tisch|reserv\\w+|buchung)',
  '(?:ho|abbiamo|avevo|avevamo) (?:gia )?(?:(?:un|il|una|la) (?:tavolo|prenotazione)|prenotato|fatto una prenotazione)|(?:la )?(?:mia|nostra) prenotazione|(?:il )?(?:mio|nostro) tavolo',
)
const NEEDS =
  /(?<![a-z])(?:gern\w*|wurden?|mochten?|wollen|will|vorrei|vorremmo|voudrai\w*|quisiera|queria|would like|want|need|brauchen?)(?![a-z])/
export const hasOwn = (text: string): boolean => {
  const own = OWN.exec(text)
  return own !== null && !NEEDS.test(own[0])
}

/** Words about a booking that was made, for a message that follows such talk. */
const ABOUT_OWN = any(
  'codigos?|codes?|kode|codice|localizador|enlace|links?|lien|correos?|e-?mails?|mails?|bestatigung\\w*|confirm\\w+',
  'cancel\\w*|anul\\w*|annul\\w*|storn\\w*|disdi\\w*|pasarl[ao]|mover\\w*|move|cambi\\w*|chang\\w*|modif\\w*|deplac\\w*|decal\\w*|verschieb\\w*|verleg\\w*|legen|spost\\w*|umbuch\\w*|absag\\w*',
  '(?:for|para|pour|per) (?:me|mi|nous|noi|uns)|segunda? mesa|second table|(?:2\\.|zweiten?) tisch|book again|otra vez|teniamos|reinschreiben|eintragen|anadir|add',
)
const CALLS = any(
  '(?<!me )llam(?:o|ar|amos|aros|arte)|telefon\\w*|call|ring|phone|appel(?:er|le|ons)|anruf\\w*|ruf|chiam(?:are|arvi|o|iamo)',
)
const WHEN = any('wann|uhr|horas?|times?|hours?|heures?|when|quand|cuando|quando|or[ae]|nummer|numero|number')
export const isAboutOwn = (text: string): boolean =>
  ABOUT_OWN.test(text) || (CALLS.test(text) && !WHEN.test(text))

const BEEN = any(
  'ya (?:hemos|he) (?:estado|venido|comido|cenado|ido)|(?:ya )?(?:os )?conocemos|repetimos|no es (?:la|nuestra|mi) primera|clientes? habitual\\w*',
  "(?:we|i)(?:'ve| have|ve)? (?:been|eaten|dined) (?:here|there|with you|before)|(?:been|eaten) (?:here |there )?before|not (?:our|my|the) first|regulars?|come back|coming back",
  '(?:deja|nous sommes|on est|je suis) (?:deja )?(?:venus?|venues?|alles?)|pas (?:la|notre|ma) premiere|habitues?|on (?:revient|connait)',
  '(?:waren|war|sind) (?:wir |ich )?(?:schon|bereits) (?:\\w+ )?(?:mal|einmal|ofter|da|dort|bei)|nicht (?:das|unser|mein) erste[sr]?|stammgast|stammgaste|kommen wieder',
  '(?:siamo|sono) (?:gia )(?:stati|stato|stata|venut[oiae])|non e la (?:nostra |mia )?prima|clienti? (?:abitual[ei]|fiss[oi])|torniamo',
)
const FIRST = any(
  'primera vez|primera visita|first time|first visit|premiere fois|premiere visite|(?:zum|das) erste[ns]? ?mal|erster besuch|prima volta|prima visita',
)
/** Whether the guest says that they were here before, or that they never were; null when they say neither. */
export const saysVisited = (text: string): boolean | null =>
  BEEN.test(text) ? true : FIRST.test(text) ? false : null
