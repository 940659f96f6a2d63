-- How often each page was looked at, by day and language, and nothing about who looked.

create table public.visitas (
  dia date not null,
  pagina text not null check (pagina ~ '^/[a-z/-]{0,60}$'),
  idioma text not null check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  cuenta integer not null default 0 check (cuenta >= 0),
  primary key (dia, pagina, idioma)
);

revoke all on public.visitas from public, anon, authenticated;
alter table public.visitas enable row level security;
grant select on public.visitas to authenticated;
create policy lectura on public.visitas for select to authenticated using ((select private.es_admin()));

-- One more on the restaurant's day. Only the public pages, by their Spanish path, and the five languages: whoever calls
-- can count a page up, but never fill the table.
create function private.contar_visita(pagina text, idioma text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if contar_visita.pagina is null or contar_visita.pagina not in ('/', '/dashboard', '/menu', '/philosophy', '/contact',
    '/wine', '/gallery', '/profile', '/reservations', '/privacidad', '/terminos')
  then raise exception using errcode = 'PT422', message = 'pagina'; end if;
  if contar_visita.idioma is null or contar_visita.idioma not in ('es', 'en', 'fr', 'de', 'it')
  then raise exception using errcode = 'PT422', message = 'idioma'; end if;
  insert into public.visitas as v (dia, pagina, idioma, cuenta)
  values (private.ahora_madrid()::date, contar_visita.pagina, contar_visita.idioma, 1)
  on conflict on constraint visitas_pkey do update set cuenta = least(v.cuenta, 2000000000) + 1;
end
$$;
-- The same for callers of the API; resolved when it is created, so that nobody needs access to `private`.
create function public.contar_visita(pagina text, idioma text) returns void
language sql volatile set search_path = '' return private.contar_visita(pagina, idioma);

revoke all on function private.contar_visita(text, text), public.contar_visita(text, text)
  from public, anon, authenticated;
grant execute on function private.contar_visita(text, text), public.contar_visita(text, text) to anon, authenticated;
