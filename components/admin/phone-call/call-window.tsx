import { useEffect, useRef, useState } from 'react'
import type { Caller } from '@/lib/admin/libro/phone-call.ts'
import { dayAndMonth } from '@/lib/core/date-words.ts'
import { addDays, isIsoDate } from '@/lib/core/dates.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import { LARGEST_GUEST_PARTY } from '@/lib/reservas/estados.ts'
import { Dialog } from '../libro/dialog.tsx'
import { DetailFields, DietaField, GrupoReason, NotifyField, OverAforo, TextInput } from '../libro/fields.tsx'
import { useSubmission } from '../libro/forms.tsx'
import { personasText } from '../libro/labels.ts'
import { useVerbs } from '../libro/use-verbs.ts'
import { BUTTON, ICON, MENSAJE_ERROR } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { AreaField } from './area-field.tsx'
import { CallerCard } from './caller-card.tsx'
import { CallerField } from './caller-field.tsx'
import { type CallActions, dayInView, openDay, tellSaved } from './open-call.ts'
import { type Area, nearestFree, USUAL_HORA } from './turno-choice.ts'
import { TurnosField } from './turnos-field.tsx'
import { useTurnos } from './use-turnos.ts'

const USUAL_PARTY = '2'
const refresh = async () => tellSaved()

