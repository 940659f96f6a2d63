import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { IS_VERIFY } from '../../runner/long.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { cookieFor } from '../support/identities.ts'

const test = base.extend<{ panel: Page }>({
  panel: async ({ page, backend, admin, baseURL }, use) => {
    const at = {
      domain: new URL(baseURL ?? '').hostname,
      path: '/almaenigma',
      httpOnly: true,
      sameSite: 'Lax',
    } as const
    const pairs = (await cookieFor(backend, admin)).split('; ').map((pair) => pair.split('='))
    await page.context().addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
    await use(page)
  },
})

type Asked = { id: string; nombre: string; email: string; dia: string; codigo: string }

/** A request of a guest nobody has seen before, some weeks ahead, on a day the house is open. */
async function asked(sql: Sql, idioma: string): Promise<Asked> {
  const [row] = await sql<Asked[]>`
    insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, idioma)
    select ${`Panel ${randomUUID().slice(0, 8)}`}, ${`${randomUUID()}@example.com`},
      '+34' || (6e9 + floor(random() * 1e9))::bigint::text, (d ->> 'fecha')::date, '14:00', 2, 'interior', ${idioma}
    from jsonb_array_elements(public.dias_disponibles(current_date + 25, current_date + 45, 2)) d
    where (d ->> 'libre')::boolean order by d ->> 'fecha' limit 1
    returning id, nombre, email, to_char(fecha_reserva, 'YYYY-MM-DD') as dia, codigo`
  if (!row) throw new Error('no open day')
  return row
}

type Correo = { to: string; subject: string; text: string; html: string; tipo: string; ics: string | null }
/** What has come to an address, read from the inbox of the data folder. */
const mailbox = (email: string): Correo[] => {
  const folder = process.env.E2E_MAIL_DIR ?? ''
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Correo => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => to === email)
}
const tipos = (email: string) => mailbox(email).map(({ tipo }) => tipo)

test('a request is confirmed and then cancelled with a reason; the guest reads each in his language', async ({
  panel: page,
  sql,
}) => {
  const r = await asked(sql, 'fr')
  await page.goto(`/almaenigma/reservas/lista?ver=activas&desde=${r.dia}`)
  const row = page.getByRole('article').filter({ hasText: r.nombre })
  await expect(row).toContainText('Por confirmar')
  await row.getByRole('button', { name: 'Confirmar' }).click()
  await expect(row).toContainText('Confirmada')
  await row.getByText('Cancelar…').click()
  await row.getByLabel('Motivo').fill('Fuite d’eau dans la salle')
  await row.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row).toHaveCount(0)
  await page.goto(`/almaenigma/reservas/lista?ver=cerradas&desde=${r.dia}`)
  await expect(row).toContainText('Cancelada por la casa')
  await row.getByText('Historia').click()
  await expect(row.getByRole('listitem')).toHaveText([
    /Pedida/,
    /Confirmada, por la casa/,
    /Cancelada por la casa/,
  ])

  // Each waits as long as it can be taken back: in verify for so long, otherwise that time is over at once.
  if (!IS_VERIFY)
    await sql`update correos set proximo_en = now() where para = ${r.email} and estado = 'pendiente'`
  await expect
    .poll(() => tipos(r.email), { timeout: 30_000 })
    .toEqual(['recibida', 'confirmada', 'cancelada'])
  const [, confirmed, cancelled] = mailbox(r.email)
  expect(confirmed?.subject).toContain('Table confirmée')
  expect(confirmed?.ics).toContain('METHOD:REQUEST')
  expect(confirmed?.text).toMatch(new RegExp(`/fr/reservations/${r.codigo}\\?t=[\\w-]{22}\\n`))
  expect(cancelled?.text).toContain('Fuite d’eau dans la salle')
  expect(cancelled?.ics).toContain('METHOD:CANCEL')
})

test('19.17 a step taken in the list is taken back before the guest is told, and the focus is never lost', async ({
  panel: page,
  sql,
}) => {
  const r = await asked(sql, 'es')
  await page.goto(`/almaenigma/reservas/lista?ver=pendientes&desde=${r.dia}`)
  const row = page.getByRole('article').filter({ hasText: r.nombre })
  await row.getByRole('button', { name: 'Confirmar' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
  await expect(row).toContainText('Por confirmar')
  await expect(page.locator('body')).not.toBeFocused()
  expect(tipos(r.email)).not.toContain('confirmada')
})

test('whoever comes second is told kindly, and sees how it stands', async ({ panel: page, sql }) => {
  const r = await asked(sql, 'es')
  await page.goto(`/almaenigma/reservas/lista?desde=${r.dia}`)
  const row = page.getByRole('article').filter({ hasText: r.nombre })
  await expect(row).toContainText('Por confirmar')
  // Meanwhile at the other screen.
  await sql`update reservas set estado = 'confirmada' where id = ${r.id}`
  await row.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('status')).toContainText('se te ha adelantado')
  await expect(row).toContainText('Confirmada')
})

test('a full day goes on over the page, nobody twice and nobody left out; a change shows how it was before @matrix', async ({
  panel: page,
  sql,
}) => {
  const first = await asked(sql, 'es')
  const [far] = await sql<{ dia: string }[]>`
    select d ->> 'fecha' as dia from jsonb_array_elements(public.dias_disponibles(current_date + 46, current_date + 58, 2)) d
    where (d ->> 'libre')::boolean order by d ->> 'fecha' desc limit 1`
  await sql`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa)
    select ${`Lista ${first.codigo} `} || n, n || ${first.email}, '+346' || (1e9 + n)::bigint::text,
      ${far?.dia ?? null}::date, '14:00', 2, 'interior' from generate_series(1, 45) n`
  try {
    const names = () => page.getByRole('article').locator('h3 bdi').allTextContents()
    await page.goto(`/almaenigma/reservas/lista?desde=${far?.dia}`)
    const here = await names()
    await page.getByRole('link', { name: 'Las siguientes' }).click()
    await expect(page.getByRole('link', { name: 'Volver al principio' })).toBeVisible()
    const all = [...here, ...(await names())].filter((name) => name.startsWith(`Lista ${first.codigo}`))
    expect(here).toHaveLength(40)
    expect(new Set(all).size).toBe(45)
    expect(all).toHaveLength(45)
  } finally {
    await sql`delete from reservas where nombre like 'Lista %'`
  }
  await sql`update reservas set personas = 3 where id = ${first.id}`
  await page.goto(`/almaenigma/reservas/lista?desde=${first.dia}`)
  const row = page.getByRole('article').filter({ hasText: first.nombre })
  await row.getByText('Historia').click()
  await expect(row.getByRole('listitem').last()).toContainText('14:00, 2 personas, sala')
})

test('a mail that failed waits for a person, who sends it again', async ({ panel: page, sql }) => {
  const email = `${randomUUID()}@example.com`
  const data = { codigo: 'MUERTA01', nombre: 'Ana Muerta', fecha: '2027-03-04', hora: '13:00', personas: 2 }
  await sql`insert into correos (clave, tipo, para, idioma, datos, estado, error, intentos) values
    (${`panel:${email}`}, 'gracias', ${email}, 'de', ${sql.json(data)}, 'incierto', 'no_answer', 1)`
  await page.goto('/almaenigma/correo')
  const row = page.getByRole('article').filter({ hasText: email })
  await expect(row).toContainText('dos veces')
  expect(tipos(email)).toEqual([])
  await row.getByRole('button', { name: /Volver a enviar/ }).click()
  await expect(row).not.toContainText('Volver a enviar')
  await expect.poll(() => tipos(email)).toEqual(['gracias'])
})
