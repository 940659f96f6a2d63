import type { ReactNode } from 'react'
import { Azulejo, type Glaze } from '@/components/ui/azulejo.tsx'
import { Titulo } from './titulo.tsx'

/** A page that is honest about being short: its title, what there is to say, and where to go from here. */
export function Breve({
  titulo,
  texto,
  azulejo,
  children,
}: {
  titulo: string
  texto: ReactNode
  azulejo: { name: string; glaze: Glaze }
  children: ReactNode
}) {
  return (
    <div className="marco grid grid-cols-1 items-start gap-x-18 gap-y-10 pb-32 movil:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div>
        <Titulo titulo={titulo} />
        <div className="mt-6 max-w-[52ch] text-cuerpo text-texto-2">{texto}</div>
        <div className="mt-8 flex flex-wrap gap-2.5">{children}</div>
      </div>
      <Azulejo
        name={azulejo.name}
        glaze={azulejo.glaze}
        className="aspect-square w-full max-w-[22rem] movil:mt-6"
      />
    </div>
  )
}
