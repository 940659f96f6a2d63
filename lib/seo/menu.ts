import { casaId, fileUrl, pageUrl, type SchemaNode, type Site, schemaPrecio } from './node.ts'

type Nombre = { text: string }
type Foto = { base: string; ancho: number } | null
type CartaPlato = {
  dieta: 'vegano' | 'vegetariano' | null
  alergenos: { declarado: false } | { declarado: true; sinGluten: boolean }
}
type CavaVino = {
  nombre: string
  anada: number | null
  botella: number | null
  copa: number | null
  foto?: Foto
}
export type CavaStyle = { nombre: Nombre; vinos: readonly CavaVino[] }

/** Only what somebody has verified: nothing follows for an undeclared dish. */
export function suitableDiets({ dieta, alergenos }: CartaPlato): string[] {
  if (!alergenos.declarado) return []
  return [
    dieta === 'vegano' ? 'VeganDiet' : '',
    dieta ? 'VegetarianDiet' : '',
    alergenos.sinGluten ? 'GlutenFreeDiet' : '',
  ]
    .filter(Boolean)
    .map((diet) => `https://schema.org/${diet}`)
}

export const SOLD_OUT = 'https://schema.org/SoldOut'

const oferta = (cents: number, name: string): SchemaNode => ({
  '@type': 'Offer',
  name,
  price: schemaPrecio(cents),
  priceCurrency: 'EUR',
})

const imagen = (site: Site, foto: Foto | undefined): string | null =>
  foto ? fileUrl(site, `${foto.base}${foto.ancho}.webp` as `/${string}`) : null

/** Where a page tells of its menu: in its JSON-LD, and on `/menu` in the rows themselves. */
export const MENU_ID = '#carta'

const menu = (
  site: Site,
  page: `/${string}`,
  name: string,
  sections: readonly SchemaNode[] = [],
): SchemaNode => ({
  '@type': 'Menu',
  '@id': `${pageUrl(site, page)}${MENU_ID}`,
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

/** Its sections and dishes are told by their rows (`components/site/carta`), which have all of it already. */
export const menuOf = (name: string, site: Site): SchemaNode => menu(site, '/menu', name)

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
