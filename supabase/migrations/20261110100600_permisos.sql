-- Who may do what. Everything is taken away first and granted by name; Row Level Security decides about rows.
-- Guests and administrators are the same database role (`authenticated`): where only administrators write, the grant
-- is there and the policy refuses.

revoke all on public.categorias, public.platos, public.plato_precios, public.alergenos, public.plato_alergenos,
  public.vinos, public.vino_alergenos, public.contenido_reservas, public.footer_info, public.ajustes, public.profiles,
  public.reservas from public, anon, authenticated;

alter table public.categorias enable row level security;
alter table public.platos enable row level security;
alter table public.plato_precios enable row level security;
alter table public.alergenos enable row level security;
alter table public.plato_alergenos enable row level security;
alter table public.vinos enable row level security;
alter table public.vino_alergenos enable row level security;
alter table public.contenido_reservas enable row level security;
alter table public.footer_info enable row level security;
alter table public.ajustes enable row level security;
alter table public.profiles enable row level security;
alter table public.reservas enable row level security;

-- Content: everybody reads what is published, administrators read and write everything.
grant select on public.categorias, public.platos, public.plato_precios, public.alergenos, public.plato_alergenos,
  public.vinos, public.vino_alergenos, public.contenido_reservas, public.footer_info, public.ajustes
  to anon, authenticated;
grant insert, update, delete on public.categorias, public.platos, public.plato_precios, public.plato_alergenos,
  public.vinos, public.vino_alergenos to authenticated;
-- Fixed lists and single rows are changed, never added or removed.
grant update on public.alergenos, public.contenido_reservas, public.footer_info, public.ajustes to authenticated;

create policy lectura on public.categorias for select to anon using (visible);
create policy lectura_sesion on public.categorias for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.categorias for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.categorias for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.categorias for delete to authenticated using ((select private.es_admin()));

-- A dish shows with its category.
create policy lectura on public.platos for select to anon
  using (visible and exists (select 1 from public.categorias c where c.id = categoria_id));
create policy lectura_sesion on public.platos for select to authenticated
  using ((visible and exists (select 1 from public.categorias c where c.id = categoria_id and c.visible))
    or (select private.es_admin()));
create policy alta on public.platos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.platos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.platos for delete to authenticated using ((select private.es_admin()));

-- Prices and allergens show with their dish or wine: the inner reads pass the policies above.
create policy lectura on public.plato_precios for select to anon, authenticated
  using (exists (select 1 from public.platos p where p.id = plato_id));
create policy alta on public.plato_precios for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.plato_precios for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.plato_precios for delete to authenticated using ((select private.es_admin()));

create policy lectura on public.plato_alergenos for select to anon, authenticated
  using (exists (select 1 from public.platos p where p.id = plato_id));
create policy alta on public.plato_alergenos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.plato_alergenos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.plato_alergenos for delete to authenticated using ((select private.es_admin()));

create policy lectura on public.vinos for select to anon using (visible);
create policy lectura_sesion on public.vinos for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.vinos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.vinos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.vinos for delete to authenticated using ((select private.es_admin()));

create policy lectura on public.vino_alergenos for select to anon, authenticated
  using (exists (select 1 from public.vinos v where v.id = vino_id));
create policy alta on public.vino_alergenos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.vino_alergenos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.vino_alergenos for delete to authenticated using ((select private.es_admin()));

-- All 14 are always shown.
create policy lectura on public.alergenos for select to anon, authenticated using (true);
create policy cambio on public.alergenos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

create policy lectura on public.contenido_reservas for select to anon, authenticated using (true);
create policy cambio on public.contenido_reservas for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

create policy lectura on public.footer_info for select to anon, authenticated using (true);
create policy cambio on public.footer_info for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

create policy lectura on public.ajustes for select to anon using (publico);
create policy lectura_sesion on public.ajustes for select to authenticated
  using (publico or (select private.es_admin()));
create policy cambio on public.ajustes for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

-- Profiles: one's own; both texts accepted when it is made.
grant select, insert, update on public.profiles to authenticated;
create policy lectura on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.es_admin()));
create policy alta on public.profiles for insert to authenticated
  with check (id = (select auth.uid()) and accepted_privacy and accepted_terms);
create policy cambio on public.profiles for update to authenticated
  using (id = (select auth.uid()) or (select private.es_admin()))
  with check (id = (select auth.uid()) or (select private.es_admin()));

-- Reservations: visitors write one, pending, and read nothing; a signed-in guest also reads the own ones. The key,
-- the fingerprint and the token's hash are read by nobody.
grant insert (nombre, email, telefono, fecha_reserva, hora_reserva, personas, ocasion, preferencia_mesa,
  requisitos_dieteticos, notas, primera_visita, estado, clave, idioma, token_hash)
  on public.reservas to anon, authenticated;
grant select (id, codigo, nombre, email, telefono, fecha_reserva, hora_reserva, personas, ocasion, preferencia_mesa,
  requisitos_dieteticos, notas, primera_visita, estado, idioma, user_id, inicio, creado_en, actualizado_en, version)
  on public.reservas to authenticated;
grant update (estado) on public.reservas to authenticated;
create policy alta on public.reservas for insert to anon with check (estado = 'pendiente' and user_id is null);
create policy alta_sesion on public.reservas for insert to authenticated
  with check (estado = 'pendiente' and user_id = (select auth.uid()));
create policy lectura on public.reservas for select to authenticated
  using (user_id = (select auth.uid()) or (select private.es_admin()));
create policy cambio on public.reservas for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
