/** Nobody's message is longer: the rest of such a line is dropped while it arrives, so that memory stays flat. */
const MAX = 65_536

/**
 * The lines of a stream of UTF-8, also the last one without its end. Only a line feed ends a line, with or without a
 * carriage return before it: a message may hold any other character.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input) {
    rest += decoder.decode(chunk, { stream: true })
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      yield rest.slice(0, end).replace(/\r$/, '')
      rest = rest.slice(end + 1)
    }
    if (rest.length > MAX) rest = rest.slice(0, MAX)
  }
  rest += decoder.decode()
  if (rest) yield rest.replace(/\r$/, '')
}
