-- What the owner words and sets: the reservation page, the footer, and the settings. The first two have one row.

create table public.contenido_reservas (
  id uuid primary key default gen_random_uuid(),
  titulo_principal text not null check (btrim(titulo_principal) <> '' and char_length(titulo_principal) <= 120),
  descripcion_principal text check (char_length(descripcion_principal) <= 1000),
  mensaje_confirmacion text check (char_length(mensaje_confirmacion) <= 1000),
  -- A template; placeholders {fecha} {hora} {personas} {nombre} {telefono} {email} {preferencia} {ocasion} {requisitos}
  -- {notas} {primera_visita}.
  mensaje_whatsapp text check (char_length(mensaje_whatsapp) <= 1000),
  -- Empty: the slots of the specification.
  horarios_comida text[] not null default '{}' check (private.horas_ok(horarios_comida)),
  horarios_cena text[] not null default '{}' check (private.horas_ok(horarios_cena)),
  ocasion_opciones text[] not null default '{}' check (private.lista_ok(ocasion_opciones, 80)),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones,
    array['titulo_principal', 'descripcion_principal', 'mensaje_confirmacion', 'mensaje_whatsapp', 'ocasion_opciones'], 1000)),
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);
create unique index contenido_reservas_una_fila on public.contenido_reservas ((true));

create table public.footer_info (
  id uuid primary key default gen_random_uuid(),
  telefono text check (telefono ~ '^\+[0-9 ]{9,24}$'),
  email text check (email ~ '^[^@[:space:]]{1,64}@[^@[:space:]]{3,189}$'),
  direccion text check (char_length(direccion) <= 200),
  instagram_url text check (instagram_url ~ '^https://[^[:space:]"<>]{3,}$' and char_length(instagram_url) <= 500),
  tripadvisor_url text check (tripadvisor_url ~ '^https://[^[:space:]"<>]{3,}$' and char_length(tripadvisor_url) <= 500),
  google_maps_url text check (google_maps_url ~ '^https://[^[:space:]"<>]{3,}$' and char_length(google_maps_url) <= 500),
  whatsapp_url text check (whatsapp_url ~ '^https://[^[:space:]"<>]{3,}$' and char_length(whatsapp_url) <= 500),
  descripcion_restaurante text check (char_length(descripcion_restaurante) <= 600),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['descripcion_restaurante'], 600)),
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);
create unique index footer_info_una_fila on public.footer_info ((true));

create table public.ajustes (
  clave text primary key check (clave ~ '^[a-z][a-z0-9_]{1,59}$'),
  valor jsonb not null check (octet_length(valor::text) <= 20000),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones, array['valor'])),
  publico boolean not null default false,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  -- The numbers that rules read are numbers, whoever writes them.
  constraint ajustes_numeros check (case
    when clave in ('personas_min', 'personas_max') then valor in (
      '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20')
    when clave in ('aviso_minutos', 'horizonte_dias', 'limite_contacto_dia')
      then jsonb_typeof(valor) = 'number' and valor::text ~ '^[0-9]{1,5}$'
    when clave = 'dias_cerrados' then jsonb_typeof(valor) = 'array' and valor <@ '[1, 2, 3, 4, 5, 6, 7]'
    when clave = 'cierres' then private.cierres_ok(valor)
    else true end)
);

create trigger tocar before insert or update on public.contenido_reservas
  for each row execute function private.tocar();
create trigger tocar before insert or update on public.footer_info for each row execute function private.tocar();
create trigger tocar before insert or update on public.ajustes for each row execute function private.tocar();
create trigger sellar before insert or update on public.contenido_reservas for each row
  execute function private.sellar_traducciones('titulo_principal', 'descripcion_principal', 'mensaje_confirmacion',
    'mensaje_whatsapp', 'ocasion_opciones');
create trigger sellar before insert or update on public.footer_info
  for each row execute function private.sellar_traducciones('descripcion_restaurante');
create trigger sellar before insert or update on public.ajustes
  for each row execute function private.sellar_traducciones('valor');
