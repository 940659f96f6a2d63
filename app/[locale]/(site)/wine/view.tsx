import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { Cava } from '@/components/site/cava/cava.tsx'
import type { CavaData, Choice } from '@/components/site/cava/data.ts'
import { getSuggestions } from '@/lib/carta/suggestions.ts'
import { matcher, queryEntries, readFilter } from '@/lib/cava/filter.ts'
import { getCava, type VinoStyle } from '@/lib/cava/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { cavaNode } from './json-ld.ts'

function sortedUnique(all: readonly Choice[], locale: Locale): Choice[] {
  const { compare } = new Intl.Collator(locale)
  return [...new Map(all.map((choice) => [choice.clave, choice])).values()].sort((a, b) =>
    compare(a.nombre.text, b.nombre.text),
  )
}

async function readCavaData(locale: Locale, stylesPromise: Promise<VinoStyle[]>): Promise<CavaData> {
  const [t, wineStyles, suggestions] = await Promise.all([
    getTranslations({ locale, namespace: 'Cava' }),
    stylesPromise,
    getSuggestions(locale, wallClock(Date.now()).fecha),
  ])
  const vinos = wineStyles.flatMap((wineStyle) => wineStyle.vinos)
  const regions = vinos.flatMap(({ region, ficha }): Choice[] => {
    if (!region || !ficha.region) return []
    const key = `regiones.${ficha.region}` as 'regiones.galicia'
    const nombre = t.has(key) ? { text: t(key), lang: locale } : { text: region, lang: 'es' as const }
    return [{ clave: ficha.region, nombre }]
  })
  const uvas = vinos.flatMap((vino) => vino.uvas.map(({ clave, ...nombre }): Choice => ({ clave, nombre })))
  const cents = vinos.flatMap(({ botella }) => botella ?? [])
  return {
    wineStyles,
    regiones: sortedUnique(regions, locale),
    uvas: sortedUnique(uvas, locale),
    precios:
      cents.length > 0 ? [Math.floor(Math.min(...cents) / 100), Math.ceil(Math.max(...cents) / 100)] : [0, 0],
    suggestions,
  }
}

export type SearchParams = Record<string, string | string[] | undefined>

type Props = { locale: Locale; searchParams?: SearchParams }

export const CavaPage = (props: Props) => <CavaPageBody {...props} stylesPromise={getCava(props.locale)} />

/** The page around a list of wines that is being read; the back office passes one with an unsaved wine. */
export async function CavaPageBody({
  locale,
  searchParams = {},
  stylesPromise,
}: Props & { stylesPromise: Promise<VinoStyle[]> }) {
  const cavaData = await readCavaData(locale, stylesPromise)
  const get = (name: string): readonly string[] => [searchParams[name] ?? []].flat()
  const keysOf = (all: readonly Choice[]) => all.map(({ clave }) => clave)
  const filter = readFilter(get, {
    estilos: cavaData.wineStyles.map(({ clave }) => clave),
    regiones: keysOf(cavaData.regiones),
    uvas: keysOf(cavaData.uvas),
  })
  const passes = matcher(filter)
  const passing = new Set(
    cavaData.wineStyles.flatMap(({ vinos }) =>
      vinos.filter(({ ficha }) => passes(ficha)).map(({ slug }) => slug),
    ),
  )
  const [plato = null] = get('plato')
  const asked = new URLSearchParams([...queryEntries(filter), ...(plato ? [['plato', plato]] : [])])
  return (
    <Frame
      locale={locale}
      page="/wine"
      query={asked.size > 0 ? `?${asked}` : ''}
      glaze="cava"
      nodes={[await cavaNode(cavaData.wineStyles, locale)]}
    >
      <Cava locale={locale} cavaData={cavaData} filter={filter} passing={passing} plato={plato} />
    </Frame>
  )
}
