// `npm run correo`: only the mail worker, for a hosted database. Several processes can share the work.

import { StartError } from '../local/log.ts'
import { runCommand } from '../local/process/command.ts'
import { startMailWorker } from './loop.ts'
import { smtpMailer } from './nodemailer.ts'
import { readSmtp } from './settings.ts'

await runCommand(async (log) => {
  const { DATABASE_URL: databaseUrl, SITE_URL: siteUrl } = process.env
  const smtp = readSmtp(process.env)
  if (!databaseUrl)
    throw new StartError('DATABASE_URL is missing: the address of the database, as its owner.')
  if (!smtp) throw new StartError('SMTP_URL is missing: the mail server, smtp://user:password@host:587.')
  if (!siteUrl || !URL.canParse(siteUrl))
    throw new StartError('SITE_URL is missing: the public address of the site, for the links in the mails.')
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: clave } = process.env
  const storage = url && clave ? { url, clave } : null
  if (!storage)
    log('SUPABASE_URL and SUPABASE_SECRET_KEY are missing: pictures of deleted accounts stay in the storage.')
  const mailer = smtpMailer(smtp.url)
  const worker = startMailWorker({
    databaseUrl,
    siteUrl,
    mailer,
    sender: smtp.sender,
    storage,
    log,
  })
  log(`Mail worker for ${siteUrl}. Stop with Ctrl-C`)
  return worker
})
