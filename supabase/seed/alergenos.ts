/** Words that show an allergen in a recipe. They check the kitchen's declarations and do not replace them. */
import type { Clave, Declaration } from './sources.ts'

/**
 * Spanish words after folding accents. Excluded: almond and coconut milk, vegetable drinks, wheat-free tamari and
 * similar words. Beer contains barley.
 */
const ALERGENO_WORDS: Record<Clave, RegExp> = {
  gluten:
    /\b(trigo|espelta|kamut|pan|pan rallado|panko|empanad[oa]s?|harina(?! de (garbanzo|altramuz|arroz|maiz))|cebada|centeno|avena|cuscus|bulgur|seitan|fideos?|espaguetis|macarrones|tallarines|pasta|semola|galletas?|bizcocho|hojaldre|brioche|reganas|canelones|raviolis|masa madre|cerveza(?! sin gluten)|lager(?! en botella con certificado)|malta)\b/,
  crustaceos:
    /\b(gambas?|gambon(es)?|bogavante|langosta|cigalas?|langostinos?|carabineros?|cangrejos?|centollo|necoras?|percebes?|camaron(es)?|quisquillas?)\b/,
  huevos: /\b(huevos?|yemas?|mahonesa|mayonesa|alioli|tortilla|flan|brioche|merengue|clara de huevo)\b/,
  pescado:
    /\b(pescados?|anchoas?|atun|bonito|caballa|sardinas?|salmon|salmonete|bacalao|bacaladilla|merluza|rape|dorada|lubina|rodaballo|lenguado|boquerones|ventresca|fumet|worcestershire|caviar|huevas)\b/,
  cacahuetes: /\b(cacahuetes?|cacaos del collaret)\b/,
  soja: /\b(soja|tamari|tofu|miso|edamame)\b/,
  leche:
    /\b(leche(?! de (almendra|coco|avena|arroz|soja))|mantequilla|nata|quesos?|requeson|ricotta|mozzarella|parmesano|mascarpone|burrata|bechamel|yogur|cuajada|brioche|torta de oveja|suero)\b/,
  frutos_cascara:
    /\b(almendras?|avellanas?|nuez|nueces|pistachos?|anacardos?|pecanas?|macadamia|castanas? de para|turron|mazapan|praline|romesco)\b/,
  apio: /\b(apio|apionabo)\b/,
  mostaza: /\bmostazas?\b/,
  sesamo: /\b(sesamo|tahini|tahina|ajonjoli)\b/,
  sulfitos:
    /\b(vino|vinos|vinagre|sulfitos|vermut|mosto|mistela|espumoso|cava|escabeche|escabechad[oa]|encurtid[oa]s?|jerez|oloroso)\b/,
  altramuces: /\b(altramuz|altramuces|tramusos)\b/,
  moluscos:
    /\b(ostras?|sepias?|chipiron(es)?|calamar(es)?|pulpo|mejillon(es)?|almejas?|vieiras?|zamburinas?|navajas?|berberechos?|caracoles|tinta de sepia)\b/,
}
const CARNE =
  /\b(pollo|pavo|pato|perdiz|codorniz|conejo|jamon|chorizo|sobrasada|morcilla|embutido|tocino|panceta|cerdo|secreto|costillas?|ternera|vaca|buey|carrillera|cordero|cabrito|foie|carne|gelatina)\b/
/** No allergen, but not vegan. "Miel de caña" is molasses. */
const HONEY = /\bmiel(?! de cana)\b/

const plano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

export const alergenosIn = (texto: string): Clave[] =>
  (Object.keys(ALERGENO_WORDS) as Clave[]).filter((clave) => ALERGENO_WORDS[clave].test(plano(texto)))

type Recipe = {
  slug: string
  texto: string
  alergenos: Declaration
  declarado: boolean
  dietas: readonly ('vegetariano' | 'vegano')[]
}

export function contradictions({ slug, texto, alergenos, declarado, dietas }: Recipe): string[] {
  const { contiene, puede_contener, comprobado_sin } = alergenos
  const all = [...contiene, ...puede_contener, ...comprobado_sin]
  if (!declarado) return all.length > 0 ? [`${slug}: tiene alérgenos sin que nadie los haya declarado`] : []
  const animals: Clave[] = ['crustaceos', 'pescado', 'moluscos']
  return [
    ...alergenosIn(texto)
      .filter((clave) => !contiene.includes(clave))
      .map((clave) => `${slug}: lleva ${clave} y no lo declara`),
    ...all
      .filter((clave, i) => all.indexOf(clave) !== i)
      .map((clave) => `${slug}: declara ${clave} dos veces`),
    ...(dietas.includes('vegano') && !dietas.includes('vegetariano')
      ? [`${slug}: vegano y no vegetariano`]
      : []),
    ...(dietas.includes('vegetariano')
      ? [
          ...animals.filter((clave) => contiene.includes(clave)),
          ...(CARNE.test(plano(texto)) ? ['carne'] : []),
        ].map((que) => `${slug}: vegetariano con ${que}`)
      : []),
    ...(dietas.includes('vegano')
      ? [
          ...(['huevos', 'leche'] as const).filter((clave) => contiene.includes(clave)),
          ...(HONEY.test(plano(texto)) ? ['miel'] : []),
        ].map((que) => `${slug}: vegano con ${que}`)
      : []),
  ]
}
