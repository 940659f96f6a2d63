import { casaId, fileUrl, pageUrl, type SchemaNode, type Site, schemaPrecio } from './node.ts'

type Nombre = { text: string }
type Precio = { formato: string; cents: number }
type Foto = { base: string; ancho: number } | null
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

/** Only what somebody has verified: nothing follows for an undeclared dish. */
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
  price: schemaPrecio(cents),
  priceCurrency: 'EUR',
  availability: agotado ? 'https://schema.org/SoldOut' : null,
})

const imagen = (site: Site, foto: Foto | undefined): string | null =>
  foto ? fileUrl(site, `${foto.base}${foto.ancho}.webp` as `/${string}`) : null

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
