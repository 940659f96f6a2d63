import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drift, filesBelow, section, tableRows, textOf } from './house.ts'
import { declaredIn, isAllowed, nouns, wordsOf } from './words.ts'

/** The rule of docs/naming.md: a Spanish word in a name is a noun of docs/glossary.md, everything else is English. */
const BASELINE = 'tests/unit/naming.baseline.json'
const code = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')
const stemOf = (path: string) => basename(path).replace(/\..*$/, '')

const house = ['app', 'components', 'lib', 'server', 'supabase'].flatMap(filesBelow).filter(code)
const tests = filesBelow('tests').filter(code)

/** The words of a part of the project that break the rule. */
const strange = (files: readonly string[]) =>
  new Set(
    [...new Set(files.flatMap((file) => [stemOf(file), ...declaredIn(file)]).flatMap(wordsOf))].filter(
      (word) => !isAllowed(word),
    ),
  )

describe('names are English, but for the nouns of the glossary', () => {
  test.each([
    ['app, components, lib and supabase', 'house', house],
    ['tests', 'tests', tests],
  ] as const)('in %s', (_, list, files) => {
    const { added, gone } = drift(BASELINE, list, strange(files))
    expect(added, 'new words: name it in English, or add the noun of a table to docs/glossary.md').toEqual([])
    expect(gone, 'no longer used: take them off with ALMA_BASELINE=shrink').toEqual([])
  })

  test('the test can see a Spanish word', () => {
    expect(wordsOf('guardarReservaRow')).toEqual(['guardar', 'reserva', 'row'])
    expect(['guardar', 'leer', 'sobre', 'palabras'].filter(isAllowed)).toEqual([])
    expect(['read', 'reservas', 'whatsapp', 'colour'].filter((word) => !isAllowed(word))).toEqual([])
  })

  test('the glossary has every noun once', () => {
    const all = tableRows(textOf('docs/glossary.md')).map(([first = '']) => first.split(' ')[0] ?? '')
    expect(all.filter((noun, i) => all.indexOf(noun) !== i)).toEqual([])
    expect(all.length).toBeGreaterThan(90)
  })

  test('the code uses every noun of the glossary', () => {
    const used = new Set([...house, ...tests].flatMap((file) => [file, ...declaredIn(file)]).flatMap(wordsOf))
    const [text] = [[...house, ...filesBelow('supabase/migrations')].map(textOf).join('\n')]
    const unused = tableRows(textOf('docs/glossary.md')).filter(
      ([first = '']) =>
        !(first.match(/[a-z_]+/g) ?? []).some((noun) => used.has(noun) || text.includes(noun)),
    )
    expect(unused).toEqual([])
    expect(nouns().every((noun) => /^[a-z_]+$/.test(noun))).toBe(true)
  })
})

const roles = new Set(
  tableRows(section(textOf('docs/naming.md'), '## File roles')).map(([role = '']) =>
    role.replaceAll('`', ''),
  ),
)

test.each(['app', 'components', 'lib'])(
  'a file name on the floor %s is a role or stands for one thing',
  (floor) => {
    const stems = filesBelow(floor).filter(code).map(stemOf)
    const twice = new Set(stems.filter((stem, i) => !roles.has(stem) && stems.indexOf(stem) !== i))
    const { added, gone } = drift(BASELINE, `stems of ${floor}`, twice)
    expect(added, 'two files of one name: say what each is, or give it a role of docs/naming.md').toEqual([])
    expect(gone, 'no longer used: take them off with ALMA_BASELINE=shrink').toEqual([])
  },
)
