import { createElement, Fragment, type ReactNode } from 'react'
import type { Tree } from '../enhance/tree.ts'

/** Attributes that React names in another way than HTML. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  checked: 'defaultChecked',
}

export const toReact = (trees: readonly Tree[]): ReactNode =>
  createElement(Fragment, {}, ...trees.map(elementOf))

function elementOf(tree: Tree): ReactNode {
  if (typeof tree === 'string') return tree
  const [tag, attributes, ...children] = tree
  const props = Object.entries(attributes).map(([name, value]) => [
    NAMES[name] ?? name,
    // React would write `data-x="true"` and `data-x="false"`.
    name.startsWith('data-') && typeof value === 'boolean' ? (value ? '' : null) : value,
  ])
  return createElement(tag, Object.fromEntries(props), ...children.map(elementOf))
}
