import { type EleccionGestion, GestionCambiar } from '@/components/site/gestion/change.tsx'
import { GestionHoras } from '@/components/site/gestion/slots.tsx'
import { addDays, isHHmm, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { leerHuecos } from '@/lib/reservas/availability.ts'
import type { ReservaVista } from '@/lib/reservas/manage.ts'
import { leerReglas } from '@/lib/reservas/read.ts'
import { DEFAULT_RULES, guestsIssue } from '@/lib/reservas/rules.ts'
import type { Query } from './notice.ts'

type Props = { locale: Locale; reserva: ReservaVista; token: string; query: Query }

/** The two steps of a change: what is asked for, and the times there are for it, the booking's own seats not counted. */
export async function Cambio({ locale, reserva, token, query }: Props) {
  const rules = await leerReglas().catch(() => DEFAULT_RULES)
  const hoy = wallClock(Date.now()).fecha
  const limites = {
    min: rules.personasMin,
    max: rules.personasMax,
    desde: hoy,
    hasta: addDays(hoy, rules.horizonteDias),
  }
  const given = Number(query.personas)
  const eleccion: EleccionGestion = {
    personas: guestsIssue(given, rules) ? reserva.personas : given,
    fecha: typeof query.fecha === 'string' && isIsoDate(query.fecha) ? query.fecha : reserva.fecha_reserva,
    mesa: query.mesa === 'interior' || query.mesa === 'exterior' ? query.mesa : reserva.preferencia_mesa,
  }
  const asked = query.fecha !== undefined && query.otro === undefined
  const { codigo } = reserva
  const found = asked ? await leerHuecos(eleccion.fecha, eleccion.personas, { codigo, token }) : null
  const own = { locale, reserva, token, eleccion }
  const huecos = found?.ok
    ? {
        comida: found.value.comida.map(({ hora, mesas }) => ({ hora, motivo: mesas[eleccion.mesa] })),
        cena: found.value.cena.map(({ hora, mesas }) => ({ hora, motivo: mesas[eleccion.mesa] })),
      }
    : null
  const hora = typeof query.hora === 'string' && isHHmm(query.hora) ? query.hora : reserva.hora_reserva
  return (
    <GestionCambiar
      {...own}
      limites={limites}
      horas={asked ? <GestionHoras {...own} elegida={hora} huecos={huecos} /> : null}
    />
  )
}
