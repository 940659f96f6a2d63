/** The rest of a longer line is dropped on arrival, so that memory use stays constant. */
const MAX = 65_536

/**
 * The lines of a UTF-8 stream, also a last one without a line end. Only LF or CRLF ends a line: a message may hold any
 * other character.
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
