-- Brings a database of the 29 files that told the schema by domain for the first time (histories.json) to the one with
-- signed calls, tables, hours of weekdays, changes with a date and second factors. Run by supabase/local/upgrade.ts, and
-- never changed again.

-- Gone, or with other arguments or another result than before.
drop function public.acceso_turno(text, text, text, text);
drop function public.reserva_turno(text);
drop function private.plaza(text, date, time, integer, integer, uuid, boolean);
drop function public.usuarios_lista(text, text, integer, boolean);

create table private.sitio (
  una boolean primary key default true check (una),
  secreto bytea,
  directas integer not null default 60 check (directas between 1 and 1000000)
);
insert into private.sitio default values;

create table private.reserva_turnos (
  clave uuid primary key,
  en timestamptz not null default clock_timestamp()
);
create index reserva_turnos_por_hora on private.reserva_turnos (en);

create table private.segundo_factor (
  una boolean primary key default true check (una),
  exigido boolean not null default false
);
insert into private.segundo_factor default values;

alter table public.zonas add column por_mesas boolean not null default false;

create table public.mesas (
  id uuid primary key default gen_random_uuid(),
  zona_id uuid not null references public.zonas (id) on delete cascade,
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 20),
  plazas integer not null check (plazas between 1 and 200),
  minimo integer not null default 1,
  orden integer not null default 0,
  x smallint check (x between 0 and 11),
  y smallint check (y between 0 and 11),
  unidas uuid[] not null default '{}' check (cardinality(unidas) <> 1 and cardinality(unidas) <= 8),
  piezas uuid[] not null generated always as (case when unidas = '{}' then array[id] else unidas end) stored,
  version integer not null default 1,
  actualizado_en timestamptz not null default now(),
  constraint mesas_minimo check (minimo between 1 and plazas),
  constraint mesas_nombre unique (zona_id, nombre) deferrable initially deferred
);

alter table public.platos
  add column servicio text check (servicio in ('comida', 'cena')),
  add column dias_semana text check (dias_semana ~ '^1?2?3?4?5?6?7?$' and char_length(dias_semana) between 1 and 6),
  add column temporada_desde smallint check (temporada_desde between 1 and 12),
  add column temporada_hasta smallint check (temporada_hasta between 1 and 12),
  add column disponible_desde date,
  add column disponible_hasta date,
  add constraint platos_temporada check ((temporada_desde is null) = (temporada_hasta is null)),
  add constraint platos_fechas check (disponible_desde <= disponible_hasta);

alter table public.reservas
  add column mesa_id uuid references public.mesas (id) on delete set null,
  add column grupo_motivo text check (btrim(grupo_motivo) <> '' and char_length(grupo_motivo) <= 300),
  add column demo boolean not null default false,
  drop constraint reservas_personas_check,
  add constraint reservas_personas_check check (personas between 1 and 20
    or personas between 21 and 200 and (grupo_motivo is not null or anonimizada_en is not null));
create index reservas_por_mesa on public.reservas (mesa_id) where mesa_id is not null;
create index reservas_por_telefono_escrito on public.reservas (telefono text_pattern_ops)
  where cliente_id is not null;
create index reservas_de_demo on public.reservas (fecha_reserva) where demo;
create index clientes_por_telefono on public.clientes (telefono text_pattern_ops);

alter table public.lista_espera add column mesa_id uuid references public.mesas (id) on delete set null;
create index lista_espera_por_cuenta on public.lista_espera (user_id) where user_id is not null;
create index lista_espera_por_mesa on public.lista_espera (mesa_id) where mesa_id is not null;

create or replace view private.ocupacion as
  select id, preferencia_mesa as mesa, inicio, fin, personas, mesa_id from public.reservas where ocupa
  union all
  select id, preferencia_mesa, inicio, fin, personas, mesa_id from public.lista_espera
    where estado = 'ofrecida' and expira_en > now() and fecha_reserva >= (now() at time zone 'Europe/Madrid')::date - 1;

create table private.programados (
  id uuid primary key default gen_random_uuid(),
  tabla text not null check (tabla in ('platos', 'bebidas', 'vinos', 'preguntas_frecuentes', 'filosofia')),
  fila uuid not null,
  cambio jsonb not null,
  en timestamptz not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'hecho', 'cancelado', 'fallido')),
  motivo text check (char_length(motivo) <= 300),
  resuelto_en timestamptz,
  quien uuid,
  creado_en timestamptz not null default clock_timestamp()
);
create index programados_pendientes on private.programados (en) where estado = 'pendiente';

create table private.correo_funcion (
  una boolean primary key default true check (una),
  url text not null check (url ~ '^https?://'),
  secreto text not null check (char_length(secreto) between 24 and 200)
);

