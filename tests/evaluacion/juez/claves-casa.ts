import type { Idioma } from '../filas.ts'
import { ajuste, type Casa, enIdiomas } from './casa.ts'
import type { Lectura, Prueba } from './caso.ts'
import { cifras, daContacto, horas, sinDato } from './comun.ts'
import { DIAS, diaDe, dice, nombraDia } from './decir.ts'
import { contiene, palabras, plegar } from './plegar.ts'
import { frases } from './texto.ts'
import { TEMAS } from './vocabulario.ts'

type Servicio = { desde: readonly string[]; hasta: readonly string[]; todas: readonly string[] }
export type Horario = { comida: Servicio; cena: Servicio; cerrados: readonly number[] }

/** Opening times as stored: the bookable times of each service, and when its kitchen closes. */
export function horarioDe({ filas }: Casa): Horario {
  const fila = filas.contenido_reservas[0]
  const servicios = ajuste(filas, 'horario')
  const servicio = (indice: number, mesas: readonly string[] = []): Servicio => {
    const dicho = (Array.isArray(servicios) ? servicios[indice] : null) as Record<string, unknown> | null
    const orden = mesas.map((hora) => hora.slice(0, 5)).toSorted()
    const texto = (valor: unknown): string[] => (typeof valor === 'string' ? [valor.slice(0, 5)] : [])
    const desde = [...orden.slice(0, 1), ...texto(dicho?.primera_mesa)]
    const hasta = [...orden.slice(-1), ...texto(dicho?.ultima_mesa), ...texto(dicho?.cierre_cocina)]
    return { desde, hasta, todas: [...orden, ...desde, ...hasta] }
  }
  const cerrados = ajuste(filas, 'dias_cerrados')
  return {
    comida: servicio(0, fila?.horarios_comida),
    cena: servicio(1, fila?.horarios_cena),
    cerrados: Array.isArray(cerrados) ? cerrados.map(Number) : [],
  }
}

/** Whether the house is closed on a date: a weekly closing day, or a planned one. */
function cerradoEn(casa: Casa, fecha: string, dia: number): boolean {
  const cierres = ajuste(casa.filas, 'cierres')
  return (
    horarioDe(casa).cerrados.includes(dia) ||
    (Array.isArray(cierres) ? (cierres as { desde: string; hasta: string; tipo?: string }[]) : []).some(
      ({ desde, hasta, tipo }) => (tipo ?? 'cierre') === 'cierre' && desde <= fecha && fecha <= hasta,
    )
  )
}

function faltan({ unidades }: Lectura, servicios: readonly Servicio[]): string | null {
  const dichas = new Set(unidades.flatMap(({ resto }) => [...horas(resto)]))
  for (const { desde, hasta } of servicios) {
    if (!desde.some((hora) => dichas.has(hora))) return `no ${desde.join('/')}`
    if (!hasta.some((hora) => dichas.has(hora))) return `no ${[...new Set(hasta)].join('/')}`
  }
  return null
}

/** Times that no row knows. */
export function horasInventadas({ unidades, casa }: Lectura): string[] {
  const { comida, cena } = horarioDe(casa)
  const sabidas = new Set([...comida.todas, ...cena.todas])
  return unidades.flatMap(({ resto }) => [...horas(resto)].filter((hora) => !sabidas.has(hora)))
}

const diceCerrado = ({ unidades, idioma }: Lectura, dia: number): boolean =>
  unidades.some(({ texto }) => nombraDia(idioma, dia, texto) && dice('cerrado', idioma, texto))

/** Says of a weekday that the house is open: in a sentence about that day with no word of closing. */
export function diceAbierto({ unidades, idioma }: Lectura, dia: number): string | null {
  const mal = unidades.find(
    ({ texto, resto }) =>
      nombraDia(idioma, dia, texto) &&
      dice('abierto', idioma, resto) &&
      !dice('cerrado', idioma, texto) &&
      !dice('niega', idioma, resto),
  )
  return mal ? mal.texto : null
}

const hoy: Prueba = (lectura) => {
  const { casa, idioma, unidades } = lectura
  const { fecha, hora, dia } = casa.momento
  const { comida, cena } = horarioDe(casa)
  const prosa = unidades.map(({ texto }) => texto).join(' ')
  if (cerradoEn(casa, fecha, dia))
    return dice('cerrado', idioma, prosa) ? null : 'does not say that today is closed'
  const abierto = [comida, cena].some(
    ({ desde, hasta }) => (desde[0] ?? '99') <= hora && hora < (hasta.at(-1) ?? '00'),
  )
  const mal = faltan(lectura, [comida, cena])
  if (mal) return mal
  if (abierto) return dice('abierto', idioma, prosa) ? null : 'does not say that it is open'
  return dice('aunNo', idioma, prosa) ? null : 'does not say that it is not open yet'
}

/** Texts of a topic in the answer's language, and in Spanish. */
export function textosDeTema(casa: Casa, idioma: Idioma, tema: string): string[] {
  const [clave = tema, columna] = TEMAS[tema] ?? []
  const fila = casa.filas.preguntas_frecuentes.find((una) => una.tema === clave && una.visible !== false)
  const contacto = casa.filas.contacto[0]
  return [
    fila ? enIdiomas(fila.respuesta, fila.traducciones, 'respuesta') : null,
    columna && contacto ? enIdiomas(contacto[columna], contacto.traducciones, columna) : null,
  ]
    .flatMap((textos) => (textos ? [textos.get(idioma) ?? textos.get('es') ?? ''] : []))
    .filter(Boolean)
}

