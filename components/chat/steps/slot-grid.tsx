import { useEffect, useState } from 'react'
import type { TimeSlot, TimeSlots } from '@/lib/chat/api.ts'
import type { Talk } from '@/lib/chat/talk.ts'
import type { HHmm, IsoDate, Now } from '@/lib/core/dates.ts'
import { availability, type ReservaRules } from '@/lib/reservas/rules.ts'
import { api } from '../api.ts'
import { useIdioma } from '../language-context.ts'
import { EsperaLink } from './waiting.tsx'

/** Times of the evening shown before "more", from the hour most people ask for. */
const ROW = 5
const EVENING = '20:30'
function shortEvening(cena: readonly TimeSlot[]): readonly TimeSlot[] {
  const from = cena.findIndex(({ hora }) => hora >= EVENING)
  const row = cena.slice(from < 0 ? 0 : Math.min(from, Math.max(0, cena.length - ROW))).slice(0, ROW)
  return row.some(({ libre }) => libre) ? row : cena
}

/** Any other reason is shown as full. */
const REASON: Readonly<Record<string, string>> = {
  pasado: 'Horas.pasada',
  aviso: 'Horas.pronto',
  cerrado: 'Calendario.cerrado',
  horizonte: 'Calendario.cerrado',
}
/** Only seats are missing: the guest may join the waiting list. */
const isFull = ({ motivo }: TimeSlot): boolean => motivo === 'lleno' || motivo === 'ritmo'

type Props = {
  fecha: IsoDate
  personas: number
  rules: ReservaRules
  now: Now
  value: HHmm | null
  /** Lunch or dinner, if that was said: only its times are shown, as long as one of them is free. */
  part: Talk['part']
  busy: boolean
  pick(hora: HHmm): void
  changeDay(): void
}

export function SlotGrid({ fecha, personas, rules, now, value, part, busy, pick, changeDay }: Props) {
  const { t } = useIdioma()
  const [timeSlots, setTimeSlots] = useState<TimeSlots>(() => availability(fecha, personas, rules, now))
  const [known, setKnown] = useState(true)
  const [all, setAll] = useState(false)
  // Read again each minute: other guests book too.
  const minute = now.hora
  // biome-ignore lint/correctness/useExhaustiveDependencies: the minute is when to read, not what
  useEffect(() => {
    let current = true
    api.slots(fecha, personas).then((live) => {
      if (!current) return
      setKnown(live !== null)
      if (live) setTimeSlots(live)
    })
    return () => {
      current = false
    }
  }, [fecha, personas, minute])

  const evening = all ? timeSlots.cena : shortEvening(timeSlots.cena)
  const row = (title: string, note: string, list: readonly TimeSlot[]) =>
    list.length > 0 && (
      <fieldset>
        <legend>
          {title} <span>{note}</span>
        </legend>
        <div className="chat-horas">
          {list.map(({ hora, libre, motivo }) => {
            const why = libre ? '' : t(REASON[motivo ?? ''] ?? 'Horas.completa')
            return (
              <button
                key={hora}
                type="button"
                className="chat-hora"
                disabled={!libre || busy}
                aria-pressed={hora === value}
                {...(why ? { 'aria-label': `${hora}, ${why}` } : {})}
                onClick={() => pick(hora)}
              >
                {hora}
              </button>
            )
          })}
        </div>
      </fieldset>
    )
  const lastLunch = timeSlots.comida.at(-1)?.hora ?? ''
  const [firstDinner, lastDinner] = [timeSlots.cena.at(0)?.hora ?? '', timeSlots.cena.at(-1)?.hora ?? '']
  const lunch = row(t('Horas.comida'), t('Horas.ultima', { hora: lastLunch }), timeSlots.comida)
  // Who changes an hour that is chosen may go from one part of the day to the other.
  const only = part && !value && timeSlots[part].some(({ libre }) => libre) ? part : null
  const none = [...timeSlots.comida, ...timeSlots.cena].every(({ libre }) => !libre)
  return (
    <>
      <fieldset className="chat-ficha" aria-label={t('Horas.titulo')}>
        {none && <p className="chat-nota">{t('Horas.sinHoras')}</p>}
        {only !== 'cena' && lunch}
        {only !== 'comida' &&
          row(t('Horas.cena'), t('Horas.tramo', { desde: firstDinner, hasta: lastDinner }), evening)}
        {!known && <p className="chat-nota">{t('Horas.sinDatos')}</p>}
      </fieldset>
      <div className="chat-rapidas">
        {only !== 'comida' && evening.length < timeSlots.cena.length && (
          <button type="button" onClick={() => setAll(true)}>
            {t('Horas.masCena')}
          </button>
        )}
        <button type="button" disabled={busy} onClick={changeDay}>
          {t('Cambiar.date')}
        </button>
      </div>
      {[...timeSlots.comida, ...timeSlots.cena].some(isFull) && (
        <EsperaLink fecha={fecha} personas={personas} />
      )}
    </>
  )
}
