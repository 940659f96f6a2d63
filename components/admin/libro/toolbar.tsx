import { useEffect, useState } from 'react'
import type { FoundReserva } from '@/lib/admin/libro/shapes.ts'
import { dayAndMonth } from '@/lib/core/date-words.ts'
import { BUTTON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { openCall } from '../phone-call/open-call.ts'
import { ESTADO, personasText } from './labels.ts'
import { type Aviso, avisos, ring } from './notices.ts'
import { request } from './request.ts'

type Props = {
  texto: string
  search: (texto: string) => void
  walkIn: () => void
}

export function LibroBar({ texto, search, walkIn }: Props) {
  const [elsewhere, setElsewhere] = useState<FoundReserva[] | null>(null)
  const everything = async () => {
    const answer = await request<FoundReserva[]>('buscar', { texto })
    setElsewhere(answer.ok ? answer.value : [])
  }
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap items-center gap-2.5">
        <search className="flex min-w-0 grow basis-64 items-center gap-2 rounded-xs border-[1.5px] border-borde bg-fondo pl-3.5 outline-foco focus-within:outline-3 focus-within:outline-offset-3 movil:max-w-[420px]">
          <Icon name="buscar" className="size-[18px] shrink-0" />
          <input
            type="search"
            data-busqueda
            value={texto}
            onChange={({ target }) => {
              search(target.value)
              setElsewhere(null)
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && texto.trim().length > 2) void everything()
              // Escape clears the field; a second time it leaves it.
              if (key === 'Escape' && texto === '')
                document.querySelector<HTMLElement>('[data-apunte][tabindex="0"]')?.focus()
            }}
            aria-label="Buscar por nombre, teléfono o código"
            placeholder="Nombre, teléfono o código"
            className="min-h-10 w-full min-w-0 bg-transparent outline-none"
          />
        </search>
        <button type="button" className={BUTTON.lleno} onClick={openCall}>
          Apuntar por teléfono
        </button>
        <button type="button" className={BUTTON.linea} onClick={walkIn}>
          Sin reserva
        </button>
      </div>
      {texto.trim().length > 2 && elsewhere === null && (
        <button type="button" className={`${BUTTON.llano} mt-2`} onClick={everything}>
          Buscar «{texto.trim()}» en todos los días
        </button>
      )}
      {elsewhere && (
        <section aria-label="En todos los días" aria-live="polite" className="mt-3 border border-linea p-4">
          {elsewhere.length === 0 && <p>No hay ninguna reserva así.</p>}
          <ul className="grid gap-1">
            {elsewhere.map((r) => (
              <li key={r.id}>
                <a
                  href={`/almaenigma/reservas?dia=${r.fecha}#r-${r.id}`}
                  className="inline-flex min-h-8 flex-wrap items-center gap-x-3 underline underline-offset-4"
                >
                  <span className="tabular-nums">
                    {dayAndMonth(r.fecha, 'es')} {r.fecha.slice(0, 4)}, {r.hora}
                  </span>
                  <bdi>{r.nombre}</bdi>
                  <span>{personasText(r.personas)}</span>
                  <span>{ESTADO[r.estado]}</span>
                  <span className="tabular-nums">{r.codigo}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export function SoundSwitch() {
  const [estado, setEstado] = useState<Record<Aviso, boolean> | null>(null)
  useEffect(() => setEstado({ sonido: avisos.activo('sonido'), cuenta: avisos.activo('cuenta') }), [])
  const change = (which: Aviso, on: boolean) => {
    avisos.poner(which, on)
    setEstado((before) => before && { ...before, [which]: on })
    if (which === 'sonido' && on) ring()
  }
  return (
    <fieldset className="mt-8 flex flex-wrap items-center gap-x-5 border-t border-linea pt-3 text-sm print:hidden">
      <legend className="sr-only">Cuando llega una solicitud</legend>
      {(['sonido', 'cuenta'] as const).map((which) => (
        <label key={which} className="flex min-h-10 items-center gap-2">
          <input
            type="checkbox"
            checked={estado?.[which] ?? true}
            disabled={!estado}
            onChange={({ target }) => change(which, target.checked)}
            className="size-5 shrink-0 accent-(--anil)"
          />
          {which === 'sonido' ? 'Avisar con sonido' : 'Contar las nuevas en la pestaña'}
        </label>
      ))}
    </fieldset>
  )
}
