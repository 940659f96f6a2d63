import { inFunction, type Mutant, withoutCheck, withoutTrigger } from './change.ts'

/** Grants given, who is an admin, triggers and checks taken away. */
const granted = (
  what: string,
  sql: string,
  tests: readonly string[] = ['rights/grants.test.ts'],
): Mutant => ({
  what,
  sql,
  tests,
})
const dropped = (table: string, trigger: string, ...tests: string[]): Mutant => ({
  what: `${table}: without its trigger ${trigger}`,
  sql: withoutTrigger(`public.${table}`, trigger),
  tests,
})

export const GRANTS: readonly Mutant[] = [
  granted('reservas: select for visitors', 'grant select on public.reservas to anon'),
  granted(
    'reservas: the token’s hash for guests',
    'grant select (token_hash) on public.reservas to authenticated',
  ),
  granted('reservas: a visitor names the account', 'grant insert (user_id) on public.reservas to anon'),
  granted('platos: update for visitors', 'grant update on public.platos to anon'),
  granted('platos: truncate for guests', 'grant truncate on public.platos to authenticated'),
  granted(
    'a sequence of the history for guests',
    'grant usage on sequence public.reserva_eventos_id_seq to authenticated',
  ),
  granted('the book’s function for visitors', 'grant execute on function public.reserva_estado to anon'),
  granted('the secret of the site for guests', 'grant select on private.sitio to authenticated', [
    'rights/grants.test.ts',
    'rights/rls.test.ts',
  ]),
  {
    what: 'es_admin believes user_metadata',
    sql: inFunction('private.administra', 'u.raw_app_meta_data', 'u.raw_user_meta_data'),
    tests: ['rights/grants.test.ts'],
  },
  {
    what: 'es_admin of whoever has no row',
    sql: inFunction('private.administra', 'false)', "auth.jwt() -> 'app_metadata' ->> 'role' = 'admin')"),
    tests: ['rights/grants.test.ts', 'cuenta/usuarios.test.ts'],
  },
  {
    what: 'es_admin with a session that has ended',
    sql: inFunction('private.administra', "auth.jwt() ->> 'session_id' is null", 'true'),
    tests: ['cuenta/usuarios.test.ts'],
  },
  {
    what: 'es_admin is everybody',
    sql: inFunction('private.administra', "->> 'role' = 'admin'", "->> 'role' is distinct from 'x'"),
    tests: ['rights/grants.test.ts'],
  },
  {
    what: 'the password is enough for whoever has a second factor',
    sql: inFunction('private.factor_que_falta', "'codigo'", 'null'),
    tests: ['cuenta/second-factor.test.ts'],
  },
  {
    what: 'nobody demands a second factor',
    sql: inFunction('private.factor_que_falta', "'alta'", 'null'),
    tests: ['cuenta/second-factor.test.ts'],
  },
  {
    what: 'a factor that was never confirmed counts',
    sql: inFunction('private.factor_que_falta', "f.status = 'verified'", 'true'),
    tests: ['cuenta/second-factor.test.ts'],
  },
  dropped('reservas', 'alta', 'reservas/reservas.test.ts'),
  dropped('reservas', 'cambio', 'reservas/estados.test.ts'),
  dropped('reservas', 'evento', 'reservas/estados.test.ts'),
  dropped('reservas', 'a_directa', 'reservas/signature.test.ts'),
  dropped('reservas', 'plazo', 'reservas/signature.test.ts'),
  dropped('reservas', 'liberar', 'reservas/espera.test.ts'),
  dropped('reserva_eventos', 'intactos', 'reservas/estados.test.ts'),
  dropped('reserva_eventos', 'intactos_todos', 'reservas/estados.test.ts'),
  dropped('reserva_eventos', 'avisar', 'correo/correos.test.ts'),
  dropped('historial', 'fijo', 'carta/historial.test.ts'),
  dropped('platos', 'receta', 'carta/platos.test.ts', 'carta/save.test.ts'),
  dropped('profiles', 'perfil_fijo', 'rights/grants.test.ts'),
  dropped('profiles', 'aceptado', 'cuenta/perfil.test.ts'),
  dropped('perfil_salud', 'limpia', 'cuenta/perfil.test.ts'),
  dropped('mensajes', 'alta', 'muro/mensajes.test.ts'),
  dropped('experiencias', 'alta', 'muro/muro.test.ts'),
  dropped('experiencias', 'cambio', 'muro/muro.test.ts'),
  {
    what: 'the last admin may give up the account',
    sql: 'drop trigger ultimo_admin on private.bajas',
    tests: ['cuenta/usuarios.test.ts', 'cuenta/perfil.test.ts'],
  },
  {
    what: 'reservas: any number of guests below the trigger',
    sql: withoutCheck('public.reservas', 'personas >= 1'),
    tests: ['reservas/reservas.test.ts'],
  },
  {
    what: 'reservas: any state below the trigger',
    sql: withoutCheck('public.reservas', "'no_presentada'"),
    tests: ['reservas/reservas.test.ts', 'reservas/estados.test.ts'],
  },
]
