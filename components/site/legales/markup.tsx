import { Fragment } from 'react'
import type { Block, Segment } from '@/lib/legales/markup.ts'

export const Segments = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map((segment, i) => {
    const key = `${i}-${segment.tipo}`
    if (segment.tipo === 'texto') return <Fragment key={key}>{segment.texto}</Fragment>
    if (segment.tipo === 'fuerte')
      return (
        <strong key={key}>
          <Segments segments={segment.trozos} />
        </strong>
      )
    const own = /^(\/|#)/.test(segment.href)
    return (
      <a
        key={key}
        href={segment.href}
        className={`enlace ${segment.href.startsWith('tel:') ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
        rel={own ? undefined : 'noopener'}
      >
        {segment.texto}
      </a>
    )
  })

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, i) => {
    const key = `${i}-${block.tipo}`
    if ('puntos' in block) {
      const List = block.tipo
      return (
        <List key={key}>
          {block.puntos.map((item, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
            <li key={n}>
              <Segments segments={item} />
            </li>
          ))}
        </List>
      )
    }
    return block.tipo === 'p' ? (
      <p key={key}>
        <Segments segments={block.trozos} />
      </p>
    ) : (
      <h4 key={key}>
        <Segments segments={block.trozos} />
      </h4>
    )
  })
