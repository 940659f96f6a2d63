import type { FilaPlato, FilaPresencia, Filas } from '../filas.ts'
import type { Dados } from './dados.ts'

const SILABAS = ['zar', 'mun', 'tel', 'bri', 'cos', 'lum', 'vex', 'dor', 'pin', 'gal', 'ñol', 'quë']
/** Names that a careless reader would trip over. */
const RAROS = [
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
  if (unaDe(12)) return elige(RAROS) ?? 'Sí y no'
  return Array.from({ length: 1 + tira(2) }, () => {
    const palabra = `${elige(SILABAS)}${elige(SILABAS)}`
    return palabra.charAt(0).toUpperCase() + palabra.slice(1)
  }).join(' ')
}

function platos(filas: FilaPlato[], azar: Dados): FilaPlato[] {
  const { unaDe } = azar
  for (const fila of filas) {
    if (unaDe(4)) {
      fila.nombre = unaDe(2) ? `${fila.nombre.split(' ')[0]} ${nombre(azar)}` : nombre(azar)
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
  return filas.filter(() => !unaDe(7))
}

function presencias(filas: FilaPresencia[], azar: Dados): FilaPresencia[] {
  if (azar.unaDe(8)) return []
  const quedan = filas.filter(() => !azar.unaDe(6))
  for (const fila of quedan) if (azar.unaDe(6)) fila.presencia = azar.elige(PRESENCIAS) ?? 'contiene'
  return quedan
}

/** What belongs to something that is there: the database keeps no other rows. */
function recortar(filas: Filas): Filas {
  const hay = (lista: readonly { id: string }[]) => new Set(lista.map(({ id }) => id))
  const [categorias, vinos] = [hay(filas.categorias), hay(filas.vinos)]
  filas.platos = filas.platos.filter((fila) => categorias.has(fila.categoria_id))
  filas.bebidas = filas.bebidas.filter((fila) => categorias.has(fila.categoria_id))
  const [platosHay, bebidasHay] = [hay(filas.platos), hay(filas.bebidas)]
  filas.plato_precios = filas.plato_precios.filter((fila) => platosHay.has(fila.plato_id ?? ''))
  filas.plato_alergenos = filas.plato_alergenos.filter((fila) => platosHay.has(fila.plato_id ?? ''))
  filas.bebida_precios = filas.bebida_precios.filter((fila) => bebidasHay.has(fila.bebida_id ?? ''))
  filas.bebida_alergenos = filas.bebida_alergenos.filter((fila) => bebidasHay.has(fila.bebida_id ?? ''))
  filas.vino_alergenos = filas.vino_alergenos.filter((fila) => vinos.has(fila.vino_id ?? ''))
  filas.maridajes = filas.maridajes.filter((fila) => platosHay.has(fila.plato_id) && vinos.has(fila.vino_id))
  return filas
}

/** The rows of a restaurant that is not this one: renamed, repriced, hidden, sold out, undeclared, untranslated. */
export function filasAlAzar(originales: Filas, azar: Dados): Filas {
  const { tira, unaDe } = azar
  const filas = structuredClone(originales)
  filas.platos = unaDe(25) ? [] : platos(filas.platos, azar)
  filas.bebidas = unaDe(12) ? [] : platos(filas.bebidas, azar)
  if (unaDe(5)) filas.categorias = filas.categorias.filter(() => !unaDe(6))
  for (const precio of [...filas.plato_precios, ...filas.bebida_precios])
    if (unaDe(2)) precio.cents = 100 + tira(unaDe(10) ? 200_000 : 9_000)
  if (unaDe(5)) filas.plato_precios = filas.plato_precios.filter(() => !unaDe(3))
  filas.plato_alergenos = presencias(filas.plato_alergenos, azar)
  filas.bebida_alergenos = presencias(filas.bebida_alergenos, azar)
  for (const fila of filas.vinos) {
    if (unaDe(4)) fila.nombre = nombre(azar)
    if (unaDe(5)) fila.stock = 0
    if (unaDe(3)) fila.precio_botella_cents = 900 + tira(20_000)
    if (unaDe(4)) fila.precio_copa_cents = unaDe(2) ? null : 300 + tira(900)
    if (unaDe(6)) fila.marida = []
    if (unaDe(8)) fila.traducciones = {}
  }
  filas.vinos = unaDe(20) ? [] : filas.vinos.filter(() => !unaDe(6))
  if (unaDe(8)) for (const fila of filas.vinos) fila.precio_copa_cents = null
  if (unaDe(3)) filas.preguntas_frecuentes = filas.preguntas_frecuentes.filter(() => !unaDe(3))
  if (unaDe(4)) for (const fila of filas.preguntas_frecuentes) if (unaDe(3)) fila.traducciones = {}
  if (unaDe(6)) filas.maridajes = []
  if (unaDe(6)) filas.contacto = []
  if (unaDe(6)) filas.filosofia = []
  casa(filas, azar)
  return recortar(filas)
}

/** Other closing days, other times, another phone; sometimes no contact at all. */
function casa(filas: Filas, { tira, unaDe }: Dados): void {
  for (const fila of filas.ajustes) {
    if (fila.clave === 'dias_cerrados' && unaDe(3)) fila.valor = unaDe(4) ? [] : [1 + tira(7), 1 + tira(7)]
    if (fila.clave === 'personas_max' && unaDe(4)) fila.valor = 6 + tira(30)
    if (fila.clave === 'cierres' && unaDe(4)) fila.valor = []
  }
  const [reservas] = filas.contenido_reservas
  if (reservas && unaDe(3)) {
    reservas.horarios_comida = ['12:15', '13:45', '14:30']
    reservas.horarios_cena = ['19:45', '21:15']
    filas.ajustes = filas.ajustes.filter(({ clave }) => clave !== 'horario')
  }
  const [pie] = filas.footer_info
  if (pie && unaDe(3))
    Object.assign(pie, {
      telefono: '+34 911 222 333',
      email: 'mesa@otra.example',
      direccion: 'Calle Nueva, 7, 46001 Otra',
    })
  if (pie && unaDe(8)) Object.assign(pie, { whatsapp_url: null, instagram_url: null, google_maps_url: null })
  if (unaDe(25)) filas.footer_info = []
}
