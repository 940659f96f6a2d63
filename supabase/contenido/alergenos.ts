/** Which words of a recipe give an allergen away. A safety net under the kitchen's declarations, not a replacement. */
import type { Clave, Declaracion } from './fuentes.ts'

/** Spanish words after folding accents. Almond milk is no milk, tamari has no wheat, beer is brewed from barley. */
const DELATAN: Record<Clave, RegExp> = {
  gluten:
    /\b(trigo|pan|cebada|centeno|avena|fideos?|espaguetis|pasta|semola|galleta|brioche|reganas|canelones|raviolis|masa madre|cerveza(?! sin gluten)|lager(?! en botella con certificado)|malta)\b/,
  crustaceos: /\b(gambas?|bogavante|cigalas?|langostinos?|cangrejos?|camaron(es)?)\b/,
  huevos: /\b(huevos?|yemas?|mahonesa|mayonesa|alioli|brioche|merengue)\b/,
  pescado:
    /\b(pescado|anchoas?|atun|bacalao|bacaladilla|merluza|rape|dorada|lubina|rodaballo|boquerones|ventresca|fumet|worcestershire)\b/,
  cacahuetes: /\bcacahuetes?\b/,
  soja: /\b(soja|tamari)\b/,
  leche:
    /\b(leche(?! de (almendra|coco|avena))|mantequilla|nata|quesos?|requeson|burrata|bechamel|yogur|brioche|torta de oveja)\b/,
  frutos_cascara: /\b(almendras?|avellanas?|nuez|nueces|pistachos?|anacardos?|turron)\b/,
  apio: /\b(apio|apionabo)\b/,
  mostaza: /\bmostaza\b/,
  sesamo: /\b(sesamo|tahini)\b/,
  sulfitos: /\b(vino|vinagre|sulfitos|vermut|mosto|espumoso|cava|escabeche)\b/,
  altramuces: /\b(altramuz|altramuces|tramusos)\b/,
  moluscos: /\b(ostras?|sepia|calamar(es)?|pulpo|mejillon(es)?|almejas?|vieiras?|berberechos?|caracoles)\b/,
}
const CARNE = /\b(pollo|jamon|cerdo|ternera|cordero|conejo|costilla|morcilla|perdiz|vaca|embutido|secreto)\b/

const plano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** The allergens that the words of a recipe give away. */
export const delatados = (texto: string): Clave[] =>
  (Object.keys(DELATAN) as Clave[]).filter((clave) => DELATAN[clave].test(plano(texto)))

type Elaboracion = {
  slug: string
  /** Everything the house says about it in Spanish. */
  texto: string
  alergenos: Declaracion
  declarado: boolean
  dietas: readonly ('vegetariano' | 'vegano')[]
}

/** Every contradiction between what something is made of and what is declared, each a sentence. */
export function contradicciones({ slug, texto, alergenos, declarado, dietas }: Elaboracion): string[] {
  const { contiene, puede_contener, comprobado_sin } = alergenos
  const todos = [...contiene, ...puede_contener, ...comprobado_sin]
  if (!declarado) return todos.length > 0 ? [`${slug}: tiene alérgenos sin que nadie los haya declarado`] : []
  const animales: Clave[] = ['crustaceos', 'pescado', 'moluscos']
  return [
    ...delatados(texto)
      .filter((clave) => !contiene.includes(clave))
      .map((clave) => `${slug}: lleva ${clave} y no lo declara`),
    ...todos
      .filter((clave, i) => todos.indexOf(clave) !== i)
      .map((clave) => `${slug}: declara ${clave} dos veces`),
    ...(dietas.includes('vegano') && !dietas.includes('vegetariano')
      ? [`${slug}: vegano y no vegetariano`]
      : []),
    ...(dietas.includes('vegetariano')
      ? [
          ...animales.filter((clave) => contiene.includes(clave)),
          ...(CARNE.test(plano(texto)) ? ['carne'] : []),
        ].map((que) => `${slug}: vegetariano con ${que}`)
      : []),
    ...(dietas.includes('vegano')
      ? (['huevos', 'leche'] as const)
          .filter((clave) => contiene.includes(clave))
          .map((que) => `${slug}: vegano con ${que}`)
      : []),
  ]
}
