import { recall } from '../../chat/memory.ts'
import { loadModule } from './registry.ts'
import type { Touch } from './touch.ts'

/** Conditions of `data-ya`, which loads without a touch; any other value means always. */
const YA: Record<string, (element: HTMLElement) => boolean> = {
  'a-la-vista': ({ hidden }) => !hidden,
  'con-alergenos': () => document.cookie.includes('alma-cuenta') || !!recall('alma-sin'),
  'con-sesion': () => document.cookie.includes('alma-cuenta'),
}

const wake = (element: HTMLElement, touch?: Touch) => {
  const name = element.dataset.mejora
  if (!name) return
  delete element.dataset.mejora
  // The browser logs an unhandled rejection.
  loadModule(name).then(({ enhance }) => enhance(element, touch))
}

const touched = (touch: Touch) => {
  for (let at = touch.target instanceof Element ? touch.target : null; at; at = at.parentElement)
    if (at instanceof HTMLElement) wake(at, touch)
}

/** A link inside a dialog closes it, so that coming back does not find it open. */
const pressed = ({ target }: Event) => {
  if (!(target instanceof Element)) return
  const name = target.closest<HTMLElement>('[data-abre]')?.dataset.abre
  if (name) document.querySelector<HTMLDialogElement>(`#${name}`)?.showModal()
  target.closest('a')?.closest<HTMLDialogElement>('[data-cierra]')?.close()
}

/**
 * Loads the code of an element with `data-mejora` at its first pointer or focus, and opens the dialog that `data-abre`
 * names. Until then, and without JavaScript, links and forms work by themselves.
 */
export function wakeAtTouch(): void {
  document.addEventListener('pointerover', touched)
  document.addEventListener('focusin', touched)
  document.addEventListener('click', pressed)
  // What was touched before this ran: a finger leaves `:hover` behind.
  touched({ target: document.activeElement })
  touched({
    target: [...document.querySelectorAll(':hover')].at(-1) ?? null,
    pointerType: matchMedia('(hover: none)').matches ? 'touch' : 'mouse',
  })
  // Safari has no `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-ya]'))
      if (YA[element.dataset.ya ?? '']?.(element) ?? true) wake(element)
  })
}
