import { parseArgs } from 'node:util'
import { isName, type Name, NEED_BUILD, PARTS, REAL, STAGES, VERIFY } from './parts.ts'

/** What was asked for: the parts to run, and whether in their long forms. */
export type Asked = { parts: ReadonlySet<Name>; verify: boolean }

/**
 * Reads `--all`, `--real` and `--only unit,db` (or `--only=unit,db`).
 * @throws Error with one sentence about what cannot be understood
 */
export function readArguments(args: readonly string[]): Asked {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      real: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
    },
  })
  const verify = values.all
  const names = values.only?.flatMap((list) => list.split(',')).map((name) => name.trim())
  const unknown = names?.filter((name) => !isName(name))
  if (unknown?.length)
    throw new Error(`Unknown part ${unknown.join(', ')}: there are ${Object.keys(PARTS).join(', ')}.`)
  const parts = new Set(
    names?.filter(isName) ?? (values.real ? REAL : STAGES.flat(2).filter(isUsual(verify))),
  )
  if (REAL.some((name) => parts.has(name))) parts.add('parts')
  if (NEED_BUILD.some((name) => parts.has(name))) parts.add('build')
  return { parts, verify }
}

const isUsual = (verify: boolean) => (name: Name) =>
  name !== 'parts' && !REAL.includes(name) && (verify || !VERIFY.includes(name))
