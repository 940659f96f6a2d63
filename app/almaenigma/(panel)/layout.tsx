import type { Seccion } from '@/components/admin/nav.tsx'
import { Shell } from '@/components/admin/shell.tsx'
import { Marca, MarcaSimbolo } from '@/components/ui/marca.tsx'
import { nombreDeLaCasa } from '@/lib/admin/casa.ts'
import { porRevisar } from '@/lib/admin/experiencias.ts'
import { sinLeer } from '@/lib/admin/mensajes.ts'
import { dbDelMarco } from '@/lib/admin/sesion.ts'
import { salir } from './actions.ts'

const secciones = (mensajes: number, textos: number): readonly Seccion[] => [
  { href: '/almaenigma', nombre: 'Resumen', icono: 'resumen', pendientes: 0 },
  { href: '/almaenigma/platos', nombre: 'Platos', icono: 'platos', pendientes: 0 },
  { href: '/almaenigma/galeria', nombre: 'Galería', icono: 'galeria', pendientes: textos },
  { href: '/almaenigma/contacto', nombre: 'Contacto', icono: 'correo', pendientes: mensajes },
]

/**
 * The frame. Decides nothing about permission: a layout is not rendered again on every navigation, so each page asks
 * for itself. Whom the database does not know gets the bare page, which sends him away.
 */
export default async function PanelLayout({ children }: LayoutProps<'/almaenigma'>) {
  const db = await dbDelMarco()
  if (!db) return children
  // The frame stands even when nobody can be asked how many letters and posts wait.
  const [mensajes, textos] = await Promise.all([sinLeer(db), porRevisar(db)]).catch(() => [0, 0] as const)
  return (
    <>
      <MarcaSimbolo />
      <Shell
        nombre={db.quien.nombre}
        marca={await nombreDeLaCasa()}
        secciones={secciones(mensajes, textos)}
        salir={salir}
        mark={<Marca className="h-11 w-auto" />}
      >
        {children}
      </Shell>
    </>
  )
}
