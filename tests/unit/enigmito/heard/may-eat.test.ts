import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../talking.ts'

const EGG: Record<Locale, string> = {
  es: 'mi hijo es alergico al huevo q puede comer',
  en: 'my son is allergic to eggs, what can he have',
  fr: 'mon fils est allergique aux œufs, il peut manger quoi',
  de: 'meine tochter 4 hat ne eiallergie',
  it: 'mio figlio è allergico alle uova, cosa può mangiare',
}

describe('T-ALG-01 the first word of an answer is true of what was asked', () => {
  test.each<[Locale, string]>([
    ['es', 'el negro lo podria probar el niño?'],
    ['es', 'puede comer el arroz negro?'],
    ['en', 'can he have the arroz negro?'],
    ['fr', 'il peut manger l’arroz negro ?'],
    ['de', 'kann sie vom arroz negro probieren'],
    ['it', 'può mangiare il riso nero?'],
  ])('%s: "%s" is answered with no', (lang, text) => {
    const answered = saidLast(lang, [EGG[lang], text])
    expect(answered.message).toMatch(/^(No|Non|Nein)\s?: /)
    expect(slugsAfter(answered)).toContain('arroz-negro-sepia')
  })

  test.each<[Locale, string]>([
    ['es', 'y las tiras de pollo?'],
    ['en', 'and the chicken strips?'],
    ['fr', 'et les lanières de poulet ?'],
    ['de', 'und die hähnchenstreifen?'],
    ['it', 'e le strisce di pollo?'],
  ])('%s: "%s" asks neither, and is told without yes or no', (lang, text) => {
    const { message, intent } = saidLast(lang, [EGG[lang], text])
    expect(intent).toBe('allergen_dish')
    expect(message).not.toMatch(/^(Sí|Yes|Oui|Ja|Sì|No|Non|Nein)\s?[:,]/)
    expect(message).toMatch(/huevos|eggs|œufs|Eier|uova/)
  })

  test.each<[Locale, string]>([
    ['es', 'el arroz negro lleva huevo?'],
    ['en', 'does the arroz negro have egg?'],
    ['de', 'ist im arroz negro ei drin?'],
  ])('%s: "%s" stays a yes', (lang, text) => {
    expect(saidLast(lang, [EGG[lang], text]).message).toMatch(/^(Sí|Yes|Ja): /)
  })
})

describe('T-ALG-01 what was told, may it be shared?', () => {
  test.each<[Locale, string, string]>([
    ['es', 'que tal el arroz negro', 'lo podemos compartir con el?'],
    ['en', 'and the arroz negro?', 'can we share it with him?'],
    ['de', 'was ist im arroz negro', 'kann sie davon probieren?'],
  ])('%s: "%s", then "%s" is answered with no', (lang, first, then) => {
    const answered = saidLast(lang, [EGG[lang], first, then])
    expect(answered.intent).toBe('allergen_dish')
    expect(answered.message).toMatch(/^(No|Nein): /)
  })
})

const YES_OR_NO = /^(Sí|Yes|Oui|Ja|Sì|No|Non|Nein)\s?[:,]/m
const YES = /^(Sí|Yes|Oui|Ja|Sì)\s?[:,]/m

describe('T-ALG-01 an allergy that is told is no question whether the dish holds it', () => {
  test.each<[Locale, string]>([
    ['en', 'My wife has a gluten allergy. Can she eat the almond coca?'],
    ['en', 'Can my daughter try the almond coca? She has a gluten allergy'],
    ['en', 'Can my son with a nut allergy have the almond cake?'],
    ['en', 'Does the almond cake contain nuts and can he eat it?'],
    ['es', '¿Mi hija puede probar la coca de almendra? Tiene alergia al gluten'],
    ['it', "Mia figlia può mangiare la coca di mandorle? Ha un'allergia al glutine"],
    ['en', 'My wife has a gluten allergy, the almond coca?'],
  ])('%s: "%s" is never a yes', (lang, text) => {
    const { message, intent } = saidLast(lang, [text])
    expect(intent).toBe('allergen_dish')
    expect(message).not.toMatch(YES)
  })

  test.each<[Locale, string]>([
    ['en', 'Does the almond coca contain gluten? My wife is allergic'],
    ['it', 'la coca di mandorle contiene glutine?'],
    ['en', 'does the almond coca have gluten?'],
  ])('%s: "%s" stays a yes', (lang, text) => {
    expect(saidLast(lang, [text]).message).toMatch(YES)
  })

  test.each<[Locale, string[]]>([
    ['en', ['Could there be gluten in the almond coca?']],
    ['es', ['¿puede haber gluten en la coca de almendra?']],
    ['fr', ['peut-il y avoir du gluten dans la coca aux amandes ?']],
    ['de', ['kann Gluten in der Mandel-Coca sein?']],
    ['it', ['può esserci glutine nella coca di mandorle?']],
    ['en', ["Could the almond coca make my son ill? He's allergic to nuts"]],
    ['es', ['soy celiaca', '¿me puede sentar mal la coca de almendra?']],
    ['en', ['my wife is coeliac', 'and the almond coca?', 'could it make her ill?']],
  ])('%s: %j is told without yes or no', (lang, said) => {
    expect(saidLast(lang, said).message).not.toMatch(YES_OR_NO)
  })
})

describe('18.3 something spicy is a wish', () => {
  test.each<[Locale, string, string]>([
    ['fr', 'le cheesecake il est comment', 'pour moi un truc epicé'],
    ['it', 'com’è il cheesecake', 'io invece vorrei qualcosa di piccante'],
    ['en', 'tell me about the cheesecake', 'for me something spicy'],
  ])('%s: "%s", then "%s" lists what is spicy', (lang, first, then) => {
    const answered = saidLast(lang, [first, then])
    expect(slugsAfter(answered)).toContain('patatas-bravas')
    expect(slugsAfter(answered)).not.toContain('tarta-queso')
  })
})
