import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { getTranslations } from 'next-intl/server'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { isLocale, type Locale } from '@/lib/i18n/locales.ts'
import { TINTAS } from '@/lib/seo/inks.ts'
import { cuerpoDe, entintar, imprimible, LAMINAS, type Lamina, MAR } from '@/lib/seo/og-print.ts'
import { CLAVES, type ClaveSeo, IMAGEN } from '@/lib/seo/pages.ts'

/** Drawn when first asked for, then kept like a page: only the name and the motto in it can change. */
export const dynamic = 'force-static'
export const revalidate = 86400
export const generateStaticParams = (): { idioma: string; imagen: string }[] => []

const raiz = process.cwd()
// Upright and italic Ibarra and Hanken at one weight, cut from the variable files beside them (both under the OFL): the
// library that draws reads neither WOFF2 nor axes.
const FUENTES = [
  ['Ibarra', 'normal', 'ibarra-real-nova-latin-500-normal'],
  ['Ibarra', 'italic', 'ibarra-real-nova-latin-500-italic'],
  ['Hanken', 'normal', 'hanken-grotesk-latin-500-normal'],
] as const
const fuentes = () =>
  Promise.all(
    FUENTES.map(async ([name, style, file]) => ({
      name,
      style,
      weight: 500 as const,
      data: await readFile(join(raiz, 'app/fonts', `${file}.woff`)),
    })),
  )

async function dibujo(name: string, tintas: Lamina['tintas']): Promise<string> {
  const svg = await readFile(join(raiz, 'public/dibujos', `${name}.svg`), 'utf8')
  return `data:image/svg+xml;base64,${Buffer.from(entintar(svg, tintas)).toString('base64')}`
}

async function textos(locale: Locale, clave: ClaveSeo) {
  const [t, { nombre, lema }] = await Promise.all([
    getTranslations({ locale, namespace: 'Seo' }),
    getAjustes(locale),
  ])
  return {
    titulo: imprimible(clave === 'inicio' ? lema.text : t(`${clave}.corto`)),
    nombre: imprimible(nombre),
    pie: imprimible(clave === 'inicio' ? t('inicio.titulo') : lema.text),
  }
}

const MARGEN = { izquierda: 72, derecha: 56 } as const

type Caja = { src: string; width: number; height: number; right: number; top: number }
const Grabado = ({ src, width, height, right, top }: Caja) => (
  // biome-ignore lint/performance/noImgElement: a picture is drawn here, not a page
  <img src={src} width={width} height={height} alt="" style={{ position: 'absolute', right, top }} />
)

const claveDe = (imagen: string): ClaveSeo | undefined =>
  Object.values(CLAVES).find((clave) => `${clave}.png` === imagen)

type Props = { params: Promise<{ idioma: string; imagen: string }> }

/** The picture of a page for those who share its address (Open Graph), in its language: 1200 × 630, a linocut. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { idioma, imagen } = await params
  const clave = claveDe(imagen)
  if (!isLocale(idioma) || !clave) return new Response('Not found', { status: 404 })
  const lamina = LAMINAS[clave]
  const [{ titulo, nombre, pie }, fonts, src, mar] = await Promise.all([
    textos(idioma, clave),
    fuentes(),
    dibujo(lamina.dibujo, lamina.tintas),
    lamina.mar && dibujo(MAR.dibujo, MAR.tintas),
  ])
  const [ancho, alto] = lamina.caja
  const escala = Math.min(540 / ancho, 500 / alto)
  const [width, height] = [Math.round(ancho * escala), Math.round(alto * escala)]
  const columna = IMAGEN.width - MARGEN.izquierda - MARGEN.derecha - 32 - width
  const { papel, palabras } = lamina
  return new ImageResponse(
    <div
      lang={idioma}
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: TINTAS[papel],
        color: TINTAS[palabras],
        fontFamily: 'Ibarra',
      }}
    >
      <Grabado
        src={src}
        width={width}
        height={height}
        right={MARGEN.derecha}
        top={mar ? IMAGEN.height - MAR.alto - height / 2 : (IMAGEN.height - height) / 2}
      />
      {mar && (
        <div
          style={{
            display: 'flex',
            position: 'absolute',
            bottom: 0,
            left: 0,
            width: '100%',
            height: MAR.alto,
            overflow: 'hidden',
            background: TINTAS.anil,
          }}
        >
          <Grabado src={mar} width={1440} height={520} right={-120} top={0} />
        </div>
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: columna,
          height: '100%',
          padding: '60px 0 56px',
          marginLeft: MARGEN.izquierda,
        }}
      >
        <div style={{ fontSize: 44, lineHeight: 1 }}>{nombre}</div>
        <div
          style={{
            fontSize: cuerpoDe(titulo, columna, mar ? 300 : 360),
            lineHeight: 0.95,
            letterSpacing: '-0.025em',
            color: TINTAS[lamina.titulo],
            ...(mar && { marginBottom: 44 }),
          }}
        >
          {titulo}
        </div>
        <div style={{ fontFamily: 'Hanken', fontSize: 30, lineHeight: 1, ...(mar && { color: TINTAS.cal }) }}>
          {pie}
        </div>
      </div>
    </div>,
    { ...IMAGEN, fonts },
  )
}
