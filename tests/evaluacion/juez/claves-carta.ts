import { IDIOMAS } from '../filas.ts'
import { afirmaciones, cabe, dato, ofrecidas } from './alergia.ts'
import { type Casa, type Cosa, en } from './casa.ts'
import type { Lectura, Prueba } from './caso.ts'
import { claseDe, miembros, tieneRaiz } from './clases.ts'
import { ausente, conClase, conPrecio, nombra } from './comun.ts'
import { dice } from './decir.ts'
import { dietaDe, dietasDichas } from './dieta.ts'
import { importes } from './dinero.ts'
import { contiene, palabras, plegar } from './plegar.ts'
import { ALERGENOS } from './vocabulario.ts'

const platosDe = (casa: Casa): readonly Cosa[] => casa.cosas.filter(({ tipo }) => tipo === 'plato')

/** Dishes of the section that bears the kind's name; of the kind itself where no section does. */
function deSeccion(casa: Casa, kind: string): readonly Cosa[] {
  const { raices, secciones } = claseDe(kind)
  const propias = platosDe(casa).filter(({ seccion }) =>
    IDIOMAS.some((idioma) => {
      const nombre = seccion?.nombres.get(idioma) ?? ''
      return tieneRaiz(nombre, raices[idioma]) || (secciones !== undefined && tieneRaiz(nombre, secciones))
    }),
  )
  return propias.length > 0 ? propias : miembros(casa, kind).claros
}

const seccion: Prueba = (lectura, [kind = '']) => {
  const todos = deSeccion(lectura.casa, kind)
  if (todos.length === 0) return ausente(lectura, kind)
  const dichos = nombra(lectura, todos)
  return dichos.length >= Math.min(2, todos.length)
    ? null
    : `names ${dichos.length} of ${todos.length} in ${kind}`
}

/** Named in a sentence or line that does not say that there is none left. */
const recomienda: Prueba = (lectura, [kind]) => {
  const mira = (cosas: readonly Cosa[]): string | null => {
    const dichas = nombra(lectura, cosas)
    if (dichas.length === 0) return `recommends no ${kind ?? 'dish'}`
    if (dichas.some(({ agotado }) => !agotado)) return null
    return `recommends what is sold out: ${dichas.map(({ slug }) => slug).join(', ')}`
  }
  return kind ? conClase(lectura, kind, mira) : mira(platosDe(lectura.casa))
}

const existe: Prueba = (lectura, [kind = '']) =>
  conClase(lectura, kind, (cosas) => (nombra(lectura, cosas).length > 0 ? null : `names no ${kind}`))

const ingredientes: Prueba = (lectura, [kind = '']) =>
  conClase(lectura, kind, (cosas) => {
    const { idioma, mensaje, sobre } = lectura
    const de = sobre ? [sobre] : cosas
    const dicho = de.some((cosa) => {
      if (!lectura.cosas.includes(cosa)) return false
      const descripcion = en(cosa.descripciones, idioma)
      const lista = en(cosa.ingredientes, idioma) ?? []
      return (
        (descripcion !== undefined && contiene(mensaje, descripcion)) ||
        (lista.length > 0 && lista.every((uno) => contiene(mensaje, uno)))
      )
    })
    return dicho ? null : 'tells no stored description or ingredients'
  })

const extremo = (lectura: Lectura, mayor: boolean): string | null => {
  const candidatos = (cosas: readonly Cosa[]): { cosa: Cosa; cents: number }[] => {
    const todos = cosas.flatMap((cosa) => cosa.precios.map(({ cents }) => ({ cosa, cents })))
    const limite = mayor
      ? Math.max(...todos.map(({ cents }) => cents))
      : Math.min(...todos.map(({ cents }) => cents))
    return todos.filter(({ cents }) => cents === limite)
  }
  const platos = platosDe(lectura.casa)
  const buenos = [...candidatos(platos), ...candidatos(platos.filter(({ agotado }) => !agotado))]
  const dicho = buenos.some(({ cosa, cents }) =>
    lectura.unidades.some(
      ({ cosas, texto }) => cosas.includes(cosa) && importes(texto).some((uno) => uno.cents === cents),
    ),
  )
  return dicho ? null : `not ${buenos.map(({ cosa, cents }) => `${cosa.slug} ${cents}`).join(' or ')}`
}

const rango = (lectura: Lectura): string | null => {
  const precios = platosDe(lectura.casa).flatMap((cosa) => cosa.precios.map(({ cents }) => cents))
  const dichos = importes(lectura.mensaje).map(({ cents }) => cents)
  const media = precios.reduce((suma, uno) => suma + uno, 0) / Math.max(1, precios.length)
  const cabal =
    (dichos.includes(Math.min(...precios)) && dichos.includes(Math.max(...precios))) ||
    dichos.some((uno) => Math.abs(uno - media) < 1)
  if (!cabal) return `not ${Math.min(...precios)} to ${Math.max(...precios)}`
  return dice('orientativo', lectura.idioma, lectura.mensaje) ? null : 'not flagged as orientative'
}

const precio: Prueba = (lectura, [que = '']) => {
  if (que === 'range') return rango(lectura)
  if (que === 'cheapest') return extremo(lectura, false)
  if (que === 'most_expensive') return extremo(lectura, true)
  return conClase(lectura, que, (cosas) => {
    const de = lectura.sobre && cosas.includes(lectura.sobre) ? [lectura.sobre] : cosas
    return de.some((cosa) => conPrecio(lectura, cosa)) ? null : `no stored price of ${que}`
  })
}

