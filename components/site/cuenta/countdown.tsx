/** A waiting time inside a sentence. */
export type Wait = {
  seconds: number
  /** As the sentence says it: "57 seconds". */
  phrase: string
  /** What stands there once it has passed. */
  done: string
}

/**
 * A sentence with a waiting time in it, which counts down where there is a script. The seconds are not read out one by
 * one (`timer` is silent); that it is over is.
 */
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
