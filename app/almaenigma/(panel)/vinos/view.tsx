import type { ReactNode } from 'react'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import { listVinos } from '@/lib/admin/list/rows.ts'
import { Lista } from './list.tsx'

type Props = { db: AdminDb; view: ListView; chosen: string; children: ReactNode }

/** List and editor side by side on wide screens; below 1280 px the editor has the page to itself. */
export async function ListScreen({ db, view, chosen, children }: Props) {
  const page = await listVinos(db, { ...view, seleccion: false })
  return (
    <div className="min-[1280px]:grid min-[1280px]:h-full min-[1280px]:min-h-0 min-[1280px]:grid-cols-[minmax(0,1fr)_508px]">
      <div className="min-h-0 overflow-auto max-[1279px]:hidden">
        <Lista page={page} view={{ ...view, seleccion: false }} chosen={chosen} />
      </div>
      <div className="flex min-h-0 flex-col border-linea min-[1280px]:overflow-auto min-[1280px]:border-l">
        {children}
      </div>
    </div>
  )
}
