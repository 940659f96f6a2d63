'use client'

import { useEffect } from 'react'
import type { EnhanceModule } from './registry.ts'

/** The banner loads on every first visit, so without the registry. */
const load = (name: string): EnhanceModule =>
  name === 'cookies'
    ? import('../consent/enhance.ts')
    : import('./registry.ts').then((registry) => registry.loadModule(name))

/** Conditions of `data-ya`, which loads without a touch; any other value means always. */
const YA: Record<string, () => boolean> = {
  'con-alergenos': () => {
    // Blocked storage throws.
    try {
      return !!localStorage.getItem('alma-sin')
    } catch {
      return false
    }
  },
  'con-sesion': () => document.cookie.includes('alma-cuenta'),
}

/**
 * Loads the code of an element with `data-mejora` at its first pointer or focus, and opens the dialog that `data-abre`
 * names. Until then, and without JavaScript, links and forms work by themselves.
 */
export function Wake() {
  useEffect(() => {
    const wake = (element: HTMLElement) => {
      const name = element.dataset.mejora
      if (!name) return
      delete element.dataset.mejora
      // The browser logs an unhandled rejection.
      load(name).then(({ enhance }) => enhance(element))
    }
    const touched = ({ target }: Pick<Event, 'target'>) => {
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
        if (at instanceof HTMLElement) wake(at)
    }
    // After hydration. Safari has no `requestIdleCallback`.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-ya]'))
        if (YA[element.dataset.ya ?? '']?.() ?? true) wake(element)
    })
    // A link inside a dialog closes it, so that coming back does not find it open.
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const name = target.closest<HTMLElement>('[data-abre]')?.dataset.abre
      if (name) document.querySelector<HTMLDialogElement>(`#${name}`)?.showModal()
      target.closest('a')?.closest<HTMLDialogElement>('[data-cierra]')?.close()
    }
    // Never removed: the next page is another document.
    document.addEventListener('pointerover', touched)
    document.addEventListener('focusin', touched)
    // An element may have the focus already.
    touched({ target: document.activeElement })
    document.addEventListener('click', pressed)
  }, [])
  return null
}
