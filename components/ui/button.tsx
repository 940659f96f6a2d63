import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

type Ink = 'solid' | 'limon' | 'line' | 'soft'
type Look = { ink?: Ink; size?: 's' | 'm' | 'l'; className?: string }

/** button.css has each of them in one word: Tailwind finds `boton boton-solid boton-limon boton-line boton-soft boton-s boton-m boton-l` here. */
const look = ({ ink = 'solid', size = 'm', className }: Look): string =>
  ['boton', `boton-${ink}`, `boton-${size}`, className].filter(Boolean).join(' ')

export function Button({
  ink,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={look({ ...(ink && { ink }), ...(size && { size }), ...(className && { className }) })}
      {...rest}
    />
  )
}

export function ButtonLink({
  ink,
  size,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      className={look({ ...(ink && { ink }), ...(size && { size }), ...(className && { className }) })}
      {...rest}
    />
  )
}
