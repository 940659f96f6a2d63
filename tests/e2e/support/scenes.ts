import {
  booking,
  chooseDay,
  joined,
  joining,
  named,
  nearlyFull,
  offered,
  open,
  openChat,
  signIn,
  stamped,
  tonight,
  tonightInChat,
  type Way,
  waiting,
} from './pages/states.ts'
import { LOST } from './paths.ts'

export type Scene = {
  name: string
  /** The page by its Spanish path, with its question. */
  pagina: `/${string}`
  /** Only where it can be reached: the full-screen menu is for narrow screens. */
  hasta?: number
  /** The cookie banner is still to be answered. */
  sinElegir?: true
  llegar?: Way
  /** Once there, it is the same at every width. */
  stays?: true
}

export const SCENES: readonly Scene[] = [
  { name: 'portada', pagina: '/' },
  { name: 'panel', pagina: '/dashboard' },
  { name: 'carta', pagina: '/menu' },
  { name: 'carta filtrada', pagina: '/menu?sin=gluten&dieta=vegetariano' },
  { name: 'carta buscada', pagina: '/menu?q=arroz' },
  { name: 'filosofía', pagina: '/philosophy' },
  { name: 'contacto', pagina: '/contact' },
  { name: 'contacto con errores', pagina: '/contact?error=campos&campo=email' },
  { name: 'cava', pagina: '/wine' },
  { name: 'cava filtrada', pagina: '/wine?estilo=tinto&copa=1' },
  { name: 'galería', pagina: '/gallery' },
  {
    name: 'visor de la galería',
    pagina: '/gallery',
    llegar: async (page) => {
      await page.waitForLoadState('networkidle')
      await open(page, 'a[data-foto]', 'main dialog[open]')
    },
  },
  { name: 'perfil', pagina: '/profile' },
  { name: 'reservas', pagina: '/reservations' },
  { name: 'reservas con errores', pagina: '/reservations?error=telefono' },
  {
    name: 'reservas con el día elegido',
    pagina: '/reservations',
    stays: true,
    llegar: async (page) => {
      await chooseDay(page)
      await page.locator('[name=hora_reserva]:enabled').first().check()
    },
  },
  { name: 'reservas casi llenas', pagina: '/reservations', llegar: nearlyFull, stays: true },
  { name: 'la lista de espera', pagina: '/reservations', llegar: joining, stays: true },
  { name: 'en la lista de espera', pagina: '/reservations', llegar: joined, stays: true },
  { name: 'mesa ofrecida a quien espera', pagina: '/reservations', llegar: waiting, stays: true },
  { name: 'boleto sellado', pagina: '/reservations', llegar: stamped, stays: true },
  {
    name: 'gestión de una reserva',
    pagina: '/reservations',
    stays: true,
    llegar: async (page, locale) => {
      await page.goto((await booking(page, locale)).url)
    },
  },
  {
    name: 'cambiar una reserva',
    pagina: '/reservations',
    stays: true,
    llegar: async (page, locale) => {
      const { url, fecha } = await booking(page, locale)
      await page.goto(`${url}&cambiar=1&personas=3&fecha=${fecha}&mesa=interior`)
      await page.locator('#horas').waitFor()
    },
  },
  { name: 'privacidad', pagina: '/privacidad' },
  { name: 'términos', pagina: '/terminos' },
  { name: 'perdida', pagina: LOST },
  {
    name: 'menú de pantalla completa',
    pagina: '/wine',
    hasta: 1080,
    llegar: (page) => open(page, 'header button[aria-haspopup="dialog"]', 'dialog[open]'),
  },
  {
    name: 'idiomas abiertos',
    pagina: '/philosophy',
    llegar: async (page) => {
      const button = page.locator('header button[popovertarget="idiomas"]')
      if (await button.isVisible()) await button.click()
    },
  },
  { name: 'chat abierto', pagina: '/contact', llegar: openChat },
  { name: 'chat con mesas esta noche', pagina: '/contact', llegar: tonightInChat, stays: true },
  { name: 'chat que nombra platos', pagina: '/philosophy', llegar: named, stays: true },
  { name: 'mesas esta noche en la portada', pagina: '/', llegar: tonight, stays: true },
  { name: 'mesas esta noche en reservas', pagina: '/reservations', llegar: tonight, stays: true },
  { name: 'mesas de hoy en el panel', pagina: '/dashboard', llegar: tonight, stays: true },
  { name: 'página ofrecida en otro idioma', pagina: '/contact', llegar: offered, stays: true },
  { name: 'portada ofrecida en otro idioma', pagina: '/', llegar: offered, stays: true },
  {
    name: 'carta con la dieta guardada',
    pagina: '/menu',
    stays: true,
    llegar: async (page) => {
      await signIn(page)
      await page.locator('[data-perfil-aplicado] button').waitFor()
    },
  },
  {
    name: 'reservas con los datos puestos',
    pagina: '/reservations',
    stays: true,
    llegar: async (page) => {
      await signIn(page)
      await page.locator('[data-mis-datos]').waitFor()
    },
  },
  {
    name: 'panel con la próxima mesa',
    pagina: '/dashboard',
    stays: true,
    llegar: async (page) => {
      await signIn(page)
      await page.locator('[data-mio=mesa]:visible').waitFor()
    },
  },
  { name: 'aviso de cookies en la portada', pagina: '/', sinElegir: true },
  { name: 'aviso de cookies', pagina: '/menu', sinElegir: true },
]
