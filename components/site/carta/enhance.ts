import { filtrar } from '@/lib/carta/filter.ts'
import { type Consulta, escribirConsulta, hayFiltro } from '@/lib/carta/query.ts'
import { llevarPregunta } from '../enhance/language.ts'
import { conIndice, consultaDe, type Indice, leerPagina, type Pagina, ponerCasillas } from './enhance-read.ts'
import { pintar } from './enhance-render.ts'
import { globo } from './enhance-tooltip.ts'

/** Whoever types is let finish. */
const PAUSA = 150
/** Allergens this device was asked to remember; `despertar` wakes the menu for it. */
const RECUERDO = 'alma-sin'

const recordado = (): string => {
  try {
    return localStorage.getItem(RECUERDO) ?? ''
  } catch {
    return ''
  }
}
function recordar(sin: readonly string[]) {
  try {
    if (sin.length > 0) localStorage.setItem(RECUERDO, sin.join(','))
    else localStorage.removeItem(RECUERDO)
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}

async function pedirIndice(locale: string): Promise<Indice> {
  const answer = await fetch(`/api/carta?l=${locale}`)
  if (!answer.ok) throw new Error(`The index of the menu answers ${answer.status}`)
  return answer.json()
}

/** The question of the form, with the sections shown anyway that no field holds. */
function preguntada(pagina: Pagina, mostrar: readonly string[]): Consulta {
  const params = new URLSearchParams()
  for (const [clave, valor] of new FormData(pagina.form))
    if (typeof valor === 'string') params.append(clave, valor)
  params.append('mostrar', mostrar.join(','))
  return consultaDe(pagina, params)
}

/** Filters the menu where it stands, with the rules and sentences of the server, and keeps the address in step. */
export function mejorar(raiz: HTMLElement): void {
  const pagina = leerPagina(raiz)
  if (!pagina) return
  const { form, lengua } = pagina
  let secciones = pagina.secciones
  let indice: Indice = {}
  let consulta = consultaDe(pagina, new URLSearchParams(location.search))
  const caja = raiz.querySelector<HTMLInputElement>('[data-recordar]')
  const hoja = raiz.querySelector<HTMLElement>('[popover]:not([data-globo])')
  const resumen = raiz.querySelector<HTMLElement>('[data-resumen]')
  const pagina0 = new URL(form.action).pathname

  const repintar = () => {
    const grupos = secciones.map(({ slug, tipo, filas }) => ({
      slug,
      tipo,
      fichas: filas.map(({ ficha }) => ficha),
    }))
    pintar(pagina, secciones, indice, consulta, filtrar(grupos, consulta))
  }
  const aplicar = (next: Consulta, anotar = true) => {
    consulta = next
    ponerCasillas(pagina, consulta)
    repintar()
    if (caja?.checked) recordar(consulta.sin)
    // Not Next's own: nothing is to be rendered again.
    if (anotar)
      History.prototype.replaceState.call(
        history,
        history.state,
        '',
        pagina0 + escribirConsulta(consulta) + location.hash,
      )
    llevarPregunta(document)
  }
  const deFormulario = () => aplicar(preguntada(pagina, consulta.mostrar))

  let timer = 0
  pagina.casillas.q?.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(deFormulario, PAUSA)
  })
  for (const input of [...pagina.casillas.sin, ...pagina.casillas.dieta])
    input.addEventListener('change', deFormulario)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    deFormulario()
    if (!hoja?.matches(':popover-open')) return
    hoja.hidePopover()
    resumen?.scrollIntoView({ block: 'center' })
    resumen?.focus({ preventScroll: true })
  })
  raiz.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[data-imprimir]')) print()
    const link = target?.closest<HTMLAnchorElement>('a[data-filtro]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const inNote = link.closest('[data-ocultos]')
    aplicar(consultaDe(pagina, new URL(link.href).searchParams))
    // The token that was clicked is gone; what it belonged to is not.
    if (!inNote) (hayFiltro(consulta) ? resumen : pagina.casillas.q)?.focus({ preventScroll: true })
  })
  caja?.addEventListener('change', () => recordar(caja.checked ? consulta.sin : []))
  addEventListener('popstate', () => aplicar(consultaDe(pagina, new URLSearchParams(location.search)), false))
  matchMedia('(min-width: 821px)').addEventListener('change', () => hoja?.hidePopover())

  const guardado = recordado()
  if (caja && guardado) caja.checked = true
  const asked = preguntada(pagina, consulta.mostrar)
  // What was ticked or typed while this code was on its way counts; else what this device remembers.
  if (!hayFiltro(asked) && guardado && !location.search)
    aplicar(consultaDe(pagina, new URLSearchParams({ sin: guardado })))
  else if (escribirConsulta(asked) !== escribirConsulta(consulta)) aplicar(asked)
  else repintar()
  raiz.dataset.vivo = ''
  globo(raiz)
  pedirIndice(lengua.locale).then((found) => {
    indice = found
    secciones = conIndice(pagina.secciones, found)
    if (consulta.q) repintar()
  }, console.warn)
}
