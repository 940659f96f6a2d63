import { type HHmm, type IsoDate, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import type { DayTimeSlots } from '@/lib/reservas/availability.ts'
import { HONEYPOT } from '@/lib/reservas/form.ts'
import { createCalendar } from './enhance-calendar.ts'
import { showDone } from './enhance-done.ts'
import { forgetDraft, recallDraft, saveDraft } from './enhance-draft.ts'
import { createFields, fieldOf, missingFields, TIME_REFUSALS } from './enhance-fields.ts'
import { forgetKey, type RequestKey, saveKey, withKey } from './enhance-key.ts'
import { createSay, type FormParts, partsOf, type ReservaRequest } from './enhance-parts.ts'
import { readTimeSlots } from './enhance-read.ts'
import { bodyOf, type SendResult, sendReserva } from './enhance-send.ts'
import { freeSlot, renderEspera, renderSlots, renderUnavailable, setMesas } from './enhance-slots.ts'
import { initialRequest, offerRestart, readPersonas, recoverDraft } from './enhance-start.ts'
import { renderButton, renderTicket, showRefusal } from './enhance-ticket.ts'

/** Milliseconds without a key before the draft is saved. */
const PAUSE_MS = 400
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
  private readCount = 0
  private isSending = false
  private draftTimer: ReturnType<typeof setTimeout> | undefined
  private readonly parts: FormParts

  constructor(parts: FormParts) {
    const { root, form } = parts
    this.parts = parts
    this.locale = asLocale(root.dataset.locale)
    this.say = createSay(JSON.parse(root.dataset.textos ?? '{}'))
    this.request = initialRequest(parts)
    for (const input of form.querySelectorAll('[data-oculto]')) input.remove()
    this.fields = createFields(parts, this.say, () => this.request.espera !== null)
    form.noValidate = true
    parts.rest.disabled = false
    delete parts.rest.dataset.cerrado
    parts.submit.disabled = false
    const before = recallDraft(this.today)
    const recovered = before !== null && recoverDraft(parts, before, this.request, this.fields)
    const lastDay = root.dataset.ultimo ?? this.today
    this.calendar = createCalendar(parts, {
      locale: this.locale,
      say: this.say,
      today: this.today,
      lastDay: isIsoDate(lastDay) ? lastDay : this.today,
      chosen: () => this.request.fecha,
      personas: () => this.request.personas,
      choose: (fecha) => this.chooseDay(fecha),
    })
    parts.personas.addEventListener('input', () => this.onPersonas())
    parts.mesas.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement)
        this.request.mesa = target.value === 'exterior' ? 'exterior' : 'interior'
      this.render()
    })
    form.addEventListener('input', () => {
      this.render()
      clearTimeout(this.draftTimer)
      this.draftTimer = setTimeout(() => this.keepDraft(), PAUSE_MS)
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      this.submit()
    })
    // The times load by themselves.
    parts.dayForm.addEventListener('submit', (event) => event.preventDefault())
    if (recovered) offerRestart(parts, this.say)
    this.calendar.refresh()
    if (this.request.espera) this.joinWaitlist(this.request.espera)
    else this.refreshSlots()
    this.render()
  }

  private keepDraft() {
    saveDraft({ request: this.request, values: this.fields.values() })
  }

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
    this.fields.setProblem('fecha_reserva', null)
    this.calendar.show()
    this.refreshSlots()
    this.render()
    this.keepDraft()
  }

  private chooseTime(hora: HHmm) {
    this.request.hora = hora
    this.fields.setProblem('hora_reserva', null)
    this.parts.slotStatus.textContent = ''
    this.updateMesas()
    this.render()
    this.keepDraft()
  }

  private updateMesas() {
    const timeSlot =
      this.timeSlots && !this.request.espera ? freeSlot(this.timeSlots, this.request.hora) : undefined
    this.request.mesa = setMesas(this.parts, timeSlot, this.request.mesa)
  }

  /** Keeps the chosen time if it is still free, and says so otherwise. */
  private async refreshSlots(): Promise<void> {
    const { fecha, personas, espera } = this.request
    const { slotArea, slotStatus } = this.parts
    if (fecha === null || personas === null || espera) return
    this.readCount += 1
    const mine = this.readCount
    slotArea.setAttribute('aria-busy', 'true')
    if (this.timeSlots === null) slotArea.textContent = this.say('cargando')
    const found = await readTimeSlots(fecha, personas)
    if (mine !== this.readCount) return
    slotArea.removeAttribute('aria-busy')
    this.timeSlots = found
    if (!found) return renderUnavailable(slotArea, this.say, () => this.refreshSlots())
    const { hora } = this.request
    const lost = hora !== null && !freeSlot(found, hora)
    if (lost) this.request.hora = null
    slotStatus.textContent = lost ? this.say('yaNo', { hora }) : ''
    renderSlots(slotArea, found, {
      say: this.say,
      hora: this.request.hora,
      nearby: this.nearby,
      choose: (hora) => this.chooseTime(hora),
      wait: (hora) => this.joinWaitlist(hora, true),
    })
    this.updateMesas()
    this.render()
  }

  /** Replaces the times with the waiting list of a full one. */
  private joinWaitlist(hora: HHmm, move = false) {
    const { slotArea, slots, slotStatus } = this.parts
    // Ignores an answer that is still on its way.
    this.readCount += 1
    this.request.espera = hora
    this.request.hora = null
    slotStatus.textContent = ''
    this.fields.setProblem('hora_reserva', null)
    renderEspera(slotArea, this.say, hora, () => {
      this.request.espera = null
      this.timeSlots = null
      this.refreshSlots()
      this.render()
      slots.focus()
    })
    this.updateMesas()
    this.render()
    if (move) slots.focus()
  }

  private render() {
    const { request, say, locale, parts } = this
    renderTicket(parts, request, this.fields.values().nombre ?? '', { locale, say })
    parts.todayNote.hidden = request.fecha !== this.today
    if (!this.isSending) renderButton(parts, say(request.espera ? 'esperaPedir' : 'pedir'), false)
  }

  private async submit(): Promise<void> {
    if (this.isSending) return
    showRefusal(this.parts, '')
    const missing = missingFields(this.request, this.say)
    for (const name of ['personas', 'fecha_reserva', 'hora_reserva'] as const)
      this.fields.setProblem(name, missing.find((error) => error.name === name)?.text ?? null)
    const wrong = [...missing, ...this.fields.check()]
    this.fields.showSummary(wrong)
    if (wrong.length > 0) return
    const body = bodyOf(this.request, this.fields.values(), this.locale)
    const espera = this.request.espera !== null
    const honeypot = this.parts.form.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)?.value ?? ''
    this.setBusy(true)
    const [key, answer] = await withKey(this.key, { ...body, espera }, ({ clave }) =>
      sendReserva(body, { clave, espera, startedAt: this.startedAt, honeypot }),
    )
    this.key = key
    this.setBusy(false)
    await this.onResult(answer)
  }

  private setBusy(on: boolean) {
    this.isSending = on
    if (on) renderButton(this.parts, this.say('enviando'), true)
    else this.render()
  }

  private async onResult(answer: SendResult): Promise<void> {
    const { say, request } = this
    if (answer.type === 'done') {
      clearTimeout(this.draftTimer)
      forgetDraft()
      if (this.key) saveKey(this.key, 'done')
      showDone(this.parts.root, answer, this.parts.when.textContent ?? '')
      return
    }
    if (answer.type === 'unanswered' || answer.type === 'voided') {
      showRefusal(this.parts, navigator.onLine ? say('avisos.fallo') : say('sinConexion'))
      return
    }
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
