import { randomUUID } from 'node:crypto'
import { sql } from '../support/client.ts'
import {
  allergen,
  content,
  dish,
  drink,
  drinkRow,
  EDITORS,
  everybody,
  fixed,
  IDENTITIES,
  insert,
  OPERATOR,
  published,
  type Row,
  single,
  slug,
  tema,
  visibleDish,
  visibleDrink,
  wine,
  words,
} from './matrix-parts.ts'

/** The tables of the public site beyond dishes and wines: drinks, pairings, the house's texts, what guests leave. */
export const HOUSE_KEYS: Record<string, Row> = {
  bebidas: {
    key: 'id',
    reads: published(
      'visible and exists (select 1 from categorias c where c.id = categoria_id and c.visible)',
    ),
    writes: content,
    attempt: async () => ({
      body: await drinkRow(),
      query: `id=eq.${await drink()}`,
      patch: { nombre: 'Otra' },
    }),
  },
  bebida_precios: {
    key: 'bebida_id',
    reads: published(visibleDrink),
    writes: content,
    attempt: async () => {
      const id = await drink()
      await insert('bebida_precios', { bebida_id: id, formato: 'unico', cents: 300 })
      return {
        body: { bebida_id: id, formato: 'media', cents: 200 },
        query: `bebida_id=eq.${id}&formato=eq.unico`,
        patch: { cents: 1 },
      }
    },
  },
  bebida_alergenos: {
    key: 'bebida_id',
    reads: published(visibleDrink),
    writes: content,
    attempt: allergen('bebida_alergenos', 'bebida_id', drink),
  },
  maridajes: {
    key: 'plato_id',
    reads: published(`${visibleDish} and exists (select 1 from vinos v where v.id = vino_id and v.visible)`),
    writes: content,
    attempt: async () => {
      const [plato_id, one, two] = [await dish(), await wine(), await wine()]
      await insert('maridajes', { plato_id, vino_id: one, motivo: 'Prueba' })
      return {
        body: { plato_id, vino_id: two, motivo: 'Prueba' },
        query: `plato_id=eq.${plato_id}&vino_id=eq.${one}`,
        patch: { motivo: 'Otro' },
      }
    },
  },
  filosofia: words('filosofia', () => ({ slug: slug(), titulo: 'Prueba', cuerpo: 'Prueba' }), {
    titulo: 'Otra',
  }),
  galeria: words('galeria', () => ({ slug: slug(), titulo: 'Prueba', alt: 'Prueba', ilustracion: 'limon' }), {
    titulo: 'Otra',
  }),
  imagenes: {
    key: 'id',
    // With what it belongs to.
    reads: published(
      ['filosofia', 'galeria', 'vinos', 'platos', 'bebidas']
        .map((table) => `exists (select 1 from ${table} t where t.imagen_id = imagenes.id and t.visible)`)
        .join(' or '),
    ),
    // Pictures never change, and go by themselves.
    writes: { insert: EDITORS, update: OPERATOR, delete: OPERATOR },
    attempt: async () => {
      const row = () => ({
        nombre: randomUUID().replaceAll('-', ''),
        anchos: [320],
        ancho: 320,
        alto: 200,
        huella: '0'.repeat(64),
        original: randomUUID().replaceAll('-', ''),
        original_ancho: 320,
        original_alto: 200,
      })
      return { body: row(), query: `id=eq.${(await insert('imagenes', row())).id}`, patch: { alt: 'Otro' } }
    },
  },
  preguntas_frecuentes: words(
    'preguntas_frecuentes',
    () => ({ tema: tema(), pregunta: '¿Prueba?', respuesta: 'Prueba' }),
    { respuesta: 'Otra' },
  ),
  contacto: {
    key: 'id',
    reads: everybody,
    writes: { ...fixed, insert: [] },
    attempt: single('contacto', 'como_llegar'),
  },
  legales: {
    key: 'id',
    reads: published('visible'),
    writes: fixed,
    attempt: async () => {
      const row = () => ({
        clave: tema(),
        version: '2026-11',
        vigente_desde: '2026-11-01',
        titulo: 'Prueba',
        cuerpo: 'Prueba',
      })
      const made = await insert('legales', row())
      return { body: row(), query: `id=eq.${made.id}`, patch: { titulo: 'Otro' } }
    },
  },
  zonas: {
    key: 'id',
    reads: published('visible'),
    // There are two: not even the operator can add a third.
    writes: { ...fixed, insert: [], delete: OPERATOR },
    attempt: async () => ({
      body: { clave: 'azotea', nombre: 'Azotea' },
      query: 'clave=eq.interior',
      patch: { nombre: `Interior ${randomUUID().slice(0, 8)}` },
    }),
  },
  // Read by the house, written by one function alone.
  mesas: {
    key: 'id',
    reads: { anon: null, guest: 'false', admin: 'true' },
    writes: { insert: OPERATOR, update: OPERATOR, delete: OPERATOR },
    attempt: async () => {
      const [area] = await sql`select id from zonas where clave = 'interior'`
      const row = () => ({ zona_id: area?.id, nombre: slug(), plazas: 2 })
      const made = await insert('mesas', row())
      return { body: row(), query: `id=eq.${made.id}`, patch: { plazas: 3 } }
    },
  },
  experiencias: {
    key: 'id',
    reads: {
      anon: "estado = 'publicada'",
      guest: "estado = 'publicada' or user_id = $id",
      admin: 'true',
    },
    writes: { insert: IDENTITIES.filter((who) => who !== 'anon'), update: EDITORS, delete: EDITORS },
    attempt: async () => {
      const row = { nombre: 'Canario Secreto', texto: 'Prueba' }
      return {
        body: row,
        query: `id=eq.${(await insert('experiencias', row)).id}`,
        patch: { estado: 'publicada' },
      }
    },
  },
  mensajes: {
    key: 'id',
    reads: { anon: null, guest: 'false', admin: 'true' },
    writes: { insert: IDENTITIES, update: EDITORS, delete: EDITORS },
    attempt: async () => {
      const row = () => ({
        nombre: 'Canario Secreto',
        email: `${randomUUID()}@example.com`,
        texto: 'Prueba',
        clave: randomUUID(),
      })
      await sql`update mensajes set creado_en = now() - interval '2 hours'`
      const made = await insert('mensajes', row())
      return { body: row(), query: `id=eq.${made.id}`, patch: { leido_en: '2026-11-21T12:00:00Z' } }
    },
  },
  visitas: {
    key: 'dia',
    reads: { anon: null, guest: 'false', admin: 'true' },
    writes: { insert: OPERATOR, update: OPERATOR, delete: OPERATOR },
    attempt: async () => {
      const dia = `20${10 + Math.floor(Math.random() * 80)}-01-${10 + Math.floor(Math.random() * 18)}`
      await sql`delete from visitas where pagina in ('/prueba', '/otra')`
      await insert('visitas', { dia, pagina: '/prueba', idioma: 'es', cuenta: 1 })
      return {
        body: { dia, pagina: '/otra', idioma: 'es', cuenta: 5 },
        query: `dia=eq.${dia}&pagina=eq./prueba`,
        patch: { cuenta: 1000 },
      }
    },
  },
  preguntas_sin_respuesta: {
    key: 'dia',
    reads: { anon: null, guest: 'false', admin: 'true' },
    writes: { insert: OPERATOR, update: OPERATOR, delete: OPERATOR },
    attempt: async () => {
      const dia = `20${10 + Math.floor(Math.random() * 80)}-01-${10 + Math.floor(Math.random() * 18)}`
      await sql`delete from preguntas_sin_respuesta where clave in ('policy:prueba', 'policy:otra')`
      await insert('preguntas_sin_respuesta', { dia, clave: 'policy:prueba', idioma: 'es', cuenta: 1 })
      return {
        body: { dia, clave: 'policy:otra', idioma: 'es', cuenta: 5 },
        query: `dia=eq.${dia}&clave=eq.policy:prueba`,
        patch: { cuenta: 1000 },
      }
    },
  },
}
