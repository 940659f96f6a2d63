import { randomUUID } from 'node:crypto'
import { EMPTY_STATE, type ReservaFormState } from '@/components/site/reservas/state.ts'
import { isHHmm, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import { avisos } from '@/lib/http/texts.ts'
import { fill } from '@/lib/i18n/fill-text.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { alternatives, readTimeSlots } from '@/lib/reservas/availability.ts'
import { AVISO_FIELD, isReservaAviso } from '@/lib/reservas/avisos.ts'
import { DEFAULT_RULES } from '@/lib/reservas/default-rules.ts'
import { readDraft } from '@/lib/reservas/draft.ts'
import { type AvisoForm, errorsOf, type FormField, type FormValues } from '@/lib/reservas/form.ts'
import { keysOf } from '@/lib/reservas/keys.ts'
import { localeEsperaPath, localeManagePath } from '@/lib/reservas/links.ts'
import { readRules } from '@/lib/reservas/read.ts'
import type { ReservaRules } from '@/lib/reservas/rules.ts'

export type Query = Record<string, string | string[] | undefined>

const one = (value: Query[string]): string => (typeof value === 'string' ? value : '')

/** The party as the first form sends it: a button, or "more" and a number. Null when it is not allowed. */
function readPersonas(query: Query, { personasMin, personasMax }: ReservaRules): number | null {
  const text = one(query.personas) === 'mas' ? one(query.grupo) : one(query.personas)
  const n = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  return n >= personasMin && n <= personasMax ? n : null
}

function errorTexts(
  found: Partial<Record<FormField, AvisoForm>>,
  rules: ReservaRules,
  locale: Locale,
): ReservaFormState['errors'] {
  const texts = avisos(locale)
  const said = (aviso: AvisoForm): string =>
    // The calendar itself says whether it is a Monday or a special day.
    fill(texts[aviso === 'cerrado' ? 'cerrado_otro' : aviso], {
      min: rules.personasMin,
      max: rules.personasMax,
    })
  return Object.fromEntries(Object.entries(found).map(([name, aviso]) => [name, said(aviso)]))
}

/** The text of a refusal that belongs to no field. */
function generalText(error: string, locale: Locale): string {
  const texts = avisos(locale)
  if (isReservaAviso(error)) return texts[error].replace(/\{\w+\}/g, '')
  if (error === 'frecuencia' || error === 'clave') return texts[error]
  return error === 'invalid_json' || error === 'too_long' || error === 'formato' ? texts.formato : texts.fallo
}

/** A time and an area out of an e-mail that offers free ones. */
function chosenInQuery(query: Query): FormValues {
  const [hora, mesa] = [one(query.hora), one(query.mesa)]
  if (!isHHmm(hora)) return {}
  const area = mesa === 'interior' || mesa === 'exterior' ? { preferencia_mesa: mesa } : {}
  return { hora_reserva: hora, primera_visita: 'on', ...area }
}

/** The address of the request whose answer did not come. */
function lookAtOf(clave: string, espera: boolean, locale: Locale): string {
  const { codigo, token } = keysOf(clave)
  return (espera ? localeEsperaPath : localeManagePath)(locale, codigo, token)
}

/**
 * The form as the address asks for it. What was typed into a refused request waits in a cookie, never in the address.
 */
export async function stateOf(query: Query, locale: Locale): Promise<ReservaFormState> {
  const error = one(query.error)
  const [rules, draft] = await Promise.all([
    readRules().catch(() => DEFAULT_RULES),
    error ? readDraft() : null,
  ])
  const now = wallClock(Date.now())
  const fecha = one(query.fecha)
  const personas = readPersonas(query, rules)
  const espera = one(query.espera)
  const values: FormValues = draft?.escritos ?? chosenInQuery(query)
  const asked = isIsoDate(fecha) && personas !== null
  const timeSlots = asked ? await readTimeSlots(fecha, personas) : null

  const found: Partial<Record<FormField, AvisoForm>> = {}
  if (draft) Object.assign(found, errorsOf(draft.escritos, rules, now))
  if (!asked && !draft) {
    if (query.personas !== undefined && personas === null) found.personas = 'personas'
    if (query.fecha !== undefined && !isIsoDate(fecha)) found.fecha_reserva = 'fecha'
  }
  const campo = isReservaAviso(error)
    ? AVISO_FIELD[error]
    : error === 'consentimiento'
      ? 'consiente_dieta'
      : null
  if (campo && error) found[campo as FormField] = error as AvisoForm
  const cured = campo !== null || error === ''
  const unknown = error === 'unreachable' ? (draft?.clave ?? null) : null
  const full = (error === 'lleno' || error === 'ritmo') && values.hora_reserva
  return {
    ...EMPTY_STATE,
    personas,
    fecha: isIsoDate(fecha) ? fecha : null,
    timeSlots: timeSlots && (timeSlots.ok ? timeSlots.value : 'unavailable'),
    espera: asked && isHHmm(espera) ? espera : null,
    values,
    errors: errorTexts(found, rules, locale),
    general: cured ? null : unknown ? avisos(locale).incierto : generalText(error, locale),
    lookAt: unknown && lookAtOf(unknown, espera !== '', locale),
    alternatives:
      full && asked ? await alternatives(fecha, full, personas, values.preferencia_mesa ?? 'interior') : [],
    clave: asked ? unknown || randomUUID() : null,
    stamp: asked ? Date.now() : null,
  }
}
