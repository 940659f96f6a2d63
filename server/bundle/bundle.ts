import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import { transform } from 'lightningcss'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'

/**
 * The scripts of the public pages: one that every page starts with, what it fetches at the first touch, and the chat,
 * an application of its own. They lie in `public/scripts`, named by what they hold.
 */
const root = resolve(import.meta.dirname, '../..')

/** Where browsers ask for them; in development elsewhere, so that a build takes nothing from a page that is open. */
export const ADDRESS = { production: '/scripts', development: '/scripts/dev' } as const
const START = 'components/site/enhance/start.ts'
const CHAT = 'components/chat/open.tsx'

/** What the chat's React is there: a fifth of its weight (docs/adr/0014-the-chat-runs-on-preact.md). */
const ENGINE = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': join(root, 'server/bundle/engine.ts'),
  react: join(root, 'server/bundle/engine.ts'),
}

export type Mode = 'production' | 'development'
type Script = { fileName: string; code: string; imports: readonly string[] }
export type Bundle = { start: string; chat: string; scripts: readonly Script[] }

/** A style sheet that is imported becomes a script that applies it, so that a page waits for one file. */
const styles: Plugin = {
  name: 'styles',
  transform: {
    filter: { id: /\.css$/ },
    handler: (css, id) => ({
      code: `const sheet = new CSSStyleSheet()
sheet.replaceSync(${JSON.stringify(transform({ filename: id, code: Buffer.from(css), minify: true }).code.toString())})
document.adoptedStyleSheets.push(sheet)`,
      moduleType: 'js',
      moduleSideEffects: true,
      map: { mappings: '' },
    }),
  },
}

/** What always comes together is one script: two or three small ones are longer, and so many requests. */
const TOGETHER = [
  // As soon as anything is pressed or typed, and so kept.
  {
    name: 'presses',
    test: /\/lib\/(?:core\/email|reservas\/(?:semana|special-days|rules)|chat\/(?:fill|prompt|open-slots|refuse|book|change|spoken|offer|send|visit|notes\/minded|press|parse-talk|text\/mask|stored\/restore|tab\/(?:kept|redact)))\.ts$|\/components\/chat\/(?:lexicons|presses|tab)\.ts$/,
  },
]

/** Leads an import of `modules` (by their file) to a script that was built before. */
const built = (modules: ReadonlyMap<string, string>): Plugin => ({
  name: 'built',
  async resolveId(source, importer) {
    const found = await this.resolve(source, importer, { skipSelf: true })
    const script = found && modules.get(found.id)
    return script ? { id: `./${script}`, external: true } : null
  },
})

async function build(
  input: string,
  mode: Mode,
  plugins: Plugin[],
  groups: typeof TOGETHER = [],
): Promise<OutputChunk[]> {
  const production = mode === 'production'
  const name = production ? '[name]-[hash].js' : '[name].js'
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'browser',
    tsconfig: join(root, 'tsconfig.json'),
    preserveEntrySignatures: 'allow-extension',
    resolve: { alias: ENGINE },
    plugins,
    // Nothing that is read here does anything by being read.
    treeshake: { propertyReadSideEffects: false },
    // A constant is written where it is used: else one script has to hold it for the others.
    optimization: { inlineConst: { mode: 'smart', pass: 2 } },
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
  })
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: production,
      sourcemap: production ? false : 'inline',
      codeSplitting: { includeDependenciesRecursively: false, groups },
      entryFileNames: name,
      // Two builds share a folder, and both have a `de.js`.
      chunkFileNames: production ? name : `${parse(input).name}-${name}`,
    })
    return output.filter((part) => part.type === 'chunk')
  } finally {
    await bundle.close()
  }
}

/**
 * Asks for a script together with all it imports, not for one after the other, and once more when it does not come: under
 * another address, for a browser remembers that an address failed.
 */
function withCompany(scripts: readonly OutputChunk[], all: readonly OutputChunk[]): Script[] {
  const imports = new Map(all.map((script) => [script.fileName, script.imports]))
  const company = (name: string): string[] =>
    (imports.get(name) ?? []).flatMap((other) => [other, ...company(other)])
  return scripts.map(({ fileName, code, imports: own }) => ({
    fileName,
    imports: own,
    code: code.replace(/\bimport\((["'`])\.\/([^"'`]+)\1\)/g, (once, _quote, name: string) => {
      const alone = `${once}.catch(()=>import("./${name}?"+Date.now()))`
      // What the script has itself is there.
      const here = new Set([fileName, ...company(fileName)])
      const others = new Set(company(name).filter((other) => !here.has(other)))
      return others.size === 0
        ? alone
        : `(${[...others].map((other) => `import("./${other}"),`).join('')}${alone})`
    }),
  }))
}

/** Builds them; writes nothing. */
export async function bundle(mode: Mode): Promise<Bundle> {
  const chat = await build(join(root, CHAT), mode, [styles], TOGETHER)
  const open = chat.find(({ isEntry }) => isEntry)
  // The chat is built apart, so that nothing of it is shared with a page: one request brings it.
  const modules = new Map(
    chat.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId && (/\.json$/.test(facadeModuleId) || fileName === open?.fileName)
        ? [[facadeModuleId, fileName] as const]
        : [],
    ),
  )
  const pages = await build(join(root, START), mode, [styles, built(modules)])
  const start = pages.find(({ isEntry }) => isEntry)
  if (!start || !open) throw new Error('The scripts of the pages have no entry')
  return {
    start: start.fileName,
    chat: open.fileName,
    scripts: [chat, pages].flatMap((scripts) => withCompany(scripts, [...chat, ...pages])),
  }
}

/** Writes them into `folder`, with a mark of their content that a page in development compares; removes other files. */
export function writeScripts({ scripts }: Bundle, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const version = createHash('sha256')
  const names = new Set(['version.txt'])
  for (const { fileName, code } of scripts) {
    writeFileSync(join(folder, fileName), code)
    version.update(`${fileName}\0${code}\0`)
    names.add(fileName)
  }
  writeFileSync(join(folder, 'version.txt'), version.digest('hex'))
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !names.has(entry.name)) rmSync(join(folder, entry.name))
}
