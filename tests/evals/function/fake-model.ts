import { createServer, type ServerResponse } from 'node:http'
import { listen } from './postgrest.ts'

export type Seen = { path: string; authorization: string; body: Record<string, unknown>; text: string }
export type FakeModel = {
  url: string
  /** What it answers next. */
  answers: (response: ServerResponse) => void
  seen: Seen[]
  close(): Promise<void>
}

/** A chat completion whose message is `content`, as an honest endpoint would send it. */
export const says =
  (content: unknown, more: Record<string, unknown> = {}) =>
  (response: ServerResponse): void => {
    const message = {
      role: 'assistant',
      content: typeof content === 'string' ? content : JSON.stringify(content),
      ...more,
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'x',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, finish_reason: 'stop', message }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    )
  }

/** A guess as the function asks for it. */
export const guess = (intent: string, slots: Record<string, unknown> = {}): Record<string, unknown> => ({
  intent,
  kinds: [],
  topics: [],
  styles: [],
  items: [],
  mentions_allergy_or_diet: false,
  ...slots,
})

/** An endpoint that speaks OpenAI's protocol and does whatever a test wants. */
export async function fakeModel(): Promise<FakeModel> {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += String(chunk)
    })
    request.on('end', () => {
      fake.seen.push({
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: JSON.parse(text),
        text,
      })
      fake.answers(response)
    })
  })
  const fake: FakeModel = {
    url: `http://127.0.0.1:${await listen(server)}/v1`,
    answers: says({}),
    seen: [],
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return fake
}

/** What somebody must not eat, as a model tells it. */
export const avoiding = (who: string, ...what: string[]): Record<string, unknown> => ({
  mentions_allergy_or_diet: true,
  avoid_add: what.map((one) => ({ who, what: one })),
})
