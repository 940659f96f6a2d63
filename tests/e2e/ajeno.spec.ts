import { createHash } from 'node:crypto'
import { ruta } from '../../lib/i18n/ruta.ts'
import { expect, test } from './fixtures.ts'
import { pedir } from './gestion.ts'
import { directo, entrarPorLaPuerta, enviar, foto, type Invitado, invitado, loDe } from './perfil.ts'
import { RUTAS } from './rutas.ts'

const CANARIO = 'Canario Secreto'

test('T-PII: with two guests, no read or write of the other’s succeeds, through the site or beside it', async ({
  browser,
  backend,
  baseURL,
  sql,
}) => {
  const [ana, eva] = [await invitado(backend, CANARIO), await invitado(backend, 'Eva')]
  const jar = async (who: Invitado) => {
    const { request } = await browser.newContext(baseURL ? { baseURL } : {})
    await entrarPorLaPuerta(request, who)
    return request
  }
  const [mine, hers] = [await jar(ana), await jar(eva)]
  const referer = { referer: `${baseURL}/profile/datos` }

  // What there is to take: a picture, a booking, a post, needs, a wine, a second session.
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await foto() }
  await mine.post('/api/perfil/foto', { multipart: { foto: picture }, headers: referer })
  const [wine] = await sql`select id, slug from vinos where visible limit 1`
  const needs = { alergenos: 'soja', consentimiento: 'on' }
  for (const [path, form] of [
    ['/api/perfil/mesa', needs],
    ['/api/perfil/vinos', { vino: String(wine?.slug) }],
    ['/api/experiencias', { nombre: CANARIO, texto: CANARIO, idioma: 'es', locale: 'es' }],
  ] as const)
    expect([path, (await enviar(mine, path, form)).status()]).toEqual([path, 303])
  const { codigo } = await pedir(mine, 'es')
  await sql`update reservas set notas = ${CANARIO} where codigo = ${codigo}`
  const before = await loDe(backend, ana)
  const data = before as {
    perfil: { avatar_url: string }
    experiencias: { id: string }[]
    sesiones: { id: string }[]
    reservas: unknown[]
    vinos_favoritos: unknown[]
  }
  const { avatar_url: avatar } = data.perfil
  const object = `${ana.id}/${avatar.split('/').at(-1)}`
  const [post, session] = [String(data.experiencias[0]?.id), String(data.sesiones[0]?.id)]
  expect([data.reservas.length, data.vinos_favoritos.length]).toEqual([1, 1])
  expect((await mine.get(avatar)).status()).toBe(200)

  let tried = 0
  const broke: string[] = []
  const judge = async (what: string, answer: { status(): number; text(): Promise<string> }) => {
    tried += 1
    const text = await answer.text()
    if (text.includes(CANARIO) || text.includes(ana.id) || text.includes(ana.email))
      broke.push(`${what}: ${text}`)
  }
  const rest = async (
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
    prefer?: string,
  ) => {
    const answer = await directo(backend, path, {
      method,
      ...(token ? { token } : {}),
      ...(body === undefined ? {} : { body }),
      ...(prefer ? { prefer } : {}),
    })
    const said = { status: () => answer.status, text: () => answer.text() }
    await judge(`${method} ${path}`, said)
  }

  // Beside the site: each table by each verb, as a visitor and as the other guest.
  const FILAS: readonly [string, string, Record<string, unknown>][] = [
    ['profiles', `id=eq.${ana.id}`, { username: 'x', avatar_url: null }],
    ['perfil_salud', `user_id=eq.${ana.id}`, { alergenos: [] }],
    ['vinos_favoritos', `user_id=eq.${ana.id}`, { vino_id: wine?.id }],
    ['aceptaciones', `user_id=eq.${ana.id}`, { version: 'x' }],
    ['reservas', `user_id=eq.${ana.id}`, { estado: 'cancelada_cliente', notas: 'x' }],
    ['reserva_eventos', `actor_id=eq.${ana.id}`, { actor: 'personal' }],
    ['experiencias', `id=eq.${post}`, { texto: 'x' }],
    ['correos', `para=eq.${ana.email}`, { estado: 'anulado' }],
    ['lista_espera', `user_id=eq.${ana.id}`, { estado: 'retirada' }],
  ]
  for (const token of [null, eva.token])
    for (const [table, query, patch] of FILAS) {
      const path = `/rest/v1/${table}?${query}`
      await rest('GET', path, token)
      await rest('GET', `/rest/v1/${table}?select=*`, token)
      await rest('PATCH', path, token, patch, 'return=representation')
      await rest('DELETE', path, token, undefined, 'return=representation')
      const own = table === 'profiles' ? { id: ana.id } : { user_id: ana.id }
      await rest('POST', `/rest/v1/${table}`, token, { ...own, ...patch }, 'resolution=merge-duplicates')
    }
  for (const token of [null, eva.token]) {
    for (const [name, args] of [
      ['mi_cuenta', {}],
      ['mis_reservas', {}],
      ['mis_experiencias', {}],
      ['sesion_cerrar', { id: session }],
      ['baja_anular', {}],
      ['reserva_ver', { codigo, token: 'x'.repeat(22) }],
      ['reserva_cancelar', { codigo, token: 'x'.repeat(22), version: 1 }],
      ['reserva_estado', { id: ana.id, a: 'confirmada', version: 1 }],
    ] as const)
      await rest('POST', `/rest/v1/rpc/${name}`, token, args)
    await rest('GET', `/storage/v1/object/avatares/${object}`, token)
    await rest('GET', `/storage/v1/object/authenticated/avatares/${object}`, token)
    await rest('GET', `/storage/v1/object/public/avatares/${object}`, token)
    await rest('POST', '/storage/v1/object/list/avatares', token, { prefix: ana.id })
    await rest('DELETE', '/storage/v1/object/avatares', token, { prefixes: [object] })
    await rest('POST', `/storage/v1/object/avatares/${ana.id}/${'b'.repeat(32)}.webp`, token, {})
  }

  // Through the site: the other guest's jar, no jar, and a cookie that says it is somebody else's.
  const nobody = (await browser.newContext(baseURL ? { baseURL } : {})).request
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  const claims = { sub: ana.id, email: 'x@example.com', role: 'authenticated', aud: 'authenticated', exp }
  const access_token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${'A'.repeat(43)}`
  const forged = part({
    access_token,
    refresh_token: 'x',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: exp,
  })
  const faker = (
    await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { cookie: `alma-cuenta=base64-${forged}; alma-cuenta-hay=1` },
    })
  ).request
  for (const [who, request] of [
    ['eva', hers],
    ['nobody', nobody],
    ['faker', faker],
  ] as const) {
    for (const path of [
      avatar,
      '/api/perfil/datos',
      '/api/perfil/vinos',
      '/api/experiencias',
      '/api/sesion',
      '/api/sesion/proxima?locale=es',
      '/profile?ver=2',
      '/profile/datos?ver=2',
      `/reservations/${codigo}`,
      `/reservations/${codigo}?t=${'x'.repeat(22)}`,
      `/api/reservas/${codigo}/ics?t=${'x'.repeat(22)}`,
    ])
      await judge(`${who} ${path}`, await answerOf(request.get(path)))
    for (const [path, form] of [
      ['/api/experiencias/borrar', { id: post, locale: 'es' }],
      ['/api/perfil/sesiones', { id: session }],
      ['/api/perfil/vinos', { quitar: String(wine?.slug), user_id: ana.id }],
      ['/api/perfil/nombre', { id: ana.id, username: 'x', idioma: 'es' }],
      ['/api/perfil/mesa', { borrar: '1', user_id: ana.id }],
      ['/api/perfil/foto', { quitar: '1', id: ana.id }],
      ['/api/reservas/gestion', { codigo, t: 'x'.repeat(22), accion: 'cancelar', version: '1' }],
    ] as const)
      await judge(`${who} ${path}`, await answerOf(enviar(request, path, form)))
  }
  // Another site's page, with the victim's own jar.
  for (const path of ['baja', 'mesa', 'nombre', 'foto', 'vinos', 'sesiones', 'textos']) {
    const answer = await mine.post(`/api/perfil/${path}`, {
      form: { confirmo: 'on', borrar: '1', quitar: '1', otras: '1' },
      headers: { origin: 'https://evil.example.com', referer: 'https://evil.example.com/' },
      maxRedirects: 0,
    })
    expect([path, answer.status()]).toEqual([path, 403])
    tried += 1
  }

  expect(broke).toEqual([])
  const after = await loDe(backend, ana)
  expect(after).toEqual(before)
  expect((await mine.get(avatar)).status()).toBe(200)
  console.log(`  ${tried} tries, 0 successes`)
  expect(tried).toBeGreaterThan(150)
})

const answerOf = async (asked: Promise<{ status(): number; text(): Promise<string> }>) => asked

test('every public page is byte for byte the same with a session as without, and sets no cookie', async ({
  browser,
  backend,
  baseURL,
}) => {
  const eva = await invitado(backend, CANARIO)
  const context = () => browser.newContext(baseURL ? { baseURL } : {})
  const [signed, anonymous] = [(await context()).request, (await context()).request]
  await entrarPorLaPuerta(signed, eva)
  const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex')
  const differing: string[] = []
  for (const { path } of RUTAS) {
    // A page may be made anew in between: then the one before or after is the same.
    const plain = [digest(await (await anonymous.get(path)).body())]
    const own = await signed.get(path)
    plain.push(digest(await (await anonymous.get(path)).body()))
    const cookies = own.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    if (cookies.length > 0) differing.push(`${path} sets a cookie`)
    if (!plain.includes(digest(await own.body()))) differing.push(path)
  }
  expect(differing).toEqual([])
  // And the page that does know its guest is kept by nobody.
  const personal = await signed.get(ruta('es', '/profile/datos'))
  expect(await personal.text()).toContain(CANARIO)
  expect(personal.headers()['cache-control']).toMatch(/no-store|private/)
  expect(personal.headers()['x-nextjs-cache']).toBeUndefined()
})
