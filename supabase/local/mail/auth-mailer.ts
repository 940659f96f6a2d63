import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Acceso, accesoIdioma, composeAcceso, type TipoAcceso } from '../../correo/acceso.ts'
import { readCasa } from '../../correo/tick.ts'
import type { Mailer } from '../../correo/types.ts'
import type { Log } from '../log.ts'
import { lastingClient } from '../postgres/lasting-client.ts'

type Meta = { userId?: string; tokenHash?: string; currentEmail?: string; newEmail?: string }

export type AuthMailer = {
  sendConfirmation(email: string, tokenHash: string, code: string, meta?: Meta): Promise<void>
  sendRecovery(email: string, tokenHash: string, code: string, meta?: Meta): Promise<void>
  sendMagicLink(email: string, tokenHash: string, code: string, meta?: Meta): Promise<void>
  sendEmailChange(email: string, tokenHash: string, code: string, meta?: Meta): Promise<void>
  sendReauthentication(email: string, code: string, meta?: Meta): Promise<void>
  sendYaTienes(email: string, meta: Meta): Promise<void>
  /** No mail leaves before this: the first admin's account is made without one. */
  open(): void
  stop(): Promise<void>
}

const FALLBACK_CASA = {
  nombre: 'Alma Enigma',
  telefono: '',
  email: 'hola@almaenigma.example.com',
  direccion: '',
}

/** Milliseconds before each retry of a mail that was surely not delivered. */
const RETRY_MS = [5_000, 30_000, 120_000]

/**
 * Account mails in the user's language (`user_metadata.idioma`). Nobody waits for the mail server: a slower
 * answer would reveal which addresses have an account. `enSegundoPlano`: false when the mail is only a file.
 */
export function startAuthMailer(opts: {
  databaseUrl: string
  siteUrl: string
  mailer: Mailer
  sender: string | null
  background: boolean
  log: Log
}): AuthMailer {
  const sql = lastingClient(opts.databaseUrl, 1)
  const site = opts.siteUrl.replace(/\/+$/, '')
  const abort = new AbortController()
  const under = new Set<Promise<void>>()
  let opened = false

  const deliver = async (recipient: string, acceso: Omit<Acceso, 'idioma' | 'nombre'>, userId: string) => {
    const [user] = await sql<{ meta: unknown }[]>`
      select raw_user_meta_data as meta from auth.users where id = ${userId}`
    const meta = (typeof user?.meta === 'object' && user.meta !== null ? user.meta : {}) as Record<
      string,
      unknown
    >
    const casa = await readCasa(sql).catch(() => FALLBACK_CASA)
    const idioma = accesoIdioma(meta.idioma)
    const nombre = typeof meta.username === 'string' ? meta.username : null
    const created = new Date()
    const mensaje = {
      id: randomUUID(),
      tipo: `cuenta_${acceso.tipo}`,
      codigo: acceso.codigo,
      idioma,
      from: { nombre: casa.nombre, email: opts.sender ?? casa.email },
      to: recipient,
      replyTo: casa.email,
      ...composeAcceso({ ...acceso, idioma, nombre }, casa, site),
      appointment: null,
      created,
      fecha: created,
    }
    for (const wait of [...RETRY_MS, null]) {
      const { outcome, error } = await opts.mailer.send(mensaje, abort.signal)
      if (outcome === 'enviado') return
      if (outcome !== 'reintentar' || wait === null || abort.signal.aborted) {
        opts.log(`a letter of an account was not sent: ${error}`)
        return
      }
      await sleep(wait, undefined, { signal: abort.signal, ref: false }).catch(() => {})
    }
  }

  const send = async (
    tipo: TipoAcceso,
    recipient: string,
    tokenHash: string,
    codigo: string,
    meta?: Meta,
  ) => {
    if (!opened) return
    const work = deliver(recipient, { tipo, tokenHash, codigo }, meta?.userId ?? '').catch((error: unknown) =>
      opts.log(`a letter of an account was not written: ${error instanceof Error ? error.name : 'unknown'}`),
    )
    under.add(work)
    work.finally(() => under.delete(work))
    if (!opts.background) await work
  }

  return {
    sendConfirmation: (email, hash, code, meta) => send('confirmacion', email, hash, code, meta),
    sendRecovery: (email, hash, code, meta) => send('recuperacion', email, hash, code, meta),
    sendMagicLink: (email, hash, code, meta) => send('entrada', email, hash, code, meta),
    async sendEmailChange(email, hash, code, meta) {
      await send('cambio', email, hash, code, meta)
      if (meta?.currentEmail) await send('aviso', meta.currentEmail, '', '', meta)
    },
    sendReauthentication: (email, code, meta) => send('codigo', email, '', code, meta),
    sendYaTienes: (email, meta) => send('yaTienes', email, '', '', meta),
    open() {
      opened = true
    },
    async stop() {
      abort.abort()
      await Promise.allSettled(under)
      await sql.end({ timeout: 2 })
    },
  }
}
