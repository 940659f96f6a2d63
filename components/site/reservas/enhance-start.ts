import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import type { Escritos } from '@/lib/reservas/form.ts'
import { type Borrador, olvidar } from './enhance-draft.ts'
import { boton, crear, type Decir, type Partes, type Pedido } from './enhance-parts.ts'

/** How many, as the buttons say; null while the number beside "9 to 20" is none. */
export function personasDe({ personas, grupo }: Partes): number | null {
  const value = personas.querySelector<HTMLInputElement>('[name=personas]:checked')?.value
  if (value !== 'mas') return value ? Number(value) : null
  return grupo.validity.valid && grupo.value !== '' ? Number(grupo.value) : null
}

/** What the page was made with: nothing but a party of two on the kept page. */
export function delServidor(p: Partes): Pedido {
  const { form, root, mesas } = p
  const fecha = form.querySelector<HTMLInputElement>('[data-oculto][name=fecha_reserva]')?.value ?? ''
  const hora = form.querySelector<HTMLInputElement>('[name=hora_reserva]:checked')?.value ?? ''
  const { espera = '' } = root.dataset
  return {
    personas: personasDe(p),
    fecha: isIsoDate(fecha) ? fecha : null,
    hora: isHHmm(hora) ? hora : null,
    mesa: mesas.querySelector('[value=exterior]:checked') ? 'exterior' : 'interior',
    espera: isHHmm(espera) ? espera : null,
  }
}

function ponerPersonas({ personas, grupo }: Partes, n: number | null): void {
  const own = personas.querySelector<HTMLInputElement>(`[name=personas][value="${n}"]`)
  const radio = own ?? personas.querySelector<HTMLInputElement>('[value=mas]')
  if (radio) radio.checked = true
  if (!own && n !== null) grupo.value = String(n)
}

type Campos = { escritos(): Escritos; rellenar(values: Escritos): void }

/**
 * Takes up what was begun in this browser before, unless the page brings something itself.
 *
 * @returns true when there was anything to take up
 */
export function recuperar(p: Partes, before: Borrador, pedido: Pedido, campos: Campos): boolean {
  if (Object.keys(campos.escritos()).some((name) => name !== 'primera_visita')) return false
  campos.rellenar(before.escritos)
  if (pedido.fecha === null) {
    Object.assign(pedido, before.pedido, { personas: before.pedido.personas ?? pedido.personas })
    ponerPersonas(p, pedido.personas)
  }
  return before.pedido.fecha !== null || before.escritos.nombre !== undefined
}

/** Says that a draft was taken up, with the way to begin again. */
export function ofrecerDeNuevo({ errores }: Partes, decir: Decir): void {
  const again = boton(decir('deNuevo'), {}, () => {
    olvidar()
    location.reload()
  })
  errores.before(crear('div', { 'data-recuperado': true, role: 'status' }, decir('recuperado'), again))
}
