import type { Dia } from '@/lib/admin/libro/shapes.ts'
import { Anotar, type Comun, Motivo, Mover } from './forms.tsx'
import { Proponer } from './propose.tsx'
import { SentarIgual } from './seat-anyway.tsx'
import type { Abrir } from './use-verbs.ts'
import { Porque } from './why-full.tsx'

export type Abierta =
  | Parameters<Abrir>[0]
  | { tipo: 'anotar'; canal: 'telefono' | 'paso' }
  | { tipo: 'porque'; hora: string }
  | null

/** What most callers ask for. */
const HORA_USUAL = '21:00'

/** The window that stands open over the board, if any: what a verb needs to know, or why a time is full. */
export function Ventana({ abierta, dia, hacer, cerrar }: Comun & { abierta: Abierta; dia: Dia }) {
  const comun = { hacer, cerrar }
  switch (abierta?.tipo) {
    case 'anotar':
      return <Anotar canal={abierta.canal} dia={dia} hora={HORA_USUAL} {...comun} />
    case 'porque':
      return <Porque fecha={dia.fecha} hora={abierta.hora} cerrar={cerrar} />
    case 'mover':
      return <Mover r={abierta.r} dia={dia} {...comun} />
    case 'sentar':
      return <SentarIgual r={abierta.r} {...comun} />
    case 'proponer':
      return <Proponer r={abierta.r} {...comun} />
    case 'rechazada':
    case 'cancelada_restaurante':
      return <Motivo r={abierta.r} a={abierta.tipo} {...comun} />
    default:
      return null
  }
}
