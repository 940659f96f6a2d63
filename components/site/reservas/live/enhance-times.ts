import type { HHmm } from '@/lib/core/dates.ts'
import type { DayTimeSlots, TimeSlot } from '@/lib/reservas/availability.ts'
import { slotAt, withoutFullTime } from '../areas.ts'
import { readTimeSlots } from '../enhance-availability.ts'
import type { FormParts, Mesa } from '../enhance-parts.ts'
import type { Begun } from '../enhance-start.ts'
import { nameOfMesa } from './enhance-areas.ts'
import type { createFields } from './enhance-fields.ts'
import { listenToSlots, renderSlots } from './enhance-slots.ts'

type Handlers = {
  /** Something else is chosen. */
  render(): void
  keepDraft(): void
}

/** The times of the chosen day, or the waiting list of a full one, and what the guest chooses of them. */
export function createTimes(
  parts: FormParts,
  { request, say }: Begun,
  { setProblem }: Pick<ReturnType<typeof createFields>, 'setProblem'>,
  on: Handlers,
) {
  const { slotArea, slots, slotStatus } = parts
  let timeSlots: DayTimeSlots | null = null
  let nearby: readonly string[] = []
  /** A time that is full in the chosen area, and free in the other one. */
  let offered: HHmm | null = null
  let readCount = 0

  const show = (found: DayTimeSlots | 'unavailable' | null) =>
    renderSlots(parts, { request, say }, { timeSlots: found, nearby, offered })

  /** The area is never changed by itself: a time that is full there is taken back, with what there is instead. */
  function followArea() {
    if (!timeSlots || request.espera) return on.render()
    const { lost, ...full } = withoutFullTime(request, timeSlots)
    offered = full.offered
    const zona = nameOfMesa(parts, request.mesa)
    slotStatus.textContent = lost ? say('yaNo', { hora: lost }) : ''
    if (offered) slotStatus.textContent = say('zonaLlena', { zona, hora: offered })
    show(timeSlots)
    on.render()
  }

  /** Keeps the chosen time if it is still free, and says so otherwise. */
  async function refresh(): Promise<void> {
    const { fecha, personas, espera } = request
    if (fecha === null || personas === null || espera) return
    readCount += 1
    const mine = readCount
    slotArea.setAttribute('aria-busy', 'true')
    if (timeSlots === null) slotArea.textContent = say('cargando')
    const found = await readTimeSlots(fecha, personas)
    if (mine !== readCount) return
    slotArea.removeAttribute('aria-busy')
    timeSlots = found
    if (!found) return show('unavailable')
    followArea()
  }

  /** Replaces the times with the waiting list of a full one. */
  function waitFor(hora: HHmm, move = false) {
    // Ignores an answer that is still on its way.
    readCount += 1
    Object.assign(request, { espera: hora, hora: null })
    offered = null
    slotStatus.textContent = ''
    setProblem('hora_reserva', null)
    show(null)
    on.render()
    if (move) slots.focus()
  }

  function stopWaiting() {
    request.espera = null
    timeSlots = null
    refresh()
    on.render()
    slots.focus()
  }

  listenToSlots(slotArea, {
    choose(hora, mesa = request.mesa) {
      Object.assign(request, { hora, mesa })
      setProblem('hora_reserva', null)
      followArea()
      on.keepDraft()
    },
    wait: (hora) => waitFor(hora, true),
    stopWaiting,
    again: refresh,
  })

  return {
    refresh,
    waitFor,
    chooseMesa(mesa: Mesa) {
      request.mesa = mesa
      request.hora ??= offered
      followArea()
    },
    /** For another day, or after a refusal: with the free times near the refused one. */
    readAgain(near: readonly string[]): Promise<void> {
      nearby = near
      offered = null
      return refresh()
    },
    /** The time that is chosen, or was; undefined while none is known. */
    shown: (): TimeSlot | undefined =>
      timeSlots && !request.espera ? slotAt(timeSlots, request.hora ?? offered) : undefined,
  }
}
