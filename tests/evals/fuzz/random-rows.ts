import type { FilaPlato, FilaPresencia, HouseRows } from '../rows.ts'
import type { Dados } from './dice.ts'

const SYLLABLES = ['zar', 'mun', 'tel', 'bri', 'cos', 'lum', 'vex', 'dor', 'pin', 'gal', 'ñol', 'quë']
/** Names that a careless reader would trip over. */
const RARE = [
  'Tres (3) mares',
  'Pan "sin gluten"',
  'L’Olla d’en Joan',
  'Veggie & co.',
  'Plato 7,50',
  'Sí y no',
  'Carta blanca',
]
const PRESENCIAS = ['contiene', 'puede_contener', 'comprobado_sin']

const nombre = ({ tira, elige, unaDe }: Dados): string => {
  if (unaDe(12)) return elige(RARE) ?? 'Sí y no'
  return Array.from({ length: 1 + tira(2) }, () => {
    const word = `${elige(SYLLABLES)}${elige(SYLLABLES)}`
    return word.charAt(0).toUpperCase() + word.slice(1)
  }).join(' ')
}

function platos(rows: FilaPlato[], chance: Dados): FilaPlato[] {
  const { unaDe } = chance
  for (const fila of rows) {
    if (unaDe(4)) {
      fila.nombre = unaDe(2) ? `${fila.nombre.split(' ')[0]} ${nombre(chance)}` : nombre(chance)
      if (unaDe(2)) fila.traducciones = {}
    }
    if (unaDe(8)) fila.descripcion = null
    if (unaDe(10)) fila.ingredientes = []
    if (unaDe(6)) fila.declarado_en = null
    if (unaDe(8)) fila.agotado_hasta = '2999-01-01'
    if (unaDe(8)) fila.vegano = !fila.vegano
    if (unaDe(8) || fila.vegano) fila.vegetariano = fila.vegano || !fila.vegetariano
    // A translation that nobody has looked at yet, or one that is not there.
    for (const [idioma, textos] of Object.entries(fila.traducciones ?? {})) {
      if (unaDe(10)) textos.estado = 'borrador'
      else if (unaDe(14)) delete fila.traducciones?.[idioma]
    }
  }
  return rows.filter(() => !unaDe(7))
}

function presencias(rows: FilaPresencia[], chance: Dados): FilaPresencia[] {
  if (chance.unaDe(8)) return []
  const left = rows.filter(() => !chance.unaDe(6))
  for (const fila of left) if (chance.unaDe(6)) fila.presencia = chance.elige(PRESENCIAS) ?? 'contiene'
  return left
}

/** What belongs to something that is there: the database keeps no other rows. */
function trim(rows: HouseRows): HouseRows {
  const has = (lista: readonly { id: string }[]) => new Set(lista.map(({ id }) => id))
  const [categorias, vinos] = [has(rows.categorias), has(rows.vinos)]
  rows.platos = rows.platos.filter((fila) => categorias.has(fila.categoria_id))
  rows.bebidas = rows.bebidas.filter((fila) => categorias.has(fila.categoria_id))
  const [dishesThere, drinksThere] = [has(rows.platos), has(rows.bebidas)]
  rows.plato_precios = rows.plato_precios.filter((fila) => dishesThere.has(fila.plato_id ?? ''))
  rows.plato_alergenos = rows.plato_alergenos.filter((fila) => dishesThere.has(fila.plato_id ?? ''))
  rows.bebida_precios = rows.bebida_precios.filter((fila) => drinksThere.has(fila.bebida_id ?? ''))
  rows.bebida_alergenos = rows.bebida_alergenos.filter((fila) => drinksThere.has(fila.bebida_id ?? ''))
  rows.vino_alergenos = rows.vino_alergenos.filter((fila) => vinos.has(fila.vino_id ?? ''))
  rows.maridajes = rows.maridajes.filter((fila) => dishesThere.has(fila.plato_id) && vinos.has(fila.vino_id))
  return rows
}

/** The rows of a restaurant that is not this one: renamed, repriced, hidden, sold out, undeclared, untranslated. */
export function randomRows(originals: HouseRows, chance: Dados): HouseRows {
  const { tira, unaDe } = chance
  const rows = structuredClone(originals)
  rows.platos = unaDe(25) ? [] : platos(rows.platos, chance)
  rows.bebidas = unaDe(12) ? [] : platos(rows.bebidas, chance)
  if (unaDe(5)) rows.categorias = rows.categorias.filter(() => !unaDe(6))
  for (const precio of [...rows.plato_precios, ...rows.bebida_precios])
    if (unaDe(2)) precio.cents = 100 + tira(unaDe(10) ? 200_000 : 9_000)
  if (unaDe(5)) rows.plato_precios = rows.plato_precios.filter(() => !unaDe(3))
  rows.plato_alergenos = presencias(rows.plato_alergenos, chance)
  rows.bebida_alergenos = presencias(rows.bebida_alergenos, chance)
  for (const fila of rows.vinos) {
    if (unaDe(4)) fila.nombre = nombre(chance)
    if (unaDe(5)) fila.stock = 0
    if (unaDe(3)) fila.precio_botella_cents = 900 + tira(20_000)
    if (unaDe(4)) fila.precio_copa_cents = unaDe(2) ? null : 300 + tira(900)
    if (unaDe(6)) fila.marida = []
    if (unaDe(8)) fila.traducciones = {}
  }
  rows.vinos = unaDe(20) ? [] : rows.vinos.filter(() => !unaDe(6))
  if (unaDe(8)) for (const fila of rows.vinos) fila.precio_copa_cents = null
  if (unaDe(3)) rows.preguntas_frecuentes = rows.preguntas_frecuentes.filter(() => !unaDe(3))
  if (unaDe(4)) for (const fila of rows.preguntas_frecuentes) if (unaDe(3)) fila.traducciones = {}
  if (unaDe(6)) rows.maridajes = []
  if (unaDe(6)) rows.contacto = []
  if (unaDe(6)) rows.filosofia = []
  casa(rows, chance)
  return trim(rows)
}

/** Other closing days, other times, another phone; sometimes no contact at all. */
function casa(rows: HouseRows, { tira, unaDe }: Dados): void {
  for (const fila of rows.ajustes) {
    if (fila.clave === 'dias_cerrados' && unaDe(3)) fila.valor = unaDe(4) ? [] : [1 + tira(7), 1 + tira(7)]
    if (fila.clave === 'personas_max' && unaDe(4)) fila.valor = 6 + tira(30)
    if (fila.clave === 'cierres' && unaDe(4)) fila.valor = []
  }
  const [reservas] = rows.contenido_reservas
  if (reservas && unaDe(3)) {
    reservas.horarios_comida = ['12:15', '13:45', '14:30']
    reservas.horarios_cena = ['19:45', '21:15']
    rows.ajustes = rows.ajustes.filter(({ clave }) => clave !== 'horario')
  }
  const [pie] = rows.footer_info
  if (pie && unaDe(3))
    Object.assign(pie, {
      telefono: '+34 911 222 333',
      email: 'mesa@otra.example',
      direccion: 'Calle Nueva, 7, 46001 Otra',
    })
  if (pie && unaDe(8)) Object.assign(pie, { whatsapp_url: null, instagram_url: null, google_maps_url: null })
  if (unaDe(25)) rows.footer_info = []
}
