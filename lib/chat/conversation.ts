import { type Now, wallClock } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { DEFAULT_RULES, type ReservaRules } from '../reservas/rules.ts'
import type { ChatApi } from './api.ts'
import type { Suggestion } from './contract.ts'
import type { step } from './machine.ts'
import {
  hasVisited,
  hints,
  learn,
  type Period,
  type Preferences,
  parseConversation,
  parsePreferences,
  rememberVisit,
  STORAGE_KEYS,
  serialiseConversation,
  serialisePreferences,
  servicePeriod,
} from './preferences.ts'
import type { ChatContext, ChatEvent, ChatState, Choice, Effect, Say, Understand } from './state.ts'

/** §9: the shortest time a reply takes, in milliseconds. Longer delays are effects of the machine. */
const MIN_REPLY = 500
const MAX_QUESTION = 2000
/** Used until `start` has read the restaurant's clock; no control shows before that. */
const NEVER: Now = { fecha: '1970-01-01', hora: '00:00' }
const NEW: ChatState = { mode: 'talking', invited: false, farewell: 0, context: null }

/** One message bubble. The machine's text is stored as a key, so that it can be shown in another language. */
export type Entry = { id: number; locale: Locale } & (
  | { from: 'guest'; text: string }
  | { from: 'enigmito'; say: Say }
  | { from: 'enigmito'; text: string; links: readonly Suggestion[] }
)

export type Snapshot = {
  entries: readonly Entry[]
  state: ChatState
  choices: readonly Choice[]
  /** The first reason why the guest's last message was not accepted; null when it was. */
  refusal: string | null
  pending: boolean
  rules: ReservaRules
  ahora: Now
  telefono: string
  period: Period
}

export type World = {
  now(): number
  wait(ms: number): Promise<void>
  newKey(): string
  recall(key: string): string | null
  keep(key: string, value: string): void
  /** Opens an address in a new window; false when the browser blocks it. */
  openWindow(url: string): boolean
  puerta: ChatApi
  machine(): Promise<typeof step>
  /** Reads typed messages. It holds the five lexicons and is the largest part, so it loads with the first message. */
  reader(): Promise<Understand>
  /** The phone shown on the page, for when the restaurant's rules cannot be read. */
  telefono: string
}

export type Conversation = ReturnType<typeof createConversation>

