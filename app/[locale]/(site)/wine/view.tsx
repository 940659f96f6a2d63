import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { Cava } from '@/components/site/cava/cava.tsx'
import type { DatosCava, Opcion } from '@/components/site/cava/data.ts'
import { getSugerencias } from '@/lib/carta/suggestions.ts'
import { criterio, leerFiltro, preguntaDe } from '@/lib/cava/filter.ts'
import { type Estilo, getCava } from '@/lib/cava/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { nodoDeCava } from './json-ld.ts'

/** One of each, as a guest of the language looks them up. */
function ordenadas(all: readonly Opcion[], locale: Locale): Opcion[] {
  const { compare } = new Intl.Collator(locale)
  return [...new Map(all.map((opcion) => [opcion.clave, opcion])).values()].sort((a, b) =>
    compare(a.nombre.text, b.nombre.text),
  )
}

async function leerDatos(locale: Locale, leidos: Promise<Estilo[]>): Promise<DatosCava> {
  const [t, estilos, sugerencias] = await Promise.all([
    getTranslations({ locale, namespace: 'Cava' }),
    leidos,
    getSugerencias(locale, wallClock(Date.now()).fecha),
  ])
  const vinos = estilos.flatMap((estilo) => estilo.vinos)
  const regiones = vinos.flatMap(({ region, ficha }): Opcion[] => {
    if (!region || !ficha.region) return []
    const key = `regiones.${ficha.region}` as 'regiones.galicia'
    const nombre = t.has(key) ? { text: t(key), lang: locale } : { text: region, lang: 'es' as const }
    return [{ clave: ficha.region, nombre }]
  })
  const uvas = vinos.flatMap((vino) => vino.uvas.map(({ clave, ...nombre }): Opcion => ({ clave, nombre })))
  const cents = vinos.flatMap(({ botella }) => botella ?? [])
  return {
    estilos,
    regiones: ordenadas(regiones, locale),
    uvas: ordenadas(uvas, locale),
    precios:
      cents.length > 0 ? [Math.floor(Math.min(...cents) / 100), Math.ceil(Math.max(...cents) / 100)] : [0, 0],
    sugerencias,
  }
}

export type Busqueda = Record<string, string | string[] | undefined>

type Props = { locale: Locale; busqueda?: Busqueda }

/** The Cava as the words of an address ask for it; without any, all of it. */
export const PantallaCava = (props: Props) => <HojaCava {...props} leidos={getCava(props.locale)} />

/** The page around a cellar that is being read; the back office shows it with a wine that nobody has saved yet. */
export async function HojaCava({ locale, busqueda = {}, leidos }: Props & { leidos: Promise<Estilo[]> }) {
  const datos = await leerDatos(locale, leidos)
  const get = (name: string): readonly string[] => [busqueda[name] ?? []].flat()
  const claves = (all: readonly Opcion[]) => all.map(({ clave }) => clave)
  const filtro = leerFiltro(get, {
    estilos: datos.estilos.map(({ clave }) => clave),
    regiones: claves(datos.regiones),
    uvas: claves(datos.uvas),
  })
  const passes = criterio(filtro)
  const pasan = new Set(
    datos.estilos.flatMap(({ vinos }) => vinos.filter(({ ficha }) => passes(ficha)).map(({ slug }) => slug)),
  )
  const [plato = null] = get('plato')
  const asked = new URLSearchParams([...preguntaDe(filtro), ...(plato ? [['plato', plato]] : [])])
  return (
    <Marco
      locale={locale}
      pagina="/wine"
      pregunta={asked.size > 0 ? `?${asked}` : ''}
      esmalte="cava"
      nodos={[await nodoDeCava(datos.estilos, locale)]}
    >
      <Cava locale={locale} datos={datos} filtro={filtro} pasan={pasan} plato={plato} />
    </Marco>
  )
}
