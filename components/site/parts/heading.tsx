import type { ReactNode } from 'react'

export function PageTitle({
  title,
  lang,
  intro,
  meta,
  children,
}: {
  title: string
  lang?: string | undefined
  intro?: ReactNode
  meta?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="relative pt-2 movil:pt-6">
      {children}
      <h1
        lang={lang}
        className="-ml-[.03em] text-balance font-serif text-titulo font-medium text-acento-tinta hyphens-auto"
      >
        {title}
      </h1>
      {intro && <div className="mt-5 max-w-[36ch] font-serif text-entrada font-medium">{intro}</div>}
      {meta && <p className="mt-3.5 max-w-[52rem] text-menor text-texto-3 max-nav:max-w-[32rem]">{meta}</p>}
    </div>
  )
}