/** A call is written down: whose number it is, the free times beside it, and Enter books. */
export default function CallWindow({ actions, close }: { actions: CallActions; close: () => void }) {
  const { perform } = useVerbs<'addEntry'>(actions, refresh)
  // One key for the whole form: pressing twice books once.
  const clave = useRef<string>(null)
  clave.current ??= crypto.randomUUID()
  const form = useRef<HTMLFormElement>(null)
  const [number, setNumber] = useState('')
  const [chosen, setChosen] = useState<Caller | null>(null)
  const [nombre, setNombre] = useState('')
  // What nobody has typed yet follows the guest's custom.
  const [party, setParty] = useState<string | null>(null)
  const [areaPicked, setArea] = useState<Area | null>(null)
  const [fecha, setFecha] = useState<string | null>(dayInView)
  const [horaPicked, setHora] = useState<string | null>(null)
  const [toTurnos, setToTurnos] = useState(false)
  // Whoever types faster than the times come has pressed Enter already: it is sent with the first of them.
  const [isWaiting, setIsWaiting] = useState(false)

  const personas = party ?? String(chosen?.anterior?.personas ?? USUAL_PARTY)
  const size = Math.min(200, Math.max(1, Number.parseInt(personas, 10) || 1))
  const area = areaPicked ?? chosen?.anterior?.mesa ?? 'interior'
  const { day: read, failed } = useTurnos(fecha, size)
  // While another day is asked for, the times of the last one are nobody's choice.
  const day = read && (fecha === null || read.fecha === fecha) ? read : null
  const turnos = day?.turnos ?? []
  const picked = turnos.find((turno) => turno.hora === horaPicked)
  const hora = picked?.hora ?? nearestFree(turnos, area, chosen?.anterior?.hora ?? USUAL_HORA)
  const turno = turnos.find((one) => one.hora === hora)
  const shownDay = fecha ?? day?.fecha ?? ''

  useEffect(() => {
    if (!toTurnos || !day) return
    setToTurnos(false)
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    ;(find('[name=hora_reserva]:checked') ?? find('[name=fecha_reserva]'))?.focus()
  }, [toTurnos, day])

  useEffect(() => {
    if (!isWaiting || !(day || failed)) return
    setIsWaiting(false)
    form.current?.requestSubmit()
  }, [isWaiting, day, failed])

  const submission = useSubmission(
    (fields) =>
      perform(
        'addEntry',
        null,
        { ...fields, canal: 'telefono', clave: clave.current ?? '' },
        `Apuntada: ${fields.nombre}, ${isIsoDate(shownDay) ? dayAndMonth(shownDay, 'es') : ''} a las ${fields.hora_reserva}, ${personasText(size)}.`,
        // It stands on another day than the one in view.
        isIsoDate(shownDay) && shownDay !== openDay()
          ? { href: `/almaenigma/reservas?dia=${shownDay}`, text: 'Ver ese día' }
          : undefined,
      ),
    close,
  )
  const type = (text: string) => {
    setNumber(text)
    if (chosen && nombre === chosen.nombre) setNombre('')
    setChosen(null)
  }
  const choose = (caller: Caller) => {
    setChosen(caller)
    setNombre(caller.nombre)
    const known = caller.telefono ?? caller.telefonos[0]
    if (!caller.exacto && known) setNumber(groupDigits(known))
    setToTurnos(true)
  }
  const goOn = () => form.current?.querySelector<HTMLElement>('[name=nombre]')?.focus()
  const otherDay = (days: number) => {
    if (!isIsoDate(shownDay)) return
    setFecha(addDays(shownDay, days))
  }
  const isFull = submission.lleno || ['lleno', 'ritmo'].includes(turno?.areas[area].motivo ?? '')
  return (
    <Dialog title="Apuntar una reserva por teléfono" close={close} wide>
      <form
        ref={form}
        onSubmit={(event) => {
          if (day || failed) return submission.submit(event)
          event.preventDefault()
          setIsWaiting(true)
        }}
        noValidate
        className="mt-5 grid gap-x-8 gap-y-5 movil:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
      >
        {submission.mensaje && (
          <p role="alert" className={`${MENSAJE_ERROR} movil:col-span-2`}>
            {submission.mensaje}
          </p>
        )}
        <div className="grid content-start gap-4">
          <CallerField {...{ number, chosen, type, choose, goOn }} errors={submission.errores} />
          {chosen && <CallerCard caller={chosen} />}
          <TextInput
            name="nombre"
            label="Nombre"
            max={80}
            value={nombre}
            onText={setNombre}
            errors={submission.errores}
          />
          <div className="grid grid-cols-2 gap-4">
            <TextInput
              name="personas"
              label="Personas"
              type="number"
              max={200}
              value={personas}
              onText={setParty}
              errors={submission.errores}
            />
            <AreaField area={area} turno={turno} change={setArea} />
          </div>
          <TextInput name="notas" label="Notas" max={500} errors={submission.errores} />
          {size > LARGEST_GUEST_PARTY && <GrupoReason errors={submission.errores} />}
        </div>
        <div className="grid content-start gap-4">
          <div className="flex items-end gap-1.5">
            <div className="grow">
              <TextInput
                name="fecha_reserva"
                label="Día"
                type="date"
                value={shownDay}
                onText={setFecha}
                errors={submission.errores}
              />
            </div>
            <button type="button" className={`${ICON} mb-0.5`} onClick={() => otherDay(-1)}>
              <Icon name="antes" />
              <span className="sr-only">El día anterior</span>
            </button>
            <button type="button" className={`${ICON} mb-0.5`} onClick={() => otherDay(1)}>
              <Icon name="sigue" />
              <span className="sr-only">El día siguiente</span>
            </button>
          </div>
          <TurnosField {...{ day, failed, area, hora, pick: setHora }} errors={submission.errores} />
          {isFull && <OverAforo errors={submission.errores} />}
        </div>
        <div className="grid gap-4 movil:col-span-2">
          <details key={chosen?.id} open={Boolean(chosen?.anterior?.dieta) || undefined}>
            <summary className="min-h-10 cursor-pointer py-2 font-semibold">
              Correo, idioma, ocasión y dieta
            </summary>
            <div className="mt-2 grid gap-4 movil:grid-cols-3">
              <DetailFields
                de={{ email: chosen?.email ?? '', idioma: chosen?.idioma ?? 'es', ocasion: '' }}
                errors={submission.errores}
              />
            </div>
            <div className="mt-4">
              <DietaField dieta={chosen?.anterior?.dieta ?? ''} errors={submission.errores} />
            </div>
          </details>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <button type="submit" aria-disabled={submission.busy} className={BUTTON.lleno}>
              Apuntar y confirmar
            </button>
            <NotifyField />
          </div>
        </div>
      </form>
    </Dialog>
  )
}
