import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Dibujo, type DibujoName } from '@/components/ui/drawing.tsx'
import { filtrar, type Resultado, type SeccionFiltrada } from '@/lib/carta/filter.ts'
import { type Frases, type Lengua, ocultos } from '@/lib/carta/phrases.ts'
import { type Consulta, conMostrar, escribirConsulta } from '@/lib/carta/query.ts'
import type { Carta as Datos, Seccion as DatosSeccion } from '@/lib/carta/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { Leyenda } from './alergenos.tsx'
import './print.css'
import { gruposDe, lenguaDe } from './cards.ts'
import styles from './carta.module.css'
import filtros from './filters.module.css'
import { Buscador, Panel } from './filters.tsx'
import { Plato } from './plato.tsx'
import { Carril } from './scroll-spy.tsx'
import { Resumen, Vacio } from './summary.tsx'

/** The engraving at the head of a section, where it has one. */
const CABECERAS: Record<string, DibujoName> = {
  'para-abrir': 'limon',
  arroces: 'arroz',
  'del-mar': 'dorada',
  'de-la-tierra': 'anfora',
  'de-la-huerta': 'olivo',
  postres: 'rodaja',
  bebidas: 'copa',
}
/** All drinks under one heading: the rail of a menu is no drinks list. */
const BEBIDAS = 'bebidas'

type Cabecera = { slug: string; nombre: Texto; descripcion: Texto | null; locale: Locale }

function Cabeza({ slug, nombre, descripcion, locale, nivel: Nivel }: Cabecera & { nivel: 'h2' | 'h3' }) {
  const drawing = CABECERAS[slug]
  return (
    <header>
      <div>
        <Nivel id={slug} tabIndex={-1} {...enIdioma(nombre, locale)}>
          {nombre.text}
        </Nivel>
        {descripcion && <p {...enIdioma(descripcion, locale)}>{descripcion.text}</p>}
      </div>
      {drawing && <Dibujo name={drawing} />}
    </header>
  )
}

type Contexto = {
  locale: Locale
  consulta: Consulta
  lengua: Lengua
  orden: readonly string[]
  tel: string
  telefono: string
}

/** "1 plato oculto: contiene soja. Mostrar igualmente": no dish disappears without a word. */
function Ocultos({ de, lengua, consulta, locale }: { de: SeccionFiltrada } & Contexto) {
  const text = ocultos(lengua, de)
  return (
    <p data-ocultos hidden={text === ''}>
      <span>{text}</span>{' '}
      <a
        data-filtro
        href={`${ruta(locale, '/menu')}${escribirConsulta(conMostrar(consulta, de.slug, !de.mostrada))}#${de.slug}`}
      >
        {de.mostrada ? lengua.frases.ocultar : lengua.frases.mostrar}
      </a>
    </p>
  )
}

function Seccion({
  seccion,
  filtrada,
  ...contexto
}: { seccion: DatosSeccion; filtrada: SeccionFiltrada } & Contexto) {
  const { slug, tipo, nombre, descripcion, platos } = seccion
  const { locale } = contexto
  return (
    <section
      aria-labelledby={slug}
      data-seccion={tipo}
      className={tipo === 'plato' ? styles.seccion : undefined}
      hidden={filtrada.visibles + filtrada.excluidos === 0}
    >
      <Cabeza
        slug={slug}
        nombre={nombre}
        descripcion={descripcion}
        locale={locale}
        nivel={tipo === 'plato' ? 'h2' : 'h3'}
      />
      {platos.map((plato) => (
        <Plato
          key={plato.slug}
          plato={plato}
          veredicto={filtrada.veredictos.get(plato.slug) ?? { ver: 'fuera' }}
          {...contexto}
        />
      ))}
      <Ocultos de={filtrada} {...contexto} />
    </section>
  )
}

type Entrada = { slug: string; nombre: Texto; visibles: number }

