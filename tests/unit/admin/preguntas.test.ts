import { expect, test } from 'vitest'
import { temaFor } from '../../../app/almaenigma/(panel)/preguntas/labels.ts'
import { UNANSWERED } from '../../../supabase/functions/enigmito/unanswered.ts'

test('everything that Enigmito counts as unanswered has words in Spanish and says what to do', () => {
  for (const clave of UNANSWERED) {
    const { nombre, remedy } = temaFor(clave)
    const que = clave.split(':')[1] ?? clave
    expect(clave).toMatch(/^(unclear|(policy|absent|fact):[a-z_]{1,40})$/)
    // Words that are the same in both languages stand in the lists, too: none is a key that was not found.
    expect([clave, nombre]).not.toEqual([clave, que])
    expect([clave, /_/.test(nombre)]).toEqual([clave, false])
    expect([clave, remedy.texto.length > 10]).toEqual([clave, true])
    if (remedy.href) expect(remedy.href).toMatch(/^\/(almaenigma\/|contact#preguntas)/)
  }
  const names = [...UNANSWERED].map((clave) => temaFor(clave).nombre)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test('a subject nobody foresaw is told as it is', () => {
  expect(temaFor('policy:telepathy').nombre).toBe('telepathy')
  expect(temaFor('absent:unicorn').nombre).toBe('Plato: unicorn')
  expect(temaFor('fact:aura').nombre).toBe('Sin datos: aura')
})
