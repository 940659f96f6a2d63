'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import type { Previa } from '@/lib/admin/list/batch-form.ts'
import type { Vista } from '@/lib/admin/list/list.ts'
import { INICIAL } from '../form/context.ts'
import { BOTON, ENTRADA } from '../parts/classes.ts'
import { frases, type Toast, useToast } from '../parts/toasts.tsx'
import { Cambios } from './changes.tsx'
import { FORM_LOTE } from './list-classes.ts'

type Props = {
  vista: Vista
  encontrados: number
  /** One and many: "plato", "platos". */
  cosa: readonly [string, string]
  hacer: FormAction
  deshacer: FormAction
  previa: (form: FormData) => Promise<Previa>
}

const cajas = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name^="filas."][form="${FORM_LOTE}"]`),
]

const SIN_RESPUESTA: Previa = {
  error: 'No se ha podido calcular. Comprueba la conexión y repítelo.',
  total: 0,
  cambios: [],
}

/** What is done to all ticked rows: hide, publish, change prices after having seen them. One undo for all of it. */
export function Lote({ vista, encontrados, cosa, hacer, deshacer, previa }: Props) {
  const [answer, dispatch] = useActionState(hacer, INICIAL)
  const [marcadas, setMarcadas] = useState(0)
  const [enPagina, setEnPagina] = useState(0)
  const [todas, setTodas] = useState(false)
  const [conPrecios, setConPrecios] = useState(false)
  const [visto, setVisto] = useState<{ lugar: string; previa: Previa } | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** Which asking the next preview answers: one that was overtaken by another choice is not shown. */
  const pregunta = useRef(0)
  const toast = useToast()
  const router = useRouter()

  // The list that comes anew after a change is the same one to whoever looks at a preview; another search is not.
  const lugar = `${vista.filtro} ${vista.desde} ${vista.atras} ${vista.q}`
  const previa_vista = visto?.lugar === lugar ? visto.previa : null
  const olvidar = () => {
    pregunta.current += 1
    setVisto(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or search brings other boxes
  useEffect(() => {
    const contar = () => {
      setMarcadas(cajas().filter(({ checked }) => checked).length)
      setEnPagina(cajas().length)
    }
    const cambio = ({ target }: Event) => {
      // The percent tells of its own change once more when it is left: the preview asked with Enter stays.
      if (!(target instanceof HTMLInputElement && cajas().includes(target))) return
      contar()
      olvidar()
    }
    contar()
    document.addEventListener('change', cambio)
    return () => document.removeEventListener('change', cambio)
  }, [vista])
  const marcar = (si: boolean) => {
    for (const caja of cajas()) caja.checked = si
    setMarcadas(si ? cajas().length : 0)
    olvidar()
    if (!si) setTodas(false)
  }
  const n = todas ? encontrados : marcadas
  const nombre = (k: number) => `${k} ${k === 1 ? cosa[0] : cosa[1]}`

  const volver = async (campos: Record<string, string>, k: number): Promise<Toast> => {
    const data = new FormData()
    for (const [name, value] of Object.entries(campos)) data.set(name, value)
    const back = await deshacer(INICIAL, data)
    // Prices that were looked at meanwhile may have started from others.
    olvidar()
    startTransition(() => router.refresh())
    return back.estado === 'rechazado'
      ? { texto: back.mensaje ?? 'No se ha podido deshacer.', error: true }
      : { texto: frases(`${nombre(k)} como antes.`, back.mensaje) }
  }
  const enviar = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const boton = (event.nativeEvent as SubmitEvent).submitter
    const verbo = boton instanceof HTMLButtonElement ? boton.value : ''
    const data = new FormData(event.currentTarget, boton)
    setBusy(true)
    if (verbo === 'previa') {
      pregunta.current += 1
      const mia = pregunta.current
      const seen = await previa(data).catch(() => null)
      if (mia === pregunta.current) setVisto({ lugar, previa: seen ?? SIN_RESPUESTA })
      return setBusy(false)
    }
    const done = await hacer(INICIAL, data).catch(() => null)
    setBusy(false)
    if (!done || done.estado === 'rechazado') {
      const [first] = Object.values(done?.errores ?? {})
      return toast({
        texto: first ?? done?.mensaje ?? 'No se ha guardado. Comprueba la conexión.',
        error: true,
      })
    }
    const { n: k, campos } = JSON.parse(done.deshacer ?? '{"n":0,"campos":{}}') as {
      n: number
      campos: Record<string, string>
    }
    const hecho =
      { publicar: 'publicados', ocultar: 'ocultos', precios: 'con precios nuevos' }[verbo] ?? 'cambiados'
    toast({
      texto: frases(k === 0 ? 'No había nada que cambiar.' : `${nombre(k)}: ${hecho}.`, done.mensaje),
      ...(k > 0 ? { deshacer: () => volver(campos, k) } : {}),
    })
    olvidar()
    startTransition(() => router.refresh())
  }

  return (
    <form
      ref={form}
      id={FORM_LOTE}
      action={dispatch}
      onSubmit={enviar}
      aria-label="Cambiar lo seleccionado"
      className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-linea bg-(--anil-velo) px-4 py-3 movil:-mx-7 movil:px-7"
    >
      <input type="hidden" name="filtro" value={vista.filtro} />
      <input type="hidden" name="q" value={vista.q} />
      {previa_vista && <Cambios previa={previa_vista} nombre={nombre} />}
      <noscript>{answer.mensaje && <p role="status">{answer.mensaje}</p>}</noscript>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          type="checkbox"
          className="size-5 accent-(--anil)"
          checked={marcadas > 0 && marcadas === enPagina}
          onChange={(event) => marcar(event.target.checked)}
          aria-label="Seleccionar todo lo que se ve"
        />
        <span role="status" className="font-semibold">
          {n === 0 ? 'Nada seleccionado' : nombre(n)}
        </span>
        {encontrados > marcadas && (
          <label className="inline-flex min-h-10 items-center gap-2">
            <input
              type="checkbox"
              name="todos"
              value="on"
              className="size-5 accent-(--anil)"
              checked={todas}
              onChange={(event) => {
                setTodas(event.target.checked)
                olvidar()
              }}
            />
            Todos los encontrados ({encontrados >= 1000 ? 'más de 1000' : encontrados})
          </label>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          <button type="submit" name="verbo" value="publicar" disabled={busy} className={BOTON.linea}>
            Publicar
          </button>
          <button type="submit" name="verbo" value="ocultar" disabled={busy} className={BOTON.linea}>
            Ocultar
          </button>
          <button
            type="button"
            aria-expanded={conPrecios}
            onClick={() => setConPrecios(!conPrecios)}
            className={BOTON.linea}
          >
            Precios…
          </button>
        </span>
      </div>
      <div hidden={!conPrecios} className="mt-3 flex flex-wrap items-end gap-3">
        <label className="w-28 text-sm font-semibold">
          Subir o bajar %
          <input
            name="porcentaje"
            inputMode="text"
            placeholder="5 o -3,5"
            onInput={olvidar}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              form.current?.querySelector<HTMLButtonElement>('button[value=previa]')?.click()
            }}
            className={ENTRADA}
          />
        </label>
        <label className="text-sm font-semibold">
          Redondear a
          <select name="redondeo" defaultValue="10" onChange={olvidar} className={ENTRADA}>
            <option value="1">1 céntimo</option>
            <option value="5">5 céntimos</option>
            <option value="10">10 céntimos</option>
            <option value="50">50 céntimos</option>
          </select>
        </label>
        <button type="submit" name="verbo" value="previa" disabled={busy} className={BOTON.suave}>
          Ver los cambios
        </button>
        {previa_vista && !previa_vista.error && (
          <button type="submit" name="verbo" value="precios" disabled={busy} className={BOTON.lleno}>
            Cambiar los precios de {nombre(previa_vista.total)}
          </button>
        )}
      </div>
    </form>
  )
}
