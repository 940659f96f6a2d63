import type { Filas } from '../filas.ts'
import { casaDe, momentoDe } from '../juez/casa.ts'
import { importes } from '../juez/dinero.ts'
import { leer, prohibiciones } from '../juez/juez.ts'
import { dados } from './dados.ts'
import { contestador } from './nucleo.ts'
import { parafrasis } from './parafrasis.ts'

/** One lie put into a true answer, and the prohibition that must be found. */
type Mentira = { clave: string; mensaje: string }

function mentiras(mensaje: string): Mentira[] {
  const lineas = mensaje.split('\n')
  const [importe] = importes(mensaje)
  const lista = lineas.findIndex((linea) => linea.startsWith('- '))
  return [
    ...(importe
      ? [
          {
            clave: 'invented_price',
            mensaje: mensaje.replace(
              importe.texto,
              importe.texto.replace(/\d(?=\D*$)/, (d) => String((Number(d) + 3) % 10)),
            ),
          },
        ]
      : []),
    ...(lista >= 0
      ? [{ clave: 'invented_dish', mensaje: lineas.with(lista, '- Zarzuela imperial: 1,00 €').join('\n') }]
      : []),
  ]
}

/** How many lies planted in true answers the judge finds; one that keeps quiet about them proves nothing. */
export function plantar(
  filas: Filas,
  cuantas: number,
  semilla = 1,
): { plantadas: number; calladas: string[] } {
  const momento = momentoDe('2026-11-25T11:00:00+01:00')
  const casa = casaDe(filas, momento)
  const contesta = contestador(filas, momento)
  const azar = dados(semilla)
  const calladas: string[] = []
  let plantadas = 0
  for (let una = 0; una < cuantas; una++) {
    const { texto, idioma } = parafrasis(casa, azar)
    const { message, lang } = contesta(texto, idioma)
    const caso = { id: 'x', lang, text: texto, intent: 'x', must: [], must_not: [] }
    for (const { clave, mensaje } of mentiras(message)) {
      plantadas++
      const { lectura } = leer(casa, caso, { message: mensaje, suggestions: [] })
      if (!prohibiciones(lectura).some((falta) => falta.clave === clave))
        calladas.push(`${clave}: ${mensaje.slice(0, 160)}`)
    }
  }
  return { plantadas, calladas }
}
