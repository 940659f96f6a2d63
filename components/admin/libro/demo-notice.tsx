import type { FormAction } from '@/lib/admin/action/form.ts'
import { BUTTON } from '../parts/classes.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { VerbButton } from '../parts/verb.tsx'

const bookings = (n: number): string => (n === 1 ? 'una reserva' : `${n} reservas`)

/** Says that a new house has bookings of invented guests, and takes them away with one press; nothing where there are none. */
export function DemoNotice({ count, remove }: { count: number; remove: FormAction }) {
  if (count === 0) return null
  return (
    <section
      aria-label="Reservas de muestra"
      className="mt-4 flex max-w-[1200px] flex-wrap items-center gap-x-5 gap-y-3 border-l-4 border-limon bg-fondo-2 px-4 py-3 print:hidden"
    >
      <p className="min-w-0 grow basis-72">
        Hay {bookings(count)} de muestra, de clientes inventados, para ver cómo trabaja la casa. Ocupan sitio
        en la web hasta que las quitas.
      </p>
      <ConfirmDialog
        button="Quitar las reservas de muestra"
        de=""
        titulo="¿Quitar las reservas de muestra?"
        consequence={
          <p>
            Se {count === 1 ? 'borra' : 'borran'} {bookings(count)} con las fichas de sus clientes inventados,
            y no vuelven. Las reservas de verdad se quedan, y las plazas de sala y terraza también.
          </p>
        }
        danger={false}
      >
        <VerbButton
          action={remove}
          fields={{}}
          done="Las reservas de muestra ya no están."
          undo={null}
          className="contents"
        >
          <button type="submit" className={BUTTON.peligro}>
            Quitarlas
          </button>
        </VerbButton>
      </ConfirmDialog>
    </section>
  )
}
