'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import type { Preview } from '@/lib/admin/list/batch-form.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import { INITIAL_STATE } from '../form/context.ts'
import { BUTTON, INPUT } from '../parts/classes.ts'
import { joinPhrases, type Toast, useToast } from '../parts/toasts.tsx'
import { MoveFields, SoldOutButtons } from './batch-places.tsx'
import { PriceChanges } from './changes.tsx'
import { BATCH_DONE } from './labels.ts'
import { BATCH_FORM } from './list-classes.ts'
import type { GroupOption } from './search.tsx'

type Props = {
  view: ListView
  found: number
  /** One and many: "plato", "platos". */
  thing: readonly [string, string]
  /** The sections that rows can be moved to; null where there are none. */
  places: readonly GroupOption[] | null
  run: FormAction
  undo: FormAction
  preview: (form: FormData) => Promise<Preview>
}

const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    `input[type=checkbox][name^="filas."][form="${BATCH_FORM}"]`,
  ),
]

const NO_ANSWER: Preview = {
  error: 'No se ha podido calcular. Comprueba la conexión y repítelo.',
  total: 0,
  cambios: [],
}

export function Batch({ view, found, thing, places, run, undo, preview }: Props) {
  const [answer, dispatch] = useActionState(run, INITIAL_STATE)
  const [checkedCount, setCheckedCount] = useState(0)
  const [rowsOnPage, setRowsOnPage] = useState(0)
  const [all, setAll] = useState(false)
  const [withPrecios, setWithPrecios] = useState(false)
  const [withPlaces, setWithPlaces] = useState(false)
  const [seenPreview, setSeenPreview] = useState<{ viewKey: string; preview: Preview } | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** Identifies the latest request for a preview: an older answer is not shown. */
  const asking = useRef(0)
  const toast = useToast()
  const router = useRouter()

  // The list refreshed after a change keeps the preview; another search drops it.
  const viewKey = `${view.filtro} ${view.categoria} ${view.desde} ${view.atras} ${view.q}`
  const shownPreview = seenPreview?.viewKey === viewKey ? seenPreview.preview : null
  const dropPreview = () => {
    asking.current += 1
    setSeenPreview(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or search brings other boxes
  useEffect(() => {
    const count = () => {
      setCheckedCount(boxes().filter(({ checked }) => checked).length)
      setRowsOnPage(boxes().length)
    }
    const change = ({ target }: Event) => {
      // Leaving the percentage field fires another change event: the preview asked for with Enter stays.
      if (!(target instanceof HTMLInputElement && boxes().includes(target))) return
      count()
      dropPreview()
    }
    count()
    document.addEventListener('change', change)
    return () => document.removeEventListener('change', change)
  }, [view])
  const checkAll = (isChecked: boolean) => {
    for (const box of boxes()) box.checked = isChecked
    setCheckedCount(isChecked ? boxes().length : 0)
    dropPreview()
    if (!isChecked) setAll(false)
  }
  const n = all ? found : checkedCount
  const nombre = (k: number) => `${k} ${k === 1 ? thing[0] : thing[1]}`

  const undoBatch = async (fields: Record<string, string>, k: number): Promise<Toast> => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    const back = await undo(INITIAL_STATE, data)
    // The open preview may show outdated prices.
    dropPreview()
    startTransition(() => router.refresh())
    return back.estado === 'rechazado'
      ? { text: back.mensaje ?? 'No se ha podido deshacer.', error: true }
      : { text: joinPhrases(`${nombre(k)} como antes.`, back.mensaje) }
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const button = (event.nativeEvent as SubmitEvent).submitter
    const verb = button instanceof HTMLButtonElement ? button.value : ''
    const data = new FormData(event.currentTarget, button)
    setBusy(true)
    if (verb === 'previa') {
      asking.current += 1
      const mine = asking.current
      const seen = await preview(data).catch(() => null)
      if (mine === asking.current) setSeenPreview({ viewKey, preview: seen ?? NO_ANSWER })
      return setBusy(false)
    }
    const done = await run(INITIAL_STATE, data).catch(() => null)
    setBusy(false)
    if (!done || done.estado === 'rechazado') {
      const [first] = Object.values(done?.errores ?? {})
      return toast({
        text: first ?? done?.mensaje ?? 'No se ha guardado. Comprueba la conexión.',
        error: true,
      })
    }
    const { n: k, campos: fields } = JSON.parse(done.deshacer ?? '{"n":0,"campos":{}}') as {
      n: number
      campos: Record<string, string>
    }
    const doneLabel = BATCH_DONE[verb] ?? 'cambiados'
    toast({
      text: joinPhrases(k === 0 ? 'No había nada que cambiar.' : `${nombre(k)}: ${doneLabel}.`, done.mensaje),
      ...(k > 0 ? { undo: () => undoBatch(fields, k) } : {}),
    })
    dropPreview()
    startTransition(() => router.refresh())
  }

  return (
    <form
      ref={form}
      id={BATCH_FORM}
      action={dispatch}
      onSubmit={send}
      aria-label="Cambiar lo seleccionado"
      className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-linea bg-(--anil-velo) px-4 py-3 movil:-mx-7 movil:px-7"
    >
      <input type="hidden" name="filtro" value={view.filtro} />
      <input type="hidden" name="categoria" value={view.categoria ?? ''} />
      <input type="hidden" name="q" value={view.q} />
      {shownPreview && <PriceChanges preview={shownPreview} nombre={nombre} />}
      <noscript>{answer.mensaje && <p role="status">{answer.mensaje}</p>}</noscript>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          type="checkbox"
          className="size-5 accent-(--anil)"
          checked={checkedCount > 0 && checkedCount === rowsOnPage}
          onChange={(event) => checkAll(event.target.checked)}
          aria-label="Seleccionar todo lo que se ve"
        />
        <span role="status" className="font-semibold">
          {n === 0 ? 'Nada seleccionado' : nombre(n)}
        </span>
        {found > checkedCount && (
          <label className="inline-flex min-h-10 items-center gap-2">
            <input
              type="checkbox"
              name="todos"
              value="on"
              className="size-5 accent-(--anil)"
              checked={all}
              onChange={(event) => {
                setAll(event.target.checked)
                dropPreview()
              }}
            />
            Todos los encontrados ({found >= 1000 ? 'más de 1000' : found})
          </label>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          <button type="submit" name="verbo" value="publicar" disabled={busy} className={BUTTON.linea}>
            Publicar
          </button>
          <button type="submit" name="verbo" value="ocultar" disabled={busy} className={BUTTON.linea}>
            Ocultar
          </button>
          {places && <SoldOutButtons busy={busy} />}
          {places && (
            <button
              type="button"
              aria-expanded={withPlaces}
              onClick={() => setWithPlaces(!withPlaces)}
              className={BUTTON.linea}
            >
              Mover…
            </button>
          )}
          <button
            type="button"
            aria-expanded={withPrecios}
            onClick={() => setWithPrecios(!withPrecios)}
            className={BUTTON.linea}
          >
            Precios…
          </button>
        </span>
      </div>
      {places && (
        <div hidden={!withPlaces} className="mt-3 flex flex-wrap items-end gap-3">
          <MoveFields places={places} busy={busy} />
        </div>
      )}
      <div hidden={!withPrecios} className="mt-3 flex flex-wrap items-end gap-3">
        <label className="w-28 text-sm font-semibold">
          Subir o bajar %
          <input
            name="porcentaje"
            inputMode="text"
            placeholder="5 o -3,5"
            onInput={dropPreview}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              form.current?.querySelector<HTMLButtonElement>('button[value=previa]')?.click()
            }}
            className={INPUT}
          />
        </label>
        <label className="text-sm font-semibold">
          Redondear a
          <select name="redondeo" defaultValue="10" onChange={dropPreview} className={INPUT}>
            <option value="1">1 céntimo</option>
            <option value="5">5 céntimos</option>
            <option value="10">10 céntimos</option>
            <option value="50">50 céntimos</option>
          </select>
        </label>
        <button type="submit" name="verbo" value="previa" disabled={busy} className={BUTTON.suave}>
          Ver los cambios
        </button>
        {shownPreview && !shownPreview.error && (
          <button type="submit" name="verbo" value="precios" disabled={busy} className={BUTTON.lleno}>
            Cambiar los precios de {nombre(shownPreview.total)}
          </button>
        )}
      </div>
    </form>
  )
}
