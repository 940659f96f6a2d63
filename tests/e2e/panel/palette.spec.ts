import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/workshop.ts'

const search = 'Buscar páginas, platos, vinos, reservas y ajustes'

/** Presses a key until it is heard: on a busy machine the page may still be coming alive. */
const pulsar = (page: Page, key: string, appears: Locator) =>
  expect(async () => {
    if (await appears.isHidden()) await page.keyboard.press(key)
    await expect(appears).toBeVisible({ timeout: 1500 })
  }).toPass()

test('⌘K opens a combobox over everything; the arrows choose, Enter goes, Escape gives the focus back @matrix', async ({
  panel: page,
  axe,
}) => {
  test.slow()
  await page.goto('/almaenigma')
  const open = page.getByRole('button', { name: /Buscar platos, vinos, reservas/ })
  await open.focus()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const campo = page.getByRole('combobox', { name: search })
  await pulsar(page, 'ControlOrMeta+k', campo)
  await expect(campo).toBeFocused()
  // Its code comes with the first press.
  expect(loaded.some((url) => url.endsWith('.js'))).toBe(true)
  await axe(page, 'palette')

  await campo.fill('arroz')
  const options = page.getByRole('listbox', { name: 'Resultados' }).getByRole('option')
  await expect(options.filter({ hasText: 'Arroz del senyoret' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /resultados?$/ })).toBeVisible()
  const primero = await campo.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${primero}"]`)).toHaveAttribute('aria-selected', 'true')
  await campo.press('ArrowDown')
  expect(await campo.getAttribute('aria-activedescendant')).not.toBe(primero)
  await axe(page, 'palette with results')

  await campo.fill('zzzz')
  await expect(page.getByText('Nada con «zzzz».')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(campo).toBeHidden()
  await expect(open).toBeFocused()

  await pulsar(page, 'ControlOrMeta+k', campo)
  await campo.fill('nuevo plato')
  await expect(options.first()).toContainText('Nuevo plato')
  await campo.press('Enter')
  await expect(page).toHaveURL(/\/almaenigma\/platos\/nuevo$/)
})

test('a booking is found by its name and by its code, a setting by its words @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const [r] = await sql<{ codigo: string; dia: string }[]>`
    insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa)
    select 'Paleta Núñez', gen_random_uuid() || '@example.com', '+34' || (6e9 + floor(random() * 1e9))::bigint::text,
      (d ->> 'fecha')::date, '14:00', 2, 'interior'
    from jsonb_array_elements(public.dias_disponibles(current_date + 20, current_date + 40, 2)) d
    where (d ->> 'libre')::boolean order by d ->> 'fecha' limit 1
    returning codigo, to_char(fecha_reserva, 'YYYY-MM-DD') as dia`
  if (!r) throw new Error('no open day')
  await page.goto('/almaenigma')
  const campo = page.getByRole('combobox', { name: search })
  await pulsar(page, 'ControlOrMeta+k', campo)
  const option = page.getByRole('option').filter({ hasText: 'Paleta Núñez' })
  await campo.fill('paleta nunez')
  await expect(option).toContainText(r.codigo)
  await campo.fill(r.codigo.toLowerCase())
  await expect(option).toBeVisible()
  await option.click()
  await expect(page).toHaveURL(new RegExp(`reservas/lista\\?ver=activas&desde=${r.dia}`))
  await expect(page.getByRole('article').filter({ hasText: 'Paleta Núñez' })).toBeVisible()
  await pulsar(page, 'ControlOrMeta+k', campo)
  for (const [words, titulo] of [
    ['altramuces', 'Altramuces'],
    ['privacidad', 'Política de Privacidad'],
    ['lonja manda', 'La lonja manda'],
  ] as const) {
    await campo.fill(words)
    await expect(page.getByRole('option').filter({ hasText: titulo })).toBeVisible()
  }
  await campo.fill('dias cerrados')
  await expect(page.getByRole('option').filter({ hasText: 'Días cerrados' })).toBeVisible()
  await sql`delete from reservas where nombre = 'Paleta Núñez'`
})

test('/ goes to the search, ? shows the keys, and letters are letters inside a field or when they are switched off @matrix', async ({
  panel: page,
  axe,
}) => {
  test.slow()
  await page.goto('/almaenigma/ajustes/reservas')
  const campo = page.getByRole('combobox', { name: search })
  await pulsar(page, '/', campo)
  await expect(campo).toBeFocused()
  await campo.press('?')
  await expect(campo).toHaveValue('?')
  // The very moment it has closed: nothing has been drawn since, and its field still has the focus.
  const who = await campo.evaluate((field) => {
    field.closest('dialog')?.close()
    const heard = document.activeElement
    heard?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
    return heard?.tagName
  })
  expect(who).toBe('INPUT')
  const keys = page.getByRole('dialog', { name: 'Teclas' })
  await expect(keys).toBeVisible()
  await axe(page, 'keys')
  await keys.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(keys).toBeHidden()
  await page.getByLabel('Personas, como máximo').press('/')
  await expect(campo).toBeHidden()
  await page.goto('/almaenigma/platos')
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('main').focus()
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Buscar platos' })).toBeFocused({ timeout: 1500 })
  }).toPass()
})

test('the palette answers nobody else', async ({ page, baseURL }) => {
  const ask = (headers: Record<string, string>) =>
    page.request.post('/almaenigma/buscar', { data: { texto: 'a' }, headers, maxRedirects: 0 })
  expect((await ask({ origin: baseURL ?? '' })).status()).toBe(403)
  expect((await ask({ origin: 'https://evil.example' })).status()).toBe(403)
})
