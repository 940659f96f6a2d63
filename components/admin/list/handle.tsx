'use client'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Icon } from '../parts/line-icon.tsx'
import { OPTION } from './list-classes.ts'
import { MOVE_TARGETS, type MoveTarget, useOrder } from './order-context.ts'

type Props = {
  id: string
  nombre: string
  /** More verbs of the row, below those that move it: forms with one `<button className={OPTION}>` each. */
  children?: ReactNode
}

const KEYS: Readonly<Record<string, MoveTarget>> = {
  ArrowUp: 'arriba',
  ArrowDown: 'abajo',
  Home: 'principio',
  End: 'final',
}
/** Room for what opens inside the menu: the second step of a deletion. Pixels. */
const ROOM_PX = 160
/**
 * A popover has no anchor position. The menu opens to the side with more room and scrolls when it is too
 * long.
 */
function placeBeside(menu: HTMLElement, handle: HTMLElement): void {
  const { top, bottom, left } = handle.getBoundingClientRect()
  const below = window.innerHeight - bottom - 12
  const above = top - 12
  const opensBelow = below >= menu.offsetHeight + ROOM_PX || below >= above
  menu.style.margin = '0'
  menu.style.inset = 'auto'
  menu.style.left = `${Math.max(8, Math.min(left, window.innerWidth - menu.offsetWidth - 8))}px`
  menu.style.overflowY = 'auto'
  menu.style.maxHeight = `${opensBelow ? below : above}px`
  if (opensBelow) menu.style.top = `${bottom + 4}px`
  else menu.style.bottom = `${window.innerHeight - top + 4}px`
}

/**
 * The handle of a row: dragging it moves the row, so do the arrow keys, Home and End; a tap or Enter opens its menu.
 * Without JavaScript the menu opens all the same and its choices are plain forms.
 */
export function Handle({ id, nombre, children }: Props) {
  const { sortable, send, move, flush, cancel, grab } = useOrder()
  const menu = useId()
  const handle = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const a = KEYS[event.key]
    if (event.key === 'Escape') cancel()
    if (!a || !sortable || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    move(id, a)
  }
  const choose = (event: MouseEvent, a: MoveTarget) => {
    event.preventDefault()
    box.current?.hidePopover()
    handle.current?.focus()
    move(id, a)
    flush()
  }
  return (
    <>
      <button
        ref={handle}
        type="button"
        popoverTarget={menu}
        onPointerDown={(event) => {
          if (sortable && event.button === 0 && event.isPrimary) grab(id, event)
        }}
        onKeyDown={onKeyDown}
        onBlur={flush}
        aria-label={sortable ? `Mover ${nombre} y más acciones` : `Acciones de ${nombre}`}
        title={sortable ? 'Arrastra para ordenar, o pulsa para ver más acciones' : 'Acciones'}
        className={`inline-grid h-11 w-7 shrink-0 place-items-center rounded-xs text-texto-3 hover:bg-fondo-3 hover:text-texto ${sortable ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-pointer'}`}
      >
        <Icon name="asa" className="size-4" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only closes after what was chosen in it, however that was. */}
      <section
        ref={box}
        id={menu}
        popover="auto"
        aria-label={`Acciones de ${nombre}`}
        onToggle={(event) => {
          if (event.newState !== 'open' || !handle.current) return
          placeBeside(event.currentTarget, handle.current)
          event.currentTarget.querySelector<HTMLElement>('button:enabled, a')?.focus()
        }}
        onClick={(event) => {
          // A chosen verb closes the menu; its form goes on by itself.
          if (event.target instanceof Element && event.target.closest('button, a, [data-cierra]'))
            box.current?.hidePopover()
        }}
        className="m-auto min-w-56 rounded-xs border border-linea bg-fondo p-1.5 text-texto shadow-[0_8px_30px_-8px_var(--tinta)]"
      >
        {sortable && (
          <form action={send} className="grid">
            <input type="hidden" name="id" value={id} />
            {Object.entries(MOVE_TARGETS).map(([a, texto]) => (
              <button
                key={a}
                type="submit"
                name="a"
                value={a}
                onClick={(event) => choose(event, a as MoveTarget)}
                className={OPTION}
              >
                {texto}
              </button>
            ))}
          </form>
        )}
        {children && <div className={sortable ? 'mt-1.5 border-t border-linea pt-1.5' : ''}>{children}</div>}
      </section>
    </>
  )
}
