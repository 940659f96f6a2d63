import { type HHmm, type IsoDate, wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import type { DayTimeSlots } from '@/lib/reservas/availability.ts'
import { HONEYPOT } from '@/lib/reservas/form.ts'
import { isFreeAt, slotAt, withoutFullTime } from './areas.ts'
import { nameOfMesa, offerTree, showMesas } from './enhance-areas.ts'
import { readTimeSlots } from './enhance-availability.ts'
import { createCalendar } from './enhance-calendar.ts'
import { showDone } from './enhance-done.ts'
import { forgetDraft, recallDraft, saveDraft } from './enhance-draft.ts'
import { createFields, fieldOf, missingFields, TIME_REFUSALS } from './enhance-fields.ts'
import { fillGuest } from './enhance-guest.ts'
import { forgetKey, type RequestKey, saveKey, withKey } from './enhance-key.ts'
import { listen } from './enhance-listen.ts'
import { type FormParts, type Mesa, partsOf, type ReservaRequest } from './enhance-parts.ts'
import { bodyOf, type SendResult, sendReserva } from './enhance-send.ts'
import { listenToSlots, renderSlots } from './enhance-slots.ts'
import {
  initialRequest,
  lastDayOf,
  offerRestart,
  readPersonas,
  recoverDraft,
  unlockForm,
} from './enhance-start.ts'
import { renderButton, renderTicket, showRefusal, showUnanswered } from './enhance-ticket.ts'
import { createSay } from './say.ts'

/** A calendar, live times, a ticket and the answer in place. Without it the form works in two steps. */
export function enhance(root: HTMLElement): void {
  const parts = partsOf(root)
  if (parts) new ReservaFormController(parts)
}

class ReservaFormController {
  private readonly locale
  private readonly say
  private readonly today = wallClock(Date.now()).fecha
  private readonly startedAt = Date.now()
  private readonly fields
  private readonly calendar
  private readonly request: ReservaRequest
  private key: RequestKey | null = null
  private timeSlots: DayTimeSlots | null = null
  private nearby: readonly string[] = []
  /** A time that is full in the chosen area, and free in the other one. */
  private offered: HHmm | null = null
  private readCount = 0
  private isSending = false
  private readonly stopPause: () => void
  private readonly parts: FormParts

  constructor(parts: FormParts) {
    const { root } = parts
    this.parts = parts
    this.locale = asLocale(root.dataset.locale)
    this.say = createSay(JSON.parse(root.dataset.textos ?? '{}'))
    this.request = initialRequest(parts)
    unlockForm(parts)
    this.fields = createFields(parts, this.say, () => this.request.espera !== null)
    const before = recallDraft(this.today)
    const recovered = before !== null && recoverDraft(parts, before, this.request, this.fields)
    this.calendar = createCalendar(parts, {
      locale: this.locale,
      say: this.say,
      today: this.today,
      lastDay: lastDayOf(parts, this.today),
      chosen: () => this.request.fecha,
      personas: () => this.request.personas,
      choose: (fecha) => this.chooseDay(fecha),
    })
    this.stopPause = listen(parts, {
      personas: () => this.onPersonas(),
      mesa: (mesa) => this.chooseMesa(mesa),
      input: () => this.render(),
      pause: () => this.keepDraft(),
      submit: () => this.submit(),
    })
    listenToSlots(parts.slotArea, {
      choose: (hora, mesa) => this.chooseTime(hora, mesa),
      wait: (hora) => this.joinWaitlist(hora, true),
      stopWaiting: () => this.stopWaiting(),
      again: () => this.refreshSlots(),
    })
    if (recovered) offerRestart(parts, this.say)
    fillGuest(parts, { ...this.fields, party: () => this.onPersonas() }).then(() => this.render())
    this.calendar.refresh()
    if (this.request.espera) this.joinWaitlist(this.request.espera)
    else this.refreshSlots()
    this.render()
  }

  private keepDraft = () => saveDraft({ request: this.request, values: this.fields.values() })

  private onPersonas() {
    const n = readPersonas(this.parts)
    this.fields.setProblem('personas', n === null ? this.say('avisos.personas') : null)
    if (n === this.request.personas) return
    this.request.personas = n
    this.render()
    if (n === null) return
    this.calendar.refresh()
    this.refreshSlots()
  }

  private chooseDay(fecha: IsoDate) {
    this.request.fecha = fecha
    this.request.espera = null
    this.nearby = []
    this.offered = null
    this.fields.setProblem('fecha_reserva', null)
    this.calendar.show()
    this.refreshSlots()
    this.render()
    this.keepDraft()
  }

  private chooseTime(hora: HHmm, mesa = this.request.mesa) {
    Object.assign(this.request, { hora, mesa })
    this.fields.setProblem('hora_reserva', null)
    this.followArea()
    this.keepDraft()
  }

  private chooseMesa(mesa: Mesa) {
    this.request.mesa = mesa
    this.request.hora ??= this.offered
    this.followArea()
  }

  /** The area is never changed by itself: a time that is full there is taken back, with what there is instead. */
  private followArea() {
    const { timeSlots, request, say } = this
    if (!timeSlots || request.espera) return this.render()
    const { offered, lost } = withoutFullTime(request, timeSlots)
    this.offered = offered
    const { slotStatus } = this.parts
    const zona = nameOfMesa(this.parts, request.mesa)
    slotStatus.textContent = lost ? say('yaNo', { hora: lost }) : ''
    if (offered) slotStatus.textContent = say('zonaLlena', { zona, hora: offered })
    this.renderSlots(timeSlots)
    this.render()
  }

  private renderSlots(timeSlots: DayTimeSlots | 'unavailable' | null) {
    const { request, say, offered } = this
    const { mesa } = request
    const isRead = timeSlots !== null && timeSlots !== 'unavailable'
    const nameOf = (area: Mesa) => nameOfMesa(this.parts, area)
    const nearby = isRead ? this.nearby.filter((at) => isFreeAt(timeSlots, at, mesa)) : []
    const offer =
      isRead && offered ? { hora: offered, tree: offerTree(timeSlots, offered, { say, mesa, nameOf }) } : null
    renderSlots(this.parts.slotArea, { ...request, timeSlots, nearby, offer }, say)
  }

  /** Keeps the chosen time if it is still free, and says so otherwise. */
  private async refreshSlots(): Promise<void> {
    const { fecha, personas, espera } = this.request
    const { slotArea } = this.parts
    if (fecha === null || personas === null || espera) return
    this.readCount += 1
    const mine = this.readCount
    slotArea.setAttribute('aria-busy', 'true')
    if (this.timeSlots === null) slotArea.textContent = this.say('cargando')
    const found = await readTimeSlots(fecha, personas)
    if (mine !== this.readCount) return
    slotArea.removeAttribute('aria-busy')
    this.timeSlots = found
    if (!found) return this.renderSlots('unavailable')
    this.followArea()
  }

  /** Replaces the times with the waiting list of a full one. */
  private joinWaitlist(hora: HHmm, move = false) {
    const { slots, slotStatus } = this.parts
    // Ignores an answer that is still on its way.
    this.readCount += 1
    this.request.espera = hora
    this.request.hora = null
    this.offered = null
    slotStatus.textContent = ''
    this.fields.setProblem('hora_reserva', null)
    this.renderSlots(null)
    this.render()
    if (move) slots.focus()
  }

  private stopWaiting() {
    this.request.espera = null
    this.timeSlots = null
    this.refreshSlots()
    this.render()
    this.parts.slots.focus()
  }

  private render() {
    const { request, say, locale, parts } = this
    const at =
      this.timeSlots && !request.espera ? slotAt(this.timeSlots, request.hora ?? this.offered) : undefined
    showMesas(parts, at, request.mesa)
    renderTicket(parts, request, this.fields.values().nombre ?? '', { locale, say })
    parts.todayNote.hidden = request.fecha !== this.today
    if (!this.isSending) renderButton(parts, say(request.espera ? 'esperaPedir' : 'pedir'), false)
  }

  private async submit(): Promise<void> {
    if (this.isSending) return
    showRefusal(this.parts, '')
    const wrong = this.fields.check(missingFields(this.request, this.say))
    this.fields.showSummary(wrong)
    if (wrong.length > 0) return
    const body = bodyOf(this.request, this.fields.values(), this.locale)
    const espera = this.request.espera !== null
    const honeypot = this.parts.form.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)?.value ?? ''
    this.isSending = true
    renderButton(this.parts, this.say('enviando'), true)
    const [key, answer] = await withKey(this.key, { ...body, espera }, ({ clave }) =>
      sendReserva(body, { clave, espera, startedAt: this.startedAt, honeypot }),
    )
    this.key = key
    this.isSending = false
    this.render()
    await this.onResult(answer)
  }

  private async onResult(answer: SendResult): Promise<void> {
    const { say, request } = this
    if (answer.type === 'done') {
      this.stopPause()
      forgetDraft()
      if (this.key) saveKey(this.key, 'done')
      showDone(this.parts.root, answer, this.parts.when.textContent ?? '')
      return
    }
    if (answer.type === 'voided') return showUnanswered(this.parts, say, true, null)
    if (answer.type === 'unanswered') return showUnanswered(this.parts, say, answer.unsent, answer.lookAt)
    const { code, campo, message, nearby } = answer
    if (code === 'clave_reutilizada') {
      this.key = null
      forgetKey()
    }
    if (code === 'libre') request.espera = null
    if (!TIME_REFUSALS.includes(code)) {
      const name = fieldOf(campo)
      if (!name) return showRefusal(this.parts, message || say('avisos.fallo'))
      this.fields.setProblem(name, message)
      return this.fields.showSummary([{ name, text: message }], true)
    }
    const { hora } = request
    this.nearby = nearby
    if (code !== 'libre') request.hora = null
    this.calendar.refresh()
    await this.refreshSlots()
    this.parts.slotStatus.textContent = ''
    const text = hora && ['lleno', 'ritmo'].includes(code) ? say('yaNo', { hora }) : message
    this.fields.showSummary([{ name: 'hora_reserva', text }], true)
    this.fields.setProblem('hora_reserva', text)
  }
}
