import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { one } from '@/lib/admin/kit/database.ts'
import { panelClient } from '@/lib/supabase/panel.ts'

const FALLBACK_NAME = 'Alma Enigma'

export const casaName = cache(async (): Promise<string> => {
  try {
    const db = await panelClient()
    const row = one<{ valor: unknown }>(
      await db.from('ajustes').select('valor').eq('clave', 'nombre').maybeSingle(),
    )
    return z.string().min(1).safeParse(row?.valor).data ?? FALLBACK_NAME
  } catch {
    return FALLBACK_NAME
  }
})