/** Whether a stored text is told: its sentences word for word, or at least its first one and half of the rest. */
function citado(mensaje: string, texto: string): boolean {
  if (contiene(mensaje, texto)) return true
  const partes = frases(texto)
  const dichas = partes.filter((parte) => contiene(mensaje, parte.replace(/[.!?]+$/, '')))
  const letras = (lista: readonly string[]): number => lista.join('').length
  return letras(dichas) >= letras(partes) / 2 && dichas.length > 0
}

const politica: Prueba = (lectura, [tema = '']) => {
  const textos = textosDeTema(lectura.casa, lectura.idioma, tema)
  if (textos.length === 0) return sinDato(lectura)
  return textos.some((texto) => citado(lectura.mensaje, texto))
    ? null
    : `the stored text on ${tema} is not told`
}

const filosofia = (lectura: Lectura): boolean => {
  const { casa, idioma, mensaje } = lectura
  return [...casa.filas.filosofia, ...casa.filas.footer_info].some((fila) =>
    ['titulo', 'subtitulo', 'cuerpo', 'descripcion_restaurante'].some((campo) => {
      const textos = enIdiomas(fila[campo], fila.traducciones, campo)
      const texto = textos.get(idioma) ?? textos.get('es')
      return (
        texto !== undefined &&
        frases(texto).some(
          (frase) => palabras(frase).length > 2 && contiene(mensaje, frase.replace(/[.!?]+$/, '')),
        )
      )
    }),
  )
}

const enlaza: Prueba = ({ casa, sugerencias, idioma }, [destino = '']) => {
  const fila = casa.filas.footer_info[0]
  const campos: Record<string, string> = {
    maps: 'google_maps_url',
    whatsapp: 'whatsapp_url',
    instagram: 'instagram_url',
    tripadvisor: 'tripadvisor_url',
  }
  const campo = campos[destino]
  const quiere = campo ? [String(fila?.[campo] ?? '-')] : [destino, `/${idioma}${destino}`]
  return sugerencias.some(({ url }) => quiere.includes(url)) ? null : `no link to ${destino}`
}

const dia: Prueba = (lectura, [nombre = '']) => {
  const cual = diaDe(nombre)
  const { comida, cena, cerrados } = horarioDe(lectura.casa)
  if (cerrados.includes(cual))
    return diceCerrado(lectura, cual) ? diceAbierto(lectura, cual) : `does not say that ${nombre} is closed`
  const prosa = lectura.unidades.map(({ texto }) => texto).join(' ')
  if (!nombraDia(lectura.idioma, cual, prosa) && !rango(lectura, cual)) return `does not name ${nombre}`
  if (diceCerrado(lectura, cual)) return `says that ${nombre} is closed`
  return faltan(lectura, [comida, cena])
}

/** "From Tuesday to Sunday" names the days between. */
const rango = ({ mensaje, idioma }: Lectura, cual: number): boolean => {
  const dichos = palabras(mensaje).flatMap((palabra) => {
    const uno = DIAS[idioma].findIndex((nombre) => palabra === nombre || palabra === `${nombre}s`)
    return uno >= 0 ? [uno + 1] : []
  })
  return dichos.some((uno, i) => uno < cual && (dichos[i + 1] ?? 0) >= cual)
}

const lunes: Prueba = (lectura) => {
  if (!horarioDe(lectura.casa).cerrados.includes(1))
    return diceCerrado(lectura, 1) ? 'says that Monday is closed' : null
  return diceCerrado(lectura, 1) ? null : 'does not say that Monday is closed'
}

const telefono: Prueba = ({ casa, mensaje, sugerencias }) => {
  const numero = cifras(String(casa.filas.footer_info[0]?.telefono ?? ''))
  return [mensaje, ...sugerencias.map(({ url }) => url)].some((texto) => cifras(texto).includes(numero))
    ? null
    : 'no phone'
}

const correo: Prueba = ({ casa, mensaje, sugerencias }) => {
  const suyo = plegar(String(casa.filas.footer_info[0]?.email ?? '-'))
  return [mensaje, ...sugerencias.map(({ url }) => url)].some((texto) => plegar(texto).includes(suyo))
    ? null
    : 'no e-mail'
}

export const DE_LA_CASA: Record<string, Prueba> = {
  hours: (lectura, [que, cual]) => {
    const { comida, cena } = horarioDe(lectura.casa)
    if (que === 'lunch') return faltan(lectura, [comida])
    if (que === 'dinner') return faltan(lectura, [cena])
    if (que === 'today') return hoy(lectura, [])
    if (que === 'day') return dia(lectura, [cual ?? ''])
    return faltan(lectura, [comida, cena])
  },
  closed_monday: lunes,
  address: ({ casa, mensaje }) =>
    contiene(mensaje, String(casa.filas.footer_info[0]?.direccion ?? '-')) ? null : 'no address',
  phone: telefono,
  email: correo,
  link: enlaza,
  policy: politica,
  about: (lectura, [que]) => {
    if (filosofia(lectura)) return null
    return que === 'chef' ? sinDato(lectura) : 'no stored text about the house'
  },
  handoff: (lectura) =>
    daContacto(lectura) || enlaza(lectura, ['whatsapp']) === null ? null : 'no phone, e-mail or WhatsApp',
  fallback: sinDato,
}
