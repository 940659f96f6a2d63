'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { estadoOf, type OpeningHours, servicioOf, specialDayOf, turnosOf } from '@/lib/casa/horario.ts'
import { type Now as Reloj, wallClock, weekday } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { horasDe } from './hours.ts'

/** Recomputed every minute (§4). Milliseconds. */
const MINUTE = 60_000

export type HoursPhrases = Record<
  | 'abierto'
  | 'cerrado'
  | 'comidaHasta'
  | 'cenaHasta'
  | 'abrimos'
  | 'sinFecha'
  | 'mesasHoy'
  | 'mesasManana'
  | 'mesasDia'
  /** Joins the hours of two sittings: `{a} y {b}`. */
  | 'dos',
  string
>
type Props = {
  locale: Locale
  /** The restaurant's clock when the page was made; the browser goes on from its own. */
  clock: Reloj
  openingHours: OpeningHours
  phrases: HoursPhrases
  /** Weekdays in words, Monday first. */
  dias: readonly string[]
  children?: ReactNode
}

const put = (text: string, name: string, value: string): string => text.replace(`{${name}}`, value)

/** Open now, or when: from the real slots and closed days. It also lifts or sinks the lemon of the home page. */
export function OpenNow({ locale, clock, openingHours, phrases, dias, children }: Props) {
  const list = useRef<HTMLDListElement>(null)
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const tick = () => setNow(wallClock(Date.now()))
    tick()
    const timer = setInterval(tick, MINUTE)
    return () => clearInterval(timer)
  }, [])
  // The sky is the page's own, drawn by the server around this list.
  useEffect(() => {
    const scene = list.current?.closest<HTMLElement>('[data-servicio]')
    if (scene) scene.dataset.servicio = servicioOf(now.hora)
  }, [now])

  const estado = estadoOf(now, openingHours)
  // A weekday names a day of this week and no other.
  const dia =
    estado.dias < 7
      ? (dias[weekday(estado.dia) - 1] ?? '')
      : new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(
          Date.parse(estado.dia),
        )
  const specialToday = specialDayOf(now.fecha, openingHours)
  const motivo = specialToday?.turnos[0] ? null : specialToday?.motivo
  const until = estado.isOpen
    ? put(
        phrases[estado.turno.servicio === 'comida' ? 'comidaHasta' : 'cenaHasta'],
        'hora',
        estado.turno.cierre,
      )
    : estado.opensAt
      ? put(phrases.abrimos, 'hora', estado.opensAt)
      : phrases.sinFecha
  const mesas = (['mesasHoy', 'mesasManana'] as const)[estado.dias] ?? 'mesasDia'
  return (
    <dl ref={list}>
      <div>
        <dt data-abierto={estado.isOpen}>{phrases[estado.isOpen ? 'abierto' : 'cerrado']}</dt>
        <dd lang={motivo?.lang}>{motivo?.text ?? until}</dd>
      </div>
      <div>
        <dt>{put(phrases[mesas], 'dia', dia)}</dt>
        <dd>{horasDe(turnosOf(estado.dia, openingHours), phrases.dos)}</dd>
      </div>
      {children}
    </dl>
  )
}
