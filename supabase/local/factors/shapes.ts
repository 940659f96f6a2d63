export type Caller = { userId: string; email: string; sessionId: string; aal: string }
export type Factor = {
  id: string
  friendly_name: string
  status: 'unverified' | 'verified'
  secret: string
  last_step: number | null
}

export const json = (body: unknown): Response => Response.json(body)

/** A refusal in GoTrue's form. */
export const refuse = (status: number, code: string, msg: string): Response =>
  Response.json({ code: status, error_code: code, msg }, { status })
