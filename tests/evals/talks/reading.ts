import { fold } from '../judge/fold.ts'
import { type Casa, en, type Thing } from '../judge/house.ts'
import { idiomaDe } from '../judge/language.ts'
import { sentences, type Unit, unitsOf, withoutProse } from '../judge/text.ts'
import { IDIOMAS, type Idioma } from '../rows.ts'
import type { Line } from './case.ts'

/** A clause of an answer: what it names, and its words without those names, folded. */
export type Clause = Unit & {
  /** The sentence it is part of; clauses of one sentence share what they name when they name nothing themselves. */
  sentence: number
}
export type Reading = {
  house: Casa
  lang: Idioma
  /** All that is said in the turn. */
  text: string
  folded: string
  links: readonly { text: string; url: string }[]
  clauses: readonly Clause[]
  /** Every dish, drink and wine that is named. */
  named: readonly Thing[]
}

const BULLET = /^\s*[-•*–]\s+/

/**
 * A name of one word is an everyday word too ("cortado", "cola"), and the cocktail bears the house's name: it counts
 * only as it is stored.
 */
function isSaid(thing: Thing, lang: Idioma, text: string): boolean {
  const own = text.replaceAll('Alma Enigma', '')
  const names = [en(thing.nombres, lang), thing.nombres.get('es')].filter((name) => name !== undefined)
  return (
    names.some((name) => name.includes(' ') && fold(own).includes(fold(name))) ||
    names.some((name) => own.normalize('NFC').includes(name.normalize('NFC')))
  )
}

/** The lines of an answer as sentences, and lists under the line that heads them. */
function clausesOf(house: Casa, lang: Idioma, text: string): Clause[] {
  const clauses: Clause[] = []
  let head = ''
  let sentence = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const listed = BULLET.test(line)
    const body = line.replace(BULLET, '')
    for (const part of listed ? [body] : sentences(body)) {
      sentence++
      for (const clause of part.split(/(?<=;)\s+/)) {
        const units = unitsOf(house, lang, listed ? `- ${clause}` : clause)
        for (const unit of units) {
          const things = unit.things.filter((thing) => isSaid(thing, lang, clause))
          clauses.push({ ...unit, things, listed, head: listed ? head : '', sentence })
        }
      }
      // Only what ends in a colon heads the list below it.
      if (!listed) head = /:\s*$/.test(part) ? part : ''
    }
  }
  return clauses
}

const thingsIn = (clauses: readonly Clause[]): Thing[] => [
  ...new Set(clauses.flatMap(({ things }) => things)),
]

/** An answer in its language: the conversation's, unless it looks like another one in which it names more. */
function clausesAndLanguage(house: Casa, lang: Idioma, text: string): [Clause[], Idioma] {
  const own = clausesOf(house, lang, text)
  const other = [lang, ...IDIOMAS].find((one) => idiomaDe(house, [one], text) === one) ?? lang
  if (other === lang) return [own, lang]
  const clauses = clausesOf(house, other, text)
  const [more, less] = [thingsIn(clauses).length, thingsIn(own).length]
  return more > less || (more === less && more === 0) ? [clauses, other] : [own, lang]
}

/** Reads what the chat says in a turn. */
export function readLine(house: Casa, lang: Idioma, line: Line): Reading {
  const text = line.messages.map(({ content }) => content).join('\n')
  const [clauses, spoken] = clausesAndLanguage(house, lang, text)
  return {
    house,
    lang: spoken,
    text,
    folded: fold(text),
    links: line.messages.flatMap(({ links }) => links),
    clauses,
    named: thingsIn(clauses),
  }
}

/** A text without what is quoted from the rows. */
export const withoutQuotes = ({ house, lang }: Reading, text: string): string =>
  withoutProse(house, lang, text)
/** Whether two things cannot be told apart by name. */
export const namesakes = (lang: Idioma, one: Thing, other: Thing): boolean =>
  one === other ||
  one.nombres.get('es') === other.nombres.get('es') ||
  en(one.nombres, lang) === en(other.nombres, lang)
