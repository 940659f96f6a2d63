'use client'

import { useEffect } from 'react'

type Modulo = Promise<{ mejorar: (element: HTMLElement) => void }>
/** What a page does better with JavaScript, by the word in `data-mejora`. Each is a chunk of its own. */
const MEJORAS: Record<string, () => Modulo> = {
  carta: () => import('../mejoras/carta.ts'),
  cava: () => import('../mejoras/cava.ts'),
  contacto: () => import('../mejoras/contacto.ts'),
  cookies: () => import('../mejoras/cookies.ts'),
  galeria: () => import('../mejoras/galeria.ts'),
  muro: () => import('../mejoras/muro.ts'),
  sesion: () => import('../mejoras/sesion.ts'),
}

/** When an element with `data-ya` is woken without anybody touching it. */
const YA: Record<string, () => boolean> = {
  siempre: () => true,
  'con-alergenos': () => !!localStorage.getItem('alma-sin'),
  'con-sesion': () => document.cookie.includes('alma-cuenta'),
}

/**
 * Wakes the parts of a page that wait for a hand: the first pointer or focus on an element with `data-mejora` fetches
 * its code. Until then, and without JavaScript, the page's own links and forms do the work.
 */
export function Despertar() {
  useEffect(() => {
    const wake = (element: HTMLElement | null) => {
      const load = element && MEJORAS[element.dataset.mejora ?? '']
      if (!load) return
      delete element.dataset.mejora
      load().then(({ mejorar }) => mejorar(element), console.error)
    }
    const touched = ({ target }: Event) => {
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
        if (at instanceof HTMLElement) wake(at)
    }
    // Not while the page is still being made ready. Safari has no word for idle.
    const luego = window.requestIdleCallback ?? setTimeout
    luego(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-ya]'))
        if (YA[element.dataset.ya ?? '']?.()) wake(element)
    })
    const signs = ['pointerover', 'focusin']
    for (const sign of signs) document.addEventListener(sign, touched)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, touched)
    }
  }, [])
  return null
}
