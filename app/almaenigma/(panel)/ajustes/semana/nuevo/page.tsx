import type { Metadata } from 'next'
import { Editor } from '@/components/admin/form/editor.tsx'
import { getSemana } from '@/lib/admin/casa/semana-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { addDays, wallClock, weekday } from '@/lib/core/dates.ts'
import { readRules } from '@/lib/reservas/read.ts'
import { SemanaForm } from '../form.tsx'
import { SEMANA } from '../labels.ts'

export const metadata: Metadata = { title: 'Nuevo cambio de horario' }

export default async function NewSemanaPage() {
  const db = await adminDb(`${SEMANA}/nuevo`)
  const [{ version }, rules] = await Promise.all([getSemana(db), readRules()])
  const today = wallClock(Date.now()).fecha
  const days = [1, 2, 3, 4, 5, 6, 7].map((dia) => addDays(today, (dia - weekday(today) + 7) % 7))
  return (
    <div className="max-w-4xl">
      <Editor title="Nuevo cambio de horario" status="Vale desde el día que elijas." back={SEMANA}>
        <SemanaForm change={null} version={version} rules={rules} days={days} today={today} />
      </Editor>
    </div>
  )
}
