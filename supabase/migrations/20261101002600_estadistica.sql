-- What the house counts: how often each page was looked at, and what guests asked Enigmito without getting an answer.
-- Nothing about who looked, never a word of a guest's.

create table public.visitas (
  dia date not null,
  pagina text not null check (pagina ~ '^/[a-z/-]{0,60}$'),
  idioma text not null check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  cuenta integer not null default 0 check (cuenta >= 0),
  primary key (dia, pagina, idioma)
);

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

create table public.preguntas_sin_respuesta (
  dia date not null,
  idioma text not null check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  -- A house matter nobody has written down, a kind of dish the menu has nothing of, a fact that no row holds, or
  -- nothing understood at all. The words come from the function's own vocabulary.
  clave text not null check (clave ~ '^(unclear|(policy|absent|fact):[a-z_]{1,40})$'),
  cuenta integer not null default 0 check (cuenta >= 0),
  primary key (dia, idioma, clave)
);

-- One more on the restaurant's day. Anybody may call it, so a day has an end: 5,000 questions and 1,000 pairs of
-- language and subject; what comes after is not counted. A day's first question erases what is older than twelve
-- months.
create function private.anotar_sin_respuesta(idioma text, clave text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hoy constant date := private.ahora_madrid()::date;
  preguntas bigint;
  temas bigint;
  nueva boolean;
begin
  if anotar_sin_respuesta.idioma is null or anotar_sin_respuesta.idioma not in ('es', 'en', 'fr', 'de', 'it')
  then raise exception using errcode = 'PT422', message = 'idioma'; end if;
  if anotar_sin_respuesta.clave is null
    or anotar_sin_respuesta.clave !~ '^(unclear|(policy|absent|fact):[a-z_]{1,40})$'
  then raise exception using errcode = 'PT422', message = 'clave'; end if;

  -- One after the other, or many at once would count past the end of the day.
  perform pg_advisory_xact_lock(hashtextextended('preguntas_sin_respuesta', 0));
  select coalesce(sum(p.cuenta), 0), count(*), not coalesce(bool_or(
      p.idioma = anotar_sin_respuesta.idioma and p.clave = anotar_sin_respuesta.clave), false)
    into preguntas, temas, nueva
    from public.preguntas_sin_respuesta p where p.dia = hoy;
  if preguntas >= 5000 or (nueva and temas >= 1000) then return; end if;
  if temas = 0 then
    delete from public.preguntas_sin_respuesta p where p.dia < hoy - interval '12 months';
  end if;
  insert into public.preguntas_sin_respuesta as p (dia, idioma, clave, cuenta)
  values (hoy, anotar_sin_respuesta.idioma, anotar_sin_respuesta.clave, 1)
  on conflict on constraint preguntas_sin_respuesta_pkey do update set cuenta = p.cuenta + 1;
end
$$;

-- The same for callers of the API; resolved when it is created, so that nobody needs access to `private`.
create function public.anotar_sin_respuesta(idioma text, clave text) returns void
language sql volatile set search_path = '' return private.anotar_sin_respuesta(idioma, clave);

-- What nobody could tell, summed up by subject and language for the back office. Row Level Security decides what a
-- caller sees; the most frequent come first, for an answer has a thousand rows at most.
create function public.preguntas_resumen(desde date)
returns table (clave text, idioma text, cuenta bigint)
language sql stable set search_path = '' as $$
  select p.clave, p.idioma, sum(p.cuenta)::bigint as cuenta
  from public.preguntas_sin_respuesta p
  where p.dia >= desde
  group by p.clave, p.idioma
  order by cuenta desc, p.clave, p.idioma
  limit 1000
$$;

revoke all on public.visitas, public.preguntas_sin_respuesta from public, anon, authenticated;

alter table public.visitas enable row level security;
alter table public.preguntas_sin_respuesta enable row level security;

grant select on public.visitas to authenticated;
create policy lectura on public.visitas for select to authenticated using ((select private.es_admin()));

grant select on public.preguntas_sin_respuesta to authenticated;
create policy lectura on public.preguntas_sin_respuesta for select to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
grant execute on function private.contar_visita(text, text), private.anotar_sin_respuesta(text, text)
  to anon, authenticated;
revoke all on function public.contar_visita(text, text), public.anotar_sin_respuesta(text, text),
  public.preguntas_resumen(date)
  from public, anon, authenticated;
grant execute on function public.contar_visita(text, text), public.anotar_sin_respuesta(text, text)
  to anon, authenticated;
grant execute on function public.preguntas_resumen(date) to authenticated;
