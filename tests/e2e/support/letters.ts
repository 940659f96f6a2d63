import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

type Letter = { to: string; tipo: string; text: string }

/** The letters that came to an address. */
const mailbox = (email: string): Letter[] => {
  const folder = process.env.E2E_MAIL_DIR ?? ''
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Letter => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => to === email)
}

/** The path its latest letter of this kind leads to. */
export async function letterOf(email: string, tipo: string): Promise<string> {
  await expect.poll(() => mailbox(email).map((letter) => letter.tipo), { timeout: 20_000 }).toContain(tipo)
  const letter = mailbox(email).findLast((found) => found.tipo === tipo)
  const url = new URL(/https?:\S+/.exec(letter?.text ?? '')?.[0] ?? '')
  return url.pathname + url.search
}
