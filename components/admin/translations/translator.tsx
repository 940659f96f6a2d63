'use client'
import { createContext, type ReactNode, use } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'

const ProposeContext = createContext<FormAction | null>(null)

/** Gives every editor the way to a draft translation; null where no model is configured. */
export function Translator({ action, children }: { action: FormAction | null; children: ReactNode }) {
  return <ProposeContext value={action}>{children}</ProposeContext>
}
export const useTranslator = (): FormAction | null => use(ProposeContext)
