import { useEffect, useState } from 'react'
import type { Explanation } from '@/lib/admin/libro/shapes.ts'
import { INPUT, LABEL } from '../parts/classes.ts'
import { Dialog } from './dialog.tsx'
import { explanation, MESA, personasText } from './labels.ts'
import { request } from './request.ts'

type Props = { fecha: string; hora: string; close: () => void }

export function WhyFull({ fecha, hora, close }: Props) {
  const [personas, setPersonas] = useState(2)
  const [explanations, setExplanations] = useState<Partial<Record<'interior' | 'exterior', Explanation>>>({})
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let alive = true
    const ask = async () => {
      const all = await Promise.all(
        (['interior', 'exterior'] as const).map((mesa) =>
          request<Explanation>('explicar', { fecha, hora, personas, mesa }),
        ),
      )
      if (!alive) return
      const [interior, exterior] = all
      setFailed(!interior?.ok || !exterior?.ok)
      if (interior?.ok && exterior?.ok)
        setExplanations({ interior: interior.value, exterior: exterior.value })
    }
    void ask()
    return () => {
      alive = false
    }
  }, [fecha, hora, personas])
  return (
    <Dialog title={`Las ${hora}`} close={close}>
      <div className="mt-4 max-w-48">
        <label htmlFor="porque-personas" className={LABEL}>
          Para cuántas personas
        </label>
        <input
          id="porque-personas"
          type="number"
          min={1}
          max={99}
          value={personas}
          onChange={({ target }) => setPersonas(Math.min(99, Math.max(1, Number(target.value) || 1)))}
          className={INPUT}
        />
      </div>
      <div aria-live="polite" className="mt-5 grid gap-5">
        {failed && <p className="text-error">No hay respuesta. Comprueba la conexión.</p>}
        {(['interior', 'exterior'] as const).map((mesa) => {
          const said = explanations[mesa]
          return (
            said && (
              <section key={mesa} aria-label={MESA[mesa]}>
                <h3 className="font-semibold capitalize">{MESA[mesa]}</h3>
                <p className="mt-1">{explanation(said)}</p>
                {said.ocupan.length > 0 && (
                  <details className="mt-1">
                    <summary className="min-h-8 cursor-pointer py-1 text-sm text-texto-2">
                      Quién está en {mesa === 'interior' ? 'la sala' : 'la terraza'} a esa hora (
                      {said.ocupan.length})
                    </summary>
                    <ul className="grid gap-1 text-sm text-texto-2">
                      {said.ocupan.map((o) => (
                        <li key={o.id} className="tabular-nums">
                          {o.desde}–{o.hasta}: <bdi>{o.nombre}</bdi>, {personasText(o.personas)}
                          {o.oferta && ' (oferta de la lista de espera)'}
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </section>
            )
          )
        })}
      </div>
    </Dialog>
  )
}
