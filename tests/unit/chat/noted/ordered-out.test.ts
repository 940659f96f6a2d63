import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { converse } from '../converse.ts'

const ALL: Record<Locale, readonly string[]> = {
  es: ['mesa para 2 el domingo a las 14:00', 'si', 'Ann Lee, ann@example.com, +34 612345678', 'dentro'],
  en: ['a table for 2 on sunday at 2pm', 'yes', 'Ann Lee, ann@example.com, +44 7700 900123', 'inside'],
  fr: ['une table pour 2 dimanche à 14h', 'oui', 'Ann Lee, ann@example.com, +33 612345678', "à l'intérieur"],
  de: ['tisch für 2 am sonntag um 14 uhr', 'ja', 'Ann Lee, ann@example.com, +49 1512 3456789', 'drinnen'],
  it: ['tavolo per 2 domenica alle 14', 'sì', 'Ann Lee, ann@example.com, +39 347 1234567', 'dentro'],
}
function noted(locale: Locale, ...said: string[]) {
  const chat = converse(locale)
  for (const text of [...ALL[locale], ...said]) chat.say(text)
  return { notes: chat.draft().notes, time: chat.draft().time, mode: chat.state().mode }
}

describe('§4 an order about the notes is carried out, and is no note', () => {
  test.each<[Locale, string, string]>([
    ['es', 'ponga en notas: una persona llega a las 15:15', 'una persona llega a las 15:15'],
    ['en', 'pls put in the notes: one person joins at 3pm', 'one person joins at 3pm'],
    ['fr', 'mettez dans les remarques : une personne arrive à 15h', 'une personne arrive à 15h'],
    ['de', 'in die notizen: einer kommt um 15 uhr', 'einer kommt um 15 uhr'],
    ['it', 'nelle note: una persona arriva alle 15', 'una persona arriva alle 15'],
  ])('%s: "%s" is the note alone, and moves no hour', (locale, said, notes) => {
    expect(noted(locale, said)).toEqual({ notes, time: '14:00', mode: 'confirming' })
  })

  test.each<[Locale, string, string]>([
    ['es', 'trona para el niño', 'quita eso de las notas'],
    ['en', 'a high chair for the baby', 'delete that note please'],
    ['fr', 'une chaise haute pour le petit', 'supprimez la remarque'],
    ['de', 'ein hochstuhl für das kind', 'bitte lösch die notiz'],
    ['it', 'un seggiolone per il bimbo', 'togliete la nota'],
  ])('%s: "%s", "%s" leaves no note', (locale, note, order) => {
    expect(noted(locale, note, order)).toEqual({ notes: null, time: '14:00', mode: 'confirming' })
  })

  test('es: at the summary it stands behind the others, and moves no hour', () => {
    const said = ['trona para el niño', 'pon en las notas: una persona llega a las 15:15']
    expect(noted('es', ...said)).toEqual({
      notes: 'trona para el niño. una persona llega a las 15:15',
      time: '14:00',
      mode: 'confirming',
    })
  })

  test('es: where there are no notes, the order is none', () => {
    expect(noted('es', 'quita eso de las notas').notes).toBeNull()
  })

  test('es: what must not be eaten stays', () => {
    expect(noted('es', 'somos alérgicos al marisco. trona para el niño', 'quita las notas').notes).toBe(
      'somos alérgicos al marisco',
    )
  })

  test.each<[Locale, string, string, string]>([
    [
      'es',
      'trona para el niño',
      'borra la nota y pon que somos alérgicos al marisco',
      'somos alérgicos al marisco',
    ],
    [
      'en',
      'a high chair',
      'delete the note and put that we are allergic to shellfish',
      'we are allergic to shellfish',
    ],
  ])('%s: "%s", "%s" writes the other one', (locale, note, order, notes) => {
    expect(noted(locale, note, order)).toEqual({ notes, time: '14:00', mode: 'confirming' })
  })

  test('en: who noticed another hour puts it right, and orders no note', () => {
    expect(noted('en', 'i noticed that it says 2pm, make it 3pm please').time).toBe('15:00')
  })

  test('en: "do not delete the note" deletes nothing', () => {
    expect(noted('en', 'a high chair', "don't delete the note").notes).toContain('a high chair')
  })
})

test.each([
  ['bin zöli. tisch für 2 am sonntag um 14 uhr', 'bin zöli'],
  ['tisch für 2 am sonntag um 14 uhr, ich bin zöli', 'ich bin zöli'],
])('§4 de: "%s" notes it', (said, notes) => {
  const chat = converse('de')
  chat.say(said)
  expect(chat.draft().notes).toBe(notes)
})
