import type { Page } from '@playwright/test'
import { guardar } from './taller.ts'

/** The fields of the editors by their labels, and a dish to try them on. */

export const precio = (page: Page) => page.getByLabel('Precio', { exact: true })
export const campo = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** A new dish with everything its form insists on; leaves its editor open. */
export async function nuevoPlato(page: Page, plato: string): Promise<void> {
  await page.goto('/almaenigma/platos/nuevo')
  await campo(page, 'Nombre').fill(plato)
  await campo(page, 'Descripción').fill('Abierta en la mesa.')
  await campo(page, 'Ingredientes').fill('gamba roja\nsal')
  await page.getByLabel('Categoría').selectOption({ index: 1 })
  await precio(page).fill('24,00')
  await page.getByRole('group', { name: 'Crustáceos' }).getByText('Contiene', { exact: true }).click()
  await page.getByText('Declaro los alérgenos que he marcado').click()
  await guardar(page)
  await page.waitForURL(/platos\/[0-9a-f-]{36}/)
}
