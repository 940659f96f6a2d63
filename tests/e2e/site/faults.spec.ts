import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { request as booking, friday } from '../../endurance/client.ts'
import { serve } from '../../runner/serve.ts'
import { FAULTS, type Fault, type FaultProxy, faultProxy } from '../support/fault-proxy.ts'
import { expect, test } from '../support/workshop.ts'

/**
 * T-FLT-01: each flow of guest and owner under each fault between the site and its backend: what is shown, what is
 * stored, and that the same once more, when all is well again, ends well and is there once.
 */
type Seen = readonly [shown: string, stored: number]
type Cells = Readonly<Record<Fault, Seen>>
type World = {
  site: string
  sql: Sql
  request: APIRequestContext
  page: Page | null
  admin: { email: string; password: string }
  key: string
}
type Flow = {
  /** Which requests to the backend meet the fault. */
  path: RegExp
  /** Before the fault; what it gives is handed on. */
  before?: (world: World) => Promise<string>
  act: (world: World, before: string) => Promise<string>
  stored: (world: World, before: string) => Promise<number>
  /** What is shown and stored when it is done once more without a fault. */
  healed: Seen
  cells: Cells
}

const all = (usual: Seen, others: Partial<Cells> = {}): Cells =>
  ({ ...Object.fromEntries(FAULTS.map((fault) => [fault, usual])), ...others }) as Cells

const nothing = async (): Promise<number> => 0
const json = { 'content-type': 'application/json' }
const count = async (sql: Sql, table: string, email: string): Promise<number> =>
  Number((await sql`select count(*)::int as n from ${sql(table)} where email = ${email}`)[0]?.n)

const emailOf = (key: string): string => `averia.${key}@example.com`
/** The same guest again has the same number. */
const phoneOf = (key: string): string =>
  `+346${Number.parseInt(key.slice(0, 7), 16).toString().padStart(9, '0').slice(-9)}`
/** Status, code, and whether it is said where to look. */
async function toldBy(answer: APIResponse): Promise<string> {
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  const look = answer.status() >= 500 && said.gestion_url ? 'look' : ''
  return [answer.status(), said.code, look].filter(Boolean).join(' ')
}
const post = (world: World, path: string, data: object) =>
  world.request.post(world.site + path, {
    data,
    headers: { ...json, origin: world.site, 'idempotency-key': world.key, 'x-forwarded-for': '203.0.113.90' },
  })
const form = (world: World, path: string, fields: Record<string, string>) =>
  world.request.post(world.site + path, {
    ...{ form: fields, maxRedirects: 0, headers: { origin: world.site, referer: `${world.site}/` } },
  })
const codeIn = (answer: APIResponse): string => {
  const to = new URL(answer.headers().location ?? '/', 'http://x').searchParams
  return `${answer.status()} ${to.get('error') ?? to.get('hecho') ?? (to.get('ver') ? 'in' : '')}`.trim()
}
const book = (world: World) =>
  post(world, '/api/reservas', {
    ...booking(friday()),
    email: emailOf(world.key),
    telefono: phoneOf(world.key),
  })

const UNKNOWN = 'La base de datos no responde y no se sabe si se ha guardado'

