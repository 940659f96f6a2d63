import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

type Data = Record<string, unknown> & { traducciones: Record<string, Record<string, unknown>> }
const IDIOMAS = ['en', 'fr', 'de', 'it']
const comoCampo = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : value === null || value === undefined ? '' : String(value)

/** A row as its editor would post it unchanged: every text in five languages. */
const form = (row: Data, campos: readonly string[]): Record<string, string> => ({
  id: comoCampo(row.id),
  version: comoCampo(row.version),
  ...Object.fromEntries(campos.map((campo) => [campo, comoCampo(row[campo])])),
  ...Object.fromEntries(
    IDIOMAS.flatMap((idioma) =>
      campos.map((campo) => [
        `traducciones.${idioma}.${campo}`,
        comoCampo(row.traducciones[idioma]?.[campo]),
      ]),
    ),
  ),
})

/** How to try the actions of the house's singles and of the frequent questions, and how to see that they worked. */
export async function casaTrials(sql: Sql): Promise<Record<string, Trial>> {
  const word = `Canario ${randomUUID()}`
  const one = async (tabla: string, where = 'true'): Promise<Data> => {
    const [row] = await sql.unsafe<Data[]>(`select * from ${tabla} where ${where} limit 1`)
    if (!row) throw new Error(`${tabla}: no row`)
    return row
  }
  const has = async (tabla: string, campo: string, value = word): Promise<boolean> =>
    (await sql.unsafe(`select 1 from ${tabla} where ${campo} = '${value}'`)).length === 1
  const pregunta = async (): Promise<Data> => {
    const tema = `canario_${randomUUID().replace(/[^a-f]/g, '')}`.slice(0, 38)
    const [row] = await sql<Data[]>`
      insert into preguntas_frecuentes (tema, pregunta, respuesta, visible)
      values (${tema}, '¿Canario?', 'No.', false) returning *`
    if (!row) throw new Error('no question')
    return row
  }

  const contacto = await one('contacto')
  const pie = await one('footer_info')
  const reservas = await one('contenido_reservas')
  const zona = await one('zonas', "clave = 'exterior'")
  // Another one: its own form saves the first.
  const interior = await one('zonas', "clave = 'interior'")
  const gluten = await one('alergenos', 'id = 1')
  const [fresh, other, ida] = [await pregunta(), await pregunta(), await pregunta()]
  await sql`delete from preguntas_frecuentes where id = ${String(ida.id)}`
  const [baja] = await sql<{ id: string }[]>`
    select id::text from historial where tabla = 'preguntas_frecuentes' and fila = ${String(ida.id)}
    order by id desc limit 1`
  const deAjustes = async (claves: readonly string[]) => {
    const [row] = await sql<{ suma: number }[]>`
      select sum(version)::integer as suma from ajustes where clave in ${sql(claves)}`
    return String(row?.suma ?? 0)
  }
  const textos = await sql<Data[]>`
    select clave, valor, traducciones from ajustes
    where jsonb_typeof(valor) = 'string' and clave ~ '^(nombre|poblacion|codigo_postal|asistente|lema|descripcion|descripcion_asistente|horario_nota|aviso_.*|servicio_.*|estilo_.*)$'`
  const rules = [
    ...[
      'dias_cerrados',
      'horario',
      'personas_min',
      'personas_max',
      'aviso_minutos',
      'horizonte_dias',
      'duraciones',
    ],
    ...[
      'limite_contacto_dia',
      'gestion_minutos',
      'oferta_minutos',
      'espera_automatica',
      'avisos_correo',
      'ritmo',
    ],
  ]
  const exists = async (id: unknown) =>
    (await sql`select 1 from preguntas_frecuentes where id = ${String(id)}`).length === 1

  return {
    'contacto/saveContactoAction': {
      fields: {
        ...form(contacto, [
          ...['como_llegar', 'transporte', 'bicicleta', 'aparcamiento', 'accesibilidad', 'terraza', 'grupos'],
          'atencion',
        ]),
        bicicleta: word,
        lat: '',
        lng: '',
      },
      twin: () => has('contacto', 'bicicleta'),
    },
    'footer/saveFooterAction': {
      fields: {
        ...form(pie, ['descripcion_restaurante']),
        telefono: '+34 900 000 000',
        email: '',
        direccion: word,
      },
      twin: () => has('footer_info', 'direccion'),
    },
    'contenido/saveReservasAction': {
      fields: {
        ...form(reservas, [
          ...['titulo_principal', 'descripcion_principal', 'mensaje_confirmacion', 'mensaje_whatsapp'],
          'ocasion_opciones',
        ]),
        titulo_principal: word,
        'horarios_comida.otras': '',
        'horarios_cena.otras': '',
      },
      twin: () => has('contenido_reservas', 'titulo_principal'),
    },
    'ajustes/saveTextosAction': {
      fields: {
        version: await deAjustes(textos.map(({ clave }) => String(clave))),
        ...Object.fromEntries(
          textos.flatMap(({ clave, valor, traducciones }) => [
            [String(clave), comoCampo(valor)],
            ...IDIOMAS.map((i) => [`traducciones.${i}.${clave}`, comoCampo(traducciones[i]?.valor)]),
          ]),
        ),
        lema: word,
      },
      twin: async () =>
        (await sql`select 1 from ajustes where clave = 'lema' and valor #>> '{}' = ${word}`).length === 1,
    },
    'ajustes/saveRulesAction': {
      fields: {
        version: await deAjustes(rules),
        'dias_cerrados.1': 'on',
        cierre_comida: '16:00',
        cierre_cena: '23:00',
        personas_min: '1',
        personas_max: '20',
        aviso_minutos: '7',
        horizonte_dias: '365',
        limite_contacto_dia: '6',
        gestion_minutos: '120',
        oferta_minutos: '60',
        espera_automatica: 'on',
        'duraciones.0.hasta': '20',
        'duraciones.0.minutos': '120',
      },
      twin: async () =>
        (await sql`select 1 from ajustes where clave = 'aviso_minutos' and valor = '7'`).length === 1,
    },
    'ajustes/saveZonaAction': {
      fields: { ...form(zona, ['nombre', 'descripcion']), descripcion: word, visible: 'on' },
      twin: () => has('zonas', 'descripcion'),
    },
    'ajustes/saveMesasAction': {
      fields: {
        zona: String(interior.id),
        version: String(interior.version),
        'mesa.0.nombre': 'Canario',
        'mesa.0.plazas': '2',
      },
      twin: () => has('mesas', 'nombre', 'Canario'),
    },
    'alergenos/saveAlergenoAction': {
      fields: { ...form(gluten, ['nombre']), nombre: word },
      twin: () => has('alergenos', 'nombre'),
    },
    'preguntas-frecuentes/savePreguntaAction': {
      fields: { ...form(fresh, ['pregunta', 'respuesta']), respuesta: word },
      twin: () => has('preguntas_frecuentes', 'respuesta'),
    },
    'preguntas-frecuentes/show': {
      fields: { id: String(other.id), visible: 'on' },
      twin: async () =>
        (await sql`select 1 from preguntas_frecuentes where id = ${String(other.id)} and visible`).length ===
        1,
    },
    'preguntas-frecuentes/sort': {
      fields: { id: String(other.id), a: 'principio' },
      twin: async () => {
        const [first] = await sql`select id from preguntas_frecuentes order by orden limit 1`
        return first?.id === other.id
      },
    },
    'preguntas-frecuentes/removeItem': {
      fields: { id: String(other.id), responde: 'aqui' },
      twin: async () => !(await exists(other.id)),
    },
    'preguntas-frecuentes/giveBack': {
      fields: { datos: baja?.id ?? '0' },
      twin: () => exists(ida.id),
    },
  }
}
