'use client'
import { useEffect, useState } from 'react'
import { mesaName } from '@/lib/admin/libro/floor.ts'
import type { Dia, LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { daysBetween, minutes, type Now } from '@/lib/core/dates.ts'
import { useToast } from '../parts/toasts.tsx'
import { onSaved } from '../phone-call/open-call.ts'
import { canChangeMesa } from './change-mesa.tsx'
import { LibroEntryLine } from './entry.tsx'
import { Espera } from './espera.tsx'
import { FloorPlan } from './floor-plan.tsx'
import { FULL } from './forms.tsx'
import { CALLED_OFF, GRACE_MINUTES } from './labels.ts'
import { Servicio } from './servicio.tsx'
import { LibroBar, SoundSwitch } from './toolbar.tsx'
import { useDia } from './use-day.ts'
import { useRowFocus } from './use-focus.ts'
import { useKeys } from './use-keys.ts'
import { useNow } from './use-now.ts'
import { type Actions, useVerbs } from './use-verbs.ts'
import { type DialogState, LibroWindow } from './window.tsx'

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
const casa = (r: LibroEntry, q: string): boolean => {
  const digits = q.replace(/\D/g, '')
  return (
    plain(r.nombre).includes(q) ||
    r.codigo.toLowerCase().includes(q) ||
    (digits.length > 2 && (r.telefono ?? '').includes(digits))
  )
}

export function Board({ initial, initialNow, actions }: { initial: Dia; initialNow: Now; actions: Actions }) {
  const { dia, corte, pendientes, leer: read } = useDia(initial)
  const now = useNow(initialNow)
  const { perform, busy, stepBack } = useVerbs(actions, read)
  const [texto, search] = useState('')
  const [chosen, choose] = useState<string | null>(null)
  const [dialog, open] = useState<DialogState>(null)
  const toast = useToast()
  useEffect(() => onSaved(() => void read()), [read])
  useRowFocus({ reservas: dia.reservas, chosen, isElsewhere: Boolean(busy) || dialog !== null })
  const q = plain(texto.trim())
  const hits = dia.reservas.filter((r) => q === '' || casa(r, q))
  // Cancelled bookings are hidden, unless somebody searches or the step can still be undone.
  const isCalledOff = (r: LibroEntry) => CALLED_OFF.includes(r.estado) && !r.deshacer && q === ''
  const visibleReservas = hits.filter((r) => !isCalledOff(r))
  const dayReached = dia.fecha <= now.fecha
  const minutesLate = (r: LibroEntry) =>
    daysBetween(dia.fecha, now.fecha) * 1440 + minutes(now.hora) - minutes(r.hora)
  const isLate = (r: LibroEntry) => minutesLate(r) >= 0

  const seat = async (r: LibroEntry) => {
    const answer = await perform('seat', r, {}, `${r.nombre}: en su mesa.`)
    if (FULL.includes(answer?.aviso ?? '')) open({ tipo: 'seat', r })
  }
  useKeys({
    visibleReservas,
    chosen,
    choose,
    onKey: (key, r) => {
      if (key === 'c' && r.pasos.includes('confirmada'))
        return void perform('advance', r, { a: 'confirmada' }, `${r.nombre}: confirmada.`)
      if (key === 'n' && r.pasos.includes('no_presentada') && isLate(r))
        return void perform('advance', r, { a: 'no_presentada', avisar: 'no' }, `${r.nombre}: no vino.`)
      if (key === 'm' && canChangeMesa(dia, r)) return open({ tipo: 'changeMesa', r })
      if (key === 's' && dayReached && r.pasos.includes('sentada')) return void seat(r)
      toast({ text: `Con ${r.nombre} eso no se puede hacer ahora.`, error: true })
    },
  })

  const column = (id: 'comida' | 'cena') =>
    hits.filter(({ hora }) => hora >= dia.cena_desde === (id === 'cena'))
  const fila = (r: LibroEntry) => (
    <LibroEntryLine
      key={r.id}
      mesa={canChangeMesa(dia, r) ? { nombre: mesaName(dia, r.mesa_id) } : null}
      {...{ r, dayReached, perform, seat, open, choose, undo: stepBack }}
      chosen={r.id === (chosen ?? visibleReservas[0]?.id)}
      isLate={isLate(r)}
      minutesLate={minutesLate(r)}
      busy={busy === r.id}
    />
  )
  const close = () => open(null)
  return (
    <>
      <span
        hidden
        data-dia-abierto={dia.fecha}
        {...(dayReached ? {} : { 'data-dia-del-libro': dia.fecha })}
      />
      <LibroBar texto={texto} search={search} walkIn={() => open({ tipo: 'walkIn' })} />
      {/* As high without the count, which comes a moment later: nothing moves under a press. */}
      <div className="mt-2 flex min-h-10 flex-wrap items-center gap-x-5 print:min-h-0">
        {pendientes !== null && pendientes > 0 && (
          <a
            href="/almaenigma/reservas/lista?ver=pendientes"
            className="inline-flex min-h-10 items-center text-sm underline underline-offset-4 print:hidden"
          >
            {pendientes} por confirmar en todos los días
          </a>
        )}
        <a
          href="#cena"
          className="inline-flex min-h-10 items-center text-sm underline underline-offset-4 min-[1100px]:hidden print:hidden"
        >
          Ir a la cena
        </a>
      </div>
      <p
        role="status"
        className={corte ? 'mt-3 border-[1.5px] border-error px-4 py-3 text-error' : 'sr-only'}
      >
        {corte === 'red' &&
          'Sin conexión con la casa. Esto es lo último que se vio; en cuanto vuelva se pone al día solo.'}
        {corte === 'sesion' &&
          'La sesión ha terminado: vuelve a entrar para seguir. Lo que ves es lo último que se leyó.'}
      </p>
      {dia.cerrado && (
        <p className="mt-4 border-l-4 border-error pl-4 font-semibold">
          Este día está cerrado: la web no ofrece mesas.
        </p>
      )}
      {dia.mesas.length > 0 && (
        <FloorPlan
          {...{ dia, now }}
          isLate={(r) => r.estado === 'confirmada' && minutesLate(r) >= GRACE_MINUTES}
          change={(r) => open({ tipo: 'changeMesa', r })}
          fill={(mesa) => open({ tipo: 'fillMesa', mesa })}
        />
      )}
      <div className="mt-5 grid gap-x-10 gap-y-8 min-[1100px]:grid-cols-2 print:grid-cols-2">
        {(['comida', 'cena'] as const).map((id) => (
          <Servicio
            key={id}
            id={id}
            titulo={id === 'comida' ? 'Comida' : 'Cena'}
            dia={dia}
            reservas={column(id)}
            calledOff={column(id).filter(isCalledOff)}
            searched={texto.trim() !== ''}
            entry={fila}
            ask={(hora) => open({ tipo: 'whyFull', hora })}
          />
        ))}
      </div>
      <Espera espera={dia.espera} />
      <SoundSwitch />
      <LibroWindow {...{ dialog, dia, perform, close }} />
    </>
  )
}
