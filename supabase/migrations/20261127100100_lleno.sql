-- The board calls a time full when the function that decides has no table for two at it: a time whose own minute has room
-- is full all the same when the house fills up during the stay. As before, and `lleno`; asked once for each time and area.

create or replace function private.horas_del_libro(fecha date, horas jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with o as materialized (
    select mesa, inicio, fin, personas from private.ocupacion
    where mesa in ('interior', 'exterior') and inicio < (fecha + 1) at time zone 'Europe/Madrid'
      and inicio > fecha at time zone 'Europe/Madrid' - interval '9 hours'),
  dos as materialized (select private.duracion_de(2) as minutos)
  select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('lleno',
      private.plaza_motivo('interior', fecha, m.hora::time, 2, dos.minutos) is not null
      and private.plaza_motivo('exterior', fecha, m.hora::time, 2, dos.minutos) is not null) order by m.hora), '[]') from (
    select h.hora, coalesce(sum(o.personas) filter (where o.mesa = 'interior'), 0) as interior,
      coalesce(sum(o.personas) filter (where o.mesa = 'exterior'), 0) as exterior,
      coalesce(sum(o.personas) filter (where o.inicio = h.en), 0) as entran_personas, count(*) filter (where o.inicio = h.en) as entran_reservas
    from (select t as hora, (fecha + t::time) at time zone 'Europe/Madrid' as en from jsonb_array_elements_text(horas) t) h
    left join o on o.inicio <= h.en and o.fin > h.en
    group by h.hora) m, dos
$$;
