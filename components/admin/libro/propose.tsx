import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { INITIAL_STATE } from '../form/context.ts'
import { BUTTON, MENSAJE_ERROR } from '../parts/classes.ts'
import { Dialog } from './dialog.tsx'
import { TextInput } from './fields.tsx'
import { type CommonProps, useSubmission } from './forms.tsx'

const SAME_TIME = 'Es el día y la hora que pidió: elige otra, o confirma su reserva.'

export function ProposeForm({ r, perform, close }: CommonProps & { r: LibroEntry }) {
  const submission = useSubmission(
    async (fields) =>
      fields.fecha_reserva === r.fecha && fields.hora_reserva === r.hora
        ? { ...INITIAL_STATE, estado: 'rechazado', mensaje: SAME_TIME }
        : perform('propose', r, fields, `Propuesta enviada a ${r.nombre}. La mesa queda guardada.`),
    close,
  )
  return (
    <Dialog title={`Proponer otra hora a ${r.nombre}`} close={close}>
      <form onSubmit={submission.submit} noValidate className="mt-4 grid gap-4">
        <p className="text-texto-2">
          Su solicitud de las {r.hora} se cierra, y la mesa que propongas queda guardada hasta un día: la
          acepta con un toque desde su correo, en su idioma.
        </p>
        {submission.mensaje && (
          <p role="alert" className={MENSAJE_ERROR}>
            {submission.mensaje}
          </p>
        )}
        <div className="grid grid-cols-2 gap-4">
          <TextInput
            name="fecha_reserva"
            label="Día"
            type="date"
            value={r.fecha}
            errors={submission.errores}
          />
          <TextInput
            name="hora_reserva"
            label="Hora"
            type="time"
            value={r.hora}
            errors={submission.errores}
          />
        </div>
        <TextInput name="motivo" label="Motivo, si quieres darlo" max={300} errors={submission.errores} />
        <button
          type="submit"
          aria-disabled={submission.busy}
          className={`${BUTTON.lleno} justify-self-start`}
        >
          Enviar la propuesta
        </button>
      </form>
    </Dialog>
  )
}
