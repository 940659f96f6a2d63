import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { getTranslations } from 'next-intl/server'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { isLocale, type Locale } from '@/lib/i18n/locales.ts'
import { INKS } from '@/lib/seo/inks.ts'
import { applyInks, fontSizeOf, PRINTS, type Print, printable, SEA } from '@/lib/seo/og-print.ts'
import { IMAGEN, PAGE_KEYS, type SeoKey } from '@/lib/seo/pages.ts'

/** Rendered at the first request and cached: only the name and the motto can change. */
export const dynamic = 'force-static'
export const revalidate = 86400
export const generateStaticParams = (): { idioma: string; imagen: string }[] => []

const root = process.cwd()
// Cut to one weight from the variable files beside them: the library that draws reads neither WOFF2 nor axes.
const FONTS = [
  ['Ibarra', 'normal', 'ibarra-real-nova-latin-500-normal'],
  ['Ibarra', 'italic', 'ibarra-real-nova-latin-500-italic'],
  ['Hanken', 'normal', 'hanken-grotesk-latin-500-normal'],
] as const
const readFonts = () =>
  Promise.all(
    FONTS.map(async ([name, style, file]) => ({
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

async function readTexts(locale: Locale, key: SeoKey) {
  const [t, { nombre, lema }] = await Promise.all([
    getTranslations({ locale, namespace: 'Seo' }),
    getAjustes(locale),
  ])
  return {
    titulo: printable(key === 'inicio' ? lema.text : t(`${key}.corto`)),
    nombre: printable(nombre),
    pie: printable(key === 'inicio' ? t('inicio.titulo') : lema.text),
  }
}

const MARGIN = { left: 72, right: 56 } as const

type Placement = { src: string; width: number; height: number; right: number; top: number }
const PrintImage = ({ src, width, height, right, top }: Placement) => (
  // biome-ignore lint/performance/noImgElement: a picture is drawn here, not a page
  <img src={src} width={width} height={height} alt="" style={{ position: 'absolute', right, top }} />
)

const pageKeyOf = (imagen: string): SeoKey | undefined =>
  Object.values(PAGE_KEYS).find((key) => `${key}.png` === imagen)

type Props = { params: Promise<{ idioma: string; imagen: string }> }

/** The Open Graph picture of a page in its language: PNG, 1200 × 630. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { idioma, imagen } = await params
  const key = pageKeyOf(imagen)
  if (!isLocale(idioma) || !key) return new Response('Not found', { status: 404 })
  const print = PRINTS[key]
  const [{ titulo, nombre, pie }, fonts, src, sea] = await Promise.all([
    readTexts(idioma, key),
    readFonts(),
    drawingUrl(print.dibujo, print.tintas),
    print.mar && drawingUrl(SEA.dibujo, SEA.tintas),
  ])
  const [boxWidth, boxHeight] = print.caja
  const scale = Math.min(540 / boxWidth, 500 / boxHeight)
  const [width, height] = [Math.round(boxWidth * scale), Math.round(boxHeight * scale)]
  const columnWidth = IMAGEN.width - MARGIN.left - MARGIN.right - 32 - width
  const { papel: paper, palabras: ink } = print
  return new ImageResponse(
    <div
      lang={idioma}
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: INKS[paper],
        color: INKS[ink],
        fontFamily: 'Ibarra',
      }}
    >
      <PrintImage
        src={src}
        width={width}
        height={height}
        right={MARGIN.right}
        top={sea ? IMAGEN.height - SEA.alto - height / 2 : (IMAGEN.height - height) / 2}
      />
      {sea && (
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
          <PrintImage src={sea} width={1440} height={520} right={-120} top={0} />
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
          marginLeft: MARGIN.left,
        }}
      >
        <div style={{ fontSize: 44, lineHeight: 1 }}>{nombre}</div>
        <div
          style={{
            fontSize: fontSizeOf(titulo, columnWidth, sea ? 300 : 360),
            lineHeight: 0.95,
            letterSpacing: '-0.025em',
            color: INKS[print.titulo],
            ...(sea && { marginBottom: 44 }),
          }}
        >
          {titulo}
        </div>
        <div style={{ fontFamily: 'Hanken', fontSize: 30, lineHeight: 1, ...(sea && { color: INKS.cal }) }}>
          {pie}
        </div>
      </div>
    </div>,
    { ...IMAGEN, fonts },
  )
}
