-- The legal texts over time: what guests have accepted does not change under them. A new wording is a new edition, and
-- every edition that was ever shown can be read again.
create table private.legales_archivo (
  clave text not null,
  version text not null,
  vigente_desde date not null,
  titulo text not null,
  cuerpo text not null,
  traducciones jsonb not null,
  hasta timestamptz not null default now(),
  primary key (clave, version)
);
revoke all on private.legales_archivo from public, anon, authenticated;

-- BEFORE UPDATE: a wording that somebody has accepted is only replaced by another edition.
create function private.legales_edicion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.version = old.version and new.cuerpo <> old.cuerpo
    and exists (select 1 from public.aceptaciones a where a.texto = old.clave and a.version = old.version) then
    perform private.rehusa('version');
  end if;
  if new.version <> old.version then
    insert into private.legales_archivo (clave, version, vigente_desde, titulo, cuerpo, traducciones)
      values (old.clave, old.version, old.vigente_desde, old.titulo, old.cuerpo, old.traducciones)
      on conflict (clave, version) do nothing;
  end if;
  return new;
end
$$;
revoke execute on function private.legales_edicion() from public, anon, authenticated;
create trigger edicion before update on public.legales for each row execute function private.legales_edicion();
