// The two parts of nodemailer in use, as its source declares them; it has no types of its own.

declare module 'nodemailer/lib/mail-composer/index.js' {
  type Address = { name: string; address: string }
  export default class MailComposer {
    constructor(mail: {
      from: Address
      to: Address
      replyTo: Address
      subject: string
      text: string
      html: string
      messageId: string
      date: Date
      headers: Record<string, string>
      icalEvent?: { method: string; filename: string; content: string }
      disableFileAccess: true
      disableUrlAccess: true
      baseBoundary: string
    })
    compile(): { build(): Promise<Buffer> }
  }
}

declare module 'nodemailer/lib/shared/index.js' {
  type Options = {
    host?: string
    port?: number
    secure?: boolean
    auth?: { user: string; pass: string }
    tls?: Record<string, unknown>
  }
  const shared: { parseConnectionUrl(url: string): Options }
  export default shared
}

declare module 'nodemailer/lib/smtp-connection/index.js' {
  import type { EventEmitter } from 'node:events'
  import type { Socket } from 'node:net'
  import type { Readable } from 'node:stream'

  type SmtpError = Error & { code?: string; command?: string; responseCode?: number }
  type Done = (error: SmtpError | null) => void
  export default class SMTPConnection extends EventEmitter {
    constructor(options: {
      host?: string
      port?: number
      secure?: boolean
      tls?: Record<string, unknown>
      socket: Socket
      connectionTimeout: number
      greetingTimeout: number
      socketTimeout: number
      logger: false
    })
    readonly allowsAuth: boolean
    connect(done: () => void): void
    login(auth: { user: string; pass: string }, done: Done): void
    send(envelope: { from: string; to: string[] }, message: Readable, done: Done): void
    quit(): void
    close(): void
  }
}
