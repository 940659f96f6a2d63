import type { Seccion } from '@/components/admin/nav.tsx'
import { Shell } from '@/components/admin/shell.tsx'
import { Marca, MarcaSimbolo } from '@/components/ui/marca.tsx'
import { nombreDeLaCasa } from '@/lib/admin/casa.ts'
import { quienEs } from '@/lib/admin/sesion.ts'
import { salir } from './actions.ts'

const SECCIONES: readonly Seccion[] = [
  { href: '/almaenigma', nombre: 'Resumen', icono: 'resumen', pendientes: 0 },
  { href: '/almaenigma/platos', nombre: 'Platos', icono: 'platos', pendientes: 0 },
]

/**
 * The frame. Decides nothing about permission: a layout is not rendered again on every navigation, so each page asks
 * for itself. Whom the database does not know gets the bare page, which sends him away.
 */
export default async function PanelLayout({ children }: LayoutProps<'/almaenigma'>) {
  const quien = await quienEs()
  if (!quien) return children
  return (
    <>
      <MarcaSimbolo />
      <Shell
        nombre={quien.nombre}
        marca={await nombreDeLaCasa()}
        secciones={SECCIONES}
        salir={salir}
        mark={<Marca className="h-11 w-auto" />}
      >
        {children}
      </Shell>
    </>
  )
}