/** Runs the machine's effects. Only this part uses a clock, a network and a storage. */
export function createConversation(world: World, first: Locale) {
  let locale = first
  let state: ChatState = NEW
  let preferences: Preferences = parsePreferences(world.recall(STORAGE_KEYS.preferences))
  let visited = hasVisited(preferences)
  let skew = 0
  let ids = 0
  let started = false
  const listeners = new Set<() => void>()
  const now = (): Now => wallClock(world.now() + skew)
  let snapshot: Snapshot = {
    entries: [],
    state,
    choices: [],
    refusal: null,
    pending: false,
    rules: DEFAULT_RULES,
    ahora: NEVER,
    telefono: world.telefono,
    period: 'cerrado',
  }

  function show(change: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }
  type Bubble =
    | { from: 'guest'; text: string }
    | { from: 'enigmito'; say: Say }
    | { from: 'enigmito'; text: string; links: readonly Suggestion[] }
  const add = (bubble: Bubble, change: Partial<Snapshot> = {}) =>
    show({ ...change, entries: [...snapshot.entries, { id: ++ids, locale, ...bubble }] })

  const context = (understand: Understand | null): ChatContext => ({
    locale,
    ahora: now(),
    rules: snapshot.rules,
    newKey: world.newKey(),
    telefono: snapshot.telefono,
    visited,
    understand,
  })

  /** After a booking is saved, only its date and number of guests stay on the device. */
  const persist = () =>
    world.keep(
      STORAGE_KEYS.conversation,
      serialiseConversation(
        state.mode === 'completed'
          ? { mode: 'talking', invited: state.invited, farewell: state.farewell, context: state.context }
          : state,
      ),
    )
  /** Reads the stored preferences again first, because another window may have changed them. */
  const prefer = (change: (known: Preferences) => Preferences) => {
    const stored = world.recall(STORAGE_KEYS.preferences)
    const known = stored === null ? preferences : parsePreferences(stored)
    preferences = change(known)
    if (preferences !== known) world.keep(STORAGE_KEYS.preferences, serialisePreferences(preferences))
  }

  /** Runs an event and all its effects. `since`: when the guest acted, milliseconds since 1970. */
  async function run(event: ChatEvent, since: number): Promise<void> {
    const step = await world.machine()
    const reader = event.type === 'text' ? await world.reader() : null
    const [next, effects] = step(state, event, context(reader))
    state = next
    persist()
    for (const effect of effects) await perform(effect, since)
  }

  async function perform(effect: Effect, since: number): Promise<void> {
    switch (effect.type) {
      case 'say': {
        const { say, choices = [], delayMs = 0 } = effect
        if (delayMs > 0) {
          // If the guest has gone on meanwhile, the controls of their current state stay.
          const then = state
          const late = () => (choices.length > 0 && state === then && !snapshot.pending ? { choices } : {})
          world.wait(delayMs).then(() => add({ from: 'enigmito', say }, late()))
          return
        }
        await world.wait(Math.max(0, since + MIN_REPLY - world.now()))
        return add({ from: 'enigmito', say }, { choices, state })
      }
      case 'relay':
        await world.wait(Math.max(0, since + MIN_REPLY - world.now()))
        return add({ from: 'enigmito', text: effect.message, links: effect.links }, { choices: [], state })
      case 'ask': {
        const asked = effect.text + hints(preferences, snapshot.period, state.context)
        const message = asked.length <= MAX_QUESTION ? asked : effect.text
        return run({ type: 'answer', answer: await world.puerta.ask(message, locale) }, since)
      }
      case 'save':
        return run(await world.puerta.save(effect.body, effect.clave, locale), since)
      case 'whatsapp':
        world.wait(effect.delayMs).then(() => {
          if (!world.openWindow(effect.url)) console.warn('WhatsApp: the browser did not open a window')
        })
        return
      case 'remember':
        prefer((known) => rememberVisit(known, effect.fecha, effect.personas))
        visited = true
        return
      case 'refusal':
        return show({ refusal: snapshot.refusal ?? effect.code })
    }
  }

  async function dispatch(event: ChatEvent, said?: string): Promise<void> {
    if (snapshot.pending) return
    if (said === undefined) show({ pending: true, refusal: null })
    else add({ from: 'guest', text: said }, { pending: true, refusal: null, choices: [] })
    try {
      await run(event, world.now())
    } catch (error) {
      // The machine's code failed to load: show the phone. The next message tries again.
      console.error('The chat could not answer', error)
      const url = `tel:${snapshot.telefono.replace(/[^\d+]/g, '')}`
      add({ from: 'enigmito', say: { key: 'Ui.sinCarga', links: [{ key: 'llamar', url }] } })
    }
    show({ pending: false, state })
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => snapshot,
    dispatch,
    send(text: string): Promise<void> {
      if (!snapshot.pending) prefer((known) => learn(known, text))
      return dispatch({ type: 'text', text }, text)
    },
    speak(next: Locale) {
      locale = next
    },
    tick: () => show({ ahora: now(), period: servicePeriod(now().hora) }),
    async start(): Promise<void> {
      if (started) return
      started = true
      show({ pending: true, ahora: now(), period: servicePeriod(now().hora) })
      const [casa] = await Promise.all([world.puerta.open(), world.machine().catch(() => null)])
      if (casa) {
        skew = casa.at - world.now()
        show({
          rules: casa.reglas,
          telefono: casa.telefono,
          ahora: now(),
          period: servicePeriod(now().hora),
        })
      }
      state = parseConversation(world.recall(STORAGE_KEYS.conversation)) ?? NEW
      show({ pending: false })
      await dispatch({ type: 'open' })
    },
  }
}
