import { filesBelow } from '../house.ts'

/** The documents of the project, by their path. */
export const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...filesBelow('docs').filter((path) => path.endsWith('.md')),
]

/** What the commands make, and no clean clone has. */
const MADE = /^(\.data|\.next|node_modules|\.env$)/
/** What begins a path of the project, at its root. */
const TOP = /^(app|components|lib|messages|public|supabase|tests|docs|deploy|\.ci|\.github)\//

/** A text without its blocks of code: commands name files that are made, or that the reader makes. */
const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '')

/** The paths of the project that a document writes in backticks. */
export function pathsIn(text: string): string[] {
  const spans = Array.from(withoutBlocks(text).matchAll(/`([^`\n]+)`/g), ([, span = '']) => span)
  return spans.filter(
    (span) =>
      !MADE.test(span) &&
      !/[\s<>*{}…:]/.test(span) &&
      (TOP.test(span) || /^[\w.-]+\.(ts|md|json|mjs)$/.test(span) || /^\.[a-z]+(\.[a-z]+)?$/.test(span)),
  )
}

/** The links of a document that lead to a file, as they are written. */
export const linksIn = (text: string): string[] =>
  Array.from(withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter(
    (link) => !/^(https?:|mailto:|#)/.test(link),
  )

/** The names by which the headings of a document can be linked to. */
export const anchorsOf = (text: string): string[] =>
  Array.from(withoutBlocks(text).matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  )
