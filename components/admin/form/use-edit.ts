import { useRouter } from 'next/navigation'
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { FormState } from '@/lib/admin/action/form.ts'
import { INITIAL_STATE } from './context.ts'
import { useDraft } from './use-draft.ts'
import { changedValues, differs, readFields, readInitial, type Values } from './values.ts'

/** How long a form that was just sent is given to lead on, before what it held counts as not saved. */
const IN_FLIGHT_MS = 3000

/** The field in which somebody is, by its id. */
const focusedId = (form: HTMLFormElement): string | null =>
  form.contains(document.activeElement) ? (document.activeElement?.id ?? null) : null

type EditInput = { answer: FormState; version: number | null; children: ReactNode; clave: string }

/**
 * What an open form knows about itself: which version its fields show, what was typed since, what an earlier visit left
 * unsaved, and whether somebody else has saved meanwhile. The fields keep their own values; this reads them.
 */
export function useEditing({ answer, version, children, clave }: EditInput) {
  const router = useRouter()
  const draft = useDraft(clave)
  const form = useRef<HTMLFormElement>(null)
  /** The row's values as this form found them: what is typed is told from them. */
  const base = useRef<Values>({})
  /** What is on its way to the server. */
  const inFlight = useRef<Values | null>(null)
  const foco = useRef<string | null>(null)

  const [ignored, ignore] = useState<FormState | null>(null)
  // Values that did not come with the row: what was typed before a crash, or two versions put together.
  const [override, setOverride] = useState<Values | null>(null)
  const [round, setRound] = useState(0)
  const [seen, setSeen] = useState(version)
  const [shown, setShown] = useState(children)
  const [dirty, setDirty] = useState(false)
  const [recovered, setRecovered] = useState<{ en: number; enviado: boolean } | null>(null)
  // As long as somebody else's version is not taken in, the fields stay those of the version that was opened.
  if (version === seen && shown !== children) setShown(children)

  const answered = answer === ignored ? INITIAL_STATE : answer
  const state = override ? { ...answered, valores: override } : answered

  /** The fields anew: as the row has them (null), or with values that were put together. */
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
    // What was typed before the page came alive was typed, too.
    if (!override) base.current = round === 0 ? readInitial(form.current) : now
    setDirty(differs(base.current, now))
    if (foco.current) document.getElementById(foco.current)?.focus({ preventScroll: true })
    foco.current = null
  }, [round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier visit left, once, as the page opens
  useEffect(() => {
    const recover = () => {
      if (!form.current) return
      const found = draft.read()
      const now = readFields(form.current)
      // What was typed here already goes over what was left.
      const typed = changedValues(base.current, now)
      const early = Object.keys(typed).length > 0
      if (!found) {
        if (early) draft.write({ version, base: base.current, values: now })
        return
      }
      const values = { ...found.values, ...typed }
      if (!differs(base.current, values)) return draft.forget()
      // Typed over a version that is no longer the last one: what was saved since is shown beside it.
      if (found.version !== version) {
        base.current = found.base
        setSeen(found.version)
      }
      if (early) draft.write({ version: found.version, base: base.current, values })
      foco.current = focusedId(form.current)
      rebuild(values)
      setRecovered({ en: found.en, enviado: found.enviado })
    }
    // A save that leads elsewhere draws the form once more before it goes: what was just sent is not lost, it is saved.
    if (!draft.read()?.enviado) return recover()
    const timer = setTimeout(recover, IN_FLIGHT_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (answer.estado !== 'rechazado') return
    // First of all: what was refused must not be taken for saved by what comes with the answer.
    inFlight.current = null
    draft.setSent(false)
    // Brings what the other one saved; the fields keep what was typed.
    if (answer.aviso === 'conflicto') startTransition(() => router.refresh())
  }, [answer, draft, router])

  // What came with our own save is ours; with nothing typed, what somebody else saved is simply how things stand.
  useEffect(() => {
    const sent = inFlight.current
    if (version === seen || (dirty && !sent) || !form.current) return
    inFlight.current = null
    const now = readFields(form.current)
    if (sent && differs(sent, now)) {
      // Typed on while it was being saved.
      adopt(sent)
      draft.write({ version, base: sent, values: now })
      return
    }
    draft.forget()
    foco.current = focusedId(form.current)
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
    recuperado: recovered,
    base,
    /** Somebody saved since, and something is typed here. */
    choca: version !== seen && dirty,
    /** To be called when anything in the form may have changed. */
    mirar: () => {
      if (!form.current) return
      const now = readFields(form.current)
      const changed = differs(base.current, now)
      setDirty(changed)
      if (changed) draft.write({ version: seen, base: base.current, values: now })
      else draft.forget()
    },
    enviar: () => {
      if (!form.current) return
      inFlight.current = readFields(form.current)
      draft.setSent(true)
    },
    /** Both versions put together become what is typed here, over the other's version. */
    fundir: (values: Values, theirs: Values) => {
      adopt(theirs)
      draft.write({ version, base: theirs, values })
      rebuild(values)
    },
    /** Back to the row as it stands now; answers with what was typed. */
    descartar: (): Values => {
      const typed = form.current ? readFields(form.current) : {}
      draft.forget()
      setRecovered(null)
      adopt(null)
      rebuild(null)
      return typed
    },
    reponer: (values: Values) => {
      draft.write({ version: seen, base: base.current, values })
      rebuild(values)
    },
  }
}
