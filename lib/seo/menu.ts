import { ficheroEn, idDeLaCasa, type Nodo, paginaEn, precioEn, type Sitio } from './node.ts'

type Nombre = { text: string }
type Precio = { formato: string; cents: number }
/** The address of a photograph up to its width, and its largest. */
type Foto = { base: string; ancho: number } | null
/** As much of a dish or drink as is told to search engines: its description and allergens stand on the page. */
export type PlatoDeCarta = {
  nombre: Nombre
  precios: readonly Precio[]
  dieta: 'vegano' | 'vegetariano' | null
  alergenos: { declarado: false } | { declarado: true; sinGluten: boolean }
  agotado: boolean
  foto?: Foto
}
export type SeccionDeCarta = { nombre: Nombre; platos: readonly PlatoDeCarta[] }
export type VinoDeCava = {
  nombre: string
  anada: number | null
  botella: number | null
  copa: number | null
  foto?: Foto
}
export type EstiloDeCava = { nombre: Nombre; vinos: readonly VinoDeCava[] }

/** Only what somebody has verified: nothing follows for a dish whose allergens nobody has declared. */
function dietas({ dieta, alergenos }: PlatoDeCarta): string[] {
  if (!alergenos.declarado) return []
  return [
    dieta === 'vegano' ? 'VeganDiet' : '',
    dieta ? 'VegetarianDiet' : '',
    alergenos.sinGluten ? 'GlutenFreeDiet' : '',
  ]
    .filter(Boolean)
    .map((diet) => `https://schema.org/${diet}`)
}

const oferta = (cents: number, name: string | null, agotado = false): Nodo => ({
  '@type': 'Offer',
  name,
  price: precioEn(cents),
  priceCurrency: 'EUR',
  availability: agotado ? 'https://schema.org/SoldOut' : null,
})

/** In the one format that everybody reads. */
const imagen = (sitio: Sitio, foto: Foto | undefined): string | null =>
  foto ? ficheroEn(sitio, `${foto.base}${foto.ancho}.webp` as `/${string}`) : null

/** A price for a weight says so even where it is the only one. */
const POR_PESO = new Set(['kg', '100g'])

const menu = (sitio: Sitio, pagina: `/${string}`, name: string, secciones: readonly Nodo[]): Nodo => ({
  '@type': 'Menu',
  '@id': `${paginaEn(sitio, pagina)}#carta`,
  name,
  url: paginaEn(sitio, pagina),
  inLanguage: sitio.locale,
  provider: { '@id': idDeLaCasa(sitio) },
  hasMenuSection: secciones,
})

const seccion = (name: string, platos: readonly Nodo[]): Nodo => ({
  '@type': 'MenuSection',
  name,
  hasMenuItem: platos,
})

/** The menu with its sections. `formato` names a serving ("half portion") where a dish is sold in several. */
export const menuDe = (
  secciones: readonly SeccionDeCarta[],
  name: string,
  formato: (clave: string) => string | null,
  sitio: Sitio,
): Nodo =>
  menu(
    sitio,
    '/menu',
    name,
    secciones.map(({ nombre, platos }) =>
      seccion(
        nombre.text,
        platos.map((plato) => ({
          '@type': 'MenuItem',
          name: plato.nombre.text,
          image: imagen(sitio, plato.foto),
          suitableForDiet: dietas(plato),
          offers: plato.precios.map(({ formato: clave, cents }) =>
            oferta(
              cents,
              plato.precios.length > 1 || POR_PESO.has(clave) ? formato(clave) : null,
              plato.agotado,
            ),
          ),
        })),
      ),
    ),
  )

/** The wine list as a menu: a section for each style, an offer for the glass and one for the bottle. */
export const cavaDe = (
  estilos: readonly EstiloDeCava[],
  name: string,
  medida: { copa: string; botella: string },
  sitio: Sitio,
): Nodo =>
  menu(
    sitio,
    '/wine',
    name,
    estilos.map(({ nombre, vinos }) =>
      seccion(
        nombre.text,
        vinos.map((vino) => ({
          '@type': 'MenuItem',
          name: [vino.nombre, vino.anada].filter(Boolean).join(' '),
          image: imagen(sitio, vino.foto),
          offers: [
            ...(vino.copa === null ? [] : [oferta(vino.copa, medida.copa)]),
            ...(vino.botella === null ? [] : [oferta(vino.botella, medida.botella)]),
          ],
        })),
      ),
    ),
  )
