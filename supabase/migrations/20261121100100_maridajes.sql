-- Which wine the house pours with which dish, and why.

create table public.maridajes (
  plato_id uuid not null references public.platos (id) on delete cascade,
  vino_id uuid not null references public.vinos (id) on delete cascade,
  motivo text not null check (btrim(motivo) <> '' and char_length(motivo) <= 600),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones, array['motivo'], 600)),
  orden integer not null default 0,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  primary key (plato_id, vino_id)
);
create index maridajes_por_vino on public.maridajes (vino_id, orden);

create trigger tocar before insert or update on public.maridajes for each row execute function private.tocar();
create trigger sellar before insert or update on public.maridajes
  for each row execute function private.sellar_traducciones('motivo');

revoke all on public.maridajes from public, anon, authenticated;
alter table public.maridajes enable row level security;
grant select on public.maridajes to anon, authenticated;
grant insert, update, delete on public.maridajes to authenticated;

-- A pairing shows when both its dish and its wine do: the inner reads pass their policies.
create policy lectura on public.maridajes for select to anon, authenticated
  using (exists (select 1 from public.platos p where p.id = plato_id)
    and exists (select 1 from public.vinos v where v.id = vino_id));
create policy alta on public.maridajes for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.maridajes for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.maridajes for delete to authenticated using ((select private.es_admin()));
