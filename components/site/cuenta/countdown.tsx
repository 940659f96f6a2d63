/** A waiting time inside a sentence. */
export type Espera = {
  segundos: number
  /** As the sentence says it: "57 seconds". */
  tiempo: string
  /** What stands there once it has passed. */
  listo: string
}

/**
 * A sentence with a waiting time in it, which counts down where there is a script. The seconds are not read out one by
 * one (`timer` is silent); that it is over is.
 */
export function Countdown({ texto, espera }: { texto: string; espera: Espera | null }) {
  const [before, ...after] = espera ? texto.split(espera.tiempo) : [texto]
  if (!espera || after.length === 0) return texto
  return (
    <span>
      {before}
      <span
        role="timer"
        data-mejora="atras"
        data-ya="siempre"
        data-segundos={espera.segundos}
        data-listo={espera.listo}
      >
        {espera.tiempo}
      </span>
      {after.join(espera.tiempo)}
    </span>
  )
}
