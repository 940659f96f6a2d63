import { HONEYPOT } from '@/lib/reservas/form.ts'
import type { FormParts } from '../enhance-parts.ts'
import type { Begun } from '../enhance-start.ts'
import { showDone } from './enhance-done.ts'
import { forgetDraft } from './enhance-draft.ts'
import { type createFields, fieldOf, missingFields, TIME_REFUSALS } from './enhance-fields.ts'
import { forgetKey, type RequestKey, saveKey, withKey } from './enhance-key.ts'
import { bodyOf, type SendResult, sendReserva } from './enhance-send.ts'
import { showRefusal, showUnanswered } from './enhance-ticket.ts'

type Refusal = Extract<SendResult, { type: 'refused' }>
type Handlers = {
  /** An answer is there. */
  render(): void
  /** Reads the times again, with those that are free near the refused one. */
  readAgain(nearby: readonly string[]): Promise<void>
  done(): void
}

/** Checks the request, sends it once and shows the answer. */
export function createSubmit(
  parts: FormParts,
  { request, locale, say, startedAt, renderButton }: Begun,
  fields: ReturnType<typeof createFields>,
  on: Handlers,
) {
  let key: RequestKey | null = null
  let isSending = false

  async function submit(): Promise<void> {
    if (isSending) return
    showRefusal(parts, '')
    const wrong = fields.check(missingFields(request, say))
    fields.showSummary(wrong)
    if (wrong.length > 0) return
    const body = bodyOf(request, fields.values(), locale)
    const espera = request.espera !== null
    const honeypot = parts.form.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)?.value ?? ''
    isSending = true
    renderButton(say('enviando'), true)
    const [used, answer] = await withKey(key, { ...body, espera }, ({ clave }) =>
      sendReserva(body, { clave, espera, startedAt, honeypot }),
    )
    key = used
    isSending = false
    on.render()
    await show(answer, used)
  }

  async function show(answer: SendResult, used: RequestKey): Promise<void> {
    if (answer.type === 'done') {
      on.done()
      forgetDraft()
      saveKey(used, 'done')
      showDone(parts.root, answer, parts.when.textContent ?? '')
      return
    }
    if (answer.type === 'voided') return showUnanswered(parts, say, true, null)
    if (answer.type === 'unanswered') return showUnanswered(parts, say, answer.unsent, answer.lookAt)
    await refuse(answer)
  }

  async function refuse({ code, campo, message, nearby }: Refusal): Promise<void> {
    if (code === 'clave_reutilizada') {
      key = null
      forgetKey()
    }
    if (code === 'libre') request.espera = null
    if (!TIME_REFUSALS.includes(code)) {
      const name = fieldOf(campo)
      if (!name) return showRefusal(parts, message || say('avisos.fallo'))
      fields.setProblem(name, message)
      return fields.showSummary([{ name, text: message }], true)
    }
    const { hora } = request
    if (code !== 'libre') request.hora = null
    await on.readAgain(nearby)
    const text = hora && ['lleno', 'ritmo'].includes(code) ? say('yaNo', { hora }) : message
    fields.showSummary([{ name: 'hora_reserva', text }], true)
    fields.setProblem('hora_reserva', text)
  }

  return { submit, isSending: () => isSending }
}
