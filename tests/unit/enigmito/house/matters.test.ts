import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NO_TALK, type Talk } from '../../../../lib/chat/talk.ts'
import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { answer } from '../../../../supabase/functions/enigmito/answer.ts'
import { withoutYes } from '../../../../supabase/functions/enigmito/matters/apart.ts'
import { eachNth } from '../../../runner/long.ts'
import { knowing, NOW } from '../support.ts'

const demo = knowing()

/** Paraphrases of what the house has written, five of each in each language: language, subject, words. */
const ASKED = readFileSync(resolve(import.meta.dirname, 'matters.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [lang = '', tema = '', text = ''] = line.split('\t')
    return { lang: lang as Locale, tema, text }
  })

/** Who asks for the limit of a party may be told it in other words, and a terrace has two texts. */
const ALSO: Record<string, RegExp> = { grupos: /20|veinte|twenty|vingt|zwanzig|venti/ }
const BESIDE: Record<string, string> = { terraza: 'calefaccion', calefaccion: 'terraza' }

function isAnswered({ lang, tema, text }: (typeof ASKED)[number]): boolean {
  const { message } = answer(text, lang, demo, NOW)
  const stored = [tema, BESIDE[tema] ?? tema].map((key) => demo.menu.faqs.get(key)?.answer.get(lang))
  const place = [...demo.menu.place].find(([field]) => field === tema)?.[1].get(lang)
  // A yes that would answer another question is left out, and of a deposit only its own sentence is told.
  const told = (one: string): boolean =>
    message.includes(withoutYes(one, lang)) ||
    (tema === 'cancelacion' && message.split(/(?<=\.)\s/).every((sentence) => one.includes(sentence)))
  return [...stored, place].some((one) => one && told(one)) || (ALSO[tema]?.test(message) ?? false)
}