/** The rail: a section each, and the drinks as one. */
function Entradas({ entradas, locale }: { entradas: readonly Entrada[]; locale: Locale }) {
  return (
    <ul>
      {entradas.map(({ slug, nombre, visibles }) => (
        <li key={slug}>
          <a href={`#${slug}`} {...enIdioma(nombre, locale)}>
            <span className="buril">{nombre.text}</span> <b aria-hidden="true">{visibles}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}

const visibles = ({ secciones }: Resultado, slug: string) =>
  secciones.find((seccion) => seccion.slug === slug)?.visibles ?? 0

type Props = {
  carta: Datos
  locale: Locale
  consulta: Consulta
  avisos: readonly Texto[]
  tel: string
  telefono: string
  /** More that can be done with the menu, beside the search. */
  children?: ReactNode
}

/** The menu: what filters it, sections with their rail, rows as they are printed, the key and the legal notes. */
export async function Carta({ carta, locale, consulta, avisos, tel, telefono, children }: Props) {
  const [t, f] = await Promise.all([
    getTranslations({ locale, namespace: 'Carta' }),
    getTranslations({ locale, namespace: 'Filtros' }),
  ])
  const frases: Frases = f.raw('frases')
  const lengua = lenguaDe(carta, locale, frases, { vegano: t('vegano'), vegetariano: t('vegetariano') })
  const resultado = filtrar(gruposDe(carta), consulta)
  const contexto = {
    locale,
    consulta,
    lengua,
    orden: carta.alergenos.map(({ clave }) => clave),
    tel,
    telefono,
  }
  const comun = { consulta, resultado, lengua, locale }
  const seccion = (de: DatosSeccion, i: number) => {
    const filtrada = resultado.secciones[i]
    return filtrada && <Seccion key={de.slug} seccion={de} filtrada={filtrada} {...contexto} />
  }
  const todas = carta.secciones.map((de, i) => ({ de, i }))
  const bebidas = todas.filter(({ de }) => de.tipo === 'bebida')
  const titulo: Texto = { text: f('bebidas'), lang: locale }
  const entradas: Entrada[] = [
    ...todas
      .filter(({ de }) => de.tipo === 'plato')
      .map(({ de: { slug, nombre } }) => ({ slug, nombre, visibles: visibles(resultado, slug) })),
    ...(bebidas.length > 0 ? [{ slug: BEBIDAS, nombre: titulo, visibles: resultado.bebidas.visibles }] : []),
  ]
  return (
    <div
      className={filtros.raiz}
      data-carta
      data-mejora="carta"
      data-ya="con-alergenos"
      data-frases={JSON.stringify({ ...frases, excluyendo: f('excluyendo') })}
    >
      <Buscador consulta={consulta} locale={locale}>
        {children}
      </Buscador>
      <div className={styles.cuerpo}>
        <aside className={styles.lado} aria-label={f('filtros')}>
          <Carril label={t('secciones')} className={styles.carril}>
            <Entradas entradas={entradas} locale={locale} />
          </Carril>
          <Panel consulta={consulta} locale={locale} alergenos={carta.alergenos} />
        </aside>
        <div className={styles.platos} data-columnas>
          <Resumen {...comun} />
          <Vacio {...comun} tel={tel} telefono={telefono} />
          {todas.filter(({ de }) => de.tipo === 'plato').map(({ de, i }) => seccion(de, i))}
          {bebidas.length > 0 && (
            <section
              aria-labelledby={BEBIDAS}
              className={`${styles.seccion} ${styles.bebidas}`}
              data-grupo
              hidden={bebidas.every(({ i }) => {
                const de = resultado.secciones[i]
                return de && de.visibles + de.excluidos === 0
              })}
            >
              <Cabeza
                slug={BEBIDAS}
                nombre={titulo}
                descripcion={{ text: f('bebidasTexto'), lang: locale }}
                locale={locale}
                nivel="h2"
              />
              {bebidas.map(({ de, i }) => seccion(de, i))}
            </section>
          )}
          <p className={filtros.grave}>
            {f('avisoGrave')} <a href={tel}>{telefono}</a>
          </p>
          <Leyenda alergenos={carta.alergenos} locale={locale} className={styles.leyenda} />
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
