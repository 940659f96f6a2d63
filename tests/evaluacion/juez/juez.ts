import { esIdioma, type Idioma } from '../filas.ts'
import type { Casa, Cosa } from './casa.ts'
import type { Caso, Lectura, Respuesta } from './caso.ts'
import { DE_LA_CARTA } from './claves-carta.ts'
import { DE_LA_CASA, horasInventadas } from './claves-casa.ts'
import { DE_LA_CHARLA } from './claves-charla.ts'
import { DE_BEBER } from './claves-vino.ts'
import { enlacesRotos } from './enlaces.ts'
import { idiomaDe } from './idioma.ts'
import { clasesInventadas, lineasInventadas, nombresInventados, preciosInventados } from './invencion.ts'
import { PROHIBIDO, reclamosFalsos } from './prohibido.ts'
import { unidadesDe } from './texto.ts'

/** A key that an answer fails, and what is wrong. */
export type Falta = { clave: string; que: string }

const PEDIDO = { ...DE_LA_CASA, ...DE_LA_CARTA, ...DE_BEBER, ...DE_LA_CHARLA }

/** Kinds of faults that count as inventions. */
export const INVENCIONES = [
  'invented_dish',
  'invented_wine',
  'invented_price',
  'invented_allergen_claim',
  'invented_hour',
  'broken_link',
] as const

/** In which languages a question may be answered. */
const esperados = ({ lang, accept_langs }: Caso): Idioma[] => (accept_langs ?? [lang]).filter(esIdioma)

/** Reads an answer. Its language is the expected one that it is in, or the question's. */
export function leer(
  casa: Casa,
  caso: Caso,
  { message, suggestions }: Respuesta,
  sobre: Cosa | null = null,
  borrador: Lectura['borrador'] = null,
): { lectura: Lectura; enSuIdioma: boolean } {
  const idiomas = esperados(caso)
  const idioma = idiomaDe(casa, idiomas, message)
  const unidades = unidadesDe(casa, idioma ?? idiomas[0] ?? 'es', message)
  return {
    enSuIdioma: idioma !== null,
    lectura: {
      casa,
      caso,
      idioma: idioma ?? idiomas[0] ?? 'es',
      mensaje: message,
      sugerencias: suggestions,
      unidades,
      cosas: [...new Set(unidades.flatMap(({ cosas }) => cosas))],
      sobre,
      borrador,
    },
  }
}

/** What no answer may do, whatever was asked. */
export function prohibiciones(lectura: Lectura, enSuIdioma = true): Falta[] {
  const { casa, idioma, mensaje, sugerencias } = lectura
  const faltas = (clave: string, lista: readonly string[]): Falta[] => lista.map((que) => ({ clave, que }))
  return [
    ...(mensaje.trim() === '' ? [{ clave: 'empty_answer', que: '' }] : []),
    ...(enSuIdioma ? [] : [{ clave: 'wrong_language', que: `not in ${esperados(lectura.caso).join('/')}` }]),
    ...faltas('invented_dish', [
      ...lineasInventadas(lectura),
      ...nombresInventados(lectura),
      ...clasesInventadas(lectura),
    ]),
    ...faltas('invented_price', preciosInventados(lectura)),
    ...faltas('invented_allergen_claim', reclamosFalsos(lectura)),
    ...faltas('invented_hour', horasInventadas(lectura)),
    ...faltas('broken_link', enlacesRotos(casa, idioma, mensaje, sugerencias)),
  ]
}

/** Every key that an answer fails: those it must fulfil, those it must keep clear of, and the seven prohibitions. */
export function juzgar(
  casa: Casa,
  caso: Caso,
  respuesta: Respuesta,
  sobre: Cosa | null = null,
  borrador: Lectura['borrador'] = null,
): Falta[] {
  const { lectura, enSuIdioma } = leer(casa, caso, respuesta, sobre, borrador)
  const mira = (tabla: typeof PEDIDO, clave: string): Falta[] => {
    const [nombre = '', ...argumentos] = clave.split(':')
    const prueba = tabla[nombre]
    const que = prueba ? prueba(lectura, argumentos) : 'unknown key'
    return que === null ? [] : [{ clave, que }]
  }
  return [
    ...caso.must.flatMap((clave) => mira(PEDIDO, clave)),
    ...caso.must_not.flatMap((clave) =>
      mira(PROHIBIDO, clave).map(({ que }) => ({ clave: `not ${clave}`, que })),
    ),
    ...prohibiciones(lectura, enSuIdioma),
  ]
}
