import type { IsoDate } from '@/lib/core/dates.ts'
import { type FormParts, partsOf, readChoices } from '../enhance-parts.ts'
import type { Begun } from '../enhance-start.ts'
import { showMesas } from './enhance-areas.ts'
import { recallDraft, saveDraft } from './enhance-draft.ts'
import { createFields } from './enhance-fields.ts'
import { fillGuest } from './enhance-guest.ts'
import { listen } from './enhance-listen.ts'
import { offerRestart, recoverDraft } from './enhance-recover.ts'
import { createSubmit } from './enhance-submit.ts'
import { renderTicket } from './enhance-ticket.ts'
import { createTimes } from './enhance-times.ts'

export type LiveForm = { chooseDay(fecha: IsoDate): void; submit(): Promise<void> }

/** All but the calendar: live times, a draft, a ticket and the answer in place. Carries out what the guest did before. */
export function openForm(begun: Begun): LiveForm | null {
  const parts = partsOf(begun.root)
  return parts && bringToLife(parts, begun)
}

function bringToLife(parts: FormParts, begun: Begun): LiveForm {
  const { say, locale, request, calendar, today, guest } = begun
  const shown = request.personas
  Object.assign(request, readChoices(parts), { personas: begun.readPersonas() })
  const isPartyChosen = request.personas !== shown
  const fields = createFields(parts, say, () => request.espera !== null)
  const draft = recallDraft(today)
  const recovered =
    draft !== null && recoverDraft(parts, begun, draft, fields, isPartyChosen ? request.personas : null)
  const keepDraft = () => saveDraft({ request, values: fields.values() })
  const times = createTimes(parts, begun, fields, { render, keepDraft })
  const stopPause = listen(parts, {
    personas: followParty,
    mesa: times.chooseMesa,
    input: render,
    pause: keepDraft,
  })
  const { submit, isSending } = createSubmit(parts, begun, fields, {
    render,
    async readAgain(nearby) {
      calendar.refresh()
      await times.readAgain(nearby)
      parts.slotStatus.textContent = ''
    },
    done: stopPause,
  })

  function render() {
    showMesas(parts, times.shown(), request.mesa)
    renderTicket(parts, request, fields.values().nombre ?? '', { locale, say })
    parts.todayNote.hidden = request.fecha !== today
    if (!isSending()) begun.renderButton(say(request.espera ? 'esperaPedir' : 'pedir'), false)
  }
  function followParty() {
    const n = begun.readPersonas()
    fields.setProblem('personas', n === null ? say('avisos.personas') : null)
    if (n === request.personas) return
    request.personas = n
    render()
    if (n === null) return
    calendar.refresh()
    times.refresh()
  }
  function chooseDay(fecha: IsoDate) {
    Object.assign(request, { fecha, espera: null })
    fields.setProblem('fecha_reserva', null)
    calendar.show()
    times.readAgain([])
    render()
    keepDraft()
  }

  if (recovered) offerRestart(parts, say)
  fillGuest(parts, { ...fields, party: followParty, isPartyChosen }).then(render)
  const { day, hasInput } = guest
  guest.day = null
  calendar.show()
  if (request.personas !== shown) calendar.refresh()
  if (day) chooseDay(day)
  else if (request.espera) times.waitFor(request.espera)
  else times.refresh()
  if (hasInput) {
    followParty()
    keepDraft()
  }
  render()
  return { chooseDay, submit }
}
