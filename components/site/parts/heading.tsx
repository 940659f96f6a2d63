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
    <div className="titular">
      {children}
      <h1 lang={lang}>{title}</h1>
      {intro && <div>{intro}</div>}
      {meta && <p>{meta}</p>}
    </div>
  )
}
