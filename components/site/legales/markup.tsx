import { Fragment } from 'react'
import type { Bloque, Trozo } from '@/lib/legales/markup.ts'

/** Text with its bold words and links; a phone number or an address of mail never breaks in two. */
export const Trozos = ({ trozos }: { trozos: readonly Trozo[] }) =>
  trozos.map((trozo, i) => {
    const key = `${i}-${trozo.tipo}`
    if (trozo.tipo === 'texto') return <Fragment key={key}>{trozo.texto}</Fragment>
    if (trozo.tipo === 'fuerte')
      return (
        <strong key={key}>
          <Trozos trozos={trozo.trozos} />
        </strong>
      )
    const own = /^(\/|#)/.test(trozo.href)
    return (
      <a
        key={key}
        href={trozo.href}
        className={`enlace ${trozo.href.startsWith('tel:') ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
        rel={own ? undefined : 'noopener'}
      >
        {trozo.texto}
      </a>
    )
  })

/** The blocks of a text below its own headings: paragraphs, lists, and smaller headings. */
export const Bloques = ({ bloques }: { bloques: readonly Bloque[] }) =>
  bloques.map((bloque, i) => {
    const key = `${i}-${bloque.tipo}`
    if ('puntos' in bloque) {
      const Lista = bloque.tipo
      return (
        <Lista key={key}>
          {bloque.puntos.map((punto, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
            <li key={n}>
              <Trozos trozos={punto} />
            </li>
          ))}
        </Lista>
      )
    }
    return bloque.tipo === 'p' ? (
      <p key={key}>
        <Trozos trozos={bloque.trozos} />
      </p>
    ) : (
      <h4 key={key}>
        <Trozos trozos={bloque.trozos} />
      </h4>
    )
  })
