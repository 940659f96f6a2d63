import type { Suggestion } from '@/lib/chat/contract.ts'

type Props = {
  title: string
  text: string
  links: readonly Suggestion[]
  closeLabel: string
}

/** What the launcher shows when the chat's code cannot be had (§8). The page brings it along, for then nothing else comes. */
export const ChatAway = ({ title, text, links, closeLabel }: Props) => (
  <dialog
    id="chat-away"
    aria-label={title}
    className="fixed inset-x-4 top-auto bottom-24 z-60 m-0 mx-auto w-auto max-w-[26rem] border-2 border-tinta bg-fondo p-5 text-texto shadow-lg movil:right-7 movil:left-auto print:hidden"
  >
    <p role="alert">{text}</p>
    <ul className="mt-3 grid gap-1">
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} className="enlace inline-block py-2">
            {link.text}
          </a>
        </li>
      ))}
    </ul>
    <form method="dialog" className="mt-2">
      <button type="submit" className="min-h-11 font-semibold underline underline-offset-4">
        {closeLabel}
      </button>
    </form>
  </dialog>
)
