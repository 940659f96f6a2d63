'use client'
import { createContext, type ReactNode, use } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'

const Proponer = createContext<FormAction | null>(null)

/** Gives every editor the way to a draft translation; null where no model is configured. */
export function Traductor({ action, children }: { action: FormAction | null; children: ReactNode }) {
  return <Proponer value={action}>{children}</Proponer>
}
export const useTraductor = (): FormAction | null => use(Proponer)
