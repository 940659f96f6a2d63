import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** The house as a test: who may import whom, what stays pure, which doors have one user. */
const root = resolve(import.meta.dirname, '../..')
const ROOMS = [
  'app',
  'components',
  'lib',
  'server',
  'supabase/functions',
  'supabase/local',
  'supabase/correo',
]

/** Client islands, each with its reason; a new one is a decision, not an accident. */
const ISLANDS: Record<string, string> = {
  'app/[locale]/error.tsx': 'error boundaries are client components by contract',
  'app/global-error.tsx': 'the last boundary, likewise',
  'components/site/enhance/hydrated.tsx': 'says that React has begun, where a page still has it',
  'app/almaenigma/(panel)/error.tsx': 'error boundaries are client components by contract',
  'app/almaenigma/(panel)/ajustes/semana/week-preview.tsx':
    'shows two weeks of the hours that are being typed',
  'app/almaenigma/(panel)/ajustes/dias/booked.tsx':
    'goes on to the closings with the day and the reason that were typed',
  'app/almaenigma/(panel)/importar/form.tsx': 'keeps the file that was tried, to write it',
  'app/almaenigma/(panel)/reservas/cierres/form.tsx': 'takes the focus to what was refused',
  'app/almaenigma/(panel)/reservas/clientes/[id]/erase.tsx': 'says why a guest cannot be erased yet',
  'app/almaenigma/decision/form.tsx': 'shows what was decided and moves the focus there',
  'app/almaenigma/login/form.tsx': 'shows what the login answered and moves the focus there',
  'app/almaenigma/clave/form.tsx': 'asks for the code too, once the letter says whose account it is',
  'components/admin/form/plain-form.tsx': 'shows what a short form answered and moves the focus there',
  'components/admin/cuenta/enrol.tsx': 'keeps the key of the app until a code shows that the app has it',
  'app/almaenigma/invitacion/form.tsx':
    'shows what taking up an invitation answered and moves the focus there',
  'components/admin/carta/agotado.tsx': 'sold out until a day: today with one press',
  'components/admin/carta/alergenos-field.tsx': 'takes the decision back when the ingredients change',
  'components/admin/parts/delete.tsx': 'offers to undo',
  'components/admin/parts/confirm-dialog.tsx': 'asks a second time, with the focus on going back',
  'components/admin/form/drawing-field.tsx': 'keeps which drawing was chosen',
  'components/admin/form/fields.tsx': 'keeps what was typed, shows errors, counts characters',
  'components/admin/form/context.ts': 'state shared by the fields of a form',
  'components/admin/form/form.tsx': 'saves, ⌘S, unsaved changes, conflict',
  'components/admin/form/hours-field.tsx': 'keeps the ticked times after a refusal',
  'components/admin/parts/print-button.tsx': 'prints the page',
  'components/admin/palette/shortcuts.tsx': 'keys of the whole panel; fetches the palette at the first press',
  'components/admin/palette/hit-list.tsx': 'brings the chosen line into view',
  'components/admin/palette/palette.tsx': 'the palette: a combobox in a dialog',
  'components/admin/palette/key-list.tsx': 'the list of keys, and the switch for single letters',
  'components/admin/palette/use-hits.ts': 'asks the house for what is typed',
  'components/admin/form/template-field.tsx': 'shows the template as it will read, while it is typed',
  'components/admin/translations/tabs.tsx': 'language tabs with live completeness',
  'components/admin/imagenes/imagen-field.tsx':
    'sends a picture as it is chosen, and sets its focus and its cut',
  'components/admin/parts/switch.tsx': 'optimistic switch with undo',
  'components/admin/list/opening-mark.tsx': 'marks a row from the press until its editor is there',
  'components/admin/list/handle.tsx': 'drags a row, moves it with the arrow keys, opens its menu',
  'components/admin/list/delete-row.tsx': 'offers to undo',
  'components/admin/list/search.tsx': 'searches as one types',
  'components/admin/list/batch.tsx': 'counts what is ticked, shows prices before they change, offers to undo',
  'components/admin/list/order-context.ts': 'state shared by the handles of a list',
  'components/admin/list/order.tsx': 'shows a new order at once',
  'components/admin/list/use-sortable.ts': 'moves rows, says it aloud, offers to undo',
  'components/admin/libro/board.tsx': 'the day board: asks whether it has changed, keys, verbs with undo',
  'components/admin/carta/maridajes.tsx': 'adds, removes and orders pairings, in the open language',
  'components/admin/phone-call/call-button.tsx':
    'the key and the button with which a call is written down; fetches its window at the first press',
  'components/admin/shell/nav.tsx': 'marks the current section',
  'components/admin/shell/web-link.tsx': 'which section is open, and so which page of the guests it leads to',
  'components/admin/form/number-field.tsx': 'keeps what was typed, shows errors',
  'components/admin/carta/precios.tsx': 'adds and removes rows',
  'components/admin/form/error-summary.tsx': 'takes the focus to the errors',
  'components/admin/parts/toasts.tsx': 'messages that go away',
  'components/admin/translations/translator.tsx': 'hands the way to a draft translation down to every editor',
  'components/admin/carta/uvas.tsx': 'adds and removes rows',
  'components/admin/parts/verb.tsx': 'does one verb on one row and offers to undo it',
  'components/admin/form/port-stage.tsx': 'moves the signs of the map by hand and by keys',
  'components/admin/form/preview.tsx': 'packs the form as it is typed and frames the page of the guests',
  'components/admin/form/use-guard.ts': 'asks before unsaved changes are lost',
}
/** Files with server actions: only in the back office and the guest's account. */
const ACTIONS = [/^app\/almaenigma\//, /^app\/\[locale\]\/\(sitio\)\/profile\//]

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(path) : /\.tsx?$/.test(entry.name) ? [path] : []
  })

