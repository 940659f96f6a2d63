import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { saidLast } from '../../talking.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const said = (lang: Locale, ...messages: string[]): string => plain(saidLast(lang, messages).message)

describe('18.2 a line of a sum tells what so many of it cost, and what one does', () => {
  test.each<[Locale, string, string]>([
    ['es', 'dos corderos y una burrata, cuánto es', '2 × Cordero a la brasa: 48,00 € (a 24,00 €)'],
    ['en', 'two lamb and one burrata, how much', '2 × Lamb over embers: €48.00 (€24.00 each)'],
    ['fr', 'deux agneaux et une burrata, combien', '2 × Agneau à la braise : 48,00 € (à 24,00 €)'],
    ['de', 'was kosten 2 lamm und eine burrata', '2 × Lamm vom Holzkohlegrill: 48,00 € (je 24,00 €)'],
    ['it', 'due agnelli e una burrata, quanto fa', '2 × Agnello alla brace: 48,00 € (a 24,00 €)'],
  ])('%s "%s"', (lang, message, line) => {
    expect(said(lang, message)).toContain(line)
  })

  test('the size stays, and a least number that is met is not told again', () => {
    expect(said('es', '2 paellas y 3 copas de casa benisoda, cuánto es')).toContain(
      '2 × Paella valenciana: 37,00 € (18,50 € por persona)\n- 3 × Casa Benisoda: 16,50 € (5,50 € la copa)',
    )
  })
})

describe('18.2 who drinks of a bottle is no number of bottles', () => {
  test.each<[Locale, string]>([
    ['es', 'cuánto es el cordero y una botella de esparto negro para 2 personas, 2 corderos'],
    ['en', 'how much is the lamb and a bottle of the esparto negro for 2 people, 2 lambs'],
    ['fr', 'combien pour l’agneau et une bouteille d’esparto negro pour 2 personnes, 2 agneaux'],
    ['de', 'was kostet das lamm und eine flasche esparto negro für 2 personen, 2 lamm'],
    ['it', 'quanto viene l’agnello e una bottiglia di esparto negro per 2 persone, 2 agnelli'],
  ])('%s "%s"', (lang, message) => {
    expect(said(lang, message)).toMatch(/71[.,]00/)
  })

  test('a number put right for one thing changes that thing', () => {
    expect(said('en', 'how much is 2 lamb and 2 bottles of esparto negro', 'no only ONE bottle')).toMatch(
      /71\.00/,
    )
  })
})
