import Link from 'next/link'
import type { ReactNode } from 'react'
import { ICON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'

type Props = {
  title: string
  /** How a heading of more than one line is set. */
  titleClass?: string | undefined
  status: string
  back: string
  verbs?: ReactNode
  children: ReactNode
}

export function Editor({ title, titleClass = 'leading-none', status, back, verbs, children }: Props) {
  return (
    <>
      <header className="flex items-start gap-3 px-4 pt-5 movil:px-7 movil:pt-6">
        <div className="min-w-0">
          <h1 className={`font-serif text-[2rem] font-medium tracking-tight wrap-anywhere ${titleClass}`}>
            {title}
          </h1>
          <p className="mt-2 text-sm text-texto-3">{status}</p>
        </div>
        <div className="ml-auto flex items-center gap-1">
          {verbs}
          <Link href={back} aria-label="Cerrar y volver a la lista" className={ICON}>
            <Icon name="cerrar" />
          </Link>
        </div>
      </header>
      {children}
    </>
  )
}
