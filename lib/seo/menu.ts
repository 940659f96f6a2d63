import { casaId, fileUrl, pageUrl, precioEn, type SchemaNode, type Site } from './node.ts'

type Nombre = { text: string }
type Precio = { formato: string; cents: number }
/** The address of a photograph up to its width, and its largest. */
type Foto = { base: string; ancho: number } | null
/** As much of a dish or drink as is told to search engines: its description and allergens stand on the page. */
export type CartaPlato = {
  nombre: Nombre
  precios: readonly Precio[]
  dieta: 'vegano' | 'vegetariano' | null
  alergenos: { declarado: false } | { declarado: true; sinGluten: boolean }
  agotado: boolean
  foto?: Foto
}
export type CartaSection = { nombre: Nombre; platos: readonly CartaPlato[] }
type CavaVino = {
  nombre: string
  anada: number | null
  botella: number | null
  copa: number | null
  foto?: Foto
}
export type CavaStyle = { nombre: Nombre; vinos: readonly CavaVino[] }

/** Only what somebody has verified: nothing follows for a dish whose allergens nobody has declared. */
function dietas({ dieta, alergenos }: CartaPlato): string[] {
  if (!alergenos.declarado) return []
  return [
    dieta === 'vegano' ? 'VeganDiet' : '',
    dieta ? 'VegetarianDiet' : '',
    alergenos.sinGluten ? 'GlutenFreeDiet' : '',
  ]
    .filter(Boolean)
    .map((diet) => `https://schema.org/${diet}`)
}

const oferta = (cents: number, name: string | null, agotado = false): SchemaNode => ({
  '@type': 'Offer',
  name,
  price: precioEn(cents),
  priceCurrency: 'EUR',
  availability: agotado ? 'https://schema.org/SoldOut' : null,
})

/** In the one format that everybody reads. */
const imagen = (site: Site, foto: Foto | undefined): string | null =>
  foto ? fileUrl(site, `${foto.base}${foto.ancho}.webp` as `/${string}`) : null

/** A price for a weight says so even where it is the only one. */
const SOLD_BY_WEIGHT = new Set(['kg', '100g'])

const menu = (site: Site, page: `/${string}`, name: string, sections: readonly SchemaNode[]): SchemaNode => ({
  '@type': 'Menu',
  '@id': `${pageUrl(site, page)}#carta`,
  name,
  url: pageUrl(site, page),
  inLanguage: site.locale,
  provider: { '@id': casaId(site) },
  hasMenuSection: sections,
})

const menuSection = (name: string, platos: readonly SchemaNode[]): SchemaNode => ({
  '@type': 'MenuSection',
  name,
  hasMenuItem: platos,
})

/** The menu with its sections. `formato` names a serving ("half portion") where a dish is sold in several. */
export const menuOf = (
  sections: readonly CartaSection[],
  name: string,
  formatName: (clave: string) => string | null,
  site: Site,
): SchemaNode =>
  menu(
    site,
    '/menu',
    name,
    sections.map(({ nombre, platos }) =>
      menuSection(
        nombre.text,
        platos.map((plato) => ({
          '@type': 'MenuItem',
          name: plato.nombre.text,
          image: imagen(site, plato.foto),
          suitableForDiet: dietas(plato),
          offers: plato.precios.map(({ formato: clave, cents }) =>
            oferta(
              cents,
              plato.precios.length > 1 || SOLD_BY_WEIGHT.has(clave) ? formatName(clave) : null,
              plato.agotado,
            ),
          ),
        })),
      ),
    ),
  )

/** The wine list as a menu: a section for each style, an offer for the glass and one for the bottle. */
export const cavaOf = (
  styles: readonly CavaStyle[],
  name: string,
  sizeLabels: { copa: string; botella: string },
  site: Site,
): SchemaNode =>
  menu(
    site,
    '/wine',
    name,
    styles.map(({ nombre, vinos }) =>
      menuSection(
        nombre.text,
        vinos.map((vino) => ({
          '@type': 'MenuItem',
          name: [vino.nombre, vino.anada].filter(Boolean).join(' '),
          image: imagen(site, vino.foto),
          offers: [
            ...(vino.copa === null ? [] : [oferta(vino.copa, sizeLabels.copa)]),
            ...(vino.botella === null ? [] : [oferta(vino.botella, sizeLabels.botella)]),
          ],
        })),
      ),
    ),
  )
