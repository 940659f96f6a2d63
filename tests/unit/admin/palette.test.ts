import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sections } from '../../../app/almaenigma/(panel)/sections.ts'
import {
  AJUSTES,
  CALL_HREF,
  filterDestinations,
  NESTED_PAGES,
  VERBS,
} from '../../../components/admin/palette/destinations.ts'

const groups = sections({ reservas: 0, mensajes: 0, textos: 0, correos: 0 })
const PAGES = groups.flatMap(({ sections }) =>
  sections.map(({ href, nombre, icon }) => ({ id: href, grupo: 'Ir a', titulo: nombre, href, icon })),
)
const ALL = [...VERBS, ...PAGES, ...NESTED_PAGES, ...AJUSTES]
const panel = resolve(import.meta.dirname, '../../../app/almaenigma/(panel)')

test('point 20: ⌘K knows every page of the back office that has an address of its own', () => {
  const pages = readdirSync(panel, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
    .map((file) => `/almaenigma${dirname(file) === '.' ? '' : `/${dirname(file)}`}`)
  const known = new Set(ALL.map(({ href }) => href.replace(/[?#].*$/, '')))
  // New rows of things that have few are made on their own lists.
  const onLists = [
    'ajustes/dias/nuevo',
    'ajustes/semana/nuevo',
    'programados/nuevo',
    'filosofia/nueva',
    'galeria/nueva',
  ].map((path) => `/almaenigma/${path}`)
  expect(pages.filter((page) => !known.has(page) && !onLists.includes(page))).toEqual([])
})

test.each([
  ['apuntar', CALL_HREF],
  ['llamada', CALL_HREF],
  ['clientes', '/almaenigma/reservas/clientes'],
  ['informes', '/almaenigma/reservas/informes'],
  ['horario', '/almaenigma/reservas/contenido'],
  ['cierres', '/almaenigma/reservas/cierres'],
  ['calendario', '/almaenigma/reservas/calendario'],
  ['vacaciones', '/almaenigma/reservas/cierres'],
  ['aforo', '/almaenigma/ajustes/zonas'],
  ['copias', '/almaenigma/correo/tareas'],
])('point 20: %s leads to %s', (word, href) => {
  expect(filterDestinations(ALL, word).map((destination) => destination.href)).toContain(href)
})
