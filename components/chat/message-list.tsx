import { lazy, Suspense } from 'react'
import type { Suggestion } from '@/lib/chat/contract.ts'
import { render } from '@/lib/chat/say.ts'
import type { Entry } from '@/lib/chat/tab/shape.ts'
import { useIdioma } from './language-context.ts'

/** Brought with the first answer that names something. Without it, the answer's text says all. */
const NamedRows = lazy(() => import('./named/named-rows.tsx').catch(() => ({ default: () => null })))

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
      <p className="chat-dice">
        {who}
        <span {...('say' in entry ? {} : lang)}>{said.content}</span>
      </p>
      {'named' in entry && entry.named && (
        <Suspense>
          <NamedRows refs={entry.named} locale={entry.locale} links={said.links} />
        </Suspense>
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
