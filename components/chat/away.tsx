import type { Suggestion } from '@/lib/chat/contract.ts'

type Props = {
  title: string
  text: string
  links: readonly Suggestion[]
  closeLabel: string
  className: string | undefined
}

/** What the launcher shows when the chat's code cannot be had (§8). The page brings it along, for then nothing else comes. */
export const ChatAway = ({ title, text, links, closeLabel, className }: Props) => (
  <dialog id="chat-away" aria-label={title} className={className}>
    <p role="alert">{text}</p>
    <ul>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} className="enlace">
            {link.text}
          </a>
        </li>
      ))}
    </ul>
    <form method="dialog">
      <button type="submit">{closeLabel}</button>
    </form>
  </dialog>
)
