import type { Idioma } from '../rows.ts'
import type { Read } from './case.ts'
import { fold } from './fold.ts'
import type { Thing } from './house.ts'
import { dice } from './phrases.ts'

const DE_ANIMAL = ['leche', 'huevos', 'pescado', 'crustaceos', 'moluscos']

/** What the tags say of a diet; a vegan tag beside a declared animal allergen is in doubt. */
export function dietaDe(thing: Thing, dieta: string): 'si' | 'no' | 'duda' {
  const marked = dieta === 'vegan' ? thing.vegano : thing.vegetariano || thing.vegano
  if (!marked) return 'no'
  const animal = dieta === 'vegan' ? DE_ANIMAL : DE_ANIMAL.slice(2)
  return animal.some((clave) => thing.alergenos.get(clave) === 'contiene') ? 'duda' : 'si'
}

const WORD: Record<string, RegExp> = {
  vegan: /\bvegan|\bvegano|\bvegana|vegetalien|\bplant[- ]based/,
  vegetarian: /\bvegetarian|\bvegetarien|\bvegetarisch|\bveggie/,
}
const DOUBT: Record<Idioma, RegExp> = {
  es: /no (?:concuerdan|coinciden)|contradic/,
  en: /do not agree|don't agree|disagree|conflict|contradict/,
  fr: /concordent pas|contradict|se contredi/,
  de: /widersprech|nicht uberein/,
  it: /non concordano|contraddi/,
}

/** Every thing that an answer calls vegan or vegetarian, or says is not marked so. */
export function toldDiets({ units, idioma }: Read, dieta: string): { thing: Thing; si: boolean }[] {
  const word = WORD[dieta]
  if (!word) return []
  return units.flatMap((unit) => {
    const texto = word.test(unit.rest) ? unit.rest : unit.listed ? fold(unit.head) : ''
    if (!word.test(texto) || DOUBT[idioma].test(texto)) return []
    // "Not quite; the closest is: yes, marked as vegan": what counts is the part that speaks of the diet.
    const parte = texto.split(': ').find((one) => word.test(one)) ?? texto
    return unit.things.map((thing) => ({ thing, si: !dice('niega', idioma, parte) }))
  })
}
