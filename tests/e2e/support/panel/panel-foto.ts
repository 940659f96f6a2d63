import type { Locator, Page } from '@playwright/test'
import { foto } from '../../../fixtures/imagenes.ts'

export const jpeg = async (width = 900, alto = 600) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await foto(width, alto),
})
export const photo = (page: Page): Locator => page.locator('input[type=file]')
export const circle = (page: Page) => page.getByRole('button', { name: /^Punto de interés/ })
export const campo = (page: Page, label: string) => page.getByLabel(label, { exact: true })