-- functions: each of today's files, in the place of this line.

alter table private.programados
  add constraint programados_cambio_check check (private.programado_ok(cambio));
alter table public.ajustes
  add constraint ajustes_semana check (clave <> 'semana' or private.semana_ok(valor)),
  add constraint ajustes_plano check (clave <> 'plano' or private.plano_ok(valor));

drop trigger invitacion on auth.users;
create constraint trigger invitacion after update of email_confirmed_at on auth.users
  deferrable initially deferred for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and new.raw_user_meta_data ? 'invitacion')
  execute function private.invitacion_usada();

create trigger tocar before insert or update on public.mesas for each row execute function private.tocar();
create trigger historial_mesas after insert or update or delete on public.mesas
  for each row execute function private.historial_anotar('mesas', 'id');
create trigger repartir after update of por_mesas on public.zonas
  for each row when (new.por_mesas) execute function private.mesas_repartir();
create trigger mesa before insert or update of estado on public.lista_espera
  for each row execute function private.mesa_asignar();
create trigger mesa before insert
    or update of fecha_reserva, hora_reserva, personas, preferencia_mesa, duracion, estado
  on public.reservas for each row execute function private.mesa_asignar();
create trigger a_directa before insert on public.reservas for each row execute function private.reserva_directa();
create trigger plazo after insert on public.reservas for each row execute function private.reserva_plazo();
create trigger en_serio before update of nombre, email, telefono on public.reservas for each row
  when (old.demo and (new.nombre, new.email, new.telefono) is distinct from (old.nombre, old.email, old.telefono)
    and new.anonimizada_en is null)
  execute function private.demo_en_serio();

drop policy lectura_casa on public.imagenes;
alter policy lectura on public.imagenes to anon;
create policy lectura_sesion on public.imagenes for select to authenticated
  using ((select private.es_admin())
    or exists (select 1 from public.platos p where p.imagen_id = imagenes.id)
    or exists (select 1 from public.bebidas b where b.imagen_id = imagenes.id)
    or exists (select 1 from public.vinos v where v.imagen_id = imagenes.id)
    or exists (select 1 from public.galeria g where g.imagen_id = imagenes.id)
    or exists (select 1 from public.filosofia f where f.imagen_id = imagenes.id));

insert into private.rondas (nombre, cada, cron) values ('programados', '0', '* * * * *');
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then perform private.programar(); end if;
exception when others then
  raise notice 'Nothing is scheduled (%). Enable pg_cron, then: select private.programar();', sqlerrm;
end
$$;

revoke all on private.sitio, private.reserva_turnos, private.segundo_factor, private.programados,
  private.correo_funcion, public.mesas
  from public, anon, authenticated;
alter table public.mesas enable row level security;
grant select on public.mesas to authenticated;
create policy lectura on public.mesas for select to authenticated using ((select private.es_admin()));

grant execute on function private.semana_ok(jsonb), private.plano_ok(jsonb) to authenticated, service_role;
revoke all on function public.acceso_turno(text, text, text, text, text), public.reserva_turno(text, text, uuid),
  public.guardar_semana(jsonb, integer), public.guardar_plano(jsonb, integer),
  public.guardar_mesas(uuid, boolean, jsonb, integer), public.reserva_mesa(uuid, integer, uuid),
  public.programados_lista(), public.programado_guardar(jsonb), public.programado_cancelar(uuid, boolean),
  public.libro_telefono(text), public.libro_huecos(integer, date), public.demo_cuantas(), public.demo_quitar(),
  public.lote_cambiar(text, text[], jsonb), public.panel_paso(), public.segundo_factor_exigido(),
  public.segundo_factor_exigir(boolean), public.usuario_quitar_factor(uuid),
  public.usuarios_lista(text, text, integer, boolean)
  from public, anon, authenticated;
grant execute on function public.acceso_turno(text, text, text, text, text), public.reserva_turno(text, text, uuid)
  to anon, authenticated;
grant execute on function public.guardar_semana(jsonb, integer), public.guardar_plano(jsonb, integer),
  public.guardar_mesas(uuid, boolean, jsonb, integer), public.reserva_mesa(uuid, integer, uuid),
  public.programados_lista(), public.programado_guardar(jsonb), public.programado_cancelar(uuid, boolean),
  public.libro_telefono(text), public.libro_huecos(integer, date), public.demo_cuantas(), public.demo_quitar(),
  public.lote_cambiar(text, text[], jsonb), public.panel_paso(), public.segundo_factor_exigido(),
  public.segundo_factor_exigir(boolean), public.usuario_quitar_factor(uuid),
  public.usuarios_lista(text, text, integer, boolean)
  to authenticated;
