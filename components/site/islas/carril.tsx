'use client'

import { useEffect, useRef, useState } from 'react'

type Entrada = { slug: string; nombre: string; lang: string | undefined; cuantos: number }

/** Links to the sections of a long page; the one being read is marked, and kept in sight on a narrow strip. */
export function Carril({
  label,
  secciones,
  className,
}: {
  label: string
  secciones: readonly Entrada[]
  className: string | undefined
}) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    // A band below the header: the last heading that has entered it is the section being read.
    const watch = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting)
        if (entered) setCurrent(entered.target.getAttribute('aria-labelledby'))
      },
      { rootMargin: '-20% 0px -70%' },
    )
    for (const { slug } of secciones) {
      const section = document.getElementById(slug)?.closest('section')
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [secciones])
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(current)}"]`)
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 24, behavior: 'smooth' })
  }, [current])
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list}>
        {secciones.map(({ slug, nombre, lang, cuantos }) => (
          <li key={slug}>
            <a href={`#${slug}`} lang={lang} aria-current={slug === current ? 'true' : undefined}>
              <span className="buril">{nombre}</span> <b aria-hidden="true">{cuantos}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
