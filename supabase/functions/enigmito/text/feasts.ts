import { addDays, type IsoDate, isoDate } from '../../../../lib/core/dates.ts'
import { easterOf } from '../../../../lib/core/easter.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { findAll, patternBook } from '../phrases.ts'

/** Days from Easter Sunday, or a day of the year. */
type Feast = { easter: number } | { month: number; day: number }

const FEASTS: Record<string, Feast> = {
  rose_monday: { easter: -48 },
  shrove_tuesday: { easter: -47 },
  ash_wednesday: { easter: -46 },
  palm_sunday: { easter: -7 },
  maundy_thursday: { easter: -3 },
  good_friday: { easter: -2 },
  holy_saturday: { easter: -1 },
  easter: { easter: 0 },
  easter_monday: { easter: 1 },
  ascension: { easter: 39 },
  whit_sunday: { easter: 49 },
  whit_monday: { easter: 50 },
  corpus: { easter: 60 },
  saint_joseph: { month: 3, day: 19 },
  saint_stephen: { month: 12, day: 26 },
  valentine: { month: 2, day: 14 },
  saint_patrick: { month: 3, day: 17 },
}

const WORDS: Record<Locale, Partial<Record<keyof typeof FEASTS, string>>> = {
  es: {
    shrove_tuesday: 'martes de carnaval',
    ash_wednesday: 'miercoles de ceniza',
    palm_sunday: 'domingo de ramos',
    maundy_thursday: 'jueves santo',
    good_friday: 'viernes santo',
    holy_saturday: 'sabado santo | sabado de gloria',
    easter: 'domingo de resurreccion | domingo de pascua',
    easter_monday: 'lunes de pascua',
    corpus: 'corpus christi',
    saint_joseph: 'san jose',
    saint_stephen: 'san esteban',
    valentine: 'san valentin',
  },
  en: {
    shrove_tuesday: 'shrove tuesday | pancake day',
    ash_wednesday: 'ash wednesday',
    palm_sunday: 'palm sunday',
    maundy_thursday: 'maundy thursday',
    good_friday: 'good friday',
    holy_saturday: 'easter saturday | holy saturday',
    easter: 'easter sunday | easter day',
    easter_monday: 'easter monday',
    saint_stephen: 'boxing day | st stephens | st stephen s | saint stephen s',
    valentine: 'valentines | valentine s | valentines day',
    saint_patrick: 'paddys day | paddy s day | st patricks | st patrick s | saint patrick s',
  },
  fr: {
    shrove_tuesday: 'mardi gras',
    ash_wednesday: 'mercredi des cendres',
    palm_sunday: 'dimanche des rameaux',
    maundy_thursday: 'jeudi saint',
    good_friday: 'vendredi saint',
    holy_saturday: 'samedi saint',
    easter: 'dimanche de paques',
    easter_monday: 'lundi de paques',
    ascension: 'jeudi de l ascension | l ascension',
    whit_sunday: 'dimanche de pentecote',
    whit_monday: 'lundi de pentecote',
    saint_joseph: 'saint joseph',
    saint_stephen: 'saint etienne',
    valentine: 'saint valentin',
  },
  de: {
    rose_monday: 'rosenmontag',
    shrove_tuesday: 'faschingsdienstag | fastnachtsdienstag | veilchendienstag',
    ash_wednesday: 'aschermittwoch',
    palm_sunday: 'palmsonntag',
    maundy_thursday: 'grundonnerstag',
    good_friday: 'karfreitag',
    holy_saturday: 'karsamstag',
    easter: 'ostersonntag',
    easter_monday: 'ostermontag',
    ascension: 'christi himmelfahrt | himmelfahrt | vatertag',
    whit_sunday: 'pfingstsonntag',
    whit_monday: 'pfingstmontag',
    corpus: 'fronleichnam',
    saint_joseph: 'josefstag | josefitag',
    saint_stephen:
      'stephanstag | stefanstag | zweite* weihnachtsfeiertag | zweite* weihnachtstag | zweite* feiertag',
    valentine: 'valentinstag',
  },
  it: {
    shrove_tuesday: 'martedi grasso',
    ash_wednesday: 'mercoledi delle ceneri',
    palm_sunday: 'domenica delle palme',
    maundy_thursday: 'giovedi santo',
    good_friday: 'venerdi santo',
    holy_saturday: 'sabato santo',
    easter: 'domenica di pasqua | giorno di pasqua | a pasqua',
    easter_monday: 'pasquetta | lunedi dell angelo | lunedi di pasqua',
    corpus: 'corpus domini',
    saint_joseph: 'san giuseppe',
    saint_stephen: 'santo stefano',
    valentine: 'san valentino',
  },
}

const bookOf = (words: Partial<Record<string, string>>) =>
  patternBook(Object.entries(words).map(([id, text]) => [id, (text ?? '').split('|')]))
const BOOKS = {
  es: bookOf(WORDS.es),
  en: bookOf(WORDS.en),
  fr: bookOf(WORDS.fr),
  de: bookOf(WORDS.de),
  it: bookOf(WORDS.it),
}

const dateOf = (feast: Feast, year: number): IsoDate =>
  'easter' in feast ? addDays(easterOf(year), feast.easter) : isoDate(year, feast.month, feast.day)

/** The next date of a feast that the words name; null when they name none. */
export function feastIn(words: readonly string[], lang: Locale, today: IsoDate): IsoDate | null {
  const [hit] = findAll(BOOKS[lang], words).toSorted((a, b) => b.letters - a.letters)
  const feast = hit && FEASTS[hit.id]
  if (!feast) return null
  const year = Number(today.slice(0, 4))
  const date = dateOf(feast, year)
  return date >= today ? date : dateOf(feast, year + 1)
}
