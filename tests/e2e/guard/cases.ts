import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Sql } from 'postgres'
import { IS_VERIFY } from '../../runner/long.ts'
import {
  type Backend,
  type Cuenta,
  cookieFor,
  darDeAlta,
  farewell,
  forged,
  takeRole,
} from '../support/identities.ts'
import { direccion, panelPages } from '../support/panel/panel-paths.ts'
import { type Fila, type Trial, trials } from './attempts.ts'
import { sweepLibro } from './libro.ts'
import { sweepLists } from './lists.ts'
import { sweepPanel } from './panel.ts'

export type Action = { id: string; nombre: string; archivo: string; pagina: string }
export type Case = {
  site: string
  sql: Sql
  backend: Backend
  admin: Cuenta
  paginas: string[]
  acciones: Action[]
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** Every address below /almaenigma that the build knows: pages and route handlers. */
export function pagesOf(build: string): string[] {
  const routes: Record<string, string> = read(join(build, 'app-path-routes-manifest.json'))
  return [...new Set(Object.values(routes))].filter((route) => /^\/almaenigma(\/|$)/.test(route)).sort()
}

type Manifest = {
  node: Record<string, { exportedName?: string; filename?: string; workers: Record<string, unknown> }>
}

/** Every server action the build knows, with a page it can be posted to. */
export function actionsOf(build: string): Action[] {
  const routes: Record<string, string> = read(join(build, 'app-path-routes-manifest.json'))
  const { node }: Manifest = read(join(build, 'server/server-reference-manifest.json'))
  return Object.entries(node).flatMap(([id, { exportedName, filename, workers }]) => {
    const [worker = ''] = Object.keys(workers)
    const page = routes[worker.replace(/^app/, '')] ?? ''
    return [{ id, nombre: exportedName ?? '?', archivo: filename ?? '', pagina: page }]
  })
}

type Respuesta = { status: number; body: string; location: string; setCookie: string }

/** A dish that only an admin may see; its name is what must not leak. */
async function canary(sql: Sql): Promise<Fila> {
  const word = `Canario ${randomUUID()}`
  const [row] = await sql<Fila[]>`
    insert into platos (slug, categoria_id, nombre, visible)
    select ${`canario-${randomUUID()}`}, id, ${word}, false from categorias where tipo = 'plato' limit 1
    returning id, nombre`
  if (!row) throw new Error('no category')
  await sql`insert into preguntas_sin_respuesta values (current_date, 'es', 'absent:kebab', 1) on conflict do nothing`
  return row
}

/** Everything an admin may write, as one value: equal before and after a refusal. */
async function huella(sql: Sql): Promise<string> {
  const [row] = await sql<{ huella: string }[]>`
    select md5(concat(
      (select string_agg(p::text, '|' order by p.id) from platos p),
      (select string_agg(x::text, '|' order by x::text) from plato_precios x),
      (select string_agg(x::text, '|' order by x::text) from plato_alergenos x),
      (select string_agg(x::text, '|' order by x.id) from categorias x),
      (select string_agg(x::text, '|' order by x.id) from vinos x),
      (select string_agg(x::text, '|' order by x.clave) from ajustes x),
      (select string_agg(x::text, '|' order by x.id) from footer_info x),
      (select string_agg(x::text, '|' order by x.id) from contenido_reservas x),
      (select string_agg(x::text, '|' order by x.id) from reservas x),
      (select string_agg(x::text, '|' order by x.id) from reserva_eventos x),
      (select string_agg(x::text, '|' order by x.id) from clientes x),
      (select string_agg(x::text, '|' order by x.id) from private.decisiones x),
      -- The others are on their way out meanwhile.
      (select string_agg(x::text, '|' order by x.id) from correos x where x.estado in ('fallido', 'incierto')),
      (select string_agg(x::text, '|' order by x.id) from mensajes x),
      (select string_agg(x::text, '|' order by x.id) from experiencias x),
      (select string_agg(x::text, '|' order by x.id) from galeria x),
      (select string_agg(x::text, '|' order by x.id) from legales x),
      (select string_agg(x::text, '|' order by x.id) from filosofia x),
      (select string_agg(x::text, '|' order by x.id) from imagenes x),
      (select max(x.id)::text from historial x),
      (select string_agg(x::text, '|' order by x.id) from private.invitaciones x),
      (select string_agg(x::text, '|' order by x.id) from contacto x),
      (select string_agg(x::text, '|' order by x.id) from zonas x),
      (select string_agg(x::text, '|' order by x.id) from mesas x),
      (select string_agg(x::text, '|' order by x.id) from alergenos x),
      (select string_agg(x::text, '|' order by x.id) from preguntas_frecuentes x),
      (select string_agg(u.raw_app_meta_data::text, '|' order by u.id) from auth.users u)
    )) as huella`
  return row?.huella ?? ''
}

async function ask(url: string, init: RequestInit): Promise<Respuesta> {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  // A router's request without its cache-busting parameter is sent round once to fetch it.
  const again = answer.headers.get('location')
  if (again && /[?&]_rsc/.test(again) && !/[?&]_rsc/.test(url)) return ask(new URL(again, url).href, init)
  return {
    status: answer.status,
    body: await answer.text(),
    location: answer.headers.get('x-action-redirect') ?? again ?? '',
    setCookie: answer.headers.getSetCookie().join('\n'),
  }
}

const INITIAL = {
  estado: 'nuevo',
  mensaje: null,
  errores: {},
  valores: null,
  aviso: null,
  id: null,
  deshacer: null,
}

/** Posts an action as the browser does: its id in a header, its arguments in React's own encoding. */
function post(
  example: Case,
  action: Action,
  fields: Record<string, string>,
  headers: Record<string, string>,
  { sola, archivo }: Pick<Trial, 'sola' | 'archivo'> = {},
) {
  const body = new FormData()
  if (archivo) body.append('_1_archivo', new Blob([archivo.texto], { type: 'text/csv' }), archivo.nombre)
  for (const [name, value] of Object.entries(fields)) body.append(`_1_${name}`, value)
  body.append('0', JSON.stringify(sola ? ['$K1'] : [INITIAL, '$K1']))
  const page =
    example.site +
    action.pagina.replace('[id]', randomUUID()).replace('[clave]', 'privacidad').replace('[...resto]', 'x')
  return ask(page, {
    method: 'POST',
    body,
    headers: { 'next-action': action.id, accept: 'text/x-component', ...headers },
  })
}

/** Two sections may call an action the same: `platos/guardar`, `vinos/guardar`. */
const claveDe = ({ archivo, nombre }: Action): string => `${basename(dirname(archivo))}/${nombre}`

/** Actions that anybody may call: signing in and out of the panel; and whoever holds a letter that invites him or asks him. */
const OPEN = new Set([
  'login/logInAction',
  // These go on with a session that knows the password, and are no way in without it.
  'login/codeAction',
  'login/beginFactorAction',
  'login/confirmFactorAction',
  'login/startOverAction',
  'recuperar/recoverAction',
  'clave/choosePasswordAction',
  '(panel)/logOutAction',
  'invitacion/acceptAction',
  'decision/decideAction',
])
/** Pages that anybody may open. */
const PUBLIC = new Set([
  '/almaenigma/login',
  '/almaenigma/invitacion',
  '/almaenigma/decision',
  '/almaenigma/recuperar',
  '/almaenigma/clave',
])

/** Where a route is tried: the canary's own page where there is one, else at a row that is there. */
async function where(route: string, sql: Sql, row: Fila): Promise<string> {
  if (route === '/almaenigma/platos/[id]') return `/almaenigma/platos/${row.id}`
  return (await direccion(route, sql)) ?? route.replace(/\[[^\]]+\]/, randomUUID())
}

