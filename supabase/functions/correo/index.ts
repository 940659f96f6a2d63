import postgres from 'postgres'
import { httpMailer } from '../../correo/http-mailer.ts'
import { smtpMailer } from '../../correo/nodemailer.ts'
import { tick } from '../../correo/tick.ts'
import { handlerOf } from './handler.ts'
import { type Settings, settingsOf } from './settings.ts'

/** Contract: POST with the secret as bearer -> { handled }. The mail worker of a house that has no server for one. */
const log = (entry: Record<string, unknown>): void => console.warn(JSON.stringify(entry))

function serve({ databaseUrl, site, secret, sender, way, storage }: Settings) {
  const sql = postgres(databaseUrl, {
    max: 5,
    prepare: false,
    connect_timeout: 10,
    idle_timeout: 20,
    onnotice() {},
  })
  const mailer = 'smtp' in way ? smtpMailer(way.smtp) : httpMailer(way.api)
  return handlerOf({
    secret,
    log,
    round: (aborted) => tick(sql, { ahora: Date.now, mailer, site, sender, storage, aborted }),
  })
}

const settings = settingsOf((name) => Deno.env.get(name))
if ('missing' in settings) log({ event: 'correo_settings', missing: settings.missing })

Deno.serve(
  'missing' in settings
    ? () => Response.json({ error: 'settings', missing: settings.missing }, { status: 503 })
    : serve(settings),
)
