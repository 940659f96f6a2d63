import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ESTADO, IDIOMA, MESA, personasText } from '@/components/admin/libro/labels.ts'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Brand } from '@/components/ui/brand.tsx'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { type Decision, getDecision, type OpenReserva } from '@/lib/admin/libro/decision.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import { decideAction } from './actions.ts'
import { DecisionForm } from './form.tsx'

// The address holds the token: no other site may learn it as the referrer (next.config.ts).
export const metadata: Metadata = { title: 'Decidir una solicitud', referrer: 'same-origin' }

const deadMessage = (d: Decision | null): string => {
  if (!d || d.viva) return 'Este enlace no es de ninguna solicitud. Comprueba que está entero.'
  if (d.caducada) return 'Este enlace ha caducado. La solicitud se contesta desde el panel.'
  return `Ya está contestada: ${ESTADO[d.estado].toLowerCase()}.`
}

/** Opening the link changes nothing. */
export default async function DecisionPage({ searchParams }: PageProps<'/almaenigma/decision'>) {
  const { t } = await searchParams
  const d = await getDecision(t)
  return (
    <main className="grid min-h-dvh place-items-center bg-fondo-2 p-4">
      <div className="w-full max-w-[480px] rounded-xs border border-linea bg-fondo p-6">
        <p className="flex items-center gap-3">
          <Brand className="h-11 w-auto" />
          <span className="font-serif text-xl font-semibold leading-none">{await casaName()}</span>
        </p>
        <h1 className="mt-6 font-serif text-[2rem] font-medium leading-none tracking-tight">Una solicitud</h1>
        {d?.viva && typeof t === 'string' ? (
          <>
            <ReservaRequest d={d} />
            <DecisionForm action={decideAction} token={t} d={d} />
          </>
        ) : (
          <>
            <p className="mt-5 leading-relaxed">{deadMessage(d)}</p>
            <a href="/almaenigma/reservas" className={`${BUTTON.suave} mt-5`}>
              Ir al libro de reservas
            </a>
          </>
        )}
      </div>
    </main>
  )
}

/** What the restaurant knows of the guest; when it knows nothing, what they said themselves. */
function asCliente({ trato, primera_visita }: OpenReserva): string {
  const known = [
    trato && trato.visitas > 0 ? `${trato.visitas} ${trato.visitas === 1 ? 'visita' : 'visitas'}` : null,
    trato && trato.faltas > 0 ? `no vino ${trato.faltas === 1 ? 'una vez' : `${trato.faltas} veces`}` : null,
  ].filter(Boolean)
  if (known.length > 0) return known.join(' · ')
  return primera_visita ? 'Dice que es su primera visita' : 'Dice que ya ha venido'
}

function ReservaRequest({ d }: { d: OpenReserva }) {
  const facts: [string, ReactNode][] = [
    ['Cuándo', `${dayInWords(d.fecha, 'es')}, a las ${d.hora}`],
    ['Cuántos', `${personasText(d.personas)}, ${MESA[d.mesa]}`],
    ['Quién', d.nombre],
    [
      'Teléfono',
      <a key="tel" href={`tel:${d.telefono}`} className="tabular-nums underline underline-offset-4">
        {groupDigits(d.telefono)}
      </a>,
    ],
    ['Habla', IDIOMA[d.idioma]],
    ['Cliente', asCliente(d)],
    ['Ocasión', d.ocasion],
    ['Dieta', d.dieta],
    ['Notas', d.notas],
    ['Código', d.codigo],
  ]
  return (
    <dl className="mt-5 grid gap-1.5">
      {facts.map(
        ([name, text]) =>
          text && (
            <div
              key={name}
              className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-b border-linea pb-1.5"
            >
              <dt className="text-texto-3">{name}</dt>
              <dd dir="auto" className="whitespace-pre-line font-medium wrap-anywhere">
                {text}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
