import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Does what the site's bundler does with imports and Node does not: `server-only` is empty, `@/` is the project, JSON
 * needs no attribute. So the terminal runs the site's code without a build.
 */
const root = new URL('../../', import.meta.url)

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true }
    if (!specifier.startsWith('@/')) return next(specifier, context)
    return { url: new URL(specifier.slice(2), root).href, shortCircuit: true }
  },
  load(url, context, next) {
    if (!url.startsWith(root.href) || !url.endsWith('.json')) return next(url, context)
    const source = `export default ${readFileSync(fileURLToPath(url), 'utf8')}`
    return { format: 'module', source, shortCircuit: true }
  },
})

export const projectDir: string = fileURLToPath(root)
