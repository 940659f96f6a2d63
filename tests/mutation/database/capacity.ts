import { inFunction, inView, type Mutant } from './change.ts'

/** Seats and the limits of tries: one sign each. */
const inOne = (name: string, from: string, to: string, ...tests: string[]): Mutant => ({
  what: `${name}: ${from} → ${to}`,
  sql: inFunction(name, from, to),
  tests,
})
const AFORO = 'reservas/aforo.test.ts'

export const CAPACITY: readonly Mutant[] = [
  inOne('private.plaza', 'personas + ocupadas > aforo', 'personas + ocupadas >= aforo', AFORO),
  inOne('private.plaza', 'personas + ocupadas > aforo', 'personas + ocupadas > aforo + 1', AFORO),
  inOne(
    'private.plaza',
    "(entran_personas + personas > (ritmo ->> 'personas')",
    "(entran_personas + personas >= (ritmo ->> 'personas')",
    AFORO,
  ),
  inOne('private.plaza', 'entran_reservas + 1 >', 'entran_reservas >', AFORO),
  inOne('private.plaza', 'entran_reservas > 0 and', '', AFORO),
  inOne('private.pico', 'o.fin > p.en', 'o.fin >= p.en', AFORO),
  inOne('private.pico', 'o.inicio <= p.en', 'o.inicio < p.en', AFORO),
  inOne('private.pico', "interval '9 hours'", "interval '1 hour'", AFORO),
  inOne('private.pico', 'id is distinct from sin', 'true', 'reservas/links.test.ts'),
  inOne(
    'private.aforo_de',
    'when z.visible is false then 0',
    'when false then 0',
    AFORO,
    'reservas/availability.test.ts',
  ),
  inOne(
    'private.aforo_de',
    'select min(',
    'select max(',
    AFORO,
    'reservas/availability.test.ts',
    'libro/closing-days.test.ts',
  ),
  {
    what: 'the seats held by an offer are not counted',
    sql: inView(
      'private.ocupacion',
      "lista_espera.estado = 'ofrecida'::text",
      "lista_espera.estado = 'none'::text",
    ),
    tests: ['reservas/espera.test.ts'],
  },
  {
    what: 'an offer whose time is over still holds its seats',
    sql: inView('private.ocupacion', 'lista_espera.expira_en > now()', 'true'),
    tests: ['reservas/espera.test.ts'],
  },
  {
    what: 'nobody waits for the lock of the day',
    sql: inFunction(
      'private.bloquea',
      "perform pg_advisory_xact_lock(hashtextextended('reservas:' || coalesce(to_char(fecha, 'YYYY-MM-DD'), ''), 0));",
      '',
    ),
    tests: ['reservas/races.test.ts'],
  },
  {
    what: 'nobody waits for the lock of the day after',
    sql: inFunction('private.bloquea', '::date > fecha then', '::date > fecha + 5 then'),
    tests: ['reservas/races.test.ts', AFORO],
  },
  inOne('private.plaza_de_cambio', 'personas <= suya.personas and', '', 'reservas/links.test.ts'),
  inOne('private.reservas_alta', 'if not new.sobre_aforo then', 'if false then', AFORO),
  inOne(
    'private.acceso_gasta',
    "if espera > interval '0' then",
    "if espera > interval '1 day' then",
    'cuenta/acceso.test.ts',
  ),
  inOne('private.acceso_gasta', ', ahora + ventanas[i]) +', ', null) +', 'cuenta/acceso.test.ts'),
  inOne(
    'private.acceso_gasta',
    "perform pg_advisory_xact_lock(hashtextextended(encode(h, 'hex'), 0));",
    '',
    'cuenta/acceso.test.ts',
    'reservas/rate-limit.test.ts',
  ),
  inOne(
    'public.acceso_turno',
    "array[60, case accion when 'panel' then 60 when 'factor' then 10 else 30 end, 10]",
    "array[600, case accion when 'panel' then 600 when 'factor' then 10 else 300 end, 100]",
    'cuenta/acceso.test.ts',
    'cuenta/panel-door.test.ts',
  ),
  inOne(
    'public.acceso_turno',
    'and a.cuenta = de_quien',
    '',
    'cuenta/acceso.test.ts',
    'cuenta/panel-door.test.ts',
  ),
  inOne(
    'public.acceso_turno',
    'else conocido end], array[10]',
    'else conocido end], array[10000]',
    'reservas/signature.test.ts',
  ),
  inOne(
    'public.acceso_turno',
    'if not private.firma_sitio(sitio) then',
    'if false then',
    'reservas/signature.test.ts',
  ),
  inOne('public.reserva_turno', 'array[200]', 'array[2000]', 'reservas/rate-limit.test.ts'),
  inOne('public.reserva_enlace', 'lower(x.email) = quien', 'true', 'reservas/resend.test.ts'),
  inOne(
    'public.reserva_enlace',
    "x.estado in ('pendiente', 'confirmada')",
    'true',
    'reservas/resend.test.ts',
  ),
  inOne('public.reserva_enlace', 'array[10, 1, 5]', 'array[100, 10, 50]', 'reservas/resend.test.ts'),
  inOne(
    'public.reserva_enlace',
    'if not private.firma_sitio(sitio) then',
    'if false then',
    'reservas/signature.test.ts',
  ),
  inOne('private.firma_sitio', 'not private.desde_fuera()', 'true', 'reservas/signature.test.ts'),
  inOne(
    'private.reserva_plazo',
    "interval '8 seconds'",
    "interval '80 seconds'",
    'reservas/signature.test.ts',
  ),
  inOne(
    'private.reserva_directa',
    'array[s.directas]',
    'array[s.directas * 100]',
    'reservas/signature.test.ts',
  ),
  inOne('private.reserva_directa', 'where t.clave = new.clave', 'where true', 'reservas/signature.test.ts'),
]
