import type { Dia } from '@/lib/admin/libro/shapes.ts'
import { type CommonProps, EntryForm, Motivo, Mover } from './forms.tsx'
import { ProposeForm } from './propose.tsx'
import { SeatAnyway } from './seat-anyway.tsx'
import type { Open } from './use-verbs.ts'
import { WhyFull } from './why-full.tsx'

export type DialogState =
  | Parameters<Open>[0]
  | { tipo: 'anotar'; canal: 'telefono' | 'paso' }
  | { tipo: 'porque'; hora: string }
  | null

/** What most callers ask for. */
const HORA_USUAL = '21:00'

/** The window that stands open over the board, if any: what a verb needs to know, or why a time is full. */
export function LibroWindow({ dialog, dia, hacer, cerrar }: CommonProps & { dialog: DialogState; dia: Dia }) {
  const common = { hacer, cerrar }
  switch (dialog?.tipo) {
    case 'anotar':
      return <EntryForm canal={dialog.canal} dia={dia} hora={HORA_USUAL} {...common} />
    case 'porque':
      return <WhyFull fecha={dia.fecha} hora={dialog.hora} cerrar={cerrar} />
    case 'mover':
      return <Mover r={dialog.r} dia={dia} {...common} />
    case 'sentar':
      return <SeatAnyway r={dialog.r} {...common} />
    case 'proponer':
      return <ProposeForm r={dialog.r} {...common} />
    case 'rechazada':
    case 'cancelada_restaurante':
      return <Motivo r={dialog.r} a={dialog.tipo} {...common} />
    default:
      return null
  }
}
