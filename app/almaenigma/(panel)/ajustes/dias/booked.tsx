'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useForm } from '@/components/admin/form/context.ts'
import { forgetDraft } from '@/components/admin/form/draft.ts'
import { CheckField, FieldError } from '@/components/admin/form/fields.tsx'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { CLOSE_HREF } from './close-href.ts'

/** After a refusal because somebody has booked: the way to the closings, or the box that leaves the bookings as they are. */
export function BookedChoice({ clave }: { clave: string }) {
  const { state } = useForm()
  const router = useRouter()
  const path = usePathname()
  const href = state.valores?.[CLOSE_HREF]
  const error = state.errores.quedan
  if (href)
    return (
      <button
        type="button"
        className={`${BUTTON.lleno} justify-self-start`}
        onClick={() => {
          // The closings take the day and the reason along: nothing is left to recover here.
          forgetDraft(clave ? `${path}#${clave}` : path)
          router.push(href)
        }}
      >
        Ver a quién afecta y cerrar
      </button>
    )
  if (!error) return null
  return (
    <div className="grid gap-2">
      <FieldError id="c-quedan-error" error={error} />
      <CheckField
        name="quedan"
        label="Dejar esas reservas como están y guardar"
        checked={false}
        hint="Nadie recibe un correo: si hay que avisar o cambiarlas, hazlo en Reservas."
      />
    </div>
  )
}
