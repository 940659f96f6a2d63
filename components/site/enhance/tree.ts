import { type Attributes, createElement } from './element.ts'

/**
 * Markup that server and browser both make: a text, or a tag with its attributes, named as in HTML, and what is in it.
 * On the server it becomes React's (parts/tree-react.ts).
 */
export type Tree =
  | string
  | readonly [tag: keyof HTMLElementTagNameMap, attributes: Attributes, ...children: Tree[]]

export function toNode(tree: Tree): Node | string {
  if (typeof tree === 'string') return tree
  const [tag, attributes, ...children] = tree
  return createElement(tag, attributes, ...children.map(toNode))
}
