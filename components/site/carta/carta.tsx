import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '@/components/ui/drawing.tsx'
import { type FilteredSection, type FilterResult, filterGroups } from '@/lib/carta/filter.ts'
import { hiddenSummary, type Language } from '@/lib/carta/phrases.ts'
import { type CartaQuery, withSectionShown, writeQuery } from '@/lib/carta/query.ts'
import type { Carta as CartaData, Section as SectionData } from '@/lib/carta/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { MENU_ID } from '@/lib/seo/menu.ts'
import { itemOf } from '@/lib/seo/node.ts'
import { AlergenoLegend } from './alergenos.tsx'
import './print.css'
import { groupsOf, languageOf } from './cards.ts'
import styles from './carta.module.css'
import filterStyles from './filters.module.css'
import { Panel, SearchBar } from './filters.tsx'
import { loadPhrases } from './phrases.ts'
import { Plato } from './plato.tsx'
import { CartaSummary, EmptyResult } from './summary.tsx'

const SECTION_DRAWINGS: Record<string, DrawingName> = {
  'para-abrir': 'limon',
  arroces: 'arroz',
  'del-mar': 'dorada',
  'de-la-tierra': 'anfora',
  'de-la-huerta': 'olivo',
  postres: 'rodaja',
  bebidas: 'copa',
}
const BEBIDAS = 'bebidas'

type HeadingProps = {
  slug: string
  nombre: Texto
  descripcion: Texto | null
  locale: Locale
  /** What its name is in the microdata around it. */
  property?: 'name'
}

function SectionHeading({
  slug,
  nombre,
  descripcion,
  locale,
  property,
  level: Heading,
}: HeadingProps & { level: 'h2' | 'h3' }) {
  const drawing = SECTION_DRAWINGS[slug]
  return (
    <header>
      <div>
        <Heading id={slug} tabIndex={-1} itemProp={property} {...enIdioma(nombre, locale)}>
          {nombre.text}
        </Heading>
        {descripcion && <p {...enIdioma(descripcion, locale)}>{descripcion.text}</p>}
      </div>
      {drawing && <Drawing name={drawing} />}
    </header>
  )
}

type SectionContext = {
  locale: Locale
  query: CartaQuery
  language: Language
  tel: string
  telefono: string
}

/** "1 plato oculto: contiene soja. Mostrar igualmente": no dish is hidden silently. enhance-render.ts fills an empty one. */
function HiddenNote({ filtered, language, query, locale }: { filtered: FilteredSection } & SectionContext) {
  const text = hiddenSummary(language, filtered)
  if (text === '') return <p data-ocultos="" hidden />
  return (
    <p data-ocultos="">
      <span>{text}</span>{' '}
      <a
        data-filtro=""
        href={`${localePath(locale, '/menu')}${writeQuery(withSectionShown(query, filtered.slug, !filtered.mostrada))}#${filtered.slug}`}
      >
        {filtered.mostrada ? language.phrases.ocultar : language.phrases.mostrar}
      </a>
    </p>
  )
}

function CartaSection({
  section,
  filtered,
  ...context
}: { section: SectionData; filtered: FilteredSection } & SectionContext) {
  const { slug, tipo, nombre, descripcion, platos } = section
  const { locale } = context
  return (
    <section
      {...itemOf('MenuSection', 'hasMenuSection')}
      aria-labelledby={slug}
      data-seccion={tipo}
      className={tipo === 'plato' ? styles.seccion : undefined}
      hidden={filtered.visibles + filtered.excluidos === 0}
    >
      <SectionHeading
        slug={slug}
        nombre={nombre}
        descripcion={descripcion}
        locale={locale}
        property="name"
        level={tipo === 'plato' ? 'h2' : 'h3'}
      />
      {platos.map((plato) => (
        <Plato
          key={plato.slug}
          plato={plato}
          verdict={filtered.veredictos.get(plato.slug) ?? { ver: 'fuera' }}
          {...context}
        />
      ))}
      <HiddenNote filtered={filtered} {...context} />
    </section>
  )
}

type NavEntry = { slug: string; nombre: Texto; visibleCount: number }

