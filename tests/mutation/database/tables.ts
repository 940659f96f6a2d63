import { inFunction, type Mutant, withoutTrigger } from './change.ts'

/** Tables: one sign each of the rule, of who asks it, and of what keeps two from asking at once. */
const LAW = 'reservas/mesas.test.ts'
const HOST = 'libro/mesas.test.ts'
const RACES = 'reservas/mesas-races.test.ts'
const inRule = (from: string, to: string): Mutant => ({
  what: `private.mesas_libres: ${from} → ${to}`,
  sql: inFunction('private.mesas_libres', from, to),
  tests: [LAW],
})
const gone = (table: string, trigger: string, ...tests: string[]): Mutant => ({
  what: `${table} without its trigger ${trigger} for tables`,
  sql: withoutTrigger(table, trigger),
  tests,
})

export const TABLES: readonly Mutant[] = [
  inRule('o.fin > desde', 'o.fin >= desde'),
  inRule('o.inicio < hasta', 'o.inicio <= hasta'),
  inRule("interval '9 hours'", "interval '1 hour'"),
  inRule('o.id is distinct from sin', 'true'),
  inRule('not m.piezas && t.piezas', 'not array[m.id] && t.piezas'),
  inRule('mesas_libres.personas <= m.plazas', 'mesas_libres.personas < m.plazas'),
  inRule('mesas_libres.personas >= m.minimo', 'true'),
  inRule('m.id is distinct from s.id, m.plazas,', 'm.plazas,'),
  inRule('cardinality(m.piezas), ', ''),
  {
    what: 'private.plaza: no mesas free is not full',
    sql: inFunction('private.plaza', 'if mesas = 0 then', 'if false then'),
    tests: [LAW],
  },
  gone('public.reservas', 'mesa', LAW),
  gone('public.lista_espera', 'mesa', LAW),
  gone('public.zonas', 'repartir', HOST),
  {
    what: 'a proposal asks for mesas as if its request had none',
    sql: inFunction('private.mesa_asignar', 'coalesce(new.propuesta_de, new.id)', 'new.id'),
    tests: [LAW],
  },
  {
    what: 'the host is not asked whether the mesa is free',
    sql: inFunction('public.reserva_mesa', 'if mesa is not null and not exists', 'if false and not exists'),
    tests: [HOST],
  },
  {
    what: 'mesas are saved while others book',
    sql: inFunction(
      'private.mesas_bloquear',
      "perform pg_advisory_xact_lock(hashtextextended('reservas:' || to_char(dia, 'YYYY-MM-DD'), 0));",
      'null;',
    ),
    tests: [RACES],
  },
]
