import type { Locale } from '../../../../../lib/i18n/locales.ts'

type Idiom = readonly [words: string, means: string]

/** Behind where a guest is from: something else is asked, and no language. */
const asksOther = (ofLanguage: string): string =>
  `(?=[,.;!]? .*[a-z])(?!.*(?<![a-z])(?:${ofLanguage}))(?:[,.;!]+(?= ))?`
/** Behind what was done: whether the house is open is asked. */
const thenOpen = (open: string): string => `(?: [a-z']+){0,6}[,.;!]+(?= .*(?<![a-z])(?:${open}))`

/**
 * What guests tell of their visit and ask nothing by: where they are from, what they mean to do, what they have cancelled. And
 * what says that doors are open or shut without the word for it.
 */
export const VISIT_IDIOMS: Record<Locale, readonly Idiom[]> = {
  es: [
    [
      '(?:estamos|estoy|andamos|ando|venimos|vengo|vamos|pasamos|pasando|aqui) (?:\\w+ ){0,3}(?:de|las|unas) vacaciones',
      '',
    ],
    [
      `(?:yo )?(?:soy|somos|ser) (?:un |una |de )?(?:aleman|frances|ingles|italian|espanol|holandes|belg|portugues)\\w*${asksOther('habl|enti?end|idioma|castellano|traduc|(?:carta|menu) en')}`,
      '',
    ],
    [`(?:ya )?(?:l[oa]s? )?(?:he|hemos) (?:anulado|cancelado|cambiado)${thenOpen('abr|abiert|cerr')}`, ''],
  ],
  en: [
    [
      "(?:(?:we|i)(?:'?re|'?m|'?ll be| are| am| will be)|here|spending|spend) (?:\\w+ ){0,4}(?:on |our |my )(?:an? |our |my )?(?:holidays?|vacations?|hols|honeymoon)",
      '',
    ],
    [
      `(?:i'?ve|we'?ve|(?:i|we) have|i|we) (?:just |now |already )?(?:cancel+ed|changed)${thenOpen('open|clos')}`,
      '',
    ],
  ],
  fr: [
    [
      "(?:(?:on|nous|je|j') ?(?:est|sera|sommes|serons|suis|passe|passons|vient|venons)|sommes|ici) (?:\\w+ ){0,3}(?:en|nos|les|des) vacances",
      '',
    ],
    [
      `(?:je suis|on est|nous sommes|j?suis) (?:un |une |des )?(?:anglais|allemand|francais|espagnol|italien|neerlandais|flamand)\\w*${asksOther('parl|compren|langue|tradui|(?:carte|menu) en')}`,
      '',
    ],
    [`(?:j'ai|on a|nous avons) (?:deja |bien )?(?:annule|modifie|change)${thenOpen('ouv|ferm')}`, ''],
  ],
  de: [
    [
      '(?:(?:wir|ich) (?:\\w+ ){1,4}|(?:sind|bin|machen|mache) (?:wir |ich |hier |grad\\w* |gerade |da |noch |am meer ){1,3}(?:\\w+ ){0,2})(?:im |auf )?(?:urlaub|ferien)',
      '',
    ],
    [
      `(?:ich |wir )?(?:bin|sind|san) (?:(?:ja|halt|aber) )?(?:deutsch|hollandisch|italienisch|polnisch|russisch|portugiesisch)\\w*${asksOther('sprech|sprich|sprach|versteh|ubersetz|karte auf')}`,
      '',
    ],
    [
      `(?:ich )?(?:hab|habe|haben) (?:[a-z]+ ){0,6}(?:storniert|abgesagt|umgebucht|verschoben)${thenOpen('offen|geoffnet|auf(?! d)|zu(?![a-z])')}`,
      '',
    ],
    // "Habt ihr am 23. eigentlich noch auf": the verb is parted.
    [
      "(?<=(?:hab|habt|habt'?s|haben|habens|hobts|hat|macht|machts|machen) [^,;.!?]{0,40}(?:[0-9]\\. ?)?[^,;.!?]{0,40} )auf(?= *(?:$|[?!.,]|oder zu))",
      'offen',
    ],
    [
      "(?<=(?:hab|habt|habt'?s|haben|hobts|hat|macht|machts|machen) [^,;.!?]{0,40}(?:[0-9]\\. ?)?[^,;.!?]{0,40} )zu(?= *(?:$|[?!.]))",
      'geschlossen',
    ],
    ['zwischen den jahren', 'zwischen weihnachten und neujahr'],
  ],
  it: [
    [
      '(?:siamo|sono|saremo|saro|stiamo|passiamo|veniamo|qui) (?:\\w+ ){0,3}(?:in|di|le) (?:vacanz[ae]|ferie)',
      '',
    ],
    [
      `(?:io )?(?:sono|siamo) (?:un |una )?(?:tedesc|ingles|frances|italian|spagnol|olandes)\\w*${asksOther('parl|cap|lingu|tradu|men[uù] in')}`,
      '',
    ],
    [
      `(?:ho|abbiamo) (?:gia )?(?:annullato|disdetto|cancellato|spostato)${thenOpen('apert|apri|apre|chius|chiud')}`,
      '',
    ],
    // "Conto di passare", "conto su di voi": no bill.
    ['conto di(?= [a-z]+(?:are|ere|ire|arci|irci|ermi|armi)(?![a-z]))|conto su (?:di )?(?:voi|te|lei)', ''],
  ],
}
