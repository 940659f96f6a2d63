import { useRouter } from 'next/navigation'
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { FormState } from '@/lib/admin/action/form.ts'
import { INICIAL } from './context.ts'
import { useBorrador } from './use-draft.ts'
import { cambiados, distinto, leerCampos, leerIniciales, type Valores } from './values.ts'

/** How long a form that was just sent is given to lead on, before what it held counts as not saved. */
const EN_CAMINO_MS = 3000

/** The field in which somebody is, by its id. */
const enfocado = (form: HTMLFormElement): string | null =>
  form.contains(document.activeElement) ? (document.activeElement?.id ?? null) : null

type Entrada = { answer: FormState; version: number | null; children: ReactNode; clave: string }

/**
 * What an open form knows about itself: which version its fields show, what was typed since, what an earlier visit left
 * unsaved, and whether somebody else has saved meanwhile. The fields keep their own values; this reads them.
 */
export function useEdicion({ answer, version, children, clave }: Entrada) {
  const router = useRouter()
  const borrador = useBorrador(clave)
  const form = useRef<HTMLFormElement>(null)
  /** The row's values as this form found them: what is typed is told from them. */
  const base = useRef<Valores>({})
  /** What is on its way to the server. */
  const enviados = useRef<Valores | null>(null)
  const foco = useRef<string | null>(null)

  const [ignored, ignore] = useState<FormState | null>(null)
  // Values that did not come with the row: what was typed before a crash, or two versions put together.
  const [puestos, poner] = useState<Valores | null>(null)
  const [round, setRound] = useState(0)
  const [seen, setSeen] = useState(version)
  const [shown, setShown] = useState(children)
  const [dirty, setDirty] = useState(false)
  const [recuperado, setRecuperado] = useState<{ en: number; enviado: boolean } | null>(null)
  // As long as somebody else's version is not taken in, the fields stay those of the version that was opened.
  if (version === seen && shown !== children) setShown(children)

  const answered = answer === ignored ? INICIAL : answer
  const state = puestos ? { ...answered, valores: puestos } : answered

  /** The fields anew: as the row has them (null), or with values that were put together. */
  const rehacer = useCallback(
    (valores: Valores | null) => {
      ignore(answer)
      poner(valores)
      setDirty(valores !== null)
      setRound((n) => n + 1)
    },
    [answer],
  )
  const tomar = useCallback(
    (desde: Valores | null) => {
      if (desde) base.current = desde
      setSeen(version)
      setShown(children)
    },
    [version, children],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are made anew with every round
  useEffect(() => {
    if (!form.current) return
    const now = leerCampos(form.current)
    // What was typed before the page came alive was typed, too.
    if (!puestos) base.current = round === 0 ? leerIniciales(form.current) : now
    setDirty(distinto(base.current, now))
    if (foco.current) document.getElementById(foco.current)?.focus({ preventScroll: true })
    foco.current = null
  }, [round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier visit left, once, as the page opens
  useEffect(() => {
    const traer = () => {
      if (!form.current) return
      const found = borrador.leer()
      const now = leerCampos(form.current)
      // What was typed here already goes over what was left.
      const typed = cambiados(base.current, now)
      const early = Object.keys(typed).length > 0
      if (!found) {
        if (early) borrador.escribir({ version, base: base.current, valores: now })
        return
      }
      const valores = { ...found.valores, ...typed }
      if (!distinto(base.current, valores)) return borrador.olvidar()
      // Typed over a version that is no longer the last one: what was saved since is shown beside it.
      if (found.version !== version) {
        base.current = found.base
        setSeen(found.version)
      }
      if (early) borrador.escribir({ version: found.version, base: base.current, valores })
      foco.current = enfocado(form.current)
      rehacer(valores)
      setRecuperado({ en: found.en, enviado: found.enviado })
    }
    // A save that leads elsewhere draws the form once more before it goes: what was just sent is not lost, it is saved.
    if (!borrador.leer()?.enviado) return traer()
    const timer = setTimeout(traer, EN_CAMINO_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (answer.estado !== 'rechazado') return
    // First of all: what was refused must not be taken for saved by what comes with the answer.
    enviados.current = null
    borrador.enviado(false)
    // Brings what the other one saved; the fields keep what was typed.
    if (answer.aviso === 'conflicto') startTransition(() => router.refresh())
  }, [answer, borrador, router])

  // What came with our own save is ours; with nothing typed, what somebody else saved is simply how things stand.
  useEffect(() => {
    const sent = enviados.current
    if (version === seen || (dirty && !sent) || !form.current) return
    enviados.current = null
    const now = leerCampos(form.current)
    if (sent && distinto(sent, now)) {
      // Typed on while it was being saved.
      tomar(sent)
      borrador.escribir({ version, base: sent, valores: now })
      return
    }
    borrador.olvidar()
    foco.current = enfocado(form.current)
    setRecuperado(null)
    tomar(null)
    rehacer(null)
  }, [version, seen, dirty, borrador, tomar, rehacer])

  return {
    form,
    state,
    round,
    seen,
    shown,
    dirty,
    recuperado,
    base,
    /** Somebody saved since, and something is typed here. */
    choca: version !== seen && dirty,
    /** To be called when anything in the form may have changed. */
    mirar: () => {
      if (!form.current) return
      const now = leerCampos(form.current)
      const changed = distinto(base.current, now)
      setDirty(changed)
      if (changed) borrador.escribir({ version: seen, base: base.current, valores: now })
      else borrador.olvidar()
    },
    enviar: () => {
      if (!form.current) return
      enviados.current = leerCampos(form.current)
      borrador.enviado(true)
    },
    /** Both versions put together become what is typed here, over the other's version. */
    fundir: (valores: Valores, suyos: Valores) => {
      tomar(suyos)
      borrador.escribir({ version, base: suyos, valores })
      rehacer(valores)
    },
    /** Back to the row as it stands now; answers with what was typed. */
    descartar: (): Valores => {
      const typed = form.current ? leerCampos(form.current) : {}
      borrador.olvidar()
      setRecuperado(null)
      tomar(null)
      rehacer(null)
      return typed
    },
    reponer: (valores: Valores) => {
      borrador.escribir({ version: seen, base: base.current, valores })
      rehacer(valores)
    },
  }
}