const FLOWS: Readonly<Record<string, Flow>> = {
  'T-FLT-02 T-FLT-03 a guest reads the menu': {
    path: /./,
    act: async ({ request, site }) => {
      const answer = await request.get(`${site}/menu`)
      return `${answer.status()} ${(await answer.text()).includes('€') ? 'dishes' : 'empty'}`
    },
    stored: nothing,
    healed: ['200 dishes', 0],
    cells: all(['200 dishes', 0]),
  },
  'a guest looks for a time': {
    path: /disponibilidad/,
    act: async ({ request, site }) =>
      toldBy(await request.get(`${site}/api/disponibilidad?fecha=${friday()}&personas=2`)),
    stored: nothing,
    healed: ['200', 0],
    cells: all(['503 unreachable', 0], { delay: ['200', 0] }),
  },
  'a guest books': {
    path: /POST \/rest\/v1\/reservas/,
    act: async (world) => toldBy(await book(world)),
    stored: ({ sql, key }) => count(sql, 'reservas', emailOf(key)),
    healed: ['201', 1],
    cells: all(['503 unreachable look', 0], {
      refuse: ['503 unreachable', 0],
      delay: ['201', 1],
      drop: ['503 unreachable look', 1],
      truncate: ['201', 1],
    }),
  },
  'a guest cancels': {
    path: /reserva_cancelar/,
    before: async (world) => (await (await book(world)).json()).gestion_url,
    act: async (world, url) => {
      const [, codigo = '', t = ''] = /\/reservations\/(\w+)\?t=(.+)/.exec(url) ?? []
      return codeIn(
        await form(world, '/api/reservas/gestion', {
          codigo,
          t,
          accion: 'cancelar',
          version: '1',
          locale: 'es',
        }),
      )
    },
    stored: async ({ sql, key }) =>
      Number(
        (
          await sql`select count(*)::int as n from reservas
            where email = ${emailOf(key)} and estado = 'cancelada_cliente'`
        )[0]?.n,
      ),
    healed: ['303 cancelada', 1],
    cells: all(['303 unreachable', 0], {
      delay: ['303 cancelada', 1],
      drop: ['303 unreachable', 1],
      truncate: ['303 unreachable', 1],
    }),
  },
  'a guest writes a letter': {
    path: /POST \/rest\/v1\/mensajes/,
    act: async (world) =>
      toldBy(
        await post(world, '/api/contacto', {
          ...{
            nombre: 'Ana Avería',
            email: emailOf(world.key),
            asunto: 'Hola',
            texto: 'Una pregunta corta.',
            privacidad: true,
          },
        }),
      ),
    stored: ({ sql, key }) => count(sql, 'mensajes', emailOf(key)),
    healed: ['201', 1],
    cells: all(['503 unreachable', 0], {
      delay: ['201', 1],
      drop: ['503 unreachable', 1],
      truncate: ['201', 1],
    }),
  },
  'a guest asks the assistant': {
    path: /functions\/v1\/enigmito/,
    act: async (world) => {
      const answer = await post(world, '/api/enigmito', { message: '¿Abrís los lunes?', userLanguage: 'es' })
      const said: { message?: string; fallback?: boolean } = await answer.json()
      return `${answer.status()} ${said.message ? (said.fallback ? 'by topic' : 'answer') : 'nothing'}`
    },
    stored: nothing,
    healed: ['200 answer', 0],
    cells: all(['200 by topic', 0], { delay: ['200 answer', 0] }),
  },
  'a guest signs in': {
    path: /auth\/v1\/token/,
    act: async (world) => codeIn(await form(world, '/api/sesion', world.admin)),
    stored: nothing,
    healed: ['303 in', 0],
    cells: all(['303 fallo', 0], { delay: ['303 in', 0], '429': ['303 espera', 0] }),
  },
  'the owner opens the list of dishes': {
    path: /lista_platos/,
    act: async ({ page, site }) => {
      if (!page) return ''
      await page.goto(`${site}/almaenigma/platos`)
      const heading = await page.getByRole('heading', { level: 1 }).first().textContent()
      return heading ?? ''
    },
    stored: nothing,
    healed: ['Platos', 0],
    cells: all(['No se ha podido cargar', 0], { delay: ['Platos', 0] }),
  },
  'the owner saves a setting': {
    path: /guardar_ajustes/,
    before: async ({ page, site }) => {
      if (!page) return ''
      await page.goto(`${site}/almaenigma/ajustes/reservas`)
      await page.getByLabel('Personas, como máximo').fill('18')
      return ''
    },
    act: async ({ page }) => {
      if (!page) return ''
      await page.getByRole('button', { name: /^Guardar/ }).click()
      const told = page.getByText(/no se sabe si se ha guardado|Guardado|ha guardado este elemento/).first()
      return ((await told.textContent()) ?? '').replace(/[.,:].*$/s, '')
    },
    stored: async ({ sql }) =>
      Number(
        (await sql`select count(*)::int as n from ajustes where clave = 'personas_max' and valor = '18'`)[0]
          ?.n,
      ),
    healed: ['Guardado', 1],
    cells: all([UNKNOWN, 0], { delay: ['Guardado', 1], drop: [UNKNOWN, 1], truncate: [UNKNOWN, 1] }),
  },
}

/** What takes as long as somebody waits: in verify. */
const isSlow = (flow: string, fault: Fault): boolean =>
  fault === 'freeze' || fault === 'delay' || flow.includes('owner')

let proxy: FaultProxy
let site = ''
const children: ChildProcess[] = []

test.beforeAll(async ({ backend }) => {
  proxy = await faultProxy(backend.url)
  const env = { SUPABASE_URL: proxy.url, SUPABASE_PUBLISHABLE_KEY: backend.key }
  site = await serve(resolve(import.meta.dirname, '../../..'), tmpdir(), env, '/api/health', children)
})
test.afterAll(async () => {
  for (const child of children) child.kill()
  await proxy.stop()
})
test.afterEach(async ({ sql }) => {
  await proxy.meet(null)
  await sql`delete from reservas where email like 'averia.%'`
  await sql`delete from mensajes where email like 'averia.%'`
  await sql`delete from private.acceso_turnos`
  await sql`update ajustes set valor = '20' where clave = 'personas_max'`
})

async function tryCell(flow: Flow, fault: Fault, world: World): Promise<void> {
  // Every page is kept before anything goes wrong.
  await world.request.get(`${site}/menu`)
  const before = (await flow.before?.(world)) ?? ''
  await proxy.meet(fault, flow.path)
  const told = await flow.act(world, before)
  await proxy.meet(null)
  const seen = [told, await flow.stored(world, before)]
  // The owner opens the form anew, a guest sends again what is still there.
  if (world.page) await flow.before?.(world)
  const healed = [await flow.act(world, before), await flow.stored(world, before)]
  expect({ seen, healed }).toEqual({ seen: flow.cells[fault], healed: flow.healed })
}

for (const [name, flow] of Object.entries(FLOWS))
  for (const fault of FAULTS) {
    const [shown, stored] = flow.cells[fault]
    const title = `T-FLT-01 ${name} × ${fault}: ${shown}, ${stored} stored${isSlow(name, fault) ? ' @matrix' : ''}`
    // A guest's flows need no browser.
    if (!name.includes('owner'))
      test(title, ({ sql, admin, request }) =>
        tryCell(flow, fault, { site, sql, request, admin, key: randomUUID(), page: null }),
      )
    else
      test(title, async ({ sql, admin, request, enter }) => {
        const page = await enter(site)
        await tryCell(flow, fault, { site, sql, request, admin, key: randomUUID(), page })
        await page.context().close()
      })
  }
