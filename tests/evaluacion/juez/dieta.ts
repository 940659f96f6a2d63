import type { Idioma } from '../filas.ts'
import type { Cosa } from './casa.ts'
import type { Lectura } from './caso.ts'
import { dice } from './decir.ts'
import { plegar } from './plegar.ts'

const DE_ANIMAL = ['leche', 'huevos', 'pescado', 'crustaceos', 'moluscos']

/** What the tags say of a diet; a vegan tag beside a declared animal allergen is in doubt. */
export function dietaDe(cosa: Cosa, dieta: string): 'si' | 'no' | 'duda' {
  const marcada = dieta === 'vegan' ? cosa.vegano : cosa.vegetariano || cosa.vegano
  if (!marcada) return 'no'
  const animal = dieta === 'vegan' ? DE_ANIMAL : DE_ANIMAL.slice(2)
  return animal.some((clave) => cosa.alergenos.get(clave) === 'contiene') ? 'duda' : 'si'
}

const PALABRA: Record<string, RegExp> = {
  vegan: /\bvegan|\bvegano|\bvegana|vegetalien|\bplant[- ]based/,
  vegetarian: /\bvegetarian|\bvegetarien|\bvegetarisch|\bveggie/,
}
const DUDA: Record<Idioma, RegExp> = {
  es: /no (?:concuerdan|coinciden)|contradic/,
  en: /do not agree|don't agree|disagree|conflict|contradict/,
  fr: /concordent pas|contradict|se contredi/,
  de: /widersprech|nicht uberein/,
  it: /non concordano|contraddi/,
}

/** Every thing that an answer calls vegan or vegetarian, or says is not marked so. */
export function dietasDichas({ unidades, idioma }: Lectura, dieta: string): { cosa: Cosa; si: boolean }[] {
  const palabra = PALABRA[dieta]
  if (!palabra) return []
  return unidades.flatMap((unidad) => {
    const texto = palabra.test(unidad.resto) ? unidad.resto : unidad.lista ? plegar(unidad.cabeza) : ''
    if (!palabra.test(texto) || DUDA[idioma].test(texto)) return []
    // "Not quite; the closest is: yes, marked as vegan": what counts is the part that speaks of the diet.
    const parte = texto.split(': ').find((una) => palabra.test(una)) ?? texto
    return unidad.cosas.map((cosa) => ({ cosa, si: !dice('niega', idioma, parte) }))
  })
}
