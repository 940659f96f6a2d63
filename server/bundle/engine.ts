import { options, render, type VNode } from 'preact'
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks'

/**
 * What `react` and `react-dom/client` are in the bundle of the chat (`server/bundle/bundle.ts`, docs/adr/0014): as much of React
 * as the chat uses, on Preact. A field tells of what is typed with `onInput`, which both understand alike.
 */
export { createContext, Fragment } from 'preact'
export { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
export { useContext as use }

/** A handler for effects: whichever of the drawings it is from, it sees the newest values. */
export function useEffectEvent<Given extends unknown[], Got>(handler: (...given: Given) => Got) {
  const newest = useRef(handler)
  newest.current = handler
  return (...given: Given): Got => newest.current(...given)
}

/** The value of a store, drawn anew whenever it is another one. */
export function useSyncExternalStore<Value>(subscribe: (look: () => void) => () => void, get: () => Value) {
  const [value, draw] = useState(get)
  useLayoutEffect(() => {
    const look = () => draw(get)
    look()
    return subscribe(look)
  }, [subscribe, get])
  return value
}

export const createRoot = (box: Element) => ({ render: (what: VNode | null) => render(what, box) })

/** In a drawing, React writes `strokeWidth` where the browser reads `stroke-width`. */
const OF_DRAWING = /^(?:stroke|fill|clip(?!P)|stop|text(?!L))[A-Z]/
const before = options.vnode
options.vnode = (node) => {
  if (typeof node.type === 'string') {
    const props = node.props as Record<string, unknown>
    for (const key of Object.keys(props))
      if (OF_DRAWING.test(key)) {
        props[key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = props[key]
        delete props[key]
      }
  }
  before?.(node)
}
