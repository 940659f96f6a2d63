import { join } from 'node:path'
import { manifestsIn } from './manifests.ts'

/**
 * Client components that a page may lose. Next's own only walk from page to page, which links do by themselves here; the
 * house's own catch an error of React, or say that React has begun.
 */
const DISPENSABLE = [
  /^node_modules\/next\//,
  /^app\/\[locale\]\/error\.tsx$/,
  /^app\/global-error\.tsx$/,
  /^components\/site\/enhance\/hydrated\.tsx$/,
]

/** The file of each client component of the build in `dist/server`, by the number that pages know it by. */
export function clientModules(serverDir: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { clientModules } of manifestsIn(join(serverDir, 'app')))
    for (const [module, { id }] of Object.entries(clientModules))
      found.set(String(id), module.replace(/^\[project\]\//, '').replace(/ <module evaluation>$/, ''))
  return found
}

/**
 * The client components that a page cannot do without.
 * @param data what Next sends of the page to React
 * @param known see `clientModules`
 */
export function neededClientModules(data: string, known: ReadonlyMap<string, string>): string[] {
  const ids = [...data.matchAll(/^[0-9a-f]+:I\["?([^",]+)/gm)].map(([, id = '']) => id)
  return [...new Set(ids)]
    .map((id) => known.get(id) ?? `module ${id}`)
    .filter((file) => !DISPENSABLE.some((pattern) => pattern.test(file)))
}
