import { type Casa, en, type Thing } from '../judge/house.ts'
import { IDIOMAS, type Idioma } from '../rows.ts'
import type { Dados } from './dice.ts'
import { CHAT, COURTESY, TEMPLATES, TOLD_ALLERGENS, TOLD_DIETS, TOLD_KINDS } from './templates.ts'

const DIAS: Record<Idioma, string> = {
  es: 'lunes martes miércoles jueves viernes sábado domingo',
  en: 'monday tuesday wednesday thursday friday saturday sunday',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
}

/** A question made up, and what it names. `entera`: the names stand in it letter by letter. */
export type Paraphrase = {
  idioma: Idioma
  text: string
  named: readonly Thing[]
  template: string
  whole: boolean
}

const FAILURES: ((texto: string, where: number) => string)[] = [
  (t, i) => t.slice(0, i) + t.slice(i + 1),
  (t, i) => t.slice(0, i) + t.charAt(i) + t.slice(i),
  (t, i) => t.slice(0, i) + t.charAt(i + 1) + t.charAt(i) + t.slice(i + 2),
  (t, i) => t.slice(0, i) + (t.charAt(i) === 'e' ? 'a' : 'e') + t.slice(i + 1),
]

/** A question of a guest: a template with names of these rows, said in one of many ways. */
export function paraphrase(casa: Casa, chance: Dados): Paraphrase {
  const { tira, elige, unaDe } = chance
  const idioma = elige(IDIOMAS) ?? 'es'
  const template = elige(TEMPLATES[idioma]) ?? '{plato}'
  const named: Thing[] = []
  const nombre = (tipo: Thing['tipo']): string => {
    const thing = elige(casa.cosas.filter((one) => one.tipo === tipo))
    if (!thing) return elige(TOLD_KINDS[idioma]) ?? 'paella'
    named.push(thing)
    return (unaDe(4) ? thing.nombres.get('es') : en(thing.nombres, idioma)) ?? ''
  }
  let texto = template
    .replace(/\(([^)]*\|[^)]*)\)/g, (_, forms: string) => elige(forms.split('|')) ?? '')
    .replace(/\{(\w+)\}/g, (_, gap: string) => {
      if (gap === 'clase') return elige(TOLD_KINDS[idioma]) ?? ''
      if (gap === 'alergeno') return elige(TOLD_ALLERGENS[idioma]) ?? ''
      if (gap === 'dieta') return elige(TOLD_DIETS[idioma]) ?? ''
      if (gap === 'dia') return elige(DIAS[idioma].split(' ')) ?? ''
      return nombre(gap === 'vino' || gap === 'bebida' ? gap : 'plato')
    })
  let whole = true
  if (unaDe(3)) {
    for (const [que, by] of CHAT[idioma]) texto = texto.replace(que, by)
    whole = false
  }
  for (let times = tira(3); times > 0 && texto.length > 8; times--) {
    texto = (elige(FAILURES) ?? ((t) => t))(texto, 1 + tira(texto.length - 3))
    whole = false
  }
  if (unaDe(3)) texto = texto.normalize('NFD').replace(/\p{M}+/gu, '')
  if (unaDe(4)) texto = unaDe(2) ? texto.toUpperCase() : texto.charAt(0).toUpperCase() + texto.slice(1)
  const [antes, after] = COURTESY[idioma]
  if (unaDe(4)) texto = `${elige(antes)}${texto}`
  if (unaDe(2)) texto = `${texto}?`
  if (unaDe(4)) texto = `${texto}${elige(after)}`
  return {
    idioma,
    text: `${texto}${hints(casa, chance)}`,
    named,
    template,
    whole,
  }
}

const TIPO = { plato: 'dish', bebida: 'drink', vino: 'wine' } as const

/** Hints of the chat, now and then; sometimes for something that is no longer there. */
function hints(casa: Casa, { elige, unaDe }: Dados): string {
  const parts: string[] = []
  if (unaDe(8))
    parts.push(
      `[dietary: ${elige(['vegano', 'vegetariano', 'gluten', 'celíaco', 'alergia', 'vegano, gluten'])}]`,
    )
  if (unaDe(10)) parts.push(`[wine: ${elige(['tinto', 'blanco', 'rosado, espumoso'])}]`)
  if (unaDe(10)) parts.push(`[time: ${elige(['comida', 'cena', 'cerrado'])}]`)
  const thing = elige(casa.cosas)
  if (unaDe(8))
    parts.push(
      thing && !unaDe(5)
        ? `[context: last=${TIPO[thing.tipo]}:${thing.slug}]`
        : '[context: last=dish:ya-no-esta]',
    )
  return parts.length > 0 ? ` ${parts.join(' ')}` : ''
}