/** Things whose whole name the question says, in any language. */
const porNombre = ({ caso }: Lectura, cosas: readonly Cosa[]): Cosa[] => {
  const pregunta = palabras(caso.text).join(' ')
  return cosas.filter(({ nombres }) =>
    [...nombres.values()].some((nombre) => ` ${pregunta} `.includes(` ${palabras(nombre).join(' ')} `)),
  )
}

/** What must be told of the things of a kind: the one that was spoken of; else enough of them, warnings not left out. */
function bastantes(
  lectura: Lectura,
  cosas: readonly Cosa[],
  dichas: readonly Cosa[],
  avisan: readonly Cosa[],
): string | null {
  const { sobre } = lectura
  if (sobre) return dichas.includes(sobre) ? null : `nothing of ${sobre.slug}`
  const pedidas = porNombre(lectura, cosas)
  const callada = pedidas.find((cosa) => !dichas.includes(cosa))
  if (pedidas.length > 0) return callada ? `nothing of ${callada.slug}` : null
  const hace = Math.min(3, cosas.length)
  if (dichas.length < hace) return `tells of ${dichas.length} of ${cosas.length}`
  if (avisan.length > 0 && !avisan.some((cosa) => dichas.includes(cosa)))
    return 'leaves out all that contain it'
  return null
}

const alergeno: Prueba = (lectura, [nombre = '', que = '', kind = '']) => {
  const { casa, idioma, mensaje, sugerencias } = lectura
  if (nombre === 'info') {
    if (!dice('alergenos', idioma, mensaje)) return 'no word of allergens'
    return dice('carta', idioma, mensaje) || sugerencias.some(({ url }) => url.endsWith('/menu'))
      ? null
      : 'does not say where'
  }
  const clave = ALERGENOS[nombre] ?? nombre
  if (que === 'list') {
    const buenas = casa.cosas.filter(
      (cosa) => cosa.tipo === 'plato' && ['libre', 'noFigura'].includes(dato(cosa, clave)),
    )
    const ofrece = ofrecidas(lectura, clave).filter(({ cosa }) => buenas.includes(cosa))
    if (ofrece.length < Math.min(3, buenas.length)) return `offers ${ofrece.length} of ${buenas.length}`
    const dichas = afirmaciones(lectura).filter((una) => una.alergeno === clave)
    if (!ofrece.every(({ cosa }) => dichas.some((una) => una.cosa === cosa)))
      return 'offered without the wording'
    return /declar|dato|data|donnee|angaben|dati/.test(plegar(mensaje)) ? null : 'not worded as declared'
  }
  return conClase(lectura, kind, (cosas) => {
    const dichas = afirmaciones(lectura).filter((una) => una.alergeno === clave || una.alergeno === null)
    const mal = dichas.find((una) => cosas.includes(una.cosa) && !cabe(una.cosa, clave, una.estado))
    if (mal) return `${mal.cosa.slug} is ${dato(mal.cosa, clave)}, not ${mal.estado}`
    return bastantes(
      lectura,
      cosas,
      cosas.filter((cosa) => dichas.some((una) => una.cosa === cosa)),
      cosas.filter((cosa) => ['contiene', 'puede'].includes(dato(cosa, clave))),
    )
  })
}

const dieta: Prueba = (lectura, [nombre = '', que = '', kind = '']) => {
  const dichas = dietasDichas(lectura, nombre)
  if (que === 'list') {
    const buenas = platosDe(lectura.casa).filter((cosa) => dietaDe(cosa, nombre) === 'si' && !cosa.agotado)
    if (buenas.length === 0) return ausente({ ...lectura, cosas: [] }, nombre)
    if (!lectura.caso.hints && !dichas.some(({ si }) => si)) return 'names none as such'
    return nombra(lectura, buenas).length > 0 ? null : 'names none'
  }
  return conClase(lectura, kind, (cosas) => {
    const suyas = dichas.filter(({ cosa }) => cosas.includes(cosa))
    const mal = suyas.find(
      ({ cosa, si }) => dietaDe(cosa, nombre) !== (si ? 'si' : 'no') && dietaDe(cosa, nombre) !== 'duda',
    )
    if (mal) return `${mal.cosa.slug}: ${dietaDe(mal.cosa, nombre)}`
    const dudosas = cosas.filter((cosa) => dietaDe(cosa, nombre) === 'duda' && lectura.cosas.includes(cosa))
    return bastantes(lectura, cosas, [...new Set([...suyas.map(({ cosa }) => cosa), ...dudosas])], [])
  })
}

export const DE_LA_CARTA: Record<string, Prueba> = {
  category: seccion,
  dish: (lectura, [que, kind]) =>
    que === 'recommend' ? recomienda(lectura, kind ? [kind] : []) : existe(lectura, [kind ?? '']),
  ingredients: ingredientes,
  price: precio,
  allergen: alergeno,
  diet: dieta,
  absent: (lectura, [kind = '']) => {
    const { claros } = miembros(lectura.casa, kind)
    return claros.length > 0 ? existe(lectura, [kind]) : ausente(lectura, kind)
  },
}
