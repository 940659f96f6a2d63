import { createHash, randomInt, randomUUID } from 'node:crypto'
import { AUTH_EMAIL } from './accounts.ts'
import type { AuthMailer } from './mail/auth-mailer.ts'
import { lastingClient } from './postgres/lasting-client.ts'

/** Seconds between two mails to one address; `max_frequency` in config.toml. */
const INTERVAL_S = 60

export type SignUps = {
  reenviar(request: Request): Promise<Response>
  repetida(email: unknown): Promise<Response>
  stop(): Promise<void>
}

function newCodigo(email: string): { codigo: string; hash: string } {
  const codigo = Array.from({ length: AUTH_EMAIL.otp_length }, () => randomInt(10)).join('')
  return {
    codigo,
    hash: createHash('sha256')
      .update(email.toLowerCase() + codigo)
      .digest('hex'),
  }
}

const tooSoonResponse = () =>
  Response.json(
    {
      code: 429,
      error_code: 'over_email_send_rate_limit',
      msg: `For security purposes, you can only request this after ${INTERVAL_S} seconds.`,
    },
    { status: 429 },
  )

/** lite refuses every second mail and reveals known addresses; Supabase does neither, nor does this. */
export function startSignUps(databaseUrl: string, authMailer: AuthMailer): SignUps {
  const sql = lastingClient(databaseUrl, 1)

  const resend = async (email: string): Promise<'enviado' | 'pronto' | 'confirmado' | 'nadie'> => {
    const { codigo, hash } = newCodigo(email)
    const [known] = await sql<{ id: string; confirmed: boolean }[]>`
      select id, email_confirmed_at is not null as confirmed from auth.users
      where email = ${email} and deleted_at is null`
    if (!known) return 'nadie'
    if (known.confirmed) return 'confirmado'
    const [sent] = await sql`
      update auth.users set confirmation_token = ${hash}, confirmation_sent_at = now()
      where id = ${known.id} and email_confirmed_at is null
        and (confirmation_sent_at is null or confirmation_sent_at < now() - make_interval(secs => ${INTERVAL_S}))
      returning id`
    if (!sent) return 'pronto'
    await authMailer.sendConfirmation(email, hash, codigo, { userId: known.id })
    return 'enviado'
  }
  const direccion = (value: unknown): string =>
    typeof value === 'string' ? value.trim().toLowerCase().slice(0, 254) : ''

  return {
    async reenviar(request) {
      const body = (await request.json().catch(() => ({}))) as { email?: unknown }
      return (await resend(direccion(body.email))) === 'pronto' ? tooSoonResponse() : Response.json({})
    },
    async repetida(value) {
      const email = direccion(value)
      const became = await resend(email)
      if (became === 'pronto') return tooSoonResponse()
      if (became === 'confirmado') {
        const [user] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
        await authMailer.sendYaTienes(email, { userId: user?.id ?? '' })
      }
      const now = new Date().toISOString()
      return Response.json({
        id: randomUUID(),
        aud: 'authenticated',
        role: '',
        email,
        phone: '',
        confirmation_sent_at: now,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: {},
        identities: [],
        created_at: now,
        updated_at: now,
        is_anonymous: false,
      })
    },
    stop: () => sql.end({ timeout: 2 }),
  }
}
