'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { estadoOf, type OpeningHours, servicioOf, specialDayOf, turnosOf } from '@/lib/casa/horario.ts'
import { type Now as Clock, wallClock, weekday } from '@/lib/core/dates.ts'
import { fill } from '@/lib/i18n/fill-text.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { hoursText } from './hours.ts'

/** Recomputed every minute (§4). Milliseconds. */
const MINUTE_MS = 60_000

type HoursPhrases = Record<
  | 'abierto'
  | 'cerrado'
  | 'comidaHasta'
  | 'cenaHasta'
  | 'abrimos'
  | 'sinFecha'
  | 'mesasHoy'
  | 'mesasManana'
  | 'mesasDia'
  | 'dos',
  string
>
type Props = {
  locale: Locale
  /** The restaurant's clock when the page was rendered; the browser continues with its own. */
  clock: Clock
  openingHours: OpeningHours
  phrases: HoursPhrases
  dias: readonly string[]
  children?: ReactNode
}

export function OpenNow({ locale, clock, openingHours, phrases, dias, children }: Props) {
  const list = useRef<HTMLDListElement>(null)
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const tick = () => setNow(wallClock(Date.now()))
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  // The server rendered the sky around this list.
  useEffect(() => {
    const scene = list.current?.closest<HTMLElement>('[data-servicio]')
    if (scene) scene.dataset.servicio = servicioOf(now.hora)
  }, [now])

  const estado = estadoOf(now, openingHours)
  // Beyond this week a weekday would be ambiguous.
  const dia =
    estado.dias < 7
      ? (dias[weekday(estado.dia) - 1] ?? '')
      : new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(
          Date.parse(estado.dia),
        )
  const specialToday = specialDayOf(now.fecha, openingHours)
  const motivo = specialToday?.turnos[0] ? null : specialToday?.motivo
  const until = estado.isOpen
    ? fill(phrases[estado.turno.servicio === 'comida' ? 'comidaHasta' : 'cenaHasta'], {
        hora: estado.turno.cierre,
      })
    : estado.opensAt
      ? fill(phrases.abrimos, { hora: estado.opensAt })
      : phrases.sinFecha
  const mesas = (['mesasHoy', 'mesasManana'] as const)[estado.dias] ?? 'mesasDia'
  return (
    <dl ref={list}>
      <div>
        <dt data-abierto={estado.isOpen}>{phrases[estado.isOpen ? 'abierto' : 'cerrado']}</dt>
        <dd lang={motivo?.lang}>{motivo?.text ?? until}</dd>
      </div>
      <div>
        <dt>{fill(phrases[mesas], { dia })}</dt>
        <dd>{hoursText(turnosOf(estado.dia, openingHours), phrases.dos)}</dd>
      </div>
      {children}
    </dl>
  )
}
