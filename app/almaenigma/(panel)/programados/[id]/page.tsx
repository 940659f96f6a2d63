import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Editor } from '@/components/admin/form/editor.tsx'
import { DeleteButton } from '@/components/admin/parts/delete.tsx'
import { listProgramados, listThings } from '@/lib/admin/carta/programado-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { stateAt } from '@/lib/carta/scheduled.ts'
import { cancelProgramadoAction, giveBackProgramadoAction } from '../actions.ts'
import { changeParts, ESTADO_NAMES, momentText, PROGRAMADOS, pricesText, TABLA_NAMES } from '../labels.ts'

export const metadata: Metadata = { title: 'Cambio con fecha' }

export default async function ProgramadoPage({ params }: PageProps<'/almaenigma/programados/[id]'>) {
  const { id } = await params
  const db = await adminDb(`${PROGRAMADOS}/${id}`)
  const all = await listProgramados(db)
  const one = all.find((planned) => planned.id === id)
  if (!one) notFound()
  const isComing = one.estado === 'pendiente'
  const planned = all.filter(({ estado, tabla }) => estado === 'pendiente' && tabla === one.tabla)
  const rows = isComing ? await listThings(db, one.tabla) : []
  const then = rows.flatMap((row) => {
    const state = stateAt(row.id, row, planned, one.en)
    const isChanged = JSON.stringify(state) !== JSON.stringify(row)
    return state.visible || isChanged ? [{ state, isChanged }] : []
  })
  const shown = [...then.filter(({ isChanged }) => isChanged), ...then.filter(({ isChanged }) => !isChanged)]
  const nombre = one.ahora?.nombre ?? `${TABLA_NAMES[one.tabla]} que ya no existe`
  return (
    <div className="max-w-4xl">
      <Editor
        title={nombre}
        status={`${ESTADO_NAMES[one.estado]}: ${momentText(one)}`}
        back={PROGRAMADOS}
        verbs={
          isComing && (
            <DeleteButton
              id={id}
              nombre="El cambio previsto"
              removeItem={cancelProgramadoAction}
              restore={giveBackProgramadoAction}
              back={PROGRAMADOS}
              consequence={
                <p>No se hará. Durante 8 segundos podrás deshacerlo, y queda entre los cancelados.</p>
              }
            />
          )
        }
      >
        <div className="px-4 pb-10 pt-4 movil:px-7">
          <ul className="list-disc pl-5">
            {changeParts(one.cambio, isComing ? one.ahora : null).map((part) => (
              <li key={part} className="wrap-anywhere first-letter:uppercase">
                {part}
              </li>
            ))}
          </ul>
          {one.motivo && <p className="mt-3 text-error">{one.motivo}</p>}
          {isComing && (
            <section className="mt-8">
              <h2 className="font-serif text-xl font-medium">Así queda la lista en ese momento</h2>
              <p className="mt-1 text-sm text-texto-2">
                Con todo lo que está previsto hasta entonces; lo que cambia, primero.
              </p>
              <ul aria-label="Vista previa" className="mt-3 border-t border-linea">
                {shown.map(({ state, isChanged }) => (
                  <li
                    key={state.id}
                    className={`flex flex-wrap justify-between gap-x-4 border-b border-linea py-2 text-sm ${isChanged ? 'font-semibold' : 'text-texto-2'}`}
                  >
                    <span className="wrap-anywhere">
                      {state.nombre}
                      {isChanged && <span className="oculto"> (cambia)</span>}
                    </span>
                    <span className="tabular-nums">
                      {state.visible ? pricesText(state.precios) : 'no se ve'}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Editor>
    </div>
  )
}