const files = [...ROOMS.flatMap(walk), 'instrumentation.ts', 'middleware.ts']
const text = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

type Edge = { from: string; to: string; typeOnly: boolean }
const known = new Set(files)
const candidates = (path: string) => [path, `${path}.ts`, `${path}.tsx`]

function imports(file: string): { spec: string; typeOnly: boolean }[] {
  const source = ts.createSourceFile(file, text.get(file) ?? '', ts.ScriptTarget.Latest, true)
  const found: { spec: string; typeOnly: boolean }[] = []
  const visit = (node: ts.Node) => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      found.push({
        spec: node.moduleSpecifier.text,
        typeOnly: ts.isImportDeclaration(node)
          ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
          : node.isTypeOnly,
      })
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments
      if (argument && ts.isStringLiteral(argument)) found.push({ spec: argument.text, typeOnly: false })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function target(file: string, spec: string): string | null {
  if (!spec.startsWith('.') && !spec.startsWith('@/')) return null
  const path = spec.startsWith('@/') ? spec.slice(2) : normalize(join(dirname(file), spec))
  return candidates(path).find((candidate) => known.has(candidate)) ?? null
}

const edges: Edge[] = files.flatMap((from) =>
  imports(from).flatMap(({ spec, typeOnly }) => {
    const to = target(from, spec)
    return to ? [{ from, to, typeOnly }] : []
  }),
)

/**
 * What touches the world although it does not say `server-only`: the environment, Next's own entry for the texts, and
 * the question to the function, which the terminal asks without Next.
 */
const WORLDLY = new Set(['lib/core/env.ts', 'lib/i18n/request.ts', 'lib/enigmito/ask.ts'])
const onServer = (file: string) => (text.get(file) ?? '').includes("import 'server-only'")
/** A file of lib is pure unless it says `server-only`: nobody has to keep a list. */
const pure = (file: string) =>
  file.startsWith('lib/') && !file.startsWith('lib/terminal/') && !WORLDLY.has(file) && !onServer(file)
/** Pure in all but one import, which is listed. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'lib/admin/import/csv-read.ts': 'csv-parse/sync',
  'lib/carta/qr.ts': 'uqr',
}
const CORE = /^supabase\/functions\/enigmito\/(?!index\.ts$|http\/|rows\/?|model\/sdk\.ts$)/

/** The floors of the house (docs/architecture.md); null for a room of its own. */
function rank(file: string): number | null {
  if (/^(supabase|server)\//.test(file)) return null
  if (/^app\/|^lib\/terminal\/|^(middleware|instrumentation)\.ts$/.test(file)) return 6
  if (/^components\/ui\//.test(file)) return 4
  if (/^components\//.test(file)) return 5
  if (pure(file)) return 1
  if (/^lib\/(core\/env\.ts|supabase\/|http\/|imagenes\/|i18n\/)/.test(file)) return 2
  if (/^lib\//.test(file)) return 3
  return Number.NaN
}

const show = ({ from, to }: Edge) => `${from} → ${to}`

test('every file stands on a floor of the house', () => {
  expect(files.filter((file) => Number.isNaN(rank(file)))).toEqual([])
})

test('no import goes up', () => {
  // Inside lib a pure file may know the shape of a row that another one reads: a type is gone when it runs.
  const shape = ({ from, to, typeOnly }: Edge) => typeOnly && /^lib\//.test(from) && /^lib\//.test(to)
  const up = edges.filter((edge) => {
    const [a, b] = [rank(edge.from), rank(edge.to)]
    return a !== null && b !== null && b > a && !shape(edge)
  })
  expect(up.map(show)).toEqual([])
})

test('the terminal stands beside the pages: it uses the house, and nothing uses it', () => {
  const bad = edges.filter(
    ({ from, to }) =>
      from.startsWith('lib/terminal/') !== to.startsWith('lib/terminal/') &&
      (to.startsWith('lib/terminal/') || /^(app|components)\//.test(to)),
  )
  expect(bad.map(show)).toEqual([])
})

test('components know server data only as types, and the pages only as nothing', () => {
  const bad = edges.filter(({ from, to, typeOnly }) => {
    const b = rank(to)
    return from.startsWith('components/') && b !== null && !typeOnly && (b === 2 || b === 3 || b === 6)
  })
  expect(bad.map(show)).toEqual([])
})

test('components/ui knows nothing but itself', () => {
  expect(
    edges
      .filter(({ from, to }) => from.startsWith('components/ui/') && !to.startsWith('components/ui/'))
      .map(show),
  ).toEqual([])
})

test('the function and the mail worker see pure leaves, the embedded backend and what Next is given see nothing of the site', () => {
  const bad = edges.filter(
    ({ from, to }) =>
      (from.startsWith('supabase/functions/') &&
        !to.startsWith('supabase/functions/') &&
        !pure(to) &&
        !(from.startsWith('supabase/functions/correo/') && to.startsWith('supabase/correo/'))) ||
      (from.startsWith('supabase/local/') && !/^supabase\/(local|correo)\//.test(to)) ||
      (from.startsWith('supabase/correo/') &&
        !pure(to) &&
        !/^supabase\/(correo\/|local\/(process\/command|log)\.ts$)|^lib\/i18n\/locales/.test(to)) ||
      (!from.startsWith('supabase/') && to.startsWith('supabase/')) ||
      from.startsWith('server/') !== to.startsWith('server/'),
  )
  expect(bad.map(show)).toEqual([])
})

test('no cycles', () => {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})

/** The one place where instants become the restaurant's calendar. */
const CLOCKWORK = 'lib/core/dates.ts'

test('pure stays pure: no clock, network, environment, chance or framework', () => {
  const worldly =
    /\b(Date\.now|Math\.random|process\.|globalThis|fetch\(|crypto\b|new Date\(|Deno\.|window\.|document\.|navigator\.|localStorage)/
  const foreign = (file: string) =>
    imports(file)
      .filter(({ spec }) => !/^\.|^@\/|^zod$/.test(spec) && spec !== LIBRARIES[file])
      .map(({ spec }) => spec)
  const code = (file: string) => (text.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const bad = files
    .filter((file) => pure(file) || (CORE.test(file) && file !== 'supabase/functions/enigmito/index.ts'))
    .filter((file) => foreign(file).length > 0 || (file !== CLOCKWORK && worldly.test(code(file))))
  expect(bad).toEqual([])
})

const directive = (file: string, word: string) =>
  new RegExp(`^(\\s|/\\*[\\s\\S]*?\\*/|//.*)*['"]${word}['"]`).test(text.get(file) ?? '')

test('islands are few, listed and leaves', () => {
  const clients = files.filter((file) => directive(file, 'use client'))
  expect(clients.sort()).toEqual(Object.keys(ISLANDS).sort())
})

test('server actions are only in the back office and the guest’s account', () => {
  const actions = files.filter((file) => /['"]use server['"]/.test(text.get(file) ?? ''))
  expect(actions.filter((file) => !ACTIONS.some((place) => place.test(file)))).toEqual([])
})

const importersOf = (file: string) =>
  edges
    .filter(({ to, typeOnly }) => to === file && !typeOnly)
    .map(({ from }) => from)
    .sort()

test('one door each: environment, public reads, the insert', () => {
  const readers = files.filter(
    // What the build replaces by its mode is no setting.
    (file) => /process\.env(?!\.NODE_ENV)/.test(text.get(file) ?? '') && !/^(supabase|server)\//.test(file),
  )
  // A command line has an environment, and hands its backend on to the site's own reader. Next leaves a file out of what
  // runs at the edge by the very words in which it asks for the runtime.
  expect(readers).toEqual(['lib/core/env.ts', 'lib/terminal/enigmito.ts', 'instrumentation.ts'])
  expect(importersOf('lib/reservas/save.ts')).toEqual(['lib/reservas/book-reserva.ts'])
  expect(importersOf('lib/reservas/book-reserva.ts')).toEqual([
    'app/api/reservas/route.ts',
    'lib/terminal/api.ts',
  ])
  expect(importersOf('lib/reservas/espera/espera-join.ts')).toEqual(['app/api/espera/route.ts'])
  expect(importersOf('lib/contacto/save.ts')).toEqual(['app/api/contacto/route.ts'])
  expect(importersOf('lib/supabase/public.ts').filter((file) => !file.startsWith('lib/'))).toEqual([])
})

test('one door each: what a guest does with the link of a booking, or of a place on the waiting list', () => {
  const site = files.filter((file) => !file.startsWith('supabase/'))
  const using = (names: RegExp) => site.filter((file) => names.test(text.get(file) ?? ''))
  expect(using(/'(reserva_ver|reserva_cambiar|reserva_cancelar|mis_reservas)'/)).toEqual([
    'lib/reservas/manage.ts',
  ])
  expect(using(/'(espera_ver|espera_aceptar|espera_retirar)'/)).toEqual([
    'lib/reservas/espera/lista-espera.ts',
  ])
})

test('one door each: what a visitor has agreed to, and the count of visits that asks for it', () => {
  expect(files.filter((file) => text.get(file)?.includes('cookieConsent'))).toEqual([
    // It only looks whether there is anything.
    'components/site/consent/bootstrap.tsx',
    'components/site/consent/consent.ts',
  ])
  expect(importersOf('components/site/consent/consent.ts')).toEqual([
    'components/site/consent/count-visit.ts',
    'components/site/consent/enhance.ts',
    // Only whether there was an answer, before anything is stored.
    'components/site/shell/enhance-offer.ts',
  ])
  expect(files.filter((file) => text.get(file)?.includes('/api/visita'))).toEqual([
    'components/site/consent/count-visit.ts',
  ])
  expect(importersOf('lib/supabase/visitas.ts')).toEqual(['app/api/visita/route.ts'])
})

test('react-dom is asked for by the chat alone, which no page imports', () => {
  expect(files.filter((file) => /from 'react-dom/.test(text.get(file) ?? ''))).toEqual([
    'components/chat/open.tsx',
  ])
  expect(importersOf('components/chat/open.tsx')).toEqual(['components/chat/summon.ts'])
  expect(importersOf('components/chat/summon.ts')).toEqual(['components/site/enhance/start.ts'])
  expect(importersOf('components/site/enhance/start.ts')).toEqual([])
})

test('a public page holds no client component but those it can do without', () => {
  const seen = new Set<string>()
  const visit = (file: string): string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    return [
      ...(directive(file, 'use client') ? [file] : []),
      ...edges.filter(({ from, typeOnly }) => from === file && !typeOnly).flatMap(({ to }) => visit(to)),
    ]
  }
  const pages = files.filter((file) => /^app\/\[locale\]\/.*(page|layout)\.tsx$/.test(file))
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.flatMap(visit)).toEqual(['components/site/enhance/hydrated.tsx'])
})

test('no page loads anybody else’s code', () => {
  const foreign =
    /next\/script|@next\/third-parties|<script(?!\s+type="application\/ld\+json")|\.src = |<iframe|importScripts/
  // The site's own start script. Constants without an address: one shows the cookie banner with the first paint, one the offer of another language, one writes the day of today on a
  // page made earlier before it is printed.
  // The back office frames a page of the site itself, and its policy lets in no other.
  const own = [
    'app/[locale]/layout.tsx',
    'components/admin/form/preview.tsx',
    'components/chat/launcher.tsx',
    'components/site/consent/bootstrap.tsx',
    'components/site/shell/language-offer.tsx',
  ]
  expect(
    files.filter((file) => !/^(supabase|server)\//.test(file) && foreign.test(text.get(file) ?? '')),
  ).toEqual(own)
})

test('no barrels, no any, no escapes from the type checker', () => {
  expect(
    files.filter((file) => /(^|\/)index\.ts$/.test(file) && !file.startsWith('supabase/functions/')),
  ).toEqual([])
  expect(
    files.filter((file) => /@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b/.test(text.get(file) ?? '')),
  ).toEqual([])
})

test('nothing reads the workshop: no path of one machine', () => {
  expect(
    files
      .filter((file) => /\/(work|tmp\/alma)\//.test(text.get(file) ?? ''))
      .map((file) => relative(root, file)),
  ).toEqual([])
})
