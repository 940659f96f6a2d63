import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { casaTrials } from './casa.ts'
import { imageTrials } from './imagenes.ts'
import { libroTrials } from './libro.ts'
import { importTrials, listTrials } from './lists.ts'
import { panelTrials } from './panel.ts'
import { planoTrials } from './plano.ts'
import { programadoTrials } from './programados.ts'
import { semanaTrials } from './semana.ts'
import { diaTrials } from './special-days.ts'

export type Fila = { id: string; nombre: string }
export type Trial = {
  fields: Record<string, string>
  /** A file that goes with the form, in its field `archivo`. */
  archivo?: { nombre: string; texto: string }
  /** An action that takes the form alone, without a state before it. */
  sola?: true
  /** Whether the admin's call did what it should; `body` is what it answered. */
  twin: (row: Fila, body: string) => Promise<boolean>
}

/**
 * What each action is given, and how to see that the admin's call worked, by `<folder of its file>/<name>`. A new action
 * needs a line here, or in a file of its own beside it (sin-guardia-<room>.ts) that is spread in below.
 */
export async function trials(sql: Sql, row: Fila): Promise<Record<string, Trial>> {
  const [categoria] = await sql<{ id: string }[]>`select id from categorias where tipo = 'plato' limit 1`
  const one = async (id: string) =>
    (
      await sql<{ visible: boolean; nombre: string }[]>`select visible, nombre from platos where id = ${id}`
    )[0]
  const [carta] = await sql<{ id: string }[]>`
    insert into mensajes (nombre, email, texto)
    values (${row.nombre}, ${`canario-${randomUUID()}@example.com`}, 'Una pregunta.') returning id`
  const [nota] = await sql<{ id: string }[]>`
    insert into experiencias (nombre, idioma, texto) values (${row.nombre}, 'es', 'Volveremos.') returning id`
  const muro = async () =>
    (
      await sql<{ estado: string; respuesta: string | null }[]>`
        select estado, respuesta from experiencias where id = ${nota?.id ?? ''}`
    )[0]
  const [reserva] = await sql<{ id: string }[]>`
    insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa)
    select ${row.nombre}, ${`canario-${randomUUID()}@example.com`}, '+34' || (6e9 + floor(random() * 1e9))::bigint::text,
      (d ->> 'fecha')::date, '14:00', 2, 'interior'
    from jsonb_array_elements(public.dias_disponibles(current_date + 20, current_date + 40, 2)) d
    where (d ->> 'libre')::boolean order by d ->> 'fecha' limit 1
    returning id`
  const [dead] = await sql<{ id: string }[]>`
    insert into correos (clave, tipo, para, idioma, datos, estado)
    values (${`canario:${randomUUID()}`}, 'gracias', 'canario@example.com', 'es',
      ${sql.json({ codigo: 'CANARIO1', nombre: row.nombre, fecha: '2027-03-04', hora: '13:00', personas: 2 })}, 'fallido')
    returning id`
  const textos = Object.fromEntries(
    ['en', 'fr', 'de', 'it'].flatMap((l) =>
      ['nombre', 'descripcion', 'ingredientes'].map((f) => [`traducciones.${l}.${f}`, '']),
    ),
  )
  type Legal = {
    id: string
    revision: number
    version: string
    desde: string
    titulo: string
    cuerpo: string
    traducciones: Record<string, never>
  }
  const [legal] = await sql<
    Legal[]
  >`select id, revision, version, vigente_desde::text as desde, titulo, cuerpo, traducciones
    from legales where clave = 'cookies'`
  return {
    'galeria/moveExperienciaAction': {
      fields: { id: nota?.id ?? '', de: 'pendiente', a: 'publicada' },
      twin: async () => (await muro())?.estado === 'publicada',
    },
    'galeria/answerExperienciaAction': {
      fields: { id: nota?.id ?? '', antes: '', respuesta: 'Gracias.' },
      twin: async () => (await muro())?.respuesta === 'Gracias.',
    },
    'reservas/advanceAction': {
      fields: { id: reserva?.id ?? '', a: 'confirmada', version: '1' },
      twin: async () =>
        (await sql`select 1 from reservas where id = ${reserva?.id ?? null} and estado = 'confirmada'`)
          .length === 1,
    },
    'correo/resendAction': {
      fields: { id: dead?.id ?? '' },
      twin: async () =>
        (await sql`select 1 from correos where id = ${dead?.id ?? null} and estado <> 'fallido'`).length ===
        1,
    },
    'platos/savePlatoAction': {
      fields: {
        id: row.id,
        nombre: `${row.nombre} cambiado`,
        descripcion: '',
        ingredientes: '',
        categoria_id: categoria?.id ?? '',
        'precios.0.formato': 'unico',
        'precios.0.importe': '12,50',
        declaracion: 'pendiente',
        ...textos,
      },
      twin: async () => (await one(row.id))?.nombre === `${row.nombre} cambiado`,
    },
    'contacto/setReadAction': {
      fields: { id: carta?.id ?? '', leido: 'on' },
      twin: async () =>
        (await sql`select 1 from mensajes where id = ${carta?.id ?? null} and leido_en is not null`)
          .length === 1,
    },
    'legales/saveLegalAction': {
      fields: {
        id: legal?.id ?? '',
        version: String(legal?.revision ?? ''),
        edicion: legal?.version ?? '',
        vigente_desde: legal?.desde ?? '',
        titulo: `${legal?.titulo} (prueba)`,
        cuerpo: legal?.cuerpo ?? '',
        ...Object.fromEntries(
          ['en', 'fr', 'de', 'it'].flatMap((l) =>
            ['titulo', 'cuerpo'].map((f) => [`traducciones.${l}.${f}`, '']),
          ),
        ),
      },
      twin: async () =>
        (
          await sql`update legales set titulo = ${legal?.titulo ?? ''}, traducciones = ${sql.json(legal?.traducciones ?? {})}
          where id = ${legal?.id ?? null} and titulo like '% (prueba)' returning 1`
        ).length === 1,
    },
    ...(await casaTrials(sql)),
    ...(await diaTrials(sql)),
    ...(await semanaTrials(sql)),
    ...(await planoTrials(sql)),
    ...(await programadoTrials(sql)),
    ...(await imageTrials(sql)),
    ...(await listTrials(sql)),
    ...importTrials(),
    ...(await panelTrials(sql)),
    ...(await libroTrials(sql)),
  }
}
