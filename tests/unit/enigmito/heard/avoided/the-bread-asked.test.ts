import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { aboutAfter, told } from '../../talking.ts'

const BREAD = aboutAfter(told('en', 'my husband has a sesame allergy, can he have the bread?'))

describe('T-ALG a thing that is named for a child is the thing that is told of, not what is made for children', () => {
  test.each<[Locale, string]>([
    ['es', 'mi hijo es alérgico al sésamo, puede comer pan?'],
    ['en', 'my son has a sesame allergy, can he have the bread?'],
    ['fr', 'mon fils est allergique au sésame, il peut manger le pain ?'],
    ['de', 'mein kleiner hat sesamallergie, darf er brot essen'],
    ['de', 'mein sohn hat sesamallergie mit epipen, kann er das brot essen'],
    ['it', 'mio figlio è allergico al sesamo, può mangiare il pane?'],
  ])('%s: "%s"', (lang, said) => {
    const answered = told(lang, said)
    expect(BREAD).not.toBeNull()
    expect(answered.named).toEqual([`dish:${BREAD}`])
    expect(answered.talk.avoid).toEqual([{ who: 'child', allergens: ['sesamo'], diets: [] }])
  })
})

describe('18.3 what a reaction is like in general is no emergency, where it is asked what may be eaten', () => {
  test.each<[Locale, string]>([
    ['de', 'mein sohn reagiert auf sesam mit atemnot, ein epipen haben wir dabei. kann er das brot essen'],
    ['es', 'mi hijo reacciona al sésamo con falta de aire, llevamos epipen. ¿puede comer el pan?'],
    ['en', 'my son reacts to sesame, he cant breathe then, we carry an epipen. can he eat the bread?'],
    ['fr', 'mon fils réagit au sésame, il étouffe, on a un epipen. il peut manger le pain ?'],
    ['it', "mio figlio reagisce al sesamo e non respira, abbiamo l'epipen. può mangiare il pane?"],
  ])('%s: "%s"', (lang, said) => {
    expect(told(lang, said).named).toEqual([`dish:${BREAD}`])
  })

  test.each<[Locale, string]>([
    ['de', 'mein sohn bekommt gerade keine luft, er hat sesam gegessen'],
    ['de', 'er hat atemnot! wir haben einen epipen'],
    ['de', 'mein sohn reagiert gerade auf sesam mit atemnot, kann er wasser trinken?'],
    ['en', "he can't breathe, he ate the bread"],
  ])('%s: what happens now is one: "%s"', (lang, said) => {
    expect(told(lang, said).intent).toBe('care_reaction')
  })
})
