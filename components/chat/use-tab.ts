import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Snapshot } from '@/lib/chat/conversation.ts'

type TabModule = typeof import('./tab.ts')
let tab: TabModule | null = null

/** What remembers comes after the greeting: before there is nothing to lose. Milliseconds. */
const LATER_MS = 1000

/**
 * The conversation lives as long as the tab: it is written at each step, and when the page is left.
 * @param place where the thread stands, in pixels from its top; null at its end
 */
export function useTab(snapshot: Snapshot, place: RefObject<number | null>): void {
  const latest = useRef(snapshot)
  const write = useEffectEvent(() => {
    const { before, entries, state, choices } = latest.current
    tab?.rememberTab(before ?? { entries, state, choices, again: null }, place.current)
  })
  useLayoutEffect(() => {
    latest.current = snapshot
    if (tab) return write()
    const { length } = snapshot.entries
    if (length === 0) return
    const bring = async () => {
      tab = await import('./tab.ts')
      write()
    }
    const timer = setTimeout(
      () => bring().catch((error: unknown) => console.warn('The chat cannot remember', error)),
      length > 1 ? 0 : LATER_MS,
    )
    return () => clearTimeout(timer)
  }, [snapshot])
  useLayoutEffect(() => {
    const leave = () => write()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}
