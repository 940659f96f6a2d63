import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { BUTTON, MENSAJE_ERROR } from '../parts/classes.ts'
import { Dialog } from './dialog.tsx'
import { OverAforo } from './fields.tsx'
import { type CommonProps, useSubmission } from './forms.tsx'

/** For a guest who arrives after their table was given away: above capacity, with a written reason. */
export function SeatAnyway({ r, perform, close }: CommonProps & { r: LibroEntry }) {
  const submission = useSubmission((fields) => perform('seat', r, fields, `${r.nombre}: en su mesa.`), close)
  return (
    <Dialog title={`Sentar a ${r.nombre}`} close={close}>
      <form onSubmit={submission.submit} noValidate className="mt-4 grid gap-4">
        <p className="text-texto-2">Su mesa ya se ha dado: a esa hora no queda sitio.</p>
        {submission.mensaje && (
          <p role="alert" className={MENSAJE_ERROR}>
            {submission.mensaje}
          </p>
        )}
        <OverAforo errors={submission.errores} />
        <button
          type="submit"
          aria-disabled={submission.busy}
          className={`${BUTTON.lleno} justify-self-start`}
        >
          Sentar
        </button>
      </form>
    </Dialog>
  )
}
