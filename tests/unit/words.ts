import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import ts from 'typescript'
import { ROOT, section, tableRows, textOf } from './house.ts'

const packed = (path: string) => new Uint8Array(gunzipSync(readFileSync(join(ROOT, 'node_modules', path))))

const english = decodeTrie(packed('@cspell/dict-en_us/en_US.trie.gz'))
/** Words of the trade: plain lists, in which `#` begins a comment and `+` and `*` mark compounds. */
const trade = new Set(
  new TextDecoder()
    .decode(packed('@cspell/dict-software-terms/dict/softwareTerms.txt.gz'))
    .replace(/#.*$/gm, '')
    .split(/[\s+*~!]+/)
    .map((word) => word.toLowerCase()),
)

/** The words of the lists below a heading of docs/naming.md. */
const listed = (heading: string): Set<string> =>
  new Set(
    section(textOf('docs/naming.md'), heading)
      .split('\n')
      .filter((line) => /^(- | {2})/.test(line))
      .flatMap((line) => line.replace(/^- [^:]*:/, '').match(/[a-z]+/g) ?? []),
  )

const beside = listed('## Words beside the dictionary')
const refused = listed('## Words that are refused')

/** The nouns of docs/glossary.md, singular and plural. */
export const nouns = (): string[] =>
  tableRows(textOf('docs/glossary.md')).flatMap(([first = '']) => first.match(/[a-z_]+/g) ?? [])
const glossary = new Set(nouns())

/** The parts of a name, in small letters: `readPlatosOfDay` is read, platos, of, day. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.toLowerCase())

/** Whether a word may stand in a name: English, of the trade, in the glossary, or on the list beside the dictionary. */
export const isAllowed = (word: string): boolean =>
  glossary.has(word) ||
  beside.has(word) ||
  (!refused.has(word) && (word.length < 3 || english.hasWord(word, false) || trade.has(word)))

const declared = new Map<string, readonly string[]>()

/** The names that a file declares: functions, variables, types and parameters. What is only taken over keeps its name. */
export function declaredIn(path: string): readonly string[] {
  const known = declared.get(path) ?? parse(path)
  declared.set(path, known)
  return known
}

function parse(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    textOf(path),
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    true,
  )
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const declares =
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isTypeParameterDeclaration(node) ||
      // `{ orden }` takes a name over; `{ orden: position }` and `[first]` give one.
      (ts.isBindingElement(node) &&
        (node.propertyName !== undefined || ts.isArrayBindingPattern(node.parent)))
    if (declares && node.name && ts.isIdentifier(node.name)) found.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
