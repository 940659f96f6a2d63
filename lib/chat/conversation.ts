import { type Now, wallClock } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { DEFAULT_RULES } from '../reservas/default-rules.ts'
import type { ReservaRules } from '../reservas/rules.ts'
import type { Known, World } from './api.ts'
import type { Transition } from './book.ts'
import type { EnigmitoAnswer } from './contract.ts'
import { fallback } from './fallback.ts'
import { greet, isAtRest } from './greet.ts'
import {
  type ChatContext,
  type ChatEvent,
  type ChatState,
  type Effect,
  isTalked,
  type Understand,
} from './state.ts'
import { createGuestMemory } from './stored/guest-memory.ts'
import { hasVisited, hints, type Period, rememberVisit, servicePeriod } from './stored/preferences.ts'
import type { Kept, Said } from './tab/shape.ts'
import type { Talk } from './talk.ts'
import { fold } from './text/fold.ts'
import { topicOf } from './topics.ts'
import { newChat } from './view.ts'

/** §9: the shortest time a reply takes, in milliseconds. Longer delays are effects of the machine. */
const MIN_REPLY = 500
const MAX_QUESTION = 2000
/** Used until `start` has read the restaurant's clock; no control shows before that. */
const NEVER: Now = { fecha: '1970-01-01', hora: '00:00' }

export type Snapshot = Omit<Kept, 'again'> & {
  /** What is kept instead, while something is being answered. */
  before: Kept | null
  /** The first reason why the guest's last message was not accepted; null when it was. */
  refusal: string | null
  pending: boolean
  rules: ReservaRules
  ahora: Now
  telefono: string
  period: Period
}

export type Conversation = ReturnType<typeof createConversation>

/**
 * Runs the machine's effects. Only this part uses a clock, a network and a storage.
 * @param kept the conversation of the page before, which goes on
 */