/** Everybody with a session opened this moment: the one before may have been ended at the last door. */
const openPage = (nobody: Readonly<Record<string, () => Promise<string>>>): Promise<[string, string][]> =>
  Promise.all(
    Object.entries(nobody).map(async ([who, open]): Promise<[string, string]> => [who, await open()]),
  )

/** Tries everything; throws at the first door that opens. Answers how many refusals were seen. */
export async function check(example: Case): Promise<number> {
  const { site, sql, backend } = example
  const origin = site
  const cookieAdmin = await cookieFor(backend, example.admin)
  const guest = await darDeAlta(backend)
  const selfMade = await takeRole(backend)
  const former = await darDeAlta(backend)
  const nobody: Record<string, () => Promise<string>> = {
    anonymous: async () => '',
    guest: () => cookieFor(backend, guest),
    'user_metadata admin': () => cookieFor(backend, selfMade),
    // His session still says that he administers; the database does not any more.
    'no longer an admin': () => farewell(backend, sql, former),
    'forged, no signature': async () => forged('none'),
    'forged, wrong key': async () => forged('HS256'),
  }
  const row = await canary(sql)
  let seen = 0
  try {
    const tries = await trials(sql, row)
    assert.ok(example.paginas.length >= 7, `pages: ${example.paginas.join(' ')}`)
    assert.ok(example.acciones.length >= 6, `actions: ${example.acciones.map((a) => a.nombre).join(' ')}`)

    const delCodigo = panelPages()
    assert.deepEqual(
      delCodigo.filter((route) => !example.paginas.includes(route)),
      [],
      'every page file is a route of the build',
    )
    for (const [r, route] of example.paginas.entries()) {
      const path = await where(route, sql, row)
      const url = site + path
      const open = PUBLIC.has(route)
      // What is refused below is there: the admin sees it, and the panel around it.
      const seenByAdmin = await ask(url, { headers: { cookie: cookieAdmin } })
      const what = `admin ${path}: ${seenByAdmin.status}`
      if (!delCodigo.includes(route)) assert.doesNotMatch(seenByAdmin.location, /login/, `${what} is refused`)
      else {
        const expected = route.includes('[...') ? 404 : route === '/almaenigma/login' ? 307 : 200
        assert.equal(seenByAdmin.status, expected, what)
        if (!open && !route.includes('/vista/'))
          assert.ok(seenByAdmin.body.includes('Cerrar sesión'), `${what} does not show the panel`)
      }
      const jars = await openPage(nobody)
      const before = await huella(sql)
      const knock = async ([who, cookie]: readonly [string, string], i: number) => {
        const headers = { cookie }
        const variants: [string, RequestInit][] = [
          ['GET', { headers }],
          ['RSC', { headers: { ...headers, rsc: '1' } }],
          ['prefetch', { headers: { ...headers, rsc: '1', 'next-router-prefetch': '1' } }],
          [
            'subrequest',
            { headers: { ...headers, 'x-middleware-subrequest': 'middleware:middleware:middleware' } },
          ],
          [
            'POST',
            {
              method: 'POST',
              headers: { ...headers, origin, 'content-type': 'application/json' },
              body: '["carta"]',
            },
          ],
        ]
        // In CI each page meets everybody by GET and everybody by one way more, and every way by somebody.
        const more = 1 + ((r + i) % (variants.length - 1))
        for (const [how, init] of variants.filter((_, v) => IS_VERIFY || v === 0 || v === more)) {
          const answer = await ask(url, init)
          const what = `${who} ${how} ${route}: ${answer.status}`
          assert.ok(!answer.body.includes(row.nombre), `${what} shows an admin's row`)
          assert.ok(
            !/Cerrar sesión|Punto en el mapa|Ritmo de entrada|noches con otro horario|Cuándo y qué|Textos de toda la web|Tabla de alérgenos|Añadir otro precio|platos en total|Añadir un plato|Enviar invitación|A los dos años|Apuntar por teléfono|Ver a quién afecta|Solo los vetados|Descargar CSV/.test(
              answer.body,
            ),
            `${what} shows the panel`,
          )
          assert.ok(answer.status < 500, what)
          if (!open && how === 'GET')
            assert.ok([302, 303, 307, 403, 404, 405].includes(answer.status), `${what} is not a refusal`)
          if (answer.location)
            assert.match(
              answer.location,
              /^(http:\/\/127\.0\.0\.1:\d+)?\/almaenigma(\/(login|renovar)\b|$)/,
              what,
            )
          seen++
        }
      }
      await Promise.all(jars.map(knock))
      assert.equal(await huella(sql), before, `somebody changed rows at ${route}`)
    }
    for (const [route, word] of [
      ['/almaenigma/platos', row.nombre],
      [`/almaenigma/platos/${row.id}`, row.nombre],
      ['/almaenigma/platos/nuevo', 'Añadir otro precio'],
      ['/almaenigma/galeria?estado=pendiente', row.nombre],
      ['/almaenigma/reservas/lista', row.nombre],
      ['/almaenigma/correo', row.nombre],
      ['/almaenigma/correo/tareas', 'Tareas automáticas'],
      ['/almaenigma/reservas', 'Apuntar por teléfono'],
      ['/almaenigma/reservas/calendario', 'Ver el mes'],
      ['/almaenigma/reservas/cierres', 'Ver a quién afecta'],
      ['/almaenigma/reservas/clientes', 'Solo los vetados'],
      ['/almaenigma/reservas/informes', 'Descargar CSV'],
      ['/almaenigma/reservas/informes/csv', 'Cubiertos'],
      ['/almaenigma/preguntas', 'Añadir un plato'],
      [`/almaenigma/historial?seccion=platos&fila=${row.id}`, row.nombre],
      ['/almaenigma/historial/csv', row.nombre],
      ['/almaenigma/papelera', 'A los dos años'],
      ['/almaenigma/usuarios', 'Enviar invitación'],
      ['/almaenigma/contacto', 'Punto en el mapa'],
      ['/almaenigma/footer', 'Datos de contacto'],
      ['/almaenigma/reservas/contenido', 'Horas a las que se puede reservar'],
      ['/almaenigma/ajustes', 'Textos de toda la web'],
      ['/almaenigma/ajustes/reservas', 'Ritmo de entrada'],
      ['/almaenigma/ajustes/dias', 'Nuevo día'],
      ['/almaenigma/ajustes/dias/nuevo', 'Cuándo y qué'],
      ['/almaenigma/ajustes/semana', 'Nuevo cambio'],
      ['/almaenigma/ajustes/semana/nuevo', 'Qué cambia'],
      ['/almaenigma/ajustes/zonas', 'Se puede reservar aquí'],
      ['/almaenigma/ajustes/zonas/mesas', 'Cómo se cuenta'],
      ['/almaenigma/programados', 'Nuevo cambio'],
      ['/almaenigma/programados/nuevo', 'Qué va a cambiar'],
      ['/almaenigma/alergenos', 'Tabla de alérgenos'],
      ['/almaenigma/alergenos/gluten', 'Cerrar y volver a la tabla'],
      ['/almaenigma/preguntas-frecuentes', 'Nueva pregunta'],
      ['/almaenigma/preguntas-frecuentes/nueva', 'por él la encuentra Enigmito'],
      ['/almaenigma', 'Cerrar sesión'],
    ] as const) {
      const answer = await ask(site + route, { headers: { cookie: cookieAdmin } })
      assert.equal(answer.status, 200, `admin ${route}`)
      assert.ok(answer.body.includes(word), `admin ${route} shows ${word}`)
    }
    const marked = await ask(`${site}/almaenigma/publicar`, {
      method: 'POST',
      headers: { cookie: cookieAdmin, origin },
      body: '["carta"]',
    })
    assert.equal(marked.status, 204, 'admin publicar')

    const letters = await ask(`${site}/almaenigma/contacto/mensajes`, { headers: { cookie: cookieAdmin } })
    assert.ok(letters.body.includes(row.nombre), 'admin /almaenigma/contacto/mensajes shows the letter')
    for (const action of example.acciones) {
      const clave = claveDe(action)
      if (OPEN.has(clave)) continue
      const trial = tries[clave]
      assert.ok(trial, `${clave}: say in ensayos() how to try this action`)
      const vectors: [string, Record<string, string>][] = [
        ...(await openPage(nobody)).map(([who, cookie]): [string, Record<string, string>] => [
          who,
          { cookie, origin },
        ]),
        ['admin, foreign Origin', { cookie: cookieAdmin, origin: 'https://evil.example' }],
        ['admin, Origin: null', { cookie: cookieAdmin, origin: 'null' }],
        ['admin, no Origin', { cookie: cookieAdmin }],
      ]
      const before = await huella(sql)
      const attempt = async ([who, headers]: (typeof vectors)[number]) => {
        const answer = await post(example, action, trial.fields, headers, trial)
        const what = `${who} ${clave}: ${answer.status}`
        assert.ok(!answer.body.includes('"estado":"hecho"'), `${what} did it`)
        assert.ok(!/aviso=guardado/.test(answer.location + answer.body), `${what} saved`)
        seen++
      }
      await Promise.all(vectors.map(attempt))
      assert.equal(await huella(sql), before, `somebody changed rows by ${clave}`)
    }
    for (const [clave, trial] of Object.entries(tries)) {
      const action = example.acciones.find((a) => claveDe(a) === clave)
      assert.ok(action, `${clave} is no longer an action`)
      const answer = await post(example, action, trial.fields, { cookie: cookieAdmin, origin }, trial)
      assert.ok(answer.status < 400, `admin ${clave}: ${answer.status}`)
      assert.ok(
        await trial.twin(row, answer.body),
        `admin ${clave} did nothing: ${answer.body.slice(0, 400)}`,
      )
    }

    const enter = example.acciones.find((a) => claveDe(a) === 'login/logInAction')
    assert.ok(enter, 'entrar')
    for (const who of [guest, selfMade]) {
      const answer = await post(example, enter, who, { origin })
      assert.match(answer.body, /No tienes permisos de administrador/)
      assert.ok(
        !/alma-panel[^=]*=[^;\s]/.test(answer.setCookie),
        `a refused sign-in leaves a session: ${answer.setCookie}`,
      )
      seen++
    }
    const wrong = await post(example, enter, { ...example.admin, password: 'no-es-esta' }, { origin })
    const unknown = await post(example, enter, { email: 'nadie@example.com', password: 'x' }, { origin })
    for (const { body } of [wrong, unknown]) assert.match(body, /El correo o la contraseña no coinciden/)
    // After ten wrong tries the eleventh is not even looked at.
    const guesses = { email: `adivina-${randomUUID()}@example.com`, password: 'x' }
    for (let i = 0; i < 10; i++) await post(example, enter, guesses, { origin })
    assert.match((await post(example, enter, guesses, { origin })).body, /Demasiados intentos/)
    const signedIn = await post(example, enter, { ...example.admin, next: '//evil.example' }, { origin })
    assert.match(
      signedIn.location,
      /^\/almaenigma(;|$)/,
      'admin entrar, and an address elsewhere is not followed',
    )
    assert.match(signedIn.setCookie, /alma-panel[^;]*;.*Path=\/almaenigma;.*HttpOnly;.*SameSite=lax/i)
    return seen
  } finally {
    await sql`delete from mensajes where nombre like 'Canario %'`
    await sql`delete from correos where clave like 'canario:%'`
    await sql`delete from reservas where nombre like 'Canario %'`
    await sql`delete from experiencias where nombre like 'Canario %'`
    await sql`delete from galeria where titulo like 'Canario %'`
    await sql`delete from filosofia where titulo like 'Canario %'`
    await sql`delete from platos where id = ${row.id} or nombre like 'Restaurado %' or nombre like 'Canario %'`
    await sweepLists(sql)
    await sweepPanel(sql)
    await sweepLibro(sql)
  }
}
