import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Next writes beside each page about its client components and its style sheets. */
export type Manifest = {
  clientModules: Record<string, { id: string | number }>
  entryCSSFiles: Record<string, { path: string }[]>
}

/**
 * The manifests of every page below a folder of a build. Each is a script that sets one value, in JSON.
 * @param folder such as `.next/server/app`
 */
export const manifestsIn = (folder: string): Manifest[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('_client-reference-manifest.js'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return JSON.parse(text.slice(text.indexOf('] = ') + 4).replace(/;\s*$/, ''))
    })
