import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'
import type { ZonaRow } from '@/lib/admin/casa/zonas-save.ts'
import { AjustesTabs } from '../tabs.tsx'

export const ZONAS = '/almaenigma/ajustes/zonas'
export const MESAS = `${ZONAS}/mesas`
export const zonaHref = (clave: string) => `${ZONAS}?zona=${clave}`
export const mesasHref = (clave: string) => `${MESAS}?zona=${clave}`

/** The heads of an area's two pages: what it is, and its tables. */
export const ZonasHeader = ({ zonas, current }: { zonas: readonly ZonaRow[]; current: string }) => (
  <header className="px-4 pt-5 movil:px-7 movil:pt-6">
    <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Zonas</h1>
    <AjustesTabs current={ZONAS} />
    <SectionTabs
      label="Zonas"
      current={current}
      tabs={zonas.flatMap(({ clave, nombre }) => [
        { href: zonaHref(clave), nombre },
        { href: mesasHref(clave), nombre: `Mesas de ${nombre}` },
      ])}
    />
  </header>
)
