'use server'
import { adminVerb } from '@/lib/admin/accion.ts'
import { pasar as llevar, pasoSchema } from '@/lib/admin/reservas.ts'

/** Confirm, refuse, cancel, arrived, seated, finished, no show: a compare-and-swap on the version. No page shows it. */
export const pasar = adminVerb(pasoSchema, [], llevar, () => null)
