import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Editor } from '@/components/admin/form/editor.tsx'
import { DeleteButton } from '@/components/admin/parts/delete.tsx'
import { readSemanaHit } from '@/lib/admin/casa/semana-hit.ts'
import { getSemana } from '@/lib/admin/casa/semana-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { changesIn } from '@/lib/casa/week-change.ts'
import { addDays, isIsoDate, wallClock, weekday } from '@/lib/core/dates.ts'
import { readRules } from '@/lib/reservas/read.ts'
import { giveBackSemanaAction, removeSemanaAction } from '../actions.ts'
import { SemanaForm } from '../form.tsx'
import { changeSummary, fromWhen, SEMANA } from '../labels.ts'

export const metadata: Metadata = { title: 'Cambio de horario' }

export default async function EditSemanaPage({ params }: PageProps<'/almaenigma/ajustes/semana/[desde]'>) {
  const { desde } = await params
  const db = await adminDb(`${SEMANA}/${desde}`)
  const [{ version, semana }, rules] = await Promise.all([getSemana(db), readRules()])
  const change = changesIn(semana).find((one) => one.desde === desde)
  if (!change || !isIsoDate(desde)) notFound()
  const today = wallClock(Date.now()).fecha
  const days = [1, 2, 3, 4, 5, 6, 7].map((dia) => addDays(desde, (dia - weekday(desde) + 7) % 7))
  const rest = semana.filter((entry) => entry.desde !== desde)
  const hit = await readSemanaHit(db, { ...rules, semana }, rest, desde)
  const nombre = fromWhen(desde)
  return (
    <div className="max-w-4xl">
      <Editor
        title={nombre}
        status={changeSummary(change)}
        back={SEMANA}
        verbs={
          <DeleteButton
            id={desde}
            nombre="El cambio de horario"
            removeItem={removeSemanaAction}
            restore={giveBackSemanaAction}
            back={SEMANA}
            consequence={
              <p>
                {hit &&
                  `Sin este cambio ${hit.reservas.length === 1 ? 'queda 1 reserva' : `quedan ${hit.reservas.length} reservas`} a una hora que no se sirve; se quedan como están. `}
                Vuelve el horario que había. Durante 8 segundos podrás deshacerlo, y después queda en las
                versiones de la lista.
              </p>
            }
          />
        }
      >
        <SemanaForm
          change={change}
          version={version}
          rules={{ ...rules, semana }}
          days={days}
          today={today}
        />
      </Editor>
    </div>
  )
}
