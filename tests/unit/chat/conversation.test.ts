import { beforeEach, expect, test, vi } from 'vitest'
import type { World } from '../../../lib/chat/api.ts'
import type { EnigmitoAnswer } from '../../../lib/chat/contract.ts'
import { createConversation } from '../../../lib/chat/conversation.ts'
import type { ChatContext, ChatEvent, ChatState, Effect } from '../../../lib/chat/state.ts'
import { learn } from '../../../lib/chat/stored/learn.ts'
import { parseConversation } from '../../../lib/chat/stored/restore.ts'
import { serialiseConversation } from '../../../lib/chat/stored/save.ts'
import { STORAGE_KEYS } from '../../../lib/chat/stored/storage-keys.ts'
import type { Kept } from '../../../lib/chat/tab/shape.ts'
import { NO_TALK } from '../../../lib/chat/talk.ts'
import { understand } from '../../../lib/chat/understand.ts'
import { common, emptyDraft, newChat } from '../../../lib/chat/view.ts'

/** The machine is replaced by a table of answers: what is tested here is only what happens to its effects. */
const script = new Map<ChatEvent['type'], Effect[]>()
const seen: { event: ChatEvent; ctx: ChatContext }[] = []
let after: ChatState | null = null
function step(state: ChatState, event: ChatEvent, ctx: ChatContext): [ChatState, Effect[]] {
  seen.push({ event, ctx })
  return [after ?? state, script.get(event.type) ?? []]
}

const START = Date.parse('2026-11-25T10:00:00Z')

/** A world whose clock only moves when it is told to. */
function setUp(over: Partial<World> = {}, kept: Kept | null = null) {
  let time = START
  const waiting: { at: number; go: () => void }[] = []
  const stored = new Map<string, string>()
  const calls: unknown[][] = []
  const world: World = {
    now: () => time,
    wait: (ms) => (ms <= 0 ? Promise.resolve() : new Promise((go) => waiting.push({ at: time + ms, go }))),
    newKey: () => 'key',
    recall: (key) => stored.get(key) ?? null,
    keep: (key, value) => stored.set(key, value),
    openWindow: (url) => calls.push(['window', url]) > 0,
    telefono: '+34 1',
    machine: async () => step,
    reader: async () => understand,
    learn: async () => learn,
    restore: async (stored) => parseConversation(stored),
    puerta: {
      open: async () => null,
      ask: async (...args) => {
        calls.push(['ask', ...args])
        return { message: 'Sí.', suggestions: [] }
      },
      save: async (...args) => {
        calls.push(['save', ...args])
        return { type: 'unreachable' }
      },
      slots: async () => null,
    },
    ...over,
  }
  const chat = createConversation(world, 'es', kept)
  /** Lets `ms` pass, waking what has waited long enough, in order. */
  const pass = async (ms: number) => {
    const end = time + ms
    for (;;) {
      for (let i = 0; i < 20; i++) await Promise.resolve()
      const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      waiting.splice(waiting.indexOf(next), 1)
      time = next.at
      next.go()
    }
    time = end
  }
  const said = () =>
    chat
      .get()
      .entries.map((entry) => (entry.from === 'guest' || 'text' in entry ? entry.text : entry.say.key))
  return { chat, pass, said, calls, stored }
}

beforeEach(() => {
  script.clear()
  seen.length = 0
  after = null
})

test('§9 a reply takes at least 500 ms, and nothing can be sent meanwhile', async () => {
  script.set('text', [
    { type: 'say', say: { key: 'a.b' }, choices: [{ key: 'c.d', event: { type: 'yes' } }] },
  ])
  const { chat, pass, said } = setUp()
  chat.send('hola')
  expect([said(), chat.get().pending]).toEqual([['hola'], true])
  await pass(499)
  chat.send('otra vez')
  expect(said()).toEqual(['hola'])
  await pass(1)
  expect([said(), chat.get().pending]).toEqual([['hola', 'a.b'], false])
  expect(chat.get().choices).toHaveLength(1)
  expect(seen).toHaveLength(1)
})

