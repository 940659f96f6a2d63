import { useEffect, useState } from 'react'
import { isDrawing } from '@/components/ui/drawing.tsx'
import { euros } from '@/components/ui/euros.ts'
import { GLAZE_OF, Plaque, Tile } from '@/components/ui/tile.tsx'
import type { Suggestion } from '@/lib/chat/contract.ts'
import type { ItemRef } from '@/lib/chat/talk.ts'
import type { NamedRow } from '@/lib/enigmito/named.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import './named-rows.css'

type Found = { rows: readonly NamedRow[]; allergens: string; all: { menu: Suggestion; wine: Suggestion } }

const MOST = 5
const LIMIT_MS = 4000

/** What was drawn once is not asked for again while the page lives. */
const asked = new Map<string, Promise<Found | null>>()

async function request(query: string): Promise<Found | null> {
  try {
    const answer = await fetch(`/api/enigmito/fichas?${query}`, { signal: AbortSignal.timeout(LIMIT_MS) })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

function find(query: string): Promise<Found | null> {
  const known = asked.get(query)
  if (known) return known
  const found = request(query)
  asked.set(query, found)
  found.then((rows) => rows ?? asked.delete(query))
  return found
}

function Picture({ row: { ref, picture, drawing } }: { row: NamedRow }) {
  if (picture)
    return (
      <picture>
        <img
          src={picture.src}
          alt=""
          style={{ objectPosition: `${picture.focus[0]}% ${picture.focus[1]}%` }}
        />
      </picture>
    )
  if (isDrawing(drawing)) return <Plaque drawing={drawing} glaze={GLAZE_OF[drawing]} format="cuadrada" />
  const [kind, slug = ''] = ref.split(':')
  return <Tile name={slug} glaze={kind === 'wine' ? 'mosto' : 'gamba'} />
}

/** The drawings; a press says their names, which a screen reader is told at once. */
function Allergens({ row: { allergens, unsure }, label }: { row: NamedRow; label: string }) {
  if (!allergens) return <p className="chat-named-note">{unsure}</p>
  if (allergens.length === 0) return null
  const names = (
    <>
      {allergens.map(({ key, text, lang }, at) => (
        <span key={key} lang={lang}>
          {at > 0 && ', '}
          {text}
        </span>
      ))}
    </>
  )
  return (
    <details>
      <summary>
        <span className="oculto">
          {label}: {names}
        </span>
        {allergens.map(({ key, may }) => (
          <svg key={key} data-may={may} aria-hidden="true">
            <use href={`/alergenos.svg#${key}`} />
          </svg>
        ))}
      </summary>
      <p aria-hidden="true">{names}</p>
    </details>
  )
}

function Row({ row, locale, label }: { row: NamedRow; locale: Locale; label: string }) {
  const { name, lang, url, prices, note, state } = row
  return (
    <li>
      <Picture row={row} />
      <div>
        <a href={url} lang={lang}>
          {name}
        </a>
        {note && <p className="chat-named-about">{note}</p>}
        {state && <p className="chat-named-note">{state}</p>}
        <Allergens row={row} label={label} />
      </div>
      <p className="chat-named-price">
        {prices.map(({ cents, unit }) => (
          <span key={`${unit}${cents}`}>
            {euros(cents, locale)}
            {unit && <small> {unit}</small>}
          </span>
        ))}
      </p>
    </li>
  )
}

type Rows = {
  /** All that the answer names. */
  named: readonly ItemRef[]
  locale: Locale
  /** Told of every row that there is. */
  onDrawn: (refs: readonly ItemRef[]) => void
} & (
  | { only: readonly ItemRef[] }
  | {
      /** What stands in its line's place. */
      without: ReadonlySet<ItemRef>
      links: readonly Suggestion[]
    }
)

/**
 * What an answer named, as rows of the house: only what the house itself says of them now is drawn, nothing of the answer's
 * text. Read out it would say the answer twice.
 */
export default function NamedRows({ named, locale, onDrawn, ...which }: Rows) {
  const query = `${new URLSearchParams({ l: locale, de: named.join(',') })}`
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isGone = false
    find(query).then((answer) => {
      if (isGone) return
      setFound(answer)
      onDrawn(answer?.rows.map(({ ref }) => ref) ?? [])
    })
    return () => {
      isGone = true
    }
  }, [query, onDrawn])
  if (!found || found.rows.length === 0) return null
  const { rows, allergens, all } = found
  const others = 'without' in which ? rows.filter(({ ref }) => !which.without.has(ref)) : []
  const room = Math.max(0, MOST - (rows.length - others.length))
  const shown = 'only' in which ? rows.filter(({ ref }) => which.only.includes(ref)) : others.slice(0, room)
  const rest = others.length > shown.length ? (rows[0]?.ref.startsWith('wine:') ? all.wine : all.menu) : null
  const isLinked = 'links' in which && which.links.some(({ url }) => url === rest?.url)
  if (shown.length === 0 && !rest) return null
  return (
    <div className="chat-named" lang={locale} aria-live="off">
      {shown.length > 0 && (
        <ul>
          {shown.map((row) => (
            <Row key={row.ref} row={row} locale={locale} label={allergens} />
          ))}
        </ul>
      )}
      {rest && !isLinked && (
        <p className="chat-enlaces">
          <a href={rest.url}>{rest.text}</a>
        </p>
      )}
    </div>
  )
}
