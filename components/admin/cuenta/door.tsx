import type { ReactNode } from 'react'
import { Brand } from '@/components/ui/brand.tsx'

/** The sheet of a page outside the panel: signing in, and what leads there. */
export function Door({ casa, titulo, children }: { casa: string; titulo: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-fondo-2 p-4">
      <div className="w-full max-w-[440px] rounded-xs border border-linea bg-fondo p-7 text-[0.9375rem]">
        <p className="flex items-center gap-3">
          <Brand className="h-11 w-auto" />
          <span>
            <span className="block font-serif text-xl font-semibold leading-none">{casa}</span>
            <span className="mt-1.5 block text-[0.8125rem] leading-none text-texto-2">Administración</span>
          </span>
        </p>
        <h1 className="mt-7 font-serif text-[2rem] font-medium leading-none tracking-tight">{titulo}</h1>
        {children}
      </div>
    </main>
  )
}
