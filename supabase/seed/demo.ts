import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Site } from './site.ts'
import { json } from './sql.ts'

const reserva = z.strictObject({
  /** The day that `dias` is counted from: that of the first start, or the first Saturday after it. */
  desde: z.enum(['hoy', 'sabado']),
  dias: z.int().min(-1).max(7),
  hora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  personas: z.int().min(1).max(20),
  mesa: z.enum(['interior', 'exterior']),
  nombre: z.string().min(2).max(80),
  idioma: z.enum(['es', 'en', 'fr', 'de', 'it']).default('es'),
  estado: z.enum(['pendiente', 'confirmada']).default('confirmada'),
  primera_visita: z.boolean().default(false),
  ocasion: z.string().max(80).optional(),
  requisitos_dieteticos: z.string().max(500).optional(),
  notas: z.string().max(500).optional(),
})

/**
 * Seats of both areas and bookings of invented guests, so that a new house can be seen at work. Nobody is written to:
 * their addresses cannot exist. A day that is closed, a time that has passed or is full, is left out.
 */
export function demo({ zonas }: Site): string {
  const file = new URL('./demo.json', import.meta.url)
  const reservas = z.array(reserva).parse(JSON.parse(readFileSync(file, 'utf8')))
  const seats = zonas.map(
    ({ clave, aforo }) => `  update public.zonas set aforo = ${aforo} where clave = '${clave}';`,
  )
  return `-- Written by supabase/seed/generate.ts (npm run seed). Change supabase/seed/demo.json, not this file.
do $demo$
declare
  hoy constant date := private.ahora_madrid()::date;
  sabado constant date := hoy + case when extract(isodow from hoy) < 6 then 6 else 13 end
    - extract(isodow from hoy)::integer;
  r record;
  dia date;
begin
  -- Never beside a guest's booking.
  if exists (select from public.reservas) then return; end if;
${seats.join('\n')}
  for r in select * from jsonb_to_recordset(${json(reservas.map((one, i) => ({ n: i + 1, ...one }))).sql}) as x (n integer, desde text, dias integer,
    hora text, personas integer, mesa text, nombre text, idioma text, estado text, primera_visita boolean, ocasion text,
    requisitos_dieteticos text, notas text)
  loop
    dia := case r.desde when 'sabado' then sabado else hoy end + r.dias;
    -- The Saturday stays as full as it was planned.
    continue when r.desde = 'hoy' and dia = sabado
      or private.aviso_del_turno(dia, r.hora, r.personas, r.mesa, private.reglas_reserva()) is not null
      or private.plaza_motivo(r.mesa, dia, r.hora::time, r.personas, private.duracion_de(r.personas)) is not null;
    insert into public.reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa,
      idioma, estado, primera_visita, ocasion, requisitos_dieteticos, notas, user_id, demo)
    values (r.nombre, 'muestra-' || r.n || '@example.invalid', '+34600000' || (100 + r.n), dia, r.hora::time, r.personas,
      r.mesa, r.idioma, r.estado, r.primera_visita, r.ocasion, r.requisitos_dieteticos, r.notas, null, true);
  end loop;
end
$demo$;
`
}
