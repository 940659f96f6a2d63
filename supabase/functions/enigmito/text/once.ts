/** What reads a text, so that each text is read once however often it is asked for: a part of a message is tried at many places. */
export function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const made = known.get(text) ?? read(text)
    known.set(text, made)
    return made
  }
}