export function createConversation(world: World, first: Locale, kept: Kept | null = null) {
  let locale = first
  let state: ChatState = kept?.state ?? newChat
  const memory = createGuestMemory(world)
  let visited = hasVisited(memory.preferences())
  let skew = 0
  /** What the function was to hear and has not answered yet: it is said again with the next question. */
  let unheard: string | null = null
  let ids = kept?.entries.at(-1)?.id ?? 0
  let known: Known = { found: [], visited: false }
  let knowing: Promise<void> | undefined
  let tonight: NonNullable<ChatContext['tonight']> | null = null
  let started = false
  const listeners = new Set<() => void>()
  const now = (): Now => wallClock(world.now() + skew)
  let snapshot: Snapshot = {
    entries: kept?.entries ?? [],
    state,
    choices: kept?.choices ?? [],
    before: null,
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
  const add = (bubble: Said & { locale?: Locale }, change: Partial<Snapshot> = {}) =>
    show({ ...change, entries: [...snapshot.entries, { id: ++ids, locale, ...bubble }] })

  const context = (understand: Understand | null): ChatContext => ({
    locale,
    ahora: now(),
    rules: snapshot.rules,
    newKey: world.newKey(),
    telefono: snapshot.telefono,
    visited: visited || known.visited,
    known: known.found,
    tonight,
    understand,
  })

  /** What the machine makes of an event. Its code is fetched for the first one that is not the greeting. */
  async function stepOf(event: ChatEvent): Promise<Transition> {
    const isText = event.type === 'text'
    const [step, reader, learn] = await Promise.all([
      isTalked(event) && world.typed ? world.typed() : world.machine(),
      isText ? world.reader(locale) : null,
      isText ? world.learn(event.text) : null,
      knowing,
    ])
    if (isText && learn) memory.prefer((known) => learn(known, event.text))
    const taken = step(state, event, context(reader))
    return reader && (await world.complete?.()) ? step(state, event, context(reader)) : taken
  }

  /** Runs an event and all its effects. `since`: when the guest acted, milliseconds since 1970. */
  async function run(event: ChatEvent, since: number): Promise<void> {
    const isGreeting = event.type === 'open' && isAtRest(state)
    const [next, effects] = isGreeting ? greet(state, context(null)) : await stepOf(event)
    state = next
    // A greeting changes nothing: what another window keeps stays.
    if (!isGreeting) memory.persist(state)
    for (const effect of effects) {
      await perform(effect, since)
      // Help, or a value to choose, came instead of what was to be said.
      if (effect.type === 'listen' && (state.mode !== next.mode || state.proposed !== next.proposed)) return
    }
  }

  function asked({ text, talk }: { text: string; talk: Talk }): Promise<EnigmitoAnswer | null> {
    const hinted = text + hints(memory.preferences(), snapshot.period, state.context)
    return world.puerta.ask(hinted.length <= MAX_QUESTION ? hinted : text, locale, talk)
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
      case 'relay': {
        await world.wait(Math.max(0, since + MIN_REPLY - world.now()))
        const { message: text, links, named, lines, lang = locale } = effect
        return add(
          {
            ...{ from: 'enigmito' as const, locale: lang, text, links },
            ...(named?.length ? { named } : {}),
            ...(lines?.length ? { lines } : {}),
          },
          { choices: [], state },
        )
      }
      case 'ask': {
        const left = unheard
        unheard = null
        const answer = await asked(
          left === null ? effect : { ...effect, text: `${left}. ${effect.text}`.slice(-MAX_QUESTION) },
        )
        if (!answer) unheard = left
        return run({ type: 'answer', answer }, since)
      }
      case 'listen': {
        unheard = effect.text
        const heard = asked(effect).then((answer) => async () => {
          // A question that came meanwhile has told it.
          if (unheard !== effect.text) return
          if (answer) unheard = null
          return run({ type: 'heard', answer }, since)
        })
        const late = (world.limit ?? world.wait)(MIN_REPLY).then(() => null)
        const first = await Promise.race([heard, late])
        // Nothing waits for a function that is away; what it says later still counts.
        if (!first) heard.then((hear) => hear()).catch(console.error)
        return first?.()
      }
      case 'save':
        return run(await world.puerta.save(effect.body, effect.clave, locale), since)
      case 'whatsapp':
        world.wait(effect.delayMs).then(() => {
          if (!world.openWindow(effect.url)) console.warn('WhatsApp: the browser did not open a window')
        })
        return
      case 'remember':
        memory.prefer((known) => rememberVisit(known, effect.fecha, effect.personas))
        visited = true
        return
      case 'refusal':
        return show({ refusal: snapshot.refusal ?? effect.code })
    }
  }

  async function dispatch(event: ChatEvent, said?: string): Promise<void> {
    if (snapshot.pending) return
    const [from, { choices }] = [state, snapshot]
    if (said === undefined) show({ pending: true, refusal: null })
    else add({ from: 'guest', text: said }, { pending: true, refusal: null, choices: [] })
    show({ before: { entries: snapshot.entries, state: from, choices: snapshot.choices, again: event } })
    try {
      await run(event, world.now())
    } catch (error) {
      // The machine's code cannot be had. The next message or press tries again.
      console.error('The chat could not answer', error)
      const topic = event.type === 'text' ? topicOf(fold(event.text)) : 'general'
      add({ from: 'enigmito', say: fallback(topic, snapshot.telefono) }, { choices })
    }
    show({ pending: false, state, before: null })
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => snapshot,
    dispatch,
    send(text: string): Promise<void> {
      return dispatch({ type: 'text', text }, text)
    },
    speak(next: Locale) {
      locale = next
    },
    tick: () => show({ ahora: now(), period: servicePeriod(now().hora) }),
    async start(): Promise<void> {
      if (started) return
      started = true
      const opening: ChatEvent | null = kept ? kept.again : { type: 'open' }
      show({ pending: opening !== null, ahora: now(), period: servicePeriod(now().hora) })
      knowing = world.known?.(locale).then(
        (all) => {
          known = all
        },
        () => {},
      )
      const { fecha } = now()
      const free = opening && !kept ? world.tonight?.(fecha).catch(() => null) : null
      const stored = kept ? null : memory.conversation()
      const restored = stored ? world.restore(stored).catch(() => null) : null
      const [casa, today, left] = await Promise.all([world.puerta.open(), free, restored])
      if (casa) {
        skew = casa.at - world.now()
        show({
          rules: casa.reglas,
          telefono: casa.telefono,
          ahora: now(),
          period: servicePeriod(now().hora),
        })
      }
      if (!opening) return
      // A browser whose clock is a day off asked for another day.
      if (today && fecha === now().fecha) tonight = { ...today, fecha }
      if (left) state = left
      show({ pending: false })
      await dispatch(opening)
    },
  }
}
