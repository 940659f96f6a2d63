import { Fragment, useEffect, useState } from 'react'
import type { Suggestion } from '@/lib/chat/contract.ts'
import { render } from '@/lib/chat/say.ts'
import type { Entry } from '@/lib/chat/tab/shape.ts'
import type { ItemRef } from '@/lib/chat/talk.ts'
import { partsOf } from '@/lib/chat/told-lines.ts'
import { useIdioma } from './language-context.ts'

type Rows = typeof import('./named/named-rows.tsx').default
let brought: Rows | null = null
/** Brought with the first answer that names something. Without it, the answer's text says all. */
function useRows(): Rows | null {
  const [rows, show] = useState(() => brought)
  useEffect(() => {
    if (rows) return
    import('./named/named-rows.tsx').then(
      ({ default: found }) => {
        brought = found
        show(() => found)
      },
      () => {},
    )
  }, [rows])
  return rows
}

type Told = Extract<Entry, { text: string; from: 'enigmito' }>

/**
 * An answer that names things. A line that its row says as well is only listened to and copied once the row is drawn, in its
 * place: the eye would read it twice.
 */
function Answer({
  entry: { text, links, named = [], lines = [], locale },
  lang,
}: {
  entry: Told
  lang: object
}) {
  const { t } = useIdioma()
  const NamedRows = useRows()
  const [drawn, setDrawn] = useState<readonly ItemRef[]>([])
  const parts = partsOf(text, lines)
  const inLines = new Set(lines.map(({ ref }) => ref))
  const rows = { named, locale, onDrawn: setDrawn }
  return (
    <>
      <div className="chat-dice">
        <span className="oculto">{t('Ui.enigmito')} </span>
        {parts.map((part) =>
          'text' in part ? (
            <span key={part.at} {...lang}>
              {part.text}
            </span>
          ) : (
            <Fragment key={part.at}>
              {part.lines.map(({ ref, line }) => (
                <span key={line} className={drawn.includes(ref) ? 'oculto' : undefined} {...lang}>
                  {line}
                </span>
              ))}
              {NamedRows && <NamedRows {...rows} only={part.lines.map(({ ref }) => ref)} />}
            </Fragment>
          ),
        )}
      </div>
      {NamedRows && <NamedRows {...rows} without={inLines} links={links} />}
    </>
  )
}

const isOutside = (url: string): boolean => /^https?:/.test(url)

function Links({ links }: { links: readonly Suggestion[] }) {
  if (links.length === 0) return null
  return (
    <ul className="chat-enlaces">
      {links.map(({ text, url }) => (
        <li key={url}>
          <a href={url} {...(isOutside(url) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Bubble({ entry }: { entry: Entry }) {
  const { locale, mensajes, t } = useIdioma()
  const who = <span className="oculto">{t(entry.from === 'guest' ? 'Ui.tu' : 'Ui.enigmito')} </span>
  const lang = entry.locale === locale ? {} : { lang: entry.locale }
  if (entry.from === 'guest')
    return (
      <p className="chat-dice chat-dice-tu">
        {who}
        <span {...lang}>{entry.text}</span>
      </p>
    )
  const said =
    'say' in entry ? render(entry.say, mensajes, locale) : { content: entry.text, links: entry.links }
  return (
    <div className="chat-turno">
      {'named' in entry ? (
        <Answer entry={entry} lang={lang} />
      ) : (
        <p className="chat-dice">
          {who}
          <span {...('say' in entry ? {} : lang)}>{said.content}</span>
        </p>
      )}
      <Links links={said.links} />
    </div>
  )
}

/** A change of language makes a new list, so that a screen reader does not read the whole conversation again. */
export function MessageList({ entries }: { entries: readonly Entry[] }) {
  const { locale, t } = useIdioma()
  return (
    <div key={locale} role="log" aria-live="polite" aria-label={t('Ui.conversacion')} className="chat-log">
      {entries.map((entry) => (
        <Bubble key={entry.id} entry={entry} />
      ))}
    </div>
  )
}
