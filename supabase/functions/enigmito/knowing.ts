import { type HHmm, isHHmm } from '../../../lib/core/dates.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { toSemana } from '../../../lib/reservas/semana.ts'
import { isRecord, pairsOf, placeOf, specialsOf, timesIn } from './house.ts'
import { itemsOf } from './items.ts'
import type { Menu, Section } from './menu.ts'
import type { Rows } from './rows/shape.ts'
import { isText, texts } from './said.ts'

export function menuOf(rows: Rows): Menu {
  const settings = new Map(
    rows.ajustes.map((row) => [row.clave, texts(row.valor, row.traducciones, 'valor')]),
  )
  const setting = (key: string): unknown => rows.ajustes.find((row) => row.clave === key)?.valor
  const numberOf = (key: string, fallback: number): number => {
    const value = setting(key)
    return typeof value === 'number' ? value : fallback
  }
  const sections = rows.categorias
    .filter(({ visible }) => visible)
    .map(
      (row): Section => ({
        id: row.id,
        tipo: row.tipo,
        names: texts(row.nombre, row.traducciones, 'nombre'),
        nombre: row.nombre,
        orden: row.orden,
      }),
    )
    .sort((a, b) => a.orden - b.orden)
  const { items, byId } = itemsOf(rows, sections)
  const slots = (list: unknown, fallback: readonly HHmm[]): readonly HHmm[] => {
    const times = timesIn(list)
    return times.length > 0 ? times : fallback
  }
  const page = rows.contenido_reservas[0]
  const closed = setting('dias_cerrados')
  const inOrder = <T extends { orden: number }>(list: readonly T[]): T[] =>
    list.toSorted((a, b) => a.orden - b.orden)
  return {
    items,
    bySlug: new Map(items.map((item) => [`${item.kind}:${item.slug}`, item])),
    sections,
    allergens: new Map(
      rows.alergenos.map((row) => [row.clave, texts(row.nombre, row.traducciones, 'nombre')]),
    ),
    hours: {
      lunch: slots(page?.horarios_comida, DEFAULT_RULES.comida),
      dinner: slots(page?.horarios_cena, DEFAULT_RULES.cena),
      closed: Array.isArray(closed)
        ? closed.filter((day): day is number => Number.isInteger(day))
        : DEFAULT_RULES.diasCerrados,
      week: toSemana(setting('semana')),
      kitchen: kitchenOf(setting('horario')),
    },
    specials: specialsOf(setting('cierres')),
    guests: {
      min: numberOf('personas_min', DEFAULT_RULES.personasMin),
      max: numberOf('personas_max', DEFAULT_RULES.personasMax),
    },
    horizon: numberOf('horizonte_dias', DEFAULT_RULES.horizonteDias),
    courtesy: numberOf('minutos_cortesia_retraso', 0) || null,
    contact: rows.footer_info[0] ?? null,
    settings,
    pairs: pairsOf(rows.maridajes, byId),
    faqs: new Map(
      inOrder(rows.preguntas_frecuentes).map((row) => [
        row.tema,
        {
          tema: row.tema,
          question: texts(row.pregunta, row.traducciones, 'pregunta'),
          answer: texts(row.respuesta, row.traducciones, 'respuesta'),
        },
      ]),
    ),
    philosophy: inOrder(rows.filosofia).map((row) => ({
      title: texts(row.titulo, row.traducciones, 'titulo'),
      subtitle: texts(row.subtitulo, row.traducciones, 'subtitulo'),
      body: texts(row.cuerpo, row.traducciones, 'cuerpo'),
    })),
    place: placeOf(rows.contacto[0]),
    zones: inOrder(rows.zonas).map((row) => ({
      outdoors: row.exterior,
      names: texts(row.nombre, row.traducciones, 'nombre'),
      descriptions: texts(row.descripcion, row.traducciones, 'descripcion'),
    })),
  }
}

function kitchenOf(horario: unknown): readonly HHmm[] {
  const times = (Array.isArray(horario) ? horario : []).map((service) =>
    isRecord(service) && isText(service.cierre_cocina) && isHHmm(service.cierre_cocina)
      ? service.cierre_cocina
      : null,
  )
  const [lunch, dinner] = times
  return times.length === 2 && lunch && dinner ? [lunch, dinner] : []
}
