const SOUND = 'alma-libro-sonido'
const CUENTA = 'alma-libro-cuenta'
export type Aviso = 'sonido' | 'cuenta'
const CLAVE: Readonly<Record<Aviso, string>> = { sonido: SOUND, cuenta: CUENTA }

/** Sound and title are both on until somebody switches them off. */
export const avisos = {
  activo: (which: Aviso): boolean => localStorage.getItem(CLAVE[which]) === null,
  poner: (which: Aviso, on: boolean): void =>
    on ? localStorage.removeItem(CLAVE[which]) : localStorage.setItem(CLAVE[which], 'no'),
}

/** Two short notes. A browser that nobody has clicked in yet stays silent. */
export function ring(): void {
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
export function titulo(newCount: number): void {
  const bare = document.title.replace(/^\(\d+\) /, '')
  document.title = newCount > 0 ? `(${newCount}) ${bare}` : bare
}
