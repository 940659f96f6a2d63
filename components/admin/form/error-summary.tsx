'use client'
import { useEffect, useRef } from 'react'
import { MENSAJE_ERROR } from '../parts/classes.ts'
import { useForm } from './context.ts'

const LOGIN = '/almaenigma/login'
const idOf = (name: string) => `c-${name.replaceAll('.', '-')}`
const idiomaOf = (name: string) => name.match(/^traducciones\.([a-z]{2})\./)?.[1] ?? 'es'

/** After a refusal: what to do, with a link to each field. Takes the focus; a link opens the language it is in. */
export function ErrorSummary() {
  const { state, open } = useForm()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.estado === 'rechazado') box.current?.focus()
  }, [state])
  if (state.estado !== 'rechazado') return null
  const go = (name: string) => {
    open(idiomaOf(name))
    // The language panel is shown by the next render.
    requestAnimationFrame(() => {
      const field = document.getElementById(idOf(name))
      const target = field?.matches('input, select, textarea')
        ? field
        : field?.querySelector('input, select, textarea')
      if (target instanceof HTMLElement) target.focus()
    })
  }
  return (
    <div ref={box} role="alert" tabIndex={-1} className={MENSAJE_ERROR}>
      <p className="font-semibold">{state.mensaje}</p>
      {state.aviso === 'sesion' && (
        <p className="mt-2">
          Lo que has escrito sigue aquí.{' '}
          <a
            href={LOGIN}
            target="_blank"
            rel="noopener"
            className="font-semibold underline underline-offset-2"
          >
            Entrar otra vez, en otra pestaña
          </a>
        </p>
      )}
      {Object.keys(state.errores).length > 0 && (
        <ul className="mt-2 grid gap-1">
          {Object.entries(state.errores).map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                className="underline underline-offset-2"
                onClick={(event) => {
                  event.preventDefault()
                  go(name)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