test('T-RES-01 a double click on confirm saves once', async () => {
  const body = { nombre: 'Ana' } as Extract<Effect, { type: 'save' }>['body']
  script.set('yes', [{ type: 'save', body, clave: 'key-1' }])
  const { chat, pass, calls } = setUp()
  chat.dispatch({ type: 'yes' }, 'Sí')
  chat.dispatch({ type: 'yes' }, 'Sí')
  await pass(1000)
  expect(calls).toEqual([['save', body, 'key-1', 'es']])
  expect(seen.map(({ event }) => event.type)).toEqual(['yes', 'unreachable'])
})

test('§9 after a save: the confirmation, WhatsApp after 1 s, thanks after 2.5 s', async () => {
  script.set('yes', [
    { type: 'say', say: { key: 'Fin.guardada' } },
    { type: 'whatsapp', url: 'https://wa.me/1', delayMs: 1000 },
    { type: 'say', say: { key: 'Fin.gracias' }, delayMs: 2500 },
  ])
  const { chat, pass, said, calls } = setUp()
  chat.dispatch({ type: 'yes' })
  await pass(500)
  expect(said()).toEqual(['Fin.guardada'])
  expect(chat.get().pending).toBe(false)
  await pass(999)
  expect(calls).toEqual([])
  await pass(1)
  expect(calls).toEqual([['window', 'https://wa.me/1']])
  await pass(1499)
  expect(said()).toEqual(['Fin.guardada'])
  await pass(1)
  expect(said()).toEqual(['Fin.guardada', 'Fin.gracias'])
})

