import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'

export type Fila = { id: string; nombre: string }
export type Ensayo = { fields: Record<string, string>; twin: (row: Fila) => Promise<boolean> }

/** What each action is given, and how to see that the admin's call worked. A new action needs a line here. */
export async function ensayos(sql: Sql, row: Fila): Promise<Record<string, Ensayo>> {
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
  const [muerta] = await sql<{ id: string }[]>`
    insert into correos (clave, tipo, para, idioma, datos, estado)
    values (${`canario:${randomUUID()}`}, 'gracias', 'canario@example.com', 'es',
      ${sql.json({ codigo: 'CANARIO1', nombre: row.nombre, fecha: '2027-03-04', hora: '13:00', personas: 2 })}, 'fallido')
    returning id`
  const nuevo = `Restaurado ${randomUUID()}`
  const textos = Object.fromEntries(
    ['en', 'fr', 'de', 'it'].flatMap((l) =>
      ['nombre', 'descripcion', 'ingredientes'].map((f) => [`traducciones.${l}.${f}`, '']),
    ),
  )
  const copia = {
    slug: `restaurado-${randomUUID()}`,
    nombre: nuevo,
    descripcion: null,
    ingredientes: [],
    ilustracion: null,
    categoria_id: categoria?.id,
    traducciones: {},
    precios: [{ formato: 'unico', cents: 900 }],
    alergenos: {},
    visible: false,
    destacado: false,
    picante: 0,
    pescado_crudo: false,
    vegetariano: false,
    vegano: false,
    agotado_hasta: null,
    declarado_en: null,
    declarado_por: null,
    orden: 999,
  }
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
    mover: {
      fields: { id: nota?.id ?? '', de: 'pendiente', a: 'publicada' },
      twin: async () => (await muro())?.estado === 'publicada',
    },
    responder: {
      fields: { id: nota?.id ?? '', antes: '', respuesta: 'Gracias.' },
      twin: async () => (await muro())?.respuesta === 'Gracias.',
    },
    pasar: {
      fields: { id: reserva?.id ?? '', a: 'confirmada', version: '1' },
      twin: async () =>
        (await sql`select 1 from reservas where id = ${reserva?.id ?? null} and estado = 'confirmada'`)
          .length === 1,
    },
    reenviar: {
      fields: { id: muerta?.id ?? '' },
      twin: async () =>
        (await sql`select 1 from correos where id = ${muerta?.id ?? null} and estado <> 'fallido'`).length ===
        1,
    },
    mostrar: {
      fields: { id: row.id, visible: 'on' },
      twin: async () => (await one(row.id))?.visible === true,
    },
    guardar: {
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
    restaurar: {
      fields: { datos: JSON.stringify(copia) },
      twin: async () => (await sql`select 1 from platos where nombre = ${nuevo}`).length === 1,
    },
    marcar: {
      fields: { id: carta?.id ?? '', leido: 'on' },
      twin: async () =>
        (await sql`select 1 from mensajes where id = ${carta?.id ?? null} and leido_en is not null`)
          .length === 1,
    },
    guardarLegal: {
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
    borrar: { fields: { id: row.id, responde: 'aqui' }, twin: async () => (await one(row.id)) === undefined },
  }
}
