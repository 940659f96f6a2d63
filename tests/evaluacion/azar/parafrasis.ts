import { IDIOMAS, type Idioma } from '../filas.ts'
import { type Casa, type Cosa, en } from '../juez/casa.ts'
import type { Dados } from './dados.ts'
import { ALERGENOS_DICHOS, CHAT, CLASES_DICHAS, CORTESIA, DIETAS_DICHAS, PLANTILLAS } from './plantillas.ts'

const DIAS: Record<Idioma, string> = {
  es: 'lunes martes miércoles jueves viernes sábado domingo',
  en: 'monday tuesday wednesday thursday friday saturday sunday',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
}

/** A question made up, and what it names. `entera`: the names stand in it letter by letter. */
export type Parafrasis = {
  idioma: Idioma
  texto: string
  nombradas: readonly Cosa[]
  plantilla: string
  entera: boolean
}

const FALLOS: ((texto: string, donde: number) => string)[] = [
  (t, i) => t.slice(0, i) + t.slice(i + 1),
  (t, i) => t.slice(0, i) + t.charAt(i) + t.slice(i),
  (t, i) => t.slice(0, i) + t.charAt(i + 1) + t.charAt(i) + t.slice(i + 2),
  (t, i) => t.slice(0, i) + (t.charAt(i) === 'e' ? 'a' : 'e') + t.slice(i + 1),
]

/** A question of a guest: a template with names of these rows, said in one of many ways. */
export function parafrasis(casa: Casa, azar: Dados): Parafrasis {
  const { tira, elige, unaDe } = azar
  const idioma = elige(IDIOMAS) ?? 'es'
  const plantilla = elige(PLANTILLAS[idioma]) ?? '{plato}'
  const nombradas: Cosa[] = []
  const nombre = (tipo: Cosa['tipo']): string => {
    const cosa = elige(casa.cosas.filter((una) => una.tipo === tipo))
    if (!cosa) return elige(CLASES_DICHAS[idioma]) ?? 'paella'
    nombradas.push(cosa)
    return (unaDe(4) ? cosa.nombres.get('es') : en(cosa.nombres, idioma)) ?? ''
  }
  let texto = plantilla
    .replace(/\(([^)]*\|[^)]*)\)/g, (_, formas: string) => elige(formas.split('|')) ?? '')
    .replace(/\{(\w+)\}/g, (_, hueco: string) => {
      if (hueco === 'clase') return elige(CLASES_DICHAS[idioma]) ?? ''
      if (hueco === 'alergeno') return elige(ALERGENOS_DICHOS[idioma]) ?? ''
      if (hueco === 'dieta') return elige(DIETAS_DICHAS[idioma]) ?? ''
      if (hueco === 'dia') return elige(DIAS[idioma].split(' ')) ?? ''
      return nombre(hueco === 'vino' || hueco === 'bebida' ? hueco : 'plato')
    })
  let entera = true
  if (unaDe(3)) {
    for (const [que, por] of CHAT[idioma]) texto = texto.replace(que, por)
    entera = false
  }
  for (let veces = tira(3); veces > 0 && texto.length > 8; veces--) {
    texto = (elige(FALLOS) ?? ((t) => t))(texto, 1 + tira(texto.length - 3))
    entera = false
  }
  if (unaDe(3)) texto = texto.normalize('NFD').replace(/\p{M}+/gu, '')
  if (unaDe(4)) texto = unaDe(2) ? texto.toUpperCase() : texto.charAt(0).toUpperCase() + texto.slice(1)
  const [antes, despues] = CORTESIA[idioma]
  if (unaDe(4)) texto = `${elige(antes)}${texto}`
  if (unaDe(2)) texto = `${texto}?`
  if (unaDe(4)) texto = `${texto}${elige(despues)}`
  return { idioma, texto: `${texto}${pistas(casa, azar)}`, nombradas, plantilla, entera }
}

const TIPO = { plato: 'dish', bebida: 'drink', vino: 'wine' } as const

/** Hints of the chat, now and then; sometimes for something that is no longer there. */
function pistas(casa: Casa, { elige, unaDe }: Dados): string {
  const partes: string[] = []
  if (unaDe(8))
    partes.push(
      `[dietary: ${elige(['vegano', 'vegetariano', 'gluten', 'celíaco', 'alergia', 'vegano, gluten'])}]`,
    )
  if (unaDe(10)) partes.push(`[wine: ${elige(['tinto', 'blanco', 'rosado, espumoso'])}]`)
  if (unaDe(10)) partes.push(`[time: ${elige(['comida', 'cena', 'cerrado'])}]`)
  const cosa = elige(casa.cosas)
  if (unaDe(8))
    partes.push(
      cosa && !unaDe(5)
        ? `[context: last=${TIPO[cosa.tipo]}:${cosa.slug}]`
        : '[context: last=dish:ya-no-esta]',
    )
  return partes.length > 0 ? ` ${partes.join(' ')}` : ''
}
