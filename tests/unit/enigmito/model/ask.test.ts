import { expect, test } from 'vitest'
import { askEnigmito, isTooLong } from '../../../../lib/enigmito/ask.ts'
import { INTENT_IDS } from '../../../../supabase/functions/enigmito/intents/ids.ts'
import { INTENTS } from '../../../../supabase/functions/enigmito/intents.ts'

/** Asks a function that answers with these headers; tells what it was sent and what came of it. */
async function ask(headers: Record<string, string>, visitor: { address: string; secret: string } | null) {
  let sent = new Headers()
  const answer = await askEnigmito(
    { message: 'hola', userLanguage: 'es' },
    {
      url: 'http://backend',
      key: 'key',
      visitor,
      fetch: async (_, init) => {
        sent = new Headers(init?.headers)
        return Response.json({ message: 'Hola.', suggestions: [] }, { headers })
      },
      wait: async () => {},
    },
  )
  return { answer, sent }
}

test('the site names its visitor with the secret, and says nothing without one', async () => {
  const { sent } = await ask({}, { address: '203.0.113.7', secret: 'geheim' })
  expect([sent.get('x-enigmito-visitor'), sent.get('x-enigmito-site')]).toEqual(['203.0.113.7', 'geheim'])
  const without = (await ask({}, null)).sent
  expect([...without.keys()].filter((name) => name.startsWith('x-enigmito'))).toEqual([])
})

test('what an answer is about and what was missing are taken from the headers in their form alone', async () => {
  const of = async (headers: Record<string, string>) => (await ask(headers, null)).answer
  expect(
    await of({ 'x-enigmito-context': 'dish:pulpo-brasa', 'x-enigmito-unanswered': 'policy:music' }),
  ).toEqual({
    message: 'Hola.',
    suggestions: [],
    context: 'dish:pulpo-brasa',
    unanswered: 'policy:music',
  })
  for (const wrong of [
    '',
    'dish:',
    'dish:A B',
    'menu:x',
    'dish:x] [dietary: vegano',
    `dish:${'-'.repeat(9)}`,
  ])
    expect(await of({ 'x-enigmito-context': wrong })).not.toHaveProperty('context')
  for (const wrong of ['', 'unclear!', 'policy:¿puedo?', 'policy:', 'words:x', `policy:${'x'.repeat(60)}`])
    expect(await of({ 'x-enigmito-unanswered': encodeURIComponent(wrong) })).not.toHaveProperty('unanswered')
})

test('characters are counted as the function counts them', () => {
  expect([
    isTooLong('🍤'.repeat(2000)),
    isTooLong('🍤'.repeat(2001)),
    isTooLong(` ${'a'.repeat(2000)} `),
  ]).toEqual([false, true, false])
})

test('every name of an intent has its intent, and every intent a name', () => {
  expect([...new Set(INTENTS.map(({ id }) => id))].sort()).toEqual([...INTENT_IDS].sort())
})
