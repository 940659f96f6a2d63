import type { Metadata } from 'next'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Carta } from '@/components/site/carta.tsx'
import { CartaVacia, TituloCarta } from '@/components/site/titulo-carta.tsx'
import { getAjustes } from '@/lib/contenido/ajustes.ts'
import { getCarta } from '@/lib/contenido/carta.ts'
import { getPie } from '@/lib/contenido/pie.ts'
import { wallClock } from '@/lib/fechas.ts'

const leerCarta = async (locale: Parameters<typeof getCarta>[0]) =>
  getCarta(locale, wallClock(Date.now()).fecha)

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/menu')
}

export default async function PaginaCarta(props: ConIdioma) {
  const locale = await idiomaDe(props)
  const [ajustes, pie, carta] = await Promise.all([getAjustes(locale), getPie(locale), leerCarta(locale)])
  const avisos = [ajustes.avisoAlergias, ajustes.avisoPescado, ajustes.avisoSobras].filter(
    (aviso) => aviso !== null,
  )
  return (
    <Marco locale={locale} pagina="/menu" esmalte="carta">
      <div className="marco">
        <TituloCarta locale={locale} actualizada={carta.actualizada} precios={ajustes.avisoPrecios} />
        {carta.secciones.length > 0 ? (
          <Carta carta={carta} locale={locale} avisos={avisos} />
        ) : (
          <CartaVacia locale={locale} tel={pie.tel} />
        )}
      </div>
    </Marco>
  )
}
