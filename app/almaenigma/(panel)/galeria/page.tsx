import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { countByEstado, ESTADOS, listExperiencias } from '@/lib/admin/muro/experiencias.ts'
import { listLaminas } from '@/lib/admin/muro/galeria-save.ts'
import { LaminaList } from './list.tsx'
import { Queue } from './queue.tsx'

export const metadata: Metadata = { title: 'Galería' }

const CASA = '/almaenigma/galeria'
const MURO = `${CASA}?estado=pendiente`

export default async function Galeria({ searchParams }: PageProps<'/almaenigma/galeria'>) {
  const db = await adminDb(CASA)
  const { estado: asked } = await searchParams
  const estado = ESTADOS.find((one) => one === asked)
  const [laminas, counts, experiencias] = await Promise.all([
    listLaminas(db),
    countByEstado(db),
    estado ? listExperiencias(db, estado) : [],
  ])
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <div className="flex max-w-4xl flex-wrap items-center gap-3">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Galería</h1>
        {!estado && (
          <Link href={`${CASA}/nueva`} prefetch={false} className={`${BUTTON.lleno} ml-auto`}>
            <Icon name="mas" />
            Nueva imagen
          </Link>
        )}
      </div>
      <SectionTabs
        label="Galería"
        current={estado ? MURO : CASA}
        tabs={[
          { href: CASA, nombre: 'Imágenes de la casa', n: laminas.length },
          { href: MURO, nombre: 'Muro de los clientes', n: counts.pendiente },
        ]}
      />
      {estado ? (
        <Queue experiencias={experiencias} estado={estado} counts={counts} />
      ) : (
        <LaminaList laminas={laminas} />
      )}
    </section>
  )
}
