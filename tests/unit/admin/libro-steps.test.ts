import { isValidElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { Steps } from '@/components/admin/libro/steps.tsx'
import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { ESTADOS, type Estado } from '@/lib/reservas/estados.ts'
import casos from '../../fixtures/steps.cases.json' with { type: 'json' }

/** The same cases as tests/db/libro/steps.test.ts: the board offers no step that the database would refuse. */
const PERMITIDOS = casos as Record<Estado, Estado[]>

const apunte = (estado: Estado): LibroEntry => ({
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
  creado_en: '2027-01-01T00:00:00Z',
  cliente: null,
  pasos: PERMITIDOS[estado],
  deshacer: null,
})

/** Whatever can be pressed below a node. */
function pulsables(node: ReactNode): (() => void)[] {
  if (Array.isArray(node)) return node.flatMap(pulsables)
  if (!isValidElement<{ onClick?: () => void; children?: ReactNode }>(node)) return []
  const { onClick, children } = node.props
  return [...(onClick ? [onClick] : []), ...pulsables(children)]
}

/** The states a booking would pass into, one for each button the board offers. */
function ofrecidos(estado: Estado, hoy: boolean, tarde: boolean): string[] {
  const said: string[] = []
  const hacer = async (verbo: string, _r: unknown, campos: Readonly<Record<string, string>>) => {
    said.push(campos.a ?? verbo)
    return null
  }
  for (const press of pulsables(
    Steps({
      r: apunte(estado),
      dayReached: hoy,
      isLate: tarde,
      perform: hacer,
      seat: () => said.push('sentada'),
      undo: () => {},
    }),
  ))
    press()
  return said
}

describe.each(ESTADOS)('§pasos: %s', (estado) => {
  test('offers nothing the database would refuse, on no day and at no hour', () => {
    for (const hoy of [true, false])
      for (const tarde of [true, false])
        for (const a of ofrecidos(estado, hoy, tarde)) expect(PERMITIDOS[estado]).toContain(a)
  })
})
test('§pasos: on the day itself every step forward is offered', () => {
  const all = (['pendiente', 'confirmada', 'llegada', 'sentada'] as const).map((e) =>
    ofrecidos(e, true, true).sort(),
  )
  expect(all).toEqual([['confirmada'], ['llegada', 'no_presentada', 'sentada'], ['sentada'], ['finalizada']])
})
