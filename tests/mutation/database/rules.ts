import { inFunction, type Mutant } from './change.ts'

/** The rules of a booking, its steps and its link, each changed by a sign. */
const rule = (from: string, to: string, ...tests: string[]): Mutant => ({
  what: `reserva_aviso: ${from} → ${to}`,
  sql: inFunction('private.reserva_aviso', from, to),
  tests: tests.length > 0 ? tests : ['reservas/parity.test.ts', 'reservas/reservas.test.ts'],
})
const alta = (from: string, to: string, ...tests: string[]): Mutant => ({
  what: `reservas_alta: ${from} → ${to}`,
  sql: inFunction('private.reservas_alta', from, to),
  tests,
})
const inOne = (name: string, from: string, to: string, ...tests: string[]): Mutant => ({
  what: `${name}: ${from} → ${to}`,
  sql: inFunction(name, from, to),
  tests,
})

export const RULES: readonly Mutant[] = [
  rule('not between 2 and 80', 'not between 1 and 80'),
  rule('char_length(email) > 254', 'char_length(email) > 255'),
  rule("telefono !~ '^\\+[0-9]{10,19}$'", "telefono !~ '^\\+?[0-9]{10,19}$'"),
  rule('fecha < hoy', 'fecha <= hoy'),
  inOne(
    'private.dia_de_semana',
    "reglas -> 'diasCerrados' @>",
    "'[]' @>",
    ...['reservas/parity.test.ts', 'reservas/reservas.test.ts'],
  ),
  inOne('private.dia_de_semana', "if comida || cena = '[]' then", 'if false then', 'reservas/parity.test.ts'),
  inOne('private.horas_de_semana', "'desde' <= fecha", "'desde' < fecha", 'reservas/parity.test.ts'),
  inOne('private.horas_de_semana', 'collate "C" desc', 'collate "C"', 'reservas/parity.test.ts'),
  inOne(
    'private.cerrado_en',
    "array['cierre'], reglas) is not null",
    "array['cierre'], reglas) is null and false",
    ...['reservas/parity.test.ts', 'reservas/reservas.test.ts'],
  ),
  inOne(
    'private.cerrado_en',
    "array['apertura_especial'], reglas) is null",
    "array['apertura_especial'], reglas) is not null",
    'reservas/parity.test.ts',
  ),
  rule(
    "fecha > hoy + (reglas ->> 'horizonteDias')::integer",
    "fecha > hoy + 1 + (reglas ->> 'horizonteDias')::integer",
  ),
  rule('hora collate "C" <= reloj', 'hora collate "C" < reloj'),
  rule("< date_trunc('minute', ahora)", "<= date_trunc('minute', ahora)"),
  rule('or personas::numeric <> trunc(personas::numeric)', ''),
  rule("char_length(r ->> 'notas') > 500", "char_length(r ->> 'notas') > 501"),
  rule("not in ('interior', 'exterior')", "not in ('interior', 'exterior', 'barra')"),
  alta('if found and previa = new.huella then', 'if false then', 'reservas/keys.test.ts'),
  alta('if found and previa = new.huella then', 'if found then', 'reservas/keys.test.ts'),
  alta("aviso := 'clave_reutilizada';", 'aviso := null;', 'reservas/keys.test.ts'),
  alta(
    "if paso ? 'espera' then limite := 0; end if;",
    '',
    'reservas/espera.test.ts',
    'libro/propuestas.test.ts',
  ),
  alta(
    "where telefono = new.telefono and creado_en > now() - interval '24 hours') >= limite",
    "where telefono = new.telefono and creado_en > now() - interval '24 hours') > limite",
    'reservas/keys.test.ts',
  ),
  alta(
    "where lower(email) = lower(new.email) and creado_en > now() - interval '24 hours') >= limite",
    "where email = new.email and creado_en > now() - interval '24 hours') >= limite",
    'reservas/keys.test.ts',
  ),
  alta(
    'if private.vetado(new.email, new.telefono) and',
    'if false and',
    'libro/cards.test.ts',
    'libro/clientes.test.ts',
  ),
  alta('new.version := 1;', '', 'reservas/reservas.test.ts', 'reservas/keys.test.ts'),
  inOne(
    'private.puede_pasar',
    "a = 'cancelada_cliente' and de in ('pendiente', 'confirmada')",
    "a in ('cancelada_cliente', 'confirmada') and de in ('pendiente', 'confirmada')",
    'reservas/estados.test.ts',
  ),
  inOne(
    'private.puede_pasar',
    "when 'llegada' then a = 'sentada'",
    "when 'llegada' then a in ('sentada', 'finalizada')",
    'reservas/estados.test.ts',
  ),
  inOne(
    'private.puede_pasar',
    "interval '24 hours'",
    "interval '240 hours'",
    'reservas/estados.test.ts',
    'libro/libro.test.ts',
  ),
  inOne('private.gestionable', "r.estado in ('pendiente', 'confirmada') and", '', 'reservas/links.test.ts'),
  inOne('private.limite_gestion', '- coalesce', '+ coalesce', 'reservas/links.test.ts'),
  inOne('private.abre', 'false) and (', 'false) or (', 'reservas/links.test.ts'),
  inOne(
    'public.reserva_cambiar',
    "if fila.version is distinct from reserva_cambiar.version then perform private.rehusa('version'); end if;",
    '',
    'reservas/links.test.ts',
  ),
  inOne(
    'public.reserva_cancelar',
    "if fila.version is distinct from reserva_cancelar.version then perform private.rehusa('version'); end if;",
    '',
    'reservas/links.test.ts',
  ),
  inOne(
    'public.reserva_cambiar',
    "if not private.gestionable(fila) then perform private.rehusa('fuera_de_plazo'); end if;",
    '',
    'reservas/links.test.ts',
  ),
  inOne('public.mis_reservas', 'user_id = auth.uid()', 'user_id is not null', 'reservas/links.test.ts'),
  inOne('private.con_cambios', 'k <> all (permitidos)', 'false', 'reservas/links.test.ts'),
  inOne(
    'private.duracion_de',
    '>= personas',
    '> personas',
    'reservas/aforo.test.ts',
    'reservas/availability.test.ts',
  ),
  inOne('private.experiencias_alta', '>= 5', '> 5', 'muro/muro.test.ts'),
  inOne('private.mensajes_alta', '>= 60', '> 600', 'muro/mensajes.test.ts'),
  inOne(
    'private.eventos_intactos',
    "if tg_op = 'DELETE' and pg_trigger_depth() > 1",
    "if tg_op = 'DELETE'",
    'reservas/estados.test.ts',
  ),
]
