import { ChangeReserva, type ReservaChoice } from '@/components/site/gestion/change.tsx'
import { ChangeSlots } from '@/components/site/gestion/change-slots.tsx'
import { addDays, isHHmm, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { readTimeSlots } from '@/lib/reservas/availability.ts'
import { getOpeningHours } from '@/lib/reservas/content.ts'
import { DEFAULT_RULES } from '@/lib/reservas/default-rules.ts'
import type { ReservaView } from '@/lib/reservas/manage.ts'
import { readRules } from '@/lib/reservas/read.ts'
import { guestsIssue } from '@/lib/reservas/rules.ts'
import type { Query } from './notice.ts'

type Props = { locale: Locale; reserva: ReservaView; token: string; query: Query }

export async function ChangeSteps({ locale, reserva, token, query }: Props) {
  const [rules, { specialDays }] = await Promise.all([
    readRules().catch(() => DEFAULT_RULES),
    getOpeningHours(locale),
  ])
  const today = wallClock(Date.now()).fecha
  const limits = {
    min: rules.personasMin,
    max: rules.personasMax,
    from: today,
    until: addDays(today, rules.horizonteDias),
  }
  const given = Number(query.personas)
  const choice: ReservaChoice = {
    personas: guestsIssue(given, rules) ? reserva.personas : given,
    fecha: typeof query.fecha === 'string' && isIsoDate(query.fecha) ? query.fecha : reserva.fecha_reserva,
    mesa: query.mesa === 'interior' || query.mesa === 'exterior' ? query.mesa : reserva.preferencia_mesa,
  }
  const asked = query.fecha !== undefined && query.otro === undefined
  const { codigo } = reserva
  const found = asked ? await readTimeSlots(choice.fecha, choice.personas, { codigo, token }) : null
  const own = { locale, reserva, token, choice }
  const timeSlots = found?.ok
    ? {
        comida: found.value.comida.map(({ hora, mesas }) => ({ hora, motivo: mesas[choice.mesa] })),
        cena: found.value.cena.map(({ hora, mesas }) => ({ hora, motivo: mesas[choice.mesa] })),
      }
    : null
  const hora = typeof query.hora === 'string' && isHHmm(query.hora) ? query.hora : reserva.hora_reserva
  return (
    <ChangeReserva
      {...own}
      limits={limits}
      specialDays={specialDays}
      horas={asked ? <ChangeSlots {...own} chosenHora={hora} timeSlots={timeSlots} /> : null}
    />
  )
}
