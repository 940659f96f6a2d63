import type { Dia, FloorMesa } from '@/lib/admin/libro/shapes.ts'
import { ChangeMesa, FillMesa } from './change-mesa.tsx'
import { type CommonProps, Motivo, MoveForm, WalkInForm } from './forms.tsx'
import { ProposeForm } from './propose.tsx'
import { SeatAnyway } from './seat-anyway.tsx'
import type { Open } from './use-verbs.ts'
import { WhyFull } from './why-full.tsx'

export type DialogState =
  | Parameters<Open>[0]
  | { tipo: 'walkIn' }
  | { tipo: 'whyFull'; hora: string }
  | { tipo: 'fillMesa'; mesa: FloorMesa }
  | null

export function LibroWindow({
  dialog,
  dia,
  perform,
  close,
}: CommonProps & { dialog: DialogState; dia: Dia }) {
  const common = { perform, close }
  switch (dialog?.tipo) {
    case 'walkIn':
      return <WalkInForm {...common} />
    case 'whyFull':
      return <WhyFull fecha={dia.fecha} hora={dialog.hora} close={close} />
    case 'move':
      return <MoveForm r={dialog.r} dia={dia} {...common} />
    case 'changeMesa':
      return <ChangeMesa r={dialog.r} dia={dia} {...common} />
    case 'fillMesa':
      return <FillMesa mesa={dialog.mesa} dia={dia} {...common} />
    case 'seat':
      return <SeatAnyway r={dialog.r} {...common} />
    case 'propose':
      return <ProposeForm r={dialog.r} {...common} />
    case 'rechazada':
    case 'cancelada_restaurante':
      return <Motivo r={dialog.r} a={dialog.tipo} {...common} />
    default:
      return null
  }
}
