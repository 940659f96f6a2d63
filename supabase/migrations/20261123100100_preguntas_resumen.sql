-- What nobody could tell, summed up by subject and language for the back office. Row Level Security decides what a caller
-- sees; the most frequent come first, for an answer has a thousand rows at most.
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
revoke all on function public.preguntas_resumen(date) from public, anon, authenticated;
grant execute on function public.preguntas_resumen(date) to authenticated;
