import { reservas } from '../labels.ts'

/** What closing did, in words, from the figures in the address (`cerrar`); null where there are none. */
export function hecho(said: unknown): string | null {
  const [canceladas, mudos, quedan, ...espera] = (
    typeof said === 'string' && /^\d+(-\d+){2}((-\d+){3})?$/.test(said) ? said : ''
  )
    .split('-')
    .map(Number)
  if (canceladas === undefined || mudos === undefined || quedan === undefined) return null
  return [...lasReservas(canceladas, mudos, quedan), ...losQueEsperan(espera)].join(' ')
}

function lasReservas(canceladas: number, mudos: number, quedan: number): string[] {
  if (canceladas === 0)
    return [
      'Cerrado. No se ha cancelado ninguna reserva.',
      ...(quedan > 0 ? [`${quedan === 1 ? 'Sigue en pie' : 'Siguen en pie'} ${reservas(quedan)}.`] : []),
    ]
  const escritos = canceladas - mudos
  const cuantas = `Cerrado. Se ${canceladas === 1 ? 'ha' : 'han'} cancelado ${reservas(canceladas)}`
  return [
    escritos > 0
      ? `${cuantas} y se ha escrito a ${escritos} ${escritos === 1 ? 'cliente' : 'clientes'} en su idioma.`
      : `${cuantas}.`,
    ...(mudos > 0
      ? [`${mudos === 1 ? '1 no tiene correo: llámale' : `${mudos} no tienen correo: llámales`}.`]
      : []),
  ]
}

function losQueEsperan([escritos = 0, mudos = 0, quedan = 0]: readonly number[]): string[] {
  const dicho = []
  if (escritos > 0)
    dicho.push(
      `Se ha escrito en su idioma a ${escritos} ${escritos === 1 ? 'cliente que esperaba' : 'clientes que esperaban'} mesa.`,
    )
  if (mudos > 0)
    dicho.push(
      mudos === 1
        ? '1 de los que esperaban no tiene correo: llámale.'
        : `${mudos} de los que esperaban no tienen correo: llámales.`,
    )
  if (quedan > 0)
    dicho.push(
      `${quedan === 1 ? 'Sigue 1 cliente' : `Siguen ${quedan} clientes`} en la lista de espera, sin aviso.`,
    )
  return dicho
}
