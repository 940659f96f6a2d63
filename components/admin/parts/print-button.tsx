'use client'
import type { ReactNode } from 'react'
import { BUTTON } from './classes.ts'

export const PrintButton = ({ children }: { children: ReactNode }) => (
  <button type="button" onClick={() => window.print()} className={`${BUTTON.suave} ml-auto print:hidden`}>
    {children}
  </button>
)
