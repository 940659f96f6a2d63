import { Shell } from '@/components/admin/shell/shell.tsx'
import { Translator } from '@/components/admin/translations/translator.tsx'
import { Brand } from '@/components/ui/brand.tsx'
import { getWaiting, type Waiting } from '@/lib/admin/casa/dashboard.ts'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { frameDb } from '@/lib/admin/kit/session.ts'
import { hasTranslator } from '@/lib/admin/translations/request.ts'
import { logOutAction } from './actions.ts'
import { addEntryAction, undoAction } from './reservas/actions.ts'
import { sections } from './sections.ts'
import { proposeTraduccionAction } from './translate.ts'

const NOTHING: Waiting = { reservas: 0, mensajes: 0, textos: 0, correos: 0 }

/**
 * Decides nothing about permission: a layout is not rendered on every navigation, so each page checks for
 * itself.
 */
export default async function PanelLayout({ children }: LayoutProps<'/almaenigma'>) {
  const db = await frameDb()
  if (!db) return children
  // The frame stands even when nobody can be asked how much waits.
  const [waiting, canTranslate] = await Promise.all([
    getWaiting(db).catch(() => NOTHING),
    hasTranslator(Date.now()),
  ])
  return (
    <Shell
      nombre={db.quien.nombre}
      brand={await casaName()}
      groups={sections(waiting)}
      logOut={logOutAction}
      callActions={{ addEntry: addEntryAction, undo: undoAction }}
      mark={<Brand className="h-11 w-auto" />}
    >
      <Translator action={canTranslate ? proposeTraduccionAction : null}>{children}</Translator>
    </Shell>
  )
}