function NavEntries({ entries, locale }: { entries: readonly NavEntry[]; locale: Locale }) {
  return (
    <ul>
      {entries.map(({ slug, nombre, visibleCount }) => (
        <li key={slug}>
          <a href={`#${slug}`} {...enIdioma(nombre, locale)}>
            <span className="buril">{nombre.text}</span> <b aria-hidden="true">{visibleCount}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}

const visibleCount = ({ secciones }: FilterResult, slug: string) =>
  secciones.find((section) => section.slug === slug)?.visibles ?? 0

type Props = {
  carta: CartaData
  locale: Locale
  query: CartaQuery
  avisos: readonly Texto[]
  tel: string
  telefono: string
  children?: ReactNode
}

export async function Carta({ carta, locale, query, avisos, tel, telefono, children }: Props) {
  const [t, f, phrases] = await Promise.all([
    getTranslations({ locale, namespace: 'Carta' }),
    getTranslations({ locale, namespace: 'Filtros' }),
    loadPhrases(locale),
  ])
  const language = languageOf(carta, locale, phrases, { vegano: t('vegano'), vegetariano: t('vegetariano') })
  const result = filterGroups(groupsOf(carta), query, language.nombres)
  const context = {
    locale,
    query,
    language,
    tel,
    telefono,
  }
  const common = { query, result, language, locale }
  const renderSection = (seccion: SectionData, i: number) => {
    const filtered = result.secciones[i]
    return filtered && <CartaSection key={seccion.slug} section={seccion} filtered={filtered} {...context} />
  }
  const indexed = carta.secciones.map((seccion, i) => ({ seccion, i }))
  const bebidas = indexed.filter(({ seccion }) => seccion.tipo === 'bebida')
  const bebidasTitle: Texto = { text: f('bebidas'), lang: locale }
  const entries: NavEntry[] = [
    ...indexed
      .filter(({ seccion }) => seccion.tipo === 'plato')
      .map(({ seccion: { slug, nombre } }) => ({ slug, nombre, visibleCount: visibleCount(result, slug) })),
    ...(bebidas.length > 0
      ? [{ slug: BEBIDAS, nombre: bebidasTitle, visibleCount: result.bebidas.visibles }]
      : []),
  ]
  return (
    <div className={filterStyles.raiz} data-carta data-mejora="carta" data-ya="con-alergenos">
      <SearchBar query={query} locale={locale}>
        {children}
      </SearchBar>
      <div className={styles.cuerpo}>
        <aside className={styles.lado} aria-label={f('filtros')}>
          <nav
            aria-label={t('secciones')}
            className={styles.carril}
            data-mejora="secciones"
            data-ya="siempre"
          >
            <NavEntries entries={entries} locale={locale} />
          </nav>
          <Panel query={query} locale={locale} alergenos={carta.alergenos} />
        </aside>
        <div className={styles.platos} data-columnas {...itemOf('Menu')} itemID={MENU_ID}>
          <meta itemProp="name" content={t('titulo')} />
          <CartaSummary {...common} />
          <EmptyResult {...common} tel={tel} telefono={telefono} />
          {indexed
            .filter(({ seccion }) => seccion.tipo === 'plato')
            .map(({ seccion, i }) => renderSection(seccion, i))}
          {bebidas.length > 0 && (
            <section
              aria-labelledby={BEBIDAS}
              className={`${styles.seccion} ${styles.bebidas}`}
              data-grupo
              hidden={bebidas.every(({ i }) => {
                const filtered = result.secciones[i]
                return filtered && filtered.visibles + filtered.excluidos === 0
              })}
            >
              <SectionHeading
                slug={BEBIDAS}
                nombre={bebidasTitle}
                descripcion={{ text: f('bebidasTexto'), lang: locale }}
                locale={locale}
                level="h2"
              />
              {bebidas.map(({ seccion, i }) => renderSection(seccion, i))}
            </section>
          )}
          <p className={filterStyles.grave}>
            {f('avisoGrave')} <a href={tel}>{telefono}</a>
          </p>
          <AlergenoLegend alergenos={carta.alergenos} locale={locale} className={styles.leyenda} />
          <section aria-label={t('avisos')} className={styles.nota} data-avisos>
            {avisos.map((aviso) => (
              <p key={aviso.text} {...enIdioma(aviso, locale)}>
                {aviso.text}
              </p>
            ))}
          </section>
        </div>
      </div>
    </div>
  )
}