test('§8 WhatsApp opening errors, T-WA-03 a blocked window is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  script.set('yes', [{ type: 'whatsapp', url: 'https://wa.me/1', delayMs: 1000 }])
  const { chat, pass } = setUp({ openWindow: () => false })
  chat.dispatch({ type: 'yes' })
  await pass(1000)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('§7 a question carries the hints: diets and wines named before, the service period, the context', async () => {
  script.set('text', [{ type: 'ask', text: 'q', talk: NO_TALK }])
  const { chat, pass, calls, stored } = setUp()
  after = { ...newChat, context: 'dish:fideua' }
  chat.send('soy vegano y me gusta el vino tinto')
  await pass(2000)
  expect(calls).toEqual([
    ['ask', 'q [dietary: vegano] [wine: tinto] [time: cerrado] [context: last=dish:fideua]', 'es', NO_TALK],
  ])
  expect(stored.get(STORAGE_KEYS.preferences)).toContain('vegano')
  chat.speak('de')
  chat.send('x')
  await pass(2000)
  expect(calls.at(-1)?.at(2)).toBe('de')
})

test('hints never make a question too long', async () => {
  script.set('text', [{ type: 'ask', text: 'q'.repeat(1990), talk: NO_TALK }])
  const { chat, pass, calls } = setUp()
  chat.send('hola')
  await pass(2000)
  expect(calls[0]?.[1]).toBe('q'.repeat(1990))
})

test('the restaurant’s clock, rules and phone decide, whatever the visitor’s clock says (T-TIME-06)', async () => {
  const { chat, pass } = setUp({
    puerta: {
      open: async () => ({ reglas: chat.get().rules, telefono: '+34 2', at: START + 3 * 86_400_000 }),
      ask: async () => null,
      save: async () => ({ type: 'unreachable' }),
      slots: async () => null,
    },
  })
  chat.start()
  await pass(1000)
  chat.dispatch({ type: 'book' })
  await pass(0)
  expect(seen[0]?.ctx).toMatchObject({ telefono: '+34 2', ahora: { fecha: '2026-11-28', hora: '11:00' } })
  await pass(2 * 3_600_000)
  chat.tick()
  expect(chat.get()).toMatchObject({ period: 'comida', ahora: { fecha: '2026-11-28', hora: '13:00' } })
})

test('it greets once, with the page’s phone when the site cannot be asked', async () => {
  const { chat, pass, said } = setUp()
  chat.start()
  chat.start()
  await pass(1000)
  expect(said()).toEqual(['Saludo.hola'])
  expect(chat.get().entries).toMatchObject([{ say: { values: { telefono: '+34 1' } } }])
})

test('T-PII-08 nothing of the guest stays on the device after completion', async () => {
  const draft = {
    ...emptyDraft(false),
    name: 'Ana Canario',
    email: 'ana@canario.example',
    phone: '+34600000000',
  }
  const { chat, pass, stored } = setUp()
  after = {
    mode: 'booking',
    draft,
    step: 'date',
    isEditing: false,
    misses: 0,
    refused: false,
    ...common(newChat),
  }
  chat.send('Ana Canario')
  await pass(500)
  expect(stored.get(STORAGE_KEYS.conversation)).toContain('Ana Canario')
  after = { mode: 'completed', draft, ...common(newChat) }
  script.set('yes', [{ type: 'remember', fecha: '2026-11-27', personas: 4 }])
  chat.dispatch({ type: 'yes' })
  await pass(500)
  expect([...stored.values()].join()).not.toMatch(/canario|600000000/i)
  expect(stored.get(STORAGE_KEYS.preferences)).toContain('2026-11-27')
})

test('what the guest types while a reply is on its way is not sent, and controls follow the messages shown', async () => {
  after = { mode: 'offered', draft: emptyDraft(false), misses: 0, ...common(newChat) }
  script.set('text', [{ type: 'say', say: { key: 'a.b' } }])
  const { chat, pass } = setUp()
  chat.send('quiero reservar')
  await pass(400)
  expect(chat.get().state.mode).toBe('talking')
  await pass(100)
  expect(chat.get().state.mode).toBe('offered')
})

test('T-FLT-11 the conversation’s code does not arrive: the fallback of the topic, and it tries again', async () => {
  let tries = 0
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  script.set('text', [{ type: 'say', say: { key: 'a.b' } }])
  const { chat, pass, said } = setUp({
    machine: async () => {
      if (tries++ === 0) throw new Error('ChunkLoadError')
      return step
    },
  })
  chat.send('hola')
  await pass(500)
  expect([said(), chat.get().pending]).toEqual([['hola', 'Fallo.general'], false])
  chat.send('hola')
  await pass(500)
  expect(said().at(-1)).toBe('a.b')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('the machine is fetched with the first press, the reader with the first typed message, neither when the window opens', async () => {
  const fetched: string[] = []
  const { chat, pass } = setUp({
    machine: async () => {
      fetched.push('machine')
      return step
    },
    reader: async () => {
      fetched.push('reader')
      return understand
    },
  })
  chat.start()
  await pass(600)
  expect(fetched).toEqual([])
  chat.dispatch({ type: 'book' })
  await pass(600)
  expect([fetched, seen.at(-1)?.ctx.understand]).toEqual([['machine'], null])
  chat.send('hola')
  await pass(600)
  expect([fetched, seen.at(-1)?.ctx.understand]).toEqual([['machine', 'machine', 'reader'], understand])
})

test('§9 a booking left open is asked again by the machine; where what was kept cannot be read, the chat greets', async () => {
  const left: ChatState = {
    ...{ mode: 'booking', step: 'email', isEditing: false, misses: 0, refused: false },
    draft: { ...emptyDraft(false), name: 'Ana', given: ['name'] },
    ...common(newChat),
  }
  script.set('open', [{ type: 'say', say: { key: 'Fin.seguir' } }])
  for (const [over, first] of [
    [{}, 'Fin.seguir'],
    [{ restore: () => Promise.reject(new Error('offline')) }, 'Saludo.hola'],
    [{ restore: async () => null }, 'Saludo.hola'],
  ] as const) {
    const { chat, pass, said, stored } = setUp(over)
    stored.set(STORAGE_KEYS.conversation, serialiseConversation(left))
    chat.start()
    await pass(600)
    expect(stored.get(STORAGE_KEYS.conversation)).toContain('Ana')
    expect(said()).toEqual([first])
  }
})

test('§8 a press whose code does not come is answered, and its buttons stay to be pressed again', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  const { chat, pass, said } = setUp({ machine: () => Promise.reject(new Error('offline')) })
  chat.start()
  await pass(600)
  const { choices } = chat.get()
  expect(choices.length).toBeGreaterThan(0)
  chat.dispatch({ type: 'book' }, 'Reservar')
  await pass(600)
  expect(said()).toEqual(['Saludo.hola', 'Reservar', 'Fallo.general'])
  expect(chat.get().choices).toEqual(choices)
})

test('a message that the words at hand do not explain is read again with the other languages, and acts once', async () => {
  const lacking = [true, false]
  script.set('text', [{ type: 'ask', text: 'q', talk: NO_TALK }])
  const { chat, pass, calls } = setUp({ complete: async () => lacking.shift() ?? false })
  const texts = () => seen.filter(({ event }) => event.type === 'text').length
  chat.send('siamo in quattro')
  await pass(600)
  expect([texts(), calls.length]).toEqual([2, 1])
  chat.send('somos cuatro')
  await pass(600)
  expect([texts(), calls.length]).toEqual([3, 2])
})

test('two windows: each adds to what the other has stored, and storage that forgets loses nothing', async () => {
  const { chat, pass, stored } = setUp()
  chat.send('soy vegano')
  await pass(600)
  // Meanwhile in another window.
  stored.set(
    STORAGE_KEYS.preferences,
    JSON.stringify({
      v: 1,
      dietaryRestrictions: ['vegano', 'gluten'],
      favoriteWines: ['blanco'],
      lastVisit: '2026-11-20',
      reservationHistory: [{ fecha: '2026-11-20', personas: 2 }],
    }),
  )
  chat.send('me gusta el vino tinto')
  await pass(600)
  expect(JSON.parse(stored.get(STORAGE_KEYS.preferences) ?? '')).toMatchObject({
    dietaryRestrictions: ['vegano', 'gluten'],
    favoriteWines: ['tinto', 'blanco'],
    lastVisit: '2026-11-20',
  })
  stored.clear()
  script.set('text', [{ type: 'ask', text: 'q', talk: NO_TALK }])
  chat.send('y un espumoso')
  await pass(600)
  expect(stored.get(STORAGE_KEYS.preferences)).toContain('gluten')
})

test('§9 the thanks that come late leave the choices of whoever has gone on alone', async () => {
  const another = { key: 'Boton.otra', event: { type: 'book' } } as const
  script.set('yes', [
    { type: 'say', say: { key: 'Fin.guardada' } },
    { type: 'say', say: { key: 'Fin.gracias' }, choices: [another], delayMs: 2500 },
  ])
  script.set('book', [
    { type: 'say', say: { key: 'Oferta.pregunta' }, choices: [{ key: 'Boton.si', event: { type: 'yes' } }] },
  ])
  const base = common(newChat)
  const { chat, pass, said } = setUp()
  after = { mode: 'completed', draft: emptyDraft(false), ...base }
  chat.dispatch({ type: 'yes' }, 'Sí')
  await pass(600)
  after = { mode: 'offered', draft: emptyDraft(false), misses: 0, ...base }
  chat.dispatch({ type: 'book' }, 'Otra')
  await pass(3000)
  expect(said().at(-1)).toBe('Fin.gracias')
  expect(chat.get().choices.map(({ key }) => key)).toEqual(['Boton.si'])
})

const KEPT: Kept = {
  entries: [
    { id: 1, locale: 'es', from: 'enigmito', say: { key: 'Saludo.hola' } },
    { id: 2, locale: 'es', from: 'guest', text: '¿Terraza?' },
  ],
  state: newChat,
  choices: [],
  again: null,
}

test('a conversation that was kept goes on: no greeting, nothing on its way, and new messages after the old', async () => {
  script.set('text', [{ type: 'say', say: { key: 'a.b' } }])
  const { chat, pass, said } = setUp({}, KEPT)
  expect(said()).toEqual(['Saludo.hola', '¿Terraza?'])
  chat.start()
  await pass(600)
  expect([said(), chat.get().pending]).toEqual([['Saludo.hola', '¿Terraza?'], false])
  chat.send('hola')
  await pass(600)
  expect(chat.get().entries.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('what was not answered when the page was left is done again, once; what is kept meanwhile is from before it', async () => {
  script.set('text', [{ type: 'say', say: { key: 'a.b' } }])
  const { chat, pass, said } = setUp({}, { ...KEPT, again: { type: 'text', text: '¿Terraza?' } })
  chat.start()
  await pass(100)
  expect(chat.get().before).toMatchObject({ entries: KEPT.entries, again: { type: 'text' } })
  await pass(600)
  expect(said()).toEqual(['Saludo.hola', '¿Terraza?', 'a.b'])
  expect(chat.get().before).toBeNull()
})

test('what a signed-in guest’s account knows comes with each step, and an account that cannot be read is none', async () => {
  script.set('book', [{ type: 'say', say: { key: 'a.b' } }])
  const found = [{ slot: 'name', values: ['Clara'] } as const]
  const { chat, pass } = setUp({ known: async () => ({ found, visited: true }) })
  chat.start()
  await pass(600)
  chat.dispatch({ type: 'book' })
  await pass(600)
  expect(seen.at(-1)?.ctx).toMatchObject({ known: found, visited: true })
  const other = setUp({ known: () => Promise.reject(new Error('offline')) })
  other.chat.start()
  await other.pass(600)
  other.chat.dispatch({ type: 'book' })
  await other.pass(600)
  expect(seen.at(-1)?.ctx.known).toEqual([])
})

test('§4 a reply that needs no answer does not wait for a function that is away, and still hears it later', async () => {
  let answer: (given: { message: string; suggestions: []; talk: typeof NO_TALK }) => void = () => {}
  const ask = () =>
    new Promise<{ message: string; suggestions: []; talk: typeof NO_TALK }>((later) => {
      answer = later
    })
  const { chat, pass } = setUp({
    puerta: {
      open: async () => null,
      ask,
      save: async () => ({ type: 'unreachable' }),
      slots: async () => null,
    },
  })
  script.set('text', [
    { type: 'listen', text: 'mañana a las nueve', talk: NO_TALK },
    { type: 'say', say: { key: 'Oferta.pregunta' } },
  ])
  const sent = chat.send('mañana a las nueve')
  await pass(500)
  await sent
  expect(chat.get().entries.map((entry) => ('say' in entry ? entry.say.key : entry.text))).toEqual([
    'mañana a las nueve',
    'Oferta.pregunta',
  ])
  expect(seen.some(({ event }) => event.type === 'heard')).toBe(false)
  answer({ message: 'x', suggestions: [], talk: NO_TALK })
  await pass(0)
  expect(seen.some(({ event }) => event.type === 'heard')).toBe(true)
})

test('18 a value that the function offers in time comes instead of what was to be said', async () => {
  script.set('text', [
    { type: 'listen', text: 'cuando acabe el puente', talk: NO_TALK },
    { type: 'say', say: { key: 'Error.date' } },
  ])
  script.set('heard', [{ type: 'say', say: { key: 'Pregunta.propuesta' } }])
  const { chat, pass, said } = setUp({
    puerta: {
      open: async () => null,
      ask: async () => {
        after = { ...newChat, proposed: [{ slot: 'date', values: ['2026-12-12'] }] }
        return { message: 'x', suggestions: [], talk: NO_TALK }
      },
      save: async () => ({ type: 'unreachable' }),
      slots: async () => null,
    },
  })
  const sent = chat.send('cuando acabe el puente')
  await pass(600)
  await sent
  expect(said()).toEqual(['cuando acabe el puente', 'Pregunta.propuesta'])
})

const ASKS = { type: 'ask', text: 'what desserts can she have?', talk: NO_TALK } as const
const LISTENS = { type: 'listen', text: 'one of us is allergic to nuts', talk: NO_TALK } as const

test.each<[string, EnigmitoAnswer | null]>([
  ['is away', null],
  ['hears it', { message: 'x', suggestions: [], talk: NO_TALK }],
])('18.4 an allergy that is told reaches the function: it %s', async (how, heard) => {
  const asked: string[] = []
  const { chat, pass } = setUp({
    puerta: {
      open: async () => null,
      ask: async (text) => {
        asked.push(text.replace(/ ?\[.*$/, ''))
        return asked.length === 1 ? heard : { message: 'x', suggestions: [], talk: NO_TALK }
      },
      save: async () => ({ type: 'unreachable' }),
      slots: async () => null,
    },
  })
  script.set('text', [LISTENS])
  const told = chat.send('a table for 4, one of us is allergic to nuts')
  await pass(600)
  await told
  script.set('text', [ASKS])
  for (const text of ['what desserts can she have?', 'and to drink?']) {
    const sent = chat.send(text)
    await pass(600)
    await sent
  }
  const first = how === 'hears it' ? ASKS.text : `${LISTENS.text}. ${ASKS.text}`
  expect(asked).toEqual([LISTENS.text, first, ASKS.text])
})
