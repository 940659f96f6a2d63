import { cookies } from 'next/headers'
import type { Seccion } from '@/components/admin/nav.tsx'
import { Shell } from '@/components/admin/shell.tsx'
import { Marca, MarcaSimbolo } from '@/components/ui/marca.tsx'
import { claimsInCookies } from '@/lib/auth/rol.ts'
import { salir } from './actions.ts'

const SECCIONES: readonly Seccion[] = [
  { href: '/almaenigma', nombre: 'Resumen', icono: 'resumen', pendientes: 0 },
  { href: '/almaenigma/platos', nombre: 'Platos', icono: 'platos', pendientes: 0 },
]

/**
 * The frame. Decides nothing about permission: a layout is not rendered again on every navigation, so each page asks
 * for itself. The name comes from the cookie, for show; without one there is no frame to show.
 */
export default async function PanelLayout({ children }: LayoutProps<'/almaenigma'>) {
  const quien = claimsInCookies((await cookies()).getAll())
  if (!quien) return children
  return (
    <>
      <MarcaSimbolo />
      <Shell
        nombre={quien.nombre}
        marca="Alma Enigma"
        secciones={SECCIONES}
        salir={salir}
        mark={<Marca className="h-11 w-auto" />}
      >
        {children}
      </Shell>
    </>
  )
}
