'use client'
import type { ReactNode } from 'react'
import { BOTON } from './classes.ts'

/** Prints the page; without JavaScript the browser's own menu does. */
export const Imprimir = ({ children }: { children: ReactNode }) => (
  <button type="button" onClick={() => window.print()} className={`${BOTON.suave} ml-auto print:hidden`}>
    {children}
  </button>
)
