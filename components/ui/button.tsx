import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

const INKS = {
  solid: 'bg-accion text-accion-sobre hover:bg-anil-hondo hover:text-cal',
  limon: 'bg-limon text-tinta hover:bg-limon-claro',
  line: 'text-texto shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-texto hover:text-fondo',
  soft: 'bg-fondo-2 text-texto hover:bg-fondo-3',
} as const
const SIZES = {
  s: 'min-h-10 px-4 text-menor',
  m: 'min-h-12 px-6 text-[1rem]',
  l: 'min-h-14 px-8 text-cuerpo',
} as const

type Look = { ink?: keyof typeof INKS; size?: keyof typeof SIZES; className?: string }

const look = ({ ink = 'solid', size = 'm', className = '' }: Look): string =>
  `inline-flex items-center justify-center gap-2.5 rounded-xs font-semibold leading-none whitespace-nowrap transition-colors duration-140 forced-colors:border disabled:bg-fondo-3 disabled:text-texto-3 disabled:cursor-not-allowed ${INKS[ink]} ${SIZES[size]} ${className}`

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
