import type { HHmm } from '@/lib/core/dates.ts'
import { boton, crear, type Decir, type Hueco, type Huecos, type Mesa, type Partes } from './enhance-parts.ts'

type Mundo = {
  decir: Decir
  hora: HHmm | null
  /** Free times near one that was refused. */
  cerca: readonly string[]
  elegir(hora: HHmm): void
  esperar(hora: HHmm): void
}

const turnos = ({ comida, cena }: Huecos): Hueco[] => [...comida, ...cena]
/** What a time is missing before one may wait for it: seats, and nothing else. */
const esperable = ({ motivo }: Hueco): boolean => motivo === 'lleno' || motivo === 'ritmo'

/** The time of a day, if it can still be had. */
export const libre = (huecos: Huecos, hora: string | null): Hueco | undefined =>
  turnos(huecos).find((hueco) => hueco.hora === hora && hueco.libre)

/** Writes the times of a day as the page does (`reserva-horas.tsx`). */
export function pintarHoras(pintado: HTMLElement, huecos: Huecos, mundo: Mundo): void {
  const { decir } = mundo
  const opcion = ({ hora, libre, motivo }: Hueco): HTMLElement => {
    const radio = crear('input', {
      type: 'radio',
      id: `hora-${hora}`,
      name: 'hora_reserva',
      value: hora,
      disabled: !libre,
    })
    radio.checked = hora === mundo.hora
    radio.addEventListener('change', () => mundo.elegir(hora))
    const why = decir(`hora_${motivo}`) || decir('hora_lleno')
    return crear(
      'label',
      { 'data-opcion': true },
      radio,
      crear('span', {}, hora, ...(libre ? [] : [crear('small', { class: 'oculto' }, `, ${why}`)])),
    )
  }
  const grupo = (name: 'comida' | 'cena') =>
    huecos[name].length === 0
      ? []
      : [
          crear(
            'fieldset',
            {},
            crear('legend', {}, decir(name)),
            crear('div', { 'data-rejilla': true }, ...huecos[name].map(opcion)),
          ),
        ]
  const full = turnos(huecos).filter(esperable)
  const cerca = mundo.cerca.filter((hora) => libre(huecos, hora))
  pintado.replaceChildren(
    ...(cerca.length === 0
      ? []
      : [
          crear(
            'div',
            { 'data-cerca': true },
            crear('p', {}, decir('cerca')),
            ...cerca.map((hora) =>
              boton(hora, {}, () => {
                document.querySelector<HTMLInputElement>(`#hora-${CSS.escape(hora)}`)?.click()
              }),
            ),
          ),
        ]),
    ...(turnos(huecos).some((hueco) => hueco.libre) ? [] : [crear('p', {}, decir('sinHoras'))]),
    ...grupo('comida'),
    ...grupo('cena'),
    ...(turnos(huecos).every((hueco) => hueco.libre) ? [] : [crear('p', {}, decir('tachadas'))]),
    ...(full.length === 0
      ? []
      : [
          crear(
            'div',
            { 'data-en-espera': true },
            crear('p', {}, decir('esperaAyuda')),
            ...full.map(({ hora }) =>
              boton(hora, { 'aria-label': decir('esperaHora', { hora }) }, () => mundo.esperar(hora)),
            ),
          ),
        ]),
  )
}

/** Nobody can tell what is free: no guess, and the way to ask again. */
export function pintarRoto(pintado: HTMLElement, decir: Decir, again: () => void): void {
  const text = crear('p', {}, decir('sinDatos'))
  pintado.replaceChildren(
    crear('div', { 'data-roto': true, role: 'alert' }, text, boton(decir('reintentar'), {}, again)),
  )
}

/** The waiting list of a full time, in the place of the times. */
export function pintarEspera(pintado: HTMLElement, decir: Decir, hora: HHmm, quitar: () => void): void {
  pintado.replaceChildren(
    crear(
      'div',
      { 'data-caja-espera': true },
      crear('h3', {}, `${decir('esperaTitulo')}: ${hora}`),
      crear('p', {}, decir('esperaTexto')),
      boton(decir('esperaQuitar'), {}, quitar),
    ),
  )
}

/**
 * Opens and closes the areas as the chosen time allows.
 *
 * @returns the area that is chosen now
 */
export function ponerMesas({ mesas }: Partes, hueco: Hueco | undefined, elegida: Mesa): Mesa {
  const radios = [...mesas.querySelectorAll<HTMLInputElement>('input')]
  for (const radio of radios) {
    const full = hueco !== undefined && hueco.mesas[radio.value as Mesa] !== null
    radio.disabled = full
    const said = radio.closest('label')?.querySelector<HTMLElement>('[data-llena]')
    if (said) said.hidden = !full
  }
  const open = radios.find(({ value, disabled }) => value === elegida && !disabled)
  const chosen = open ?? radios.find(({ disabled }) => !disabled)
  if (chosen) chosen.checked = true
  return chosen?.value === 'exterior' ? 'exterior' : 'interior'
}
