import type { Locator, Page } from '@playwright/test'
import { foto } from '../../fixtures/imagenes.ts'

/** The field of a picture, for the tests of the sections that have one. */
export const jpeg = async (ancho = 900, alto = 600) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await foto(ancho, alto),
})
export const archivo = (page: Page): Locator => page.locator('input[type=file]')
export const circulo = (page: Page) => page.getByRole('button', { name: /^Punto de interés/ })
export const campo = (page: Page, label: string) => page.getByLabel(label, { exact: true })
