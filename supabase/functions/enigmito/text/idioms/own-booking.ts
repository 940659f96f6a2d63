import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { find } from '../../phrases.ts'
import { tokens } from '../fold.ts'
import { BOOKS } from '../lexicon.ts'

const HELLO: Record<Locale, string> = {
  es: 'hola|buenas(?: tardes| noches)?|buenos días',
  en: 'hi|hello|hey|good (?:morning|evening)',
  fr: 'bonjour|bonsoir|salut',
  de: 'hallo|servus|guten (?:tag|abend)|grüezi|moin',
  it: 'ciao|buongiorno|buonasera|salve',
}

/** Nothing but the day, the hour, the name and the number of guests: what "and" ties to it, an allergy say, is told as well. */
const OF_BOOKING = '(?:(?! (?:y|e|and|but|with|pero|con|et|mais|avec|und|aber|mit|ma) )[^.;:!?,–])*?'

/** How a guest says that there is a booking. */
const HAS: Record<Locale, string> = {
  es: '(?:ya )?(?:(?:tengo|tenemos) (?:ya )?(?:(?:una|la) )?(?:reserva|mesa (?:reservada|a nombre))|(?:he|hemos) reservado)',
  en: "(?:i|we)(?: have|['’]ve)(?: already)?(?: got)? (?:(?:a|our) (?:reservation|booking|table (?:booked|reserved|under))|booked|reserved)",
  fr: "(?:on a|nous avons|j['’]ai) (?:déjà )?(?:une (?:r[ée]servation|table (?:r[ée]serv[ée]e|au nom))|r[ée]serv[ée])",
  de: `(?:ich habe?|wir haben) (?![^.;!?]*(?:kein|nicht|nix))${OF_BOOKING}(?:reserviert|reservierung|gebucht|tisch auf den namen)`,
  it: '(?:ho|abbiamo) (?:già )?(?:una prenotazione|prenotato|un tavolo (?:prenotato|a nome))',
}

/** What is asked of the booking itself: who it is for, its hour, that it be changed. */
const OF_IT: Record<Locale, RegExp> = {
  es: /reserv|cambi|anul|cancel|modific|confirm|adelant|retras|tarde|señal|enlace|person|somos|añad|más|mesa|nombre|correo/iu,
  en: /reserv|book|chang|cancel|mov|switch|confirm|late|deposit|link|people|guests|add|more|another|table|name|mail|\bit\b|bring forward|push/iu,
  fr: /réserv|reserv|chang|annul|modifi|confirm|décal|déplac|retard|acompte|lien|personne|serons|ajout|plus|table|nom|mail/iu,
  de: /reserv|buch|änder|stornier|absag|bestätig|verschieb|verleg|spät|anzahl|link|person|gäste|leute|mehr|noch|tisch|namen|mail/iu,
  it: /prenot|cambi|annull|disd|modific|conferm|spost|ritard|tardi|caparra|link|person|siamo|aggiung|più|tavolo|nome|mail/iu,
}

const TELLS = (lang: Locale): RegExp =>
  new RegExp(
    `^(?:(?:${HELLO[lang]})[,.!]? )?${HAS[lang]}(?!\\p{L})${OF_BOOKING}[.;!,] +(?=\\p{L}[^.!?]*\\?\\W*$)`,
    'iu',
  )
const SAID: Record<Locale, RegExp> = {
  es: TELLS('es'),
  en: TELLS('en'),
  fr: TELLS('fr'),
  de: TELLS('de'),
  it: TELLS('it'),
}

/** A food, an allergy or a diet is told of the guests, and counts wherever it stands: "a booking for my son who can't have nuts". */
const OF_GUESTS =
  /^(?:(?:allergen|group|kind):|concept:(?:allergy|cannot|severe|medical|without|vegan|vegetarian|pregnant)$)/
const tellsOfGuests = (told: string, lang: Locale): boolean =>
  find(BOOKS[lang].all, tokens(told)).some(({ id }) => OF_GUESTS.test(id))

/** "We have a booking for Friday. Do you take Amex?": who has a booking asks something else (§8). */
export function withoutOwnBooking(line: string, lang: Locale): string {
  const rest = line.replace(SAID[lang], '')
  const told = line.slice(0, line.length - rest.length)
  return told === '' || OF_IT[lang].test(rest) || tellsOfGuests(told, lang) ? line : rest
}
