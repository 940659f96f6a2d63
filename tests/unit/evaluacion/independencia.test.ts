import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The judge shares nothing with what it judges: neither code nor texts. */
const root = resolve(import.meta.dirname, '../../..')
const examen = join(root, 'tests/evaluacion')

const ficheros = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? ficheros(path) : path.endsWith('.ts') ? [path] : []
  })

/** Every file that one imports, as a path from the root; packages by their name. */
const importados = (fichero: string): string[] =>
  [...readFileSync(fichero, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, spec = '']) =>
    spec.startsWith('.') ? relative(root, join(dirname(fichero), spec)) : spec,
  )

test('the judge imports only itself: nothing of the function, its texts or its lexicon', () => {
  const fuera = ficheros(join(examen, 'juez')).flatMap((fichero) =>
    importados(fichero)
      .filter((spec) => !spec.startsWith('tests/evaluacion/juez/') && spec !== 'tests/evaluacion/filas.ts')
      .map((spec) => `${relative(root, fichero)} → ${spec}`),
  )
  expect(fuera).toEqual([])
})

test('what asks and counts never sees the function either, except the fuzz, which answers from the core', () => {
  const fuera = ficheros(examen).flatMap((fichero) =>
    importados(fichero)
      .filter((spec) => /supabase\/functions|messages\//.test(spec))
      .map(() => relative(root, fichero)),
  )
  expect([...new Set(fuera)].filter((fichero) => fichero !== 'tests/evaluacion/azar/nucleo.ts')).toEqual([])
})
