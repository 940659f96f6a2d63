import Link from 'next/link'
import { useEffect, useState } from 'react'
import type { HistoryLine, LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import { BUTTON } from '../parts/classes.ts'
import { CANAL, isExpected, phrase } from './labels.ts'
import { request } from './request.ts'
import type { Open, Perform } from './use-verbs.ts'

const DATE_TIME = new Intl.DateTimeFormat('es', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
})
const ENLACE = 'inline-flex min-h-11 items-center underline underline-offset-4'
type Props = { r: LibroEntry; id: string; perform: Perform; open: Open }

export function More({ r, id, perform, open }: Props) {
  const [history, setHistory] = useState<HistoryLine[] | null>(null)
  const { id: reserva, version } = r
  // A step taken while it stands open is a line more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that there is a line more.
  useEffect(() => {
    let alive = true
    void request<HistoryLine[]>('historia', { id: reserva }).then((answer) => {
      if (alive && answer.ok) setHistory(answer.value)
    })
    return () => {
      alive = false
    }
  }, [reserva, version])
  const handOn = async () => {
    const answer = await perform(
      'createLink',
      r,
      {},
      'Enlace creado. Se abre WhatsApp para que elijas a quién enviarlo.',
    )
    if (answer?.estado !== 'hecho' || !answer.deshacer) return
    const url = `${window.location.origin}/almaenigma/decision?t=${answer.deshacer}`
    const text = `¿Confirmamos a ${r.nombre}, ${r.fecha} a las ${r.hora}, ${r.personas} personas? Decide aquí: ${url}`
    window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener')
  }
  return (
    <div id={id} className="basis-full movil:pl-15 print:hidden">
      <p className="flex flex-wrap gap-x-5">
        {r.telefono && (
          <>
            <a href={`tel:${r.telefono}`} className={ENLACE}>
              Llamar al {groupDigits(r.telefono)}
            </a>
            <a
              href={`https://wa.me/${r.telefono.slice(1)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={ENLACE}
            >
              WhatsApp<span className="sr-only"> a {r.nombre}</span>
            </a>
          </>
        )}
        {r.email && (
          <a href={`mailto:${r.email}`} className={`${ENLACE} wrap-anywhere`}>
            {r.email}
          </a>
        )}
        {r.cliente && (
          <Link href={`/almaenigma/reservas/clientes/${r.cliente.id}`} prefetch={false} className={ENLACE}>
            Ficha de {r.nombre}
          </Link>
        )}
      </p>
      {isExpected(r) && (
        <div className="mt-2 flex flex-wrap gap-2">
          <button type="button" className={BUTTON.suave} onClick={() => open({ tipo: 'move', r })}>
            Cambiar…<span className="sr-only"> la reserva de {r.nombre}</span>
          </button>
          {r.estado === 'pendiente' && (
            <>
              <button
                type="button"
                className={BUTTON.suave}
                onClick={() =>
                  perform(
                    'advance',
                    r,
                    { a: 'confirmada', avisar: 'no' },
                    `${r.nombre}: confirmada, sin avisar.`,
                  )
                }
              >
                Confirmar sin avisar<span className="sr-only"> a {r.nombre}</span>
              </button>
              <button type="button" className={BUTTON.suave} onClick={() => open({ tipo: 'propose', r })}>
                Proponer otra hora…<span className="sr-only"> a {r.nombre}</span>
              </button>
              <button type="button" className={BUTTON.suave} onClick={() => open({ tipo: 'rechazada', r })}>
                Rechazar…<span className="sr-only"> la reserva de {r.nombre}</span>
              </button>
              <button type="button" className={BUTTON.suave} onClick={handOn}>
                Que decida otra persona<span className="sr-only"> sobre {r.nombre}</span>
              </button>
            </>
          )}
          {r.estado === 'confirmada' && (
            <button
              type="button"
              className={BUTTON.suave}
              onClick={() => open({ tipo: 'cancelada_restaurante', r })}
            >
              Cancelar…<span className="sr-only"> la reserva de {r.nombre}</span>
            </button>
          )}
        </div>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-texto-2">
        <span>
          Código <span className="font-semibold tabular-nums">{r.codigo}</span>
        </span>
        <span>Pedida por {CANAL[r.canal]}</span>
      </p>
      {history && (
        <ol className="mt-1.5 grid gap-1 text-sm text-texto-2">
          {history.map((line) => (
            <li key={line.id}>
              <time dateTime={line.en} className="tabular-nums">
                {DATE_TIME.format(Date.parse(line.en))}
              </time>{' '}
              {phrase(line)}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
