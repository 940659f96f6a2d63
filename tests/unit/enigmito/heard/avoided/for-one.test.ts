import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { saidLast } from '../../talking.ts'

describe('18.2 whether one person may have what is served for several', () => {
  test.each<[Locale, string, string]>([
    ['es', '¿me ponéis una paella para una persona?', 'solo a partir de 2 personas'],
    ['en', 'do you do paella for one person', 'Only for 2 people or more'],
    ['fr', 'une paella pour une personne, c’est possible ?', 'seulement à partir de 2 personnes'],
    ['de', 'geht paella auch für eine person?', 'Leider erst ab 2 Personen'],
    ['it', 'si può avere la paella per una persona?', 'solo da 2 persone in su'],
  ])('%s "%s"', (lang, message, told) => {
    expect(saidLast(lang, [message]).message).toContain(told)
  })

  test('of all rices it is said once', () => {
    const { message } = saidLast('en', ['im on my own so what rice can i have then'])
    expect(message.match(/Only for 2 people or more/g)).toHaveLength(1)
  })
})

describe('18.2 the cheapest by the glass says nothing of bottles that are not poured', () => {
  test.each<[Locale, string]>([
    ['es', 'cuál es el tinto más barato por copa?'],
    ['en', 'what’s the cheapest red by the glass?'],
    ['fr', 'le rouge le moins cher au verre ?'],
    ['de', 'was ist der günstigste rotwein im glas?'],
    ['it', 'qual è il rosso più economico al calice?'],
  ])('%s "%s"', (lang, message) => {
    const told = saidLast(lang, [message]).message
    expect(told).toMatch(/Casa Benisoda.*5[.,]50/)
    expect(told).not.toMatch(/26[.,]00/)
  })
})
