const SONIDO = 'alma-libro-sonido'
const CUENTA = 'alma-libro-cuenta'
export type Aviso = 'sonido' | 'cuenta'
const CLAVE: Readonly<Record<Aviso, string>> = { sonido: SONIDO, cuenta: CUENTA }

/** Both ways of being told of a new request are on until somebody switches them off. */
export const avisos = {
  activo: (cual: Aviso): boolean => localStorage.getItem(CLAVE[cual]) === null,
  poner: (cual: Aviso, on: boolean): void =>
    on ? localStorage.removeItem(CLAVE[cual]) : localStorage.setItem(CLAVE[cual], 'no'),
}

/** Two short notes, as of a bell at the door. A browser that has not been touched yet stays silent. */
export function campana(): void {
  const audio = new AudioContext()
  for (const [at, hertz] of [
    [0, 880],
    [0.18, 1174],
  ] as const) {
    const note = audio.createOscillator()
    const loud = audio.createGain()
    note.frequency.value = hertz
    loud.gain.setValueAtTime(0.12, audio.currentTime + at)
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5)
    note.connect(loud).connect(audio.destination)
    note.start(audio.currentTime + at)
    note.stop(audio.currentTime + at + 0.5)
  }
  setTimeout(() => void audio.close(), 1500)
}

/** Writes how many are new before the page's title; none takes the number away. */
export function titulo(nuevas: number): void {
  const bare = document.title.replace(/^\(\d+\) /, '')
  document.title = nuevas > 0 ? `(${nuevas}) ${bare}` : bare
}
