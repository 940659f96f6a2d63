import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { getTranslations } from 'next-intl/server'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { isLocale, type Locale } from '@/lib/i18n/locales.ts'
import { INKS } from '@/lib/seo/inks.ts'
import { applyInks, fontSizeOf, PRINTS, type Print, printable, SEA } from '@/lib/seo/og-print.ts'
import { IMAGEN, PAGE_KEYS, type SeoKey } from '@/lib/seo/pages.ts'

/** Drawn when first asked for, then kept like a page: only the name and the motto in it can change. */
export const dynamic = 'force-static'
export const revalidate = 86400
export const generateStaticParams = (): { idioma: string; imagen: string }[] => []

const root = process.cwd()
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
      data: await readFile(join(root, 'app/fonts', `${file}.woff`)),
    })),
  )

async function drawingUrl(name: string, inks: Print['tintas']): Promise<string> {
  const svg = await readFile(join(root, 'public/dibujos', `${name}.svg`), 'utf8')
  return `data:image/svg+xml;base64,${Buffer.from(applyInks(svg, inks)).toString('base64')}`
}

async function textos(locale: Locale, clave: SeoKey) {
  const [t, { nombre, lema }] = await Promise.all([
    getTranslations({ locale, namespace: 'Seo' }),
    getAjustes(locale),
  ])
  return {
    titulo: printable(clave === 'inicio' ? lema.text : t(`${clave}.corto`)),
    nombre: printable(nombre),
    pie: printable(clave === 'inicio' ? t('inicio.titulo') : lema.text),
  }
}

const MARGIN = { izquierda: 72, derecha: 56 } as const

type Placement = { src: string; width: number; height: number; right: number; top: number }
const PrintImage = ({ src, width, height, right, top }: Placement) => (
  // biome-ignore lint/performance/noImgElement: a picture is drawn here, not a page
  <img src={src} width={width} height={height} alt="" style={{ position: 'absolute', right, top }} />
)

const claveDe = (imagen: string): SeoKey | undefined =>
  Object.values(PAGE_KEYS).find((clave) => `${clave}.png` === imagen)

type Props = { params: Promise<{ idioma: string; imagen: string }> }

/** The picture of a page for those who share its address (Open Graph), in its language: 1200 × 630, a linocut. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { idioma, imagen } = await params
  const clave = claveDe(imagen)
  if (!isLocale(idioma) || !clave) return new Response('Not found', { status: 404 })
  const lamina = PRINTS[clave]
  const [{ titulo, nombre, pie }, fonts, src, mar] = await Promise.all([
    textos(idioma, clave),
    fuentes(),
    drawingUrl(lamina.dibujo, lamina.tintas),
    lamina.mar && drawingUrl(SEA.dibujo, SEA.tintas),
  ])
  const [boxWidth, alto] = lamina.caja
  const scale = Math.min(540 / boxWidth, 500 / alto)
  const [width, height] = [Math.round(boxWidth * scale), Math.round(alto * scale)]
  const columnWidth = IMAGEN.width - MARGIN.izquierda - MARGIN.derecha - 32 - width
  const { papel, palabras } = lamina
  return new ImageResponse(
    <div
      lang={idioma}
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: INKS[papel],
        color: INKS[palabras],
        fontFamily: 'Ibarra',
      }}
    >
      <PrintImage
        src={src}
        width={width}
        height={height}
        right={MARGIN.derecha}
        top={mar ? IMAGEN.height - SEA.alto - height / 2 : (IMAGEN.height - height) / 2}
      />
      {mar && (
        <div
          style={{
            display: 'flex',
            position: 'absolute',
            bottom: 0,
            left: 0,
            width: '100%',
            height: SEA.alto,
            overflow: 'hidden',
            background: INKS.anil,
          }}
        >
          <PrintImage src={mar} width={1440} height={520} right={-120} top={0} />
        </div>
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: columnWidth,
          height: '100%',
          padding: '60px 0 56px',
          marginLeft: MARGIN.izquierda,
        }}
      >
        <div style={{ fontSize: 44, lineHeight: 1 }}>{nombre}</div>
        <div
          style={{
            fontSize: fontSizeOf(titulo, columnWidth, mar ? 300 : 360),
            lineHeight: 0.95,
            letterSpacing: '-0.025em',
            color: INKS[lamina.titulo],
            ...(mar && { marginBottom: 44 }),
          }}
        >
          {titulo}
        </div>
        <div style={{ fontFamily: 'Hanken', fontSize: 30, lineHeight: 1, ...(mar && { color: INKS.cal }) }}>
          {pie}
        </div>
      </div>
    </div>,
    { ...IMAGEN, fonts },
  )
}
