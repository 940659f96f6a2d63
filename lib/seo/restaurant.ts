import { type OpeningHours, type Turno, type Week, weeksOf } from '../casa/horario.ts'
import { addDays, type IsoDate } from '../core/dates.ts'
import { casaId, fileUrl, pageUrl, type SchemaNode, type Site } from './node.ts'
import { imagenOf } from './pages.ts'

const DIAS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export type Casa = {
  nombre: string
  descripcion: string
  cocina: readonly string[]
  reservar: string
  telefono: string
  email: string
  direccion: string
  lineas: readonly string[]
  poblacion: string
  pais: string
  mapa: string | null
  redes: readonly (string | null)[]
  apertura: OpeningHours
  /** Integer cents; null for a house without a menu. */
  precios: { min: number; max: number } | null
  /** ISO date in Europe/Madrid: days that are over are left out. */
  hoy: IsoDate
}

function direccion({ lineas, direccion, poblacion, pais }: Casa): SchemaNode {
  const [street, rest] = lineas
  const town = /^(\d{4,5})\s+(.+)$/.exec(rest ?? '')
  return {
    '@type': 'PostalAddress',
    streetAddress: town ? street : direccion,
    postalCode: town?.[1],
    addressLocality: town?.[2] ?? poblacion,
    addressCountry: pais,
  }
}

const sameHours = (a: Turno, b: Turno): boolean =>
  a.servicio === b.servicio && a.desde === b.desde && a.cierre === b.cierre

/** One node for the days that share their hours. */
function nodesOf({ dias }: Week, valid: { validFrom?: IsoDate; validThrough?: IsoDate }): SchemaNode[] {
  const turnos = dias.flat()
  const own = turnos.filter((turno, i) => turnos.findIndex((other) => sameHours(turno, other)) === i)
  return own
    .toSorted((a, b) => Number(a.servicio === 'cena') - Number(b.servicio === 'cena'))
    .map((turno) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DIAS.filter((_, i) => dias[i]?.some((other) => sameHours(turno, other))).map(
        (dia) => `https://schema.org/${dia}`,
      ),
      opens: turno.desde,
      closes: turno.cierre,
      ...valid,
    }))
}

const weekHours = (hours: OpeningHours): SchemaNode[] =>
  weeksOf(hours).flatMap((week, i, weeks) => {
    const next = weeks[i + 1]
    return nodesOf(week, {
      ...(i > 0 ? { validFrom: week.desde } : {}),
      ...(next ? { validThrough: addDays(next.desde, -1) } : {}),
    })
  })

const CLOSED = [{ desde: '00:00', cierre: '00:00' }]

const specialDays = ({ specialDays: days }: OpeningHours, today: IsoDate): SchemaNode[] =>
  days
    .filter(({ hasta }) => hasta >= today)
    .flatMap(({ desde, hasta, motivo, turnos }) =>
      (turnos.length > 0 ? turnos : CLOSED).map((turno) => ({
        '@type': 'OpeningHoursSpecification',
        opens: turno.desde,
        closes: turno.cierre,
        validFrom: desde,
        validThrough: hasta,
        description: motivo?.text,
      })),
    )

const priceRange = ({ min, max }: { min: number; max: number }): string =>
  `${Math.floor(min / 100)}–${Math.ceil(max / 100)} €`

/** The restaurant as pages name it that are about something else: who it is, and where it tells the rest. */
export const restaurantName = (nombre: string, site: Site): SchemaNode => ({
  '@type': 'Restaurant',
  '@id': casaId(site),
  name: nombre,
  url: pageUrl(site, '/'),
})

/** The restaurant, with its hours and where to book. No reviews: search engines ignore or punish self-published
 * ratings. */
export function restaurantNode(casa: Casa, site: Site): SchemaNode {
  const reservas = pageUrl(site, '/reservations')
  return {
    '@type': 'Restaurant',
    '@id': casaId(site),
    name: casa.nombre,
    description: casa.descripcion || null,
    url: pageUrl(site, '/'),
    image: fileUrl(site, imagenOf(site.locale, '/') as `/${string}`),
    logo: fileUrl(site, '/iconos/512.png'),
    telephone: casa.telefono,
    email: casa.email,
    address: direccion(casa),
    hasMap: casa.mapa,
    sameAs: casa.redes.filter((url) => url !== null),
    servesCuisine: casa.cocina,
    priceRange: casa.precios && priceRange(casa.precios),
    currenciesAccepted: 'EUR',
    hasMenu: pageUrl(site, '/menu'),
    acceptsReservations: true,
    openingHoursSpecification: weekHours(casa.apertura),
    specialOpeningHoursSpecification: specialDays(casa.apertura, casa.hoy),
    potentialAction: {
      '@type': 'ReserveAction',
      name: casa.reservar,
      target: {
        '@type': 'EntryPoint',
        ...(site.origen ? { urlTemplate: reservas } : { url: reservas }),
        actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
      },
      result: { '@type': 'FoodEstablishmentReservation', name: casa.reservar },
    },
  }
}
