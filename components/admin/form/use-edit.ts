import { usePathname, useRouter } from 'next/navigation'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FormState } from '@/lib/admin/action/form.ts'
import { INITIAL_STATE } from './context.ts'
import { type Focus, giveFocus, keepFocus, readFocus } from './focus.ts'
import { leaveInFlight, takeInFlight, typedOver } from './in-flight.ts'
import { useDraft, useIsSaved } from './use-draft.ts'
import { changedValues, differs, readFields, readInitial, type Values } from './values.ts'

/** How long a submitted form may take to navigate away before its values count as unsaved. */
const IN_FLIGHT_MS = 3000

type EditInput = { answer: FormState; version: number | null; children: ReactNode; clave: string }

/**
 * State of an open form for the three-way merge: the version its fields show, what was typed since, the draft
 * of an earlier visit, and whether somebody else has saved meanwhile. The fields stay uncontrolled; this only
 * reads them.
 */
export function useEditing({ answer, version, children, clave }: EditInput) {
  const router = useRouter()
  const path = usePathname()
  const draft = useDraft(clave)
  const isSaved = useIsSaved()
  const form = useRef<HTMLFormElement>(null)
  /** Base of the three-way merge: the values this form started from. */
  const base = useRef<Values>({})
  const inFlight = useRef<Values | null>(null)
  const focus = useRef<Focus | null>(null)

  const [ignored, ignore] = useState<FormState | null>(null)
  // Values that did not come with the row: a draft, or the result of a merge.
  const [override, setOverride] = useState<Values | null>(null)
  const [round, setRound] = useState(0)
  const [seen, setSeen] = useState(version)
  const [shown, setShown] = useState(children)
  const [dirty, setDirty] = useState(false)
  const [recovered, setRecovered] = useState<{ en: number; enviado: boolean } | null>(null)
  // The fields stay those of the opened version until somebody else's version is merged in.
  if (version === seen && shown !== children) setShown(children)

  const answered = answer === ignored ? INITIAL_STATE : answer
  const state = override ? { ...answered, valores: override } : answered

  /** Renders the fields anew: with the row's values (null), or with merged ones. */
  const rebuild = useCallback(
    (values: Values | null) => {
      ignore(answer)
      setOverride(values)
      setDirty(values !== null)
      setRound((n) => n + 1)
    },
    [answer],
  )
  const adopt = useCallback(
    (from: Values | null) => {
      if (from) base.current = from
      setSeen(version)
      setShown(children)
    },
    [version, children],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are made anew with every round
  useEffect(() => {
    if (!form.current) return
    const now = readFields(form.current)
    // What was typed before hydration counts as typed.
    if (!override) base.current = round === 0 ? readInitial(form.current) : now
    setDirty(differs(base.current, now))
    if (focus.current) giveFocus(focus.current)
    focus.current = null
  }, [round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier visit left, once, as the page opens
  useEffect(() => {
    const recover = () => {
      if (!form.current) return
      const found = draft.read()
      const now = readFields(form.current)
      // What was typed on this page wins over the draft.
      const typed = changedValues(base.current, now)
      const early = Object.keys(typed).length > 0
      if (!found) {
        if (early) draft.write({ version, base: base.current, values: now })
        return
      }
      const values = { ...found.values, ...typed }
      if (!differs(base.current, values)) return draft.forget()
      // The draft belongs to an older version: the conflict is shown.
      if (found.version !== version) {
        base.current = found.base
        setSeen(found.version)
      }
      if (early) draft.write({ version: found.version, base: base.current, values })
      focus.current = readFocus(form.current)
      rebuild(values)
      setRecovered({ en: found.en, enviado: found.enviado })
    }
    const left = isSaved ? takeInFlight(path, clave) : null
    const over = left && typedOver(base.current, left)
    if (left && over) {
      left.forget()
      draft.write({ version, base: base.current, values: over })
      focus.current = left.focus
      return rebuild(over)
    }
    if (isSaved) keepFocus(left?.focus ?? null)
    // A save that navigates renders the form once more before it goes: what was just sent is saved, not a lost draft.
    if (!draft.read()?.enviado) return recover()
    const timer = setTimeout(recover, IN_FLIGHT_MS)
    return () => clearTimeout(timer)
  }, [])

  // The page of a saved row is a new one, with a form of its own: what was typed meanwhile goes on there. Before the
  // fields are gone, and with them the focus.
  useLayoutEffect(() => {
    const node = form.current
    return () => {
      const sent = inFlight.current
      if (!node || !sent) return
      leaveInFlight({
        path,
        clave,
        sent,
        typed: readFields(node),
        focus: readFocus(node),
        forget: draft.forget,
      })
    }
  }, [path, clave, draft])

  useEffect(() => {
    if (answer.estado !== 'rechazado') return
    // First: what was refused must not be taken for saved by the data that comes with the answer.
    inFlight.current = null
    draft.setSent(false)
    // Loads what the other person saved; the fields keep what was typed.
    if (answer.aviso === 'conflicto') startTransition(() => router.refresh())
  }, [answer, draft, router])

  // Data that comes with our own save becomes the base; so does somebody else's save when nothing is typed.
  useEffect(() => {
    const sent = inFlight.current
    if (version === seen || (dirty && !sent) || !form.current) return
    inFlight.current = null
    const now = readFields(form.current)
    if (sent && differs(sent, now)) {
      // Typing went on during the save.
      adopt(sent)
      draft.write({ version, base: sent, values: now })
      return
    }
    draft.forget()
    focus.current = readFocus(form.current)
    setRecovered(null)
    adopt(null)
    rebuild(null)
  }, [version, seen, dirty, draft, adopt, rebuild])

  return {
    form,
    state,
    round,
    seen,
    shown,
    dirty,
    recovered,
    base,
    /** Somebody else has saved and something is typed here. */
    isConflict: version !== seen && dirty,
    /** To be called when anything in the form may have changed. */
    onChange: () => {
      if (!form.current) return
      const now = readFields(form.current)
      const changed = differs(base.current, now)
      setDirty(changed)
      if (changed) draft.write({ version: seen, base: base.current, values: now })
      else draft.forget()
    },
    onSubmit: () => {
      if (!form.current) return
      inFlight.current = readFields(form.current)
      draft.setSent(true)
    },
    /** Puts the merged values in the form, with the other person's version as the new base. */
    merge: (values: Values, theirs: Values) => {
      adopt(theirs)
      draft.write({ version, base: theirs, values })
      rebuild(values)
    },
    /** Back to the row as stored; returns what was typed. */
    discard: (): Values => {
      const typed = form.current ? readFields(form.current) : {}
      draft.forget()
      setRecovered(null)
      adopt(null)
      rebuild(null)
      return typed
    },
    restoreTyped: (values: Values) => {
      draft.write({ version: seen, base: base.current, values })
      rebuild(values)
    },
  }
}
