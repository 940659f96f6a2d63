import { Shell } from '@/components/admin/shell/shell.tsx'
import { Traductor } from '@/components/admin/translations/translator.tsx'
import { Marca, MarcaSimbolo } from '@/components/ui/brand.tsx'
import { type Esperan, getEsperan } from '@/lib/admin/casa/dashboard.ts'
import { nombreDeLaCasa } from '@/lib/admin/kit/casa-name.ts'
import { dbDelMarco } from '@/lib/admin/kit/session.ts'
import { hayTraductor } from '@/lib/admin/translations/request.ts'
import { salir } from './actions.ts'
import { secciones } from './sections.ts'
import { proponerTraduccion } from './translate.ts'

const NADA: Esperan = { reservas: 0, mensajes: 0, textos: 0, correos: 0 }

/**
 * The frame. Decides nothing about permission: a layout is not rendered again on every navigation, so each page asks
 * for itself. Whom the database does not know gets the bare page, which sends him away.
 */
export default async function PanelLayout({ children }: LayoutProps<'/almaenigma'>) {
  const db = await dbDelMarco()
  if (!db) return children
  // The frame stands even when nobody can be asked how much waits.
  const [esperan, traduce] = await Promise.all([getEsperan(db).catch(() => NADA), hayTraductor(Date.now())])
  return (
    <>
      <MarcaSimbolo />
      <Shell
        nombre={db.quien.nombre}
        marca={await nombreDeLaCasa()}
        grupos={secciones(esperan)}
        salir={salir}
        mark={<Marca className="h-11 w-auto" />}
      >
        <Traductor action={traduce ? proponerTraduccion : null}>{children}</Traductor>
      </Shell>
    </>
  )
}
