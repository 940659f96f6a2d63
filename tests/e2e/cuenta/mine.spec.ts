import { expect, test } from '../support/fixtures.ts'
import { bookBySite } from '../support/gestion.ts'
import { enterByDoor, guest, send } from '../support/perfil.ts'

test('signed in, the form is filled in: name, e-mail, phone, diet and usual party, all of it changeable @matrix', async ({
  page,
  backend,
  sql,
}) => {
  const who = await guest(backend, 'Clara')
  await enterByDoor(page.request, who)
  const { codigo } = await bookBySite(page.request, 'es')
  const [row] =
    await sql`update public.reservas set personas = 5 where codigo = ${codigo} returning nombre, telefono`
  await send(page.request, '/api/perfil/mesa', { dieta: 'vegano', alergenos: 'soja', consentimiento: 'on' })
  await page.goto('/reservations')
  await expect(page.locator('[data-mis-datos]')).toBeVisible()
  await expect(page.locator('#reserva-nombre')).toHaveValue(String(row?.nombre))
  await expect(page.locator('#reserva-email')).toHaveValue(who.email)
  await expect(page.locator('#reserva-telefono')).toHaveValue(String(row?.telefono))
  await expect(page.locator('#reserva-requisitos_dieteticos')).toHaveValue('Vegano. Sin: Soja.')
  await expect(page.locator('#reserva-consiente_dieta')).not.toBeChecked()
  await expect(page.locator('[name=personas][value="5"]')).toBeChecked()
  await page.locator('#reserva-nombre').fill('Otra persona')
  await expect(page.locator('[data-dato=nombre]')).toHaveText('Otra persona')
})

test('signed in, the Carta shows what suits the saved diet, with a visible way to see everything @matrix', async ({
  page,
  backend,
  axe,
}) => {
  const who = await guest(backend, 'Clara')
  await enterByDoor(page.request, who)
  await send(page.request, '/api/perfil/mesa', { dieta: 'vegano', consentimiento: 'on' })
  await page.goto('/menu')
  const note = page.locator('[data-perfil-aplicado]')
  await expect(note).toBeVisible()
  const shown = page.locator('[data-seccion] article:visible')
  const few = await shown.count()
  expect(new URL(page.url()).search).toBe('')
  await axe(page)
  await note.getByRole('button', { name: 'Ver todos' }).click()
  await expect(note).toBeHidden()
  expect(await shown.count()).toBeGreaterThan(few)
  await page.reload()
  await expect(page.locator('[data-carta][data-vivo]')).toBeVisible()
  expect(await shown.count()).toBeGreaterThan(few)
})

test('public pages stay the same for everybody: /menu and /reservations read no cookie', async ({
  page,
  backend,
  request,
}) => {
  const who = await guest(backend, 'Clara')
  await enterByDoor(page.request, who)
  for (const path of ['/menu', '/reservations']) {
    const own = await page.request.get(path)
    expect(own.headers()['set-cookie']).toBeUndefined()
    expect(await own.text()).not.toContain(who.email)
    expect((await request.get(path)).headers()['cache-control']).toBe(own.headers()['cache-control'])
  }
})
