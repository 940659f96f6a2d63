import { describe, expect, test } from 'vitest'
import {
  type Consulta,
  condiciones,
  conMostrar,
  escribirConsulta,
  hayFiltro,
  leerConsulta,
  TODO,
} from '../../../lib/carta/query.ts'

const conocidos = { alergenos: ['gluten', 'soja', 'frutos_cascara'], secciones: ['arroces', 'postres'] }
const leer = (busqueda: string): Consulta => {
  const params = new URLSearchParams(busqueda)
  return leerConsulta((clave) => params.getAll(clave), conocidos)
}

describe('§Carta address', () => {
  test.each([
    ['', TODO],
    ['q=++Gamba++roja+', { ...TODO, q: 'Gamba roja' }],
    ['sin=gluten&sin=soja', { ...TODO, sin: ['gluten', 'soja'] }],
    ['sin=soja,gluten', { ...TODO, sin: ['gluten', 'soja'] }],
    ['sin=soja,gluten&sin=soja', { ...TODO, sin: ['gluten', 'soja'] }],
    ['sin=polvo,__proto__,Gluten', TODO],
    ['dieta=vegetariano&dieta=vegano&dieta=paleo', { ...TODO, dieta: ['vegano', 'vegetariano'] }],
    ['sin=soja&mostrar=postres,nada', { ...TODO, sin: ['soja'], mostrar: ['postres'] }],
    ['mostrar=postres', TODO],
    ['q=&sin=&dieta=', TODO],
  ])('?%s is read', (busqueda, consulta) => {
    expect(leer(busqueda)).toEqual(consulta)
  })

  test('a search is cut where nobody types on', () => {
    expect(leer(`q=${'a'.repeat(500)}`).q).toHaveLength(80)
  })

  test('is written in one way, and read back as the same question', () => {
    const asked = leer('dieta=vegano&mostrar=postres&sin=soja&q=ñora+%26+ajo&sin=frutos_cascara')
    expect(escribirConsulta(asked)).toBe(
      '?q=%C3%B1ora+%26+ajo&sin=soja,frutos_cascara&dieta=vegano&mostrar=postres',
    )
    expect(leer(escribirConsulta(asked))).toEqual(asked)
    expect(escribirConsulta(TODO)).toBe('')
  })

  test('sections shown anyway are nothing to ask for by themselves', () => {
    expect(escribirConsulta({ ...TODO, mostrar: ['postres'] })).toBe('')
    expect(hayFiltro({ ...TODO, mostrar: ['postres'] })).toBe(false)
    expect(hayFiltro({ ...TODO, q: 'a' })).toBe(true)
  })

  test('each condition can be taken away alone', () => {
    const asked = leer('q=ajo&sin=gluten,soja&dieta=vegano&mostrar=postres')
    expect(condiciones(asked).map(({ valor, resto }) => [valor, escribirConsulta(resto)])).toEqual([
      ['vegano', '?q=ajo&sin=gluten,soja&mostrar=postres'],
      ['ajo', '?sin=gluten,soja&dieta=vegano&mostrar=postres'],
      ['gluten', '?q=ajo&sin=soja&dieta=vegano&mostrar=postres'],
      ['soja', '?q=ajo&sin=gluten&dieta=vegano&mostrar=postres'],
    ])
  })

  test('a section is shown anyway and hidden again', () => {
    const asked = leer('sin=gluten&mostrar=arroces')
    const both = conMostrar(asked, 'postres', true)
    expect(both.mostrar).toEqual(['arroces', 'postres'])
    expect(conMostrar(both, 'postres', true).mostrar).toEqual(['arroces', 'postres'])
    expect(conMostrar(both, 'arroces', false).mostrar).toEqual(['postres'])
  })
})
