import { isValidElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { Steps } from '@/components/admin/libro/steps.tsx'
import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { ESTADOS, type Estado } from '@/lib/reservas/estados.ts'
import casos from '../../fixtures/steps.cases.json' with { type: 'json' }

/** The same cases as tests/db/libro/steps.test.ts: the board offers no step that the database would refuse. */
const ALLOWED = casos as Record<Estado, Estado[]>

const record = (estado: Estado): LibroEntry => ({
  id: '00000000-0000-4000-8000-000000000000',
  codigo: 'AAAAAAAA',
  version: 1,
  estado,
  nombre: 'Ana',
  email: null,
  telefono: null,
  idioma: 'es',
  fecha: '2027-02-10',
  hora: '21:00',
  hasta: '22:30',
  personas: 2,
  mesa: 'interior',
  ocasion: null,
  dieta: null,
  notas: null,
  primera_visita: true,
  motivo: null,
  canal: 'web',
  sobre_aforo: false,
  sobre_aforo_motivo: null,
  grupo_motivo: null,
  demo: false,
  mesa_id: null,
  creado_en: '2027-01-01T00:00:00Z',
  cliente: null,
  pasos: ALLOWED[estado],
  deshacer: null,
})

/** Whatever can be pressed below a node. */
function enabled(node: ReactNode): (() => void)[] {
  if (Array.isArray(node)) return node.flatMap(enabled)
  if (!isValidElement<{ onClick?: () => void; children?: ReactNode }>(node)) return []
  const { onClick, children } = node.props
  return [...(onClick ? [onClick] : []), ...enabled(children)]
}

/** The states a booking would pass into, one for each button the board offers. */
function offered(estado: Estado, today: boolean, late: boolean): string[] {
  const said: string[] = []
  const make = async (verb: string, _r: unknown, campos: Readonly<Record<string, string>>) => {
    said.push(campos.a ?? verb)
    return null
  }
  for (const press of enabled(
    Steps({
      r: record(estado),
      dayReached: today,
      isLate: late,
      perform: make,
      seat: () => said.push('sentada'),
      undo: () => {},
    }),
  ))
    press()
  return said
}

describe.each(ESTADOS)('§pasos: %s', (estado) => {
  test('offers nothing the database would refuse, on no day and at no hour', () => {
    for (const today of [true, false])
      for (const late of [true, false])
        for (const a of offered(estado, today, late)) expect(ALLOWED[estado]).toContain(a)
  })
})
test('§pasos: on the day itself every step forward is offered', () => {
  const all = (['pendiente', 'confirmada', 'llegada', 'sentada'] as const).map((e) =>
    offered(e, true, true).sort(),
  )
  expect(all).toEqual([['confirmada'], ['llegada', 'no_presentada', 'sentada'], ['sentada'], ['finalizada']])
})
