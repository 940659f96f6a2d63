import type { Resultado, Veredicto } from '@/lib/carta/filter.ts'
import { aviso, fichasDe, nadaQueVer, ocultos, recuento, verPlatos } from '@/lib/carta/phrases.ts'
import { type Consulta, conMostrar, escribirConsulta, hayFiltro } from '@/lib/carta/query.ts'
import { type Rango, trozos } from '@/lib/carta/search.ts'
import type { Campo, Fila, Indice, Pagina, Seccion } from './enhance-read.ts'

/** An element with its attributes and what is in it. */
function crear(nombre: string, atributos: Record<string, string>, ...dentro: (string | Node)[]): HTMLElement {
  const element = document.createElement(nombre)
  for (const [key, value] of Object.entries(atributos)) element.setAttribute(key, value)
  element.append(...dentro)
  return element
}

const piezas = (texto: string, rangos: readonly Rango[]): (string | Node)[] =>
  trozos(texto, rangos).map((part) => (part.marca ? crear('mark', {}, part.texto) : part.texto))

/** Marks the hits in a text of a row; touches nothing where there are none and were none. */
function marcar(campo: Campo | null, rangos: readonly Rango[]) {
  if (!campo) return
  if (rangos.length === 0 && !campo.elemento.querySelector('mark')) return
  campo.elemento.replaceChildren(...piezas(campo.texto, rangos))
}

/** "Lleva: pan, ñora": why a dish is in the list whose name does not say it. */
function linea(frase: string, texto: string, rangos: readonly Rango[], lang: string): HTMLElement[] {
  if (rangos.length === 0) return []
  const [before = '', after = ''] = frase.split('{x}')
  const span = crear('span', lang ? { lang } : {}, ...piezas(texto, rangos))
  return [crear('p', { 'data-linea': '' }, before, span, after)]
}

function pintarFila({ lengua }: Pagina, indice: Indice, row: Fila, veredicto: Veredicto) {
  const { articulo, ficha } = row
  articulo.hidden = veredicto.ver === 'oculto' || veredicto.ver === 'fuera'
  for (const old of articulo.querySelectorAll('[data-linea], [data-aviso]')) old.remove()
  const marcas = 'marcas' in veredicto ? veredicto.marcas : null
  marcar(row.nombre, marcas?.nombre ?? [])
  marcar(row.descripcion, marcas?.descripcion ?? [])
  const { ingredientes, original } = ficha.textos
  articulo
    .querySelector(':scope > div')
    ?.append(
      ...linea(
        lengua.frases.ingredientes,
        ingredientes,
        marcas?.ingredientes ?? [],
        indice[ficha.slug]?.[2] ?? '',
      ),
      ...linea(lengua.frases.original, original, marcas?.original ?? [], lengua.locale === 'es' ? '' : 'es'),
      ...(veredicto.ver === 'avisado'
        ? [crear('p', { 'data-aviso': '' }, aviso(lengua, veredicto.motivos))]
        : []),
    )
}

function pintarResumen({ raiz, lengua, excluyendo, form }: Pagina, consulta: Consulta, resultado: Resultado) {
  const resumen = raiz.querySelector<HTMLElement>('[data-resumen]')
  const estado = resumen?.querySelector('[role=status]')
  const lista = resumen?.querySelector('ul')
  const quitar = resumen?.querySelector<HTMLElement>(':scope > a')
  if (!resumen || !estado || !lista || !quitar) return
  const activo = hayFiltro(consulta)
  resumen.dataset.resumen = activo ? 'activo' : ''
  estado.textContent = activo ? recuento(lengua, resultado) : ''
  quitar.hidden = !activo
  lista.hidden = !activo
  const fichas = fichasDe(lengua, consulta)
  const pagina = new URL(form.action).pathname
  const ficha = ({ nombre, quitar: label, resto }: (typeof fichas)[number]) =>
    crear(
      'li',
      {},
      crear('a', { 'data-filtro': '', href: pagina + escribirConsulta(resto), 'aria-label': label }, nombre),
    )
  lista.replaceChildren(
    ...fichas.filter(({ sin }) => !sin).map(ficha),
    ...(consulta.sin.length > 0 ? [crear('li', {}, excluyendo)] : []),
    ...fichas.filter(({ sin }) => sin).map(ficha),
  )
  const vacio = raiz.querySelector<HTMLElement>('[data-vacio]')
  if (vacio?.firstElementChild) {
    vacio.hidden = resultado.platos.visibles + resultado.bebidas.visibles > 0
    vacio.firstElementChild.textContent = nadaQueVer(lengua, consulta)
  }
}

/** How many there are, in the rail, on the button of the sheet and on the button that opens it. */
function pintarCuentas({ raiz, lengua }: Pagina, consulta: Consulta, resultado: Resultado) {
  const cuentas: Record<string, number> = { bebidas: resultado.bebidas.visibles }
  for (const { slug, visibles } of resultado.secciones) cuentas[slug] = visibles
  for (const link of raiz.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')) {
    const cuenta = link.querySelector('b')
    if (cuenta) cuenta.textContent = `${cuentas[link.hash.slice(1)] ?? 0}`
  }
  const ver = raiz.querySelector('[data-ver]')
  if (ver) ver.textContent = verPlatos(lengua, resultado)
  const puestos = raiz.querySelector('[data-puestos]')
  const n = consulta.sin.length + consulta.dieta.length
  if (puestos) puestos.textContent = n > 0 ? `${n}` : ''
}

/** Brings the page to what a question makes of the menu: the same page the server makes for its address. */
export function pintar(
  pagina: Pagina,
  secciones: readonly Seccion[],
  indice: Indice,
  consulta: Consulta,
  resultado: Resultado,
) {
  const path = new URL(pagina.form.action).pathname
  for (const [i, { elemento, slug, filas }] of secciones.entries()) {
    const de = resultado.secciones[i]
    if (!de) continue
    elemento.hidden = de.visibles + de.excluidos === 0
    for (const row of filas)
      pintarFila(pagina, indice, row, de.veredictos.get(row.ficha.slug) ?? { ver: 'fuera' })
    const nota = elemento.querySelector<HTMLElement>('[data-ocultos]')
    const enlace = nota?.querySelector('a')
    if (!nota?.firstElementChild || !enlace) continue
    const texto = ocultos(pagina.lengua, de)
    nota.hidden = texto === ''
    nota.firstElementChild.textContent = texto
    enlace.textContent = de.mostrada ? pagina.lengua.frases.ocultar : pagina.lengua.frases.mostrar
    enlace.setAttribute(
      'href',
      `${path}${escribirConsulta(conMostrar(consulta, slug, !de.mostrada))}#${slug}`,
    )
  }
  for (const grupo of pagina.raiz.querySelectorAll<HTMLElement>('[data-grupo]'))
    grupo.hidden = !grupo.querySelector('[data-seccion]:not([hidden])')
  pintarResumen(pagina, consulta, resultado)
  pintarCuentas(pagina, consulta, resultado)
}
