'use client'

import { useEffect } from 'react'
import type { EnhanceModule } from './registry.ts'

/** The banner meets every new visitor; what everything else is called is not known before somebody touches it. */
const load = (name: string): EnhanceModule =>
  name === 'cookies'
    ? import('../consent/enhance.ts')
    : import('./registry.ts').then((registry) => registry.loadModule(name))

/** When an element with `data-ya` is woken without anybody touching it; any other word, such as `siempre`: always. */
const YA: Record<string, () => boolean> = {
  'con-alergenos': () => {
    // Where storage is blocked, asking for it throws.
    try {
      return !!localStorage.getItem('alma-sin')
    } catch {
      return false
    }
  },
  'con-sesion': () => document.cookie.includes('alma-cuenta'),
}

/**
 * Wakes the parts of a page that wait for a hand: the first pointer or focus on an element with `data-mejora` fetches
 * its code, and a press on `data-abre` opens the dialog of that name. Until then, and without JavaScript, the page's own
 * links and forms do the work.
 */
export function Wake() {
  useEffect(() => {
    const wake = (element: HTMLElement) => {
      const name = element.dataset.mejora
      if (!name) return
      delete element.dataset.mejora
      // A rejection nobody takes is told on the console by the browser.
      load(name).then(({ enhance }) => enhance(element))
    }
    const touched = ({ target }: Pick<Event, 'target'>) => {
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
        if (at instanceof HTMLElement) wake(at)
    }
    // Not while the page is still being made ready. Safari has no word for idle.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-ya]'))
        if (YA[element.dataset.ya ?? '']?.() ?? true) wake(element)
    })
    // A button opens the dialog it names; a link inside closes it: coming back, the page is not found covered.
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const name = target.closest<HTMLElement>('[data-abre]')?.dataset.abre
      if (name) document.querySelector<HTMLDialogElement>(`#${name}`)?.showModal()
      target.closest('a')?.closest<HTMLDialogElement>('[data-cierra]')?.close()
    }
    // For as long as the page lives: the next one is another document.
    document.addEventListener('pointerover', touched)
    document.addEventListener('focusin', touched)
    // Whoever was faster than this code has the focus already.
    touched({ target: document.activeElement })
    document.addEventListener('click', pressed)
  }, [])
  return null
}
