import { expect, test } from 'vitest'
import { filesBelow, textOf } from '../house.ts'

/** What the machine, npm, the framework or the start of the site sets, and nobody writes into `.env`. */
const OF_THE_MACHINE = new Set([
  'PATH',
  'NODE_ENV',
  'NODE_OPTIONS',
  'TMPDIR',
  'TZ',
  'HOME',
  'USER',
  'ALMA_PARENT',
  'ALMA_START_SCRIPT',
  'NEXT_RUNTIME',
])

/** What the tests set for a build, and nobody else. */
const OF_THE_TESTS = new Set(['ALMA_TEST_BUILD'])

const NAME = '([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'
/** The ways in which the code reads a setting. */
const READS = [
  // process.env.PORT, env.SMTP_URL
  new RegExp(`\\benv\\.${NAME}\\b`, 'g'),
  // given(env, 'SITE_URL'), readPort(env, 'PORT', 3000)
  new RegExp(`\\(env, '${NAME}'`, 'g'),
]
/** Files that read settings by a function of their own: get('SUPABASE_URL'), used('ENIGMITO_NOW', …). */
const BY_NAME = new RegExp(`\\b(?:get|used)(?:<[^>]*>)?\\('${NAME}'`, 'g')
/** The fields of a schema, and what is taken out of the environment at once. */
const FIELDS = new RegExp(`(?:^|[{,]\\s*)${NAME}: z[.(]`, 'gm')
const TAKEN = /\{([^{}]*)\} = process\.env\b/g

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

function settingsReadIn(path: string): string[] {
  const text = withoutComments(textOf(path))
  const taken = all(text, TAKEN).flatMap((fields) => fields.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [])
  return [
    ...READS.flatMap((pattern) => all(text, pattern)),
    ...(/^supabase\/functions\/(enigmito\/http|correo)\/settings\.ts$/.test(path) ? all(text, BY_NAME) : []),
    ...(path === 'lib/core/env.ts' ? all(text, FIELDS) : []),
    ...taken,
  ]
}

const code = ['app', 'components', 'lib', 'server', 'supabase']
  .flatMap(filesBelow)
  .filter((path) => /\.tsx?$/.test(path))
  .concat('next.config.ts', 'middleware.ts', 'instrumentation.ts')

/** The settings that `.env.example` shows. */
const shown = Array.from(textOf('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm), ([, name = '']) => name)

test('.env.example shows the settings that the code reads, and no other', () => {
  const read = new Set(
    code.flatMap(settingsReadIn).filter((name) => !OF_THE_MACHINE.has(name) && !OF_THE_TESTS.has(name)),
  )
  expect(shown.toSorted()).toEqual([...read].sort())
})

test('docs/operations.md explains every setting that somebody sets', () => {
  const text = textOf('docs/operations.md')
  const given = new Set([
    'SUPABASE_PUBLISHABLE_KEYS',
    'SUPABASE_ANON_KEY',
    'SUPABASE_DB_URL',
    'SUPABASE_SECRET_KEYS',
    'SUPABASE_SERVICE_ROLE_KEY',
  ])
  expect(shown.filter((name) => !given.has(name) && !text.includes(`\`${name}\``))).toEqual([])
})
