export type Wait = {
  seconds: number
  /** As the text has it: "57 seconds". */
  phrase: string
  /** Replaces the text when the time is over. */
  done: string
}

/** Counts down with a script. `timer` is silent for screen readers; the end is announced. */
export function Countdown({ text, wait }: { text: string; wait: Wait | null }) {
  const [before, ...after] = wait ? text.split(wait.phrase) : [text]
  if (!wait || after.length === 0) return text
  return (
    <span>
      {before}
      <span
        role="timer"
        data-mejora="atras"
        data-ya="siempre"
        data-segundos={wait.seconds}
        data-listo={wait.done}
      >
        {wait.phrase}
      </span>
      {after.join(wait.phrase)}
    </span>
  )
}
