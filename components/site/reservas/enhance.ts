import { type HHmm, type IsoDate, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { HONEYPOT } from '@/lib/reservas/form.ts'
import { createCalendar } from './enhance-calendar.ts'
import { showDone } from './enhance-done.ts'
import { forgetDraft, recallDraft, saveDraft } from './enhance-draft.ts'
import { campoDe, campos, missingFields, TIME_REFUSALS } from './enhance-fields.ts'
import { forgetKey, type RequestKey, saveKey, withKey } from './enhance-key.ts'
import { createSay, type FormParts, type Huecos, partsOf, type ReservaRequest } from './enhance-parts.ts'
import { readTimeSlots } from './enhance-read.ts'
import { bodyOf, type Respuesta, sendReserva } from './enhance-send.ts'
import { libre, renderBroken, renderEspera, renderHoras, setMesas } from './enhance-slots.ts'
import { initialRequest, offerRestart, personasDe, recoverDraft } from './enhance-start.ts'
import { renderButton, renderTicket, showRefusal } from './enhance-ticket.ts'

/** Milliseconds without a key before the draft is kept. */
const PAUSE_MS = 400
/**
 * The form as one: a calendar, the times of the day as they are now, a ticket that says what is being asked for, and the
 * answer in its place. Until this has arrived, and without it, the form goes its way in two steps.
 */
export function enhance(root: HTMLElement): void {
  const parts = partsOf(root)
  if (parts) new ReservaFormController(parts)
}

class ReservaFormController {
  private readonly locale
  private readonly decir
  private readonly hoy = wallClock(Date.now()).fecha
  private readonly desde = Date.now()
  private readonly campos
  private readonly dias
  private readonly pedido: ReservaRequest
  private llave: RequestKey | null = null
  private huecos: Huecos | null = null
  private cerca: readonly string[] = []
  private vez = 0
  private enviando = false
  private pausa: ReturnType<typeof setTimeout> | undefined
  private readonly p: FormParts

  constructor(p: FormParts) {
    const { root, form } = p
    this.p = p
    this.locale = asLocale(root.dataset.locale)
    this.decir = createSay(JSON.parse(root.dataset.textos ?? '{}'))
    this.pedido = initialRequest(p)
    for (const input of form.querySelectorAll('[data-oculto]')) input.remove()
    this.campos = campos(p, this.decir, () => this.pedido.espera !== null)
    form.noValidate = true
    p.resto.disabled = false
    delete p.resto.dataset.cerrado
    p.enviar.disabled = false
    const before = recallDraft(this.hoy)
    const recovered = before !== null && recoverDraft(p, before, this.pedido, this.campos)
    const ultimo = root.dataset.ultimo ?? this.hoy
    this.dias = createCalendar(p, {
      locale: this.locale,
      say: this.decir,
      hoy: this.hoy,
      ultimo: isIsoDate(ultimo) ? ultimo : this.hoy,
      elegido: () => this.pedido.fecha,
      personas: () => this.pedido.personas,
      elegir: (fecha) => this.elegirDia(fecha),
    })
    p.personas.addEventListener('input', () => this.contarPersonas())
    p.mesas.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement)
        this.pedido.mesa = target.value === 'exterior' ? 'exterior' : 'interior'
      this.resumir()
    })
    form.addEventListener('input', () => {
      this.resumir()
      clearTimeout(this.pausa)
      this.pausa = setTimeout(() => this.recordarlo(), PAUSE_MS)
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      this.mandar()
    })
    // What asked for the times of a day has nothing left to ask.
    p.formDia.addEventListener('submit', (event) => event.preventDefault())
    if (recovered) offerRestart(p, this.decir)
    this.dias.leer()
    if (this.pedido.espera) this.esperar(this.pedido.espera)
    else this.leerHoras()
    this.resumir()
  }

  private recordarlo() {
    saveDraft({ request: this.pedido, values: this.campos.escritos() })
  }

  private contarPersonas() {
    const n = personasDe(this.p)
    this.campos.decirDe('personas', n === null ? this.decir('avisos.personas') : null)
    if (n === this.pedido.personas) return
    this.pedido.personas = n
    this.resumir()
    if (n === null) return
    this.dias.leer()
    this.leerHoras()
  }

  private elegirDia(fecha: IsoDate) {
    this.pedido.fecha = fecha
    this.pedido.espera = null
    this.cerca = []
    this.campos.decirDe('fecha_reserva', null)
    this.dias.mostrar()
    this.leerHoras()
    this.resumir()
    this.recordarlo()
  }

  private elegirHora(hora: HHmm) {
    this.pedido.hora = hora
    this.campos.decirDe('hora_reserva', null)
    this.p.dicho.textContent = ''
    this.ponerMesas()
    this.resumir()
    this.recordarlo()
  }

  private ponerMesas() {
    const timeSlot = this.huecos && !this.pedido.espera ? libre(this.huecos, this.pedido.hora) : undefined
    this.pedido.mesa = setMesas(this.p, timeSlot, this.pedido.mesa)
  }

  /** Reads the times of the day again; the chosen one stays if it still can be had, and otherwise it is said. */
  private async leerHoras(): Promise<void> {
    const { fecha, personas, espera } = this.pedido
    const { pintado, dicho } = this.p
    if (fecha === null || personas === null || espera) return
    this.vez += 1
    const mine = this.vez
    pintado.setAttribute('aria-busy', 'true')
    if (this.huecos === null) pintado.textContent = this.decir('cargando')
    const found = await readTimeSlots(fecha, personas)
    if (mine !== this.vez) return
    pintado.removeAttribute('aria-busy')
    this.huecos = found
    if (!found) return renderBroken(pintado, this.decir, () => this.leerHoras())
    const { hora } = this.pedido
    const lost = hora !== null && !libre(found, hora)
    if (lost) this.pedido.hora = null
    dicho.textContent = lost ? this.decir('yaNo', { hora }) : ''
    renderHoras(pintado, found, {
      say: this.decir,
      hora: this.pedido.hora,
      cerca: this.cerca,
      elegir: (hora) => this.elegirHora(hora),
      esperar: (hora) => this.esperar(hora, true),
    })
    this.ponerMesas()
    this.resumir()
  }

  /** The waiting list of a full time takes the place of the times, and the ticket asks for that instead. */
  private esperar(hora: HHmm, move = false) {
    const { pintado, horas, dicho } = this.p
    // An answer still on its way is about something else now.
    this.vez += 1
    this.pedido.espera = hora
    this.pedido.hora = null
    dicho.textContent = ''
    this.campos.decirDe('hora_reserva', null)
    renderEspera(pintado, this.decir, hora, () => {
      this.pedido.espera = null
      this.huecos = null
      this.leerHoras()
      this.resumir()
      horas.focus()
    })
    this.ponerMesas()
    this.resumir()
    if (move) horas.focus()
  }

  /** The ticket, the telephone for today, and the button. */
  private resumir() {
    const { pedido, decir, locale, p } = this
    renderTicket(p, pedido, this.campos.escritos().nombre ?? '', { locale, say: decir })
    p.paraHoy.hidden = pedido.fecha !== this.hoy
    if (!this.enviando) renderButton(p, decir(pedido.espera ? 'esperaPedir' : 'pedir'), false)
  }

  private async mandar(): Promise<void> {
    if (this.enviando) return
    showRefusal(this.p, '')
    const missing = missingFields(this.pedido, this.decir)
    for (const name of ['personas', 'fecha_reserva', 'hora_reserva'] as const)
      this.campos.decirDe(name, missing.find((error) => error.name === name)?.text ?? null)
    const wrong = [...missing, ...this.campos.revisar()]
    this.campos.resumir(wrong)
    if (wrong.length > 0) return
    const body = bodyOf(this.pedido, this.campos.escritos(), this.locale)
    const espera = this.pedido.espera !== null
    const honeypot = this.p.form.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)?.value ?? ''
    this.ocupado(true)
    const [key, answer] = await withKey(this.llave, { ...body, espera }, ({ clave }) =>
      sendReserva(body, { clave, espera, startedAt: this.desde, honeypot }),
    )
    this.llave = key
    this.ocupado(false)
    await this.oir(answer)
  }

  private ocupado(on: boolean) {
    this.enviando = on
    if (on) renderButton(this.p, this.decir('enviando'), true)
    else this.resumir()
  }

  private async oir(answer: Respuesta): Promise<void> {
    const { decir, pedido } = this
    if (answer.tipo === 'hecha') {
      clearTimeout(this.pausa)
      forgetDraft()
      if (this.llave) saveKey(this.llave, 'hecha')
      showDone(this.p.root, answer, this.p.cuando.textContent ?? '')
      return
    }
    if (answer.tipo === 'perdida' || answer.tipo === 'anulada') {
      showRefusal(this.p, navigator.onLine ? decir('avisos.fallo') : decir('sinConexion'))
      return
    }
    const { code, campo, message, nearby } = answer
    if (code === 'clave_reutilizada') {
      this.llave = null
      forgetKey()
    }
    if (code === 'libre') pedido.espera = null
    if (!TIME_REFUSALS.includes(code)) {
      const name = campoDe(campo)
      if (!name) return showRefusal(this.p, message || decir('avisos.fallo'))
      this.campos.decirDe(name, message)
      return this.campos.resumir([{ name, text: message }], true)
    }
    const { hora } = pedido
    this.cerca = nearby
    if (code !== 'libre') pedido.hora = null
    this.dias.leer()
    await this.leerHoras()
    this.p.dicho.textContent = ''
    const text = hora && ['lleno', 'ritmo'].includes(code) ? decir('yaNo', { hora }) : message
    this.campos.resumir([{ name: 'hora_reserva', text }], true)
    this.campos.decirDe('hora_reserva', text)
  }
}