describe.each(LOCALES)('§16 in %s', (lang) => {
  const own = ASKED.filter((one) => one.lang === lang)

  test(`95 % of ${own.length} paraphrases are answered with the house's own text`, () => {
    const missed = own.filter((one) => !isAnswered(one)).map(({ text }) => text)
    expect(missed.length / own.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
  })
})

type Told = { message: string; intent: string; ask: readonly string[] }

function talkOf(lines: readonly string[], lang: Locale): Told {
  let talk: Talk = { ...NO_TALK }
  let last: Told = { message: '', intent: '', ask: [] }
  for (const line of lines) {
    const { message, intent, talk: after } = answer(line, lang, demo, NOW, talk)
    talk = after
    last = { message, intent, ask: after.frame?.ask ?? [] }
  }
  return last
}

/**
 * As people asked who had not seen the assistant: language, the matters or intents that are right, the lines of a talk. The
 * last one is judged.
 */
const TALKS = readFileSync(resolve(import.meta.dirname, 'talks.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [lang = '', right = '', text = ''] = line.split('\t')
    return { lang: lang as Locale, right: right.split('|'), lines: text.split(' >> ') }
  })

describe.each(LOCALES)('§16 strangers ask of the house in %s', (lang) => {
  const own = eachNth(
    TALKS.filter((one) => one.lang === lang),
    3,
  )

  test(`all of ${own.length} questions, some of which go on with one before, are led to their matter`, () => {
    const isRight = ({ right, lines }: (typeof TALKS)[number]): boolean => {
      const { intent, ask } = talkOf(lines, lang)
      return right.some((one) => one === intent || ask.includes(`matter:${one}`))
    }
    expect(own.filter((one) => !isRight(one)).map(({ lines }) => lines.join(' >> '))).toEqual([])
  })
})

describe('a question goes on with the matter spoken of', () => {
  test.each<[Locale, string, string, RegExp]>([
    ['es', 'he leido que hay un altillo, cuantos caben ahi', 'y tiene ascensor?', /sin ascensor/],
    ['fr', 'et la mezzanine elle fait combien de places', 'y a un ascenseur pour monter ?', /sans ascenseur/],
    ['de', 'kann ich die reservierung stornieren', 'bis wann muss ich mich da melden', /drei Stunden/],
    ['en', 'how do I cancel a booking', 'and what does it cost', /free of charge/],
    ['it', 'possiamo portare il nostro vino', 'e quanto costa?', /12\s€/],
    ['es', 'se puede fumar en la sala?', 'y fuera?', /terraza/],
    ['es', 'si traigo mi vino cuanto es?', 'y hasta cuantas?', /dos botellas/],
    ['en', 'can we bring our own wine?', 'how many bottles?', /two 75 cl bottles/],
    ['fr', 'on peut apporter notre vin ?', 'combien au maximum ?', /deux bouteilles/],
    ['de', 'kann man eigenen wein mitbringen?', 'und wie viele?', /zwei Flaschen/],
    ['it', 'possiamo portare il nostro vino?', 'e quante?', /due bottiglie/],
  ])('%s: %s – %s', (lang, first, then, says) => {
    expect(talkOf([first, then], lang).message).toMatch(says)
  })

  test('another matter is not taken for the last one', () => {
    expect(talkOf(['se puede fumar?', 'y hay wifi?'], 'es').message).toMatch(/contraseña/)
    expect(talkOf(['can we bring our own wine', 'how much is the paella'], 'en').message).toMatch(/18\.50/)
    expect(talkOf(['can we bring our own wine', 'how many people can you seat'], 'en').message).not.toMatch(
      /75 cl/,
    )
  })
})

describe('a dated question is answered for that day', () => {
  test.each<[Locale, string]>([
    ['es', 'el domingo 6 abris? como es puente...'],
    ['es', 'y el martes 8 q es la inmaculada'],
    ['en', "are you open Sunday 6, it's a bank holiday weekend"],
    ['fr', "dites vous etes ouverts mardi 8 ? c'est férié chez vous non"],
    ['de', 'habt ihr dienstag den 8. offen, ist ja feiertag'],
    ['it', 'domenica 6 siete aperti? è ponte'],
  ])('%s: %s', (lang, text) => {
    const { message, intent } = answer(text, lang, demo, NOW)
    expect(intent).toBe('hours_day')
    expect(message).toMatch(/^[^\n]*(?:6|8)[^\n]*2026/)
    expect(message).toMatch(/13:00/)
  })

  test('a number behind a weekday that falls on another is no day of the month', () => {
    expect(answer('abrís el domingo 8?', 'es', demo, NOW).message).not.toMatch(/8 de diciembre/)
  })
})

describe('an order is added up', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', '3 croquetas de jamon y una botella de majuelo del mochuelo cuanto sube', /28,40/],
    ['it', 'quanto spendiamo in due con due paelle valenciane e una bottiglia di salmonete', /59,00/],
    ['en', 'two valencian paellas and two glasses of salmonete, what do we spend', /46\.60/],
    ['fr', 'on est 2, deux paellas valenciennes et une bouteille de salmonete ça fait combien', /59,00/],
    ['de', 'drei schinkenkroketten und drei gläser salmonete, was kostet das', /22,80/],
    ['en', 'we are 3, how much for 3 ham croquettes and a bottle of salmonete', /30\.40/],
  ])('%s: %s', (lang, text, sum) => {
    const { message, intent } = answer(text, lang, demo, NOW)
    expect(intent).toBe('total')
    expect(message).toMatch(sum)
  })

  test('glasses after bottles, as in the question before', () => {
    const lines = [
      'quanto spendiamo con due paelle valenciane e una bottiglia di salmonete',
      'e due paelle valenciane con due calici di salmonete invece?',
    ]
    expect(talkOf(lines, 'it').message).toMatch(/46,60/)
  })

  test('what goes by weight is told and left out of the sum', () => {
    const { message } = answer('how much is the sea bass in salt and 2 bottles of salmonete', 'en', demo, NOW)
    expect(message).toMatch(/per kilo/)
    expect(message).toMatch(/Not counting what is sold by weight: €44\.00/)
  })

  test('a sum that lacks a thing says so', () => {
    const { message } = answer('3 zarzuelas y 3 copas de salmonete, cuanto es', 'es', demo, NOW)
    expect(message).toMatch(/14,40[\s\S]+no está sumado/)
  })

  test('a limit in slang beside a number of people', () => {
    const { intent, message } = answer(
      'yo on est 4 étudiants fauchés, à manger à moins de 9 balles y a quoi',
      'fr',
      demo,
      NOW,
    )
    expect(intent).toBe('framed_list')
    expect(message).toMatch(/8,20\s€/)
  })
})
