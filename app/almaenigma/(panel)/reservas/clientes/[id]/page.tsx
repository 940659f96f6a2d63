import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { IDIOMA } from '@/components/admin/libro/labels.ts'
import { BUTTON, HINT, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import { LongText } from '@/components/ui/long-text.tsx'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { type FullClienteCard, getCliente } from '@/lib/admin/libro/clientes.ts'
import { dayAndMonth, dayInWords } from '@/lib/core/date-words.ts'
import { addDays, wallClock } from '@/lib/core/dates.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import { barClienteAction, saveClienteAction } from '../actions.ts'
import { ForgetForm } from './erase.tsx'
import { Reservas, SimilarClientes } from './parts.tsx'

export const metadata: Metadata = { title: 'Ficha de cliente' }

const LISTA = '/almaenigma/reservas/clientes'

export default async function Cliente({ params }: PageProps<'/almaenigma/reservas/clientes/[id]'>) {
  const { id } = await params
  const db = await adminDb(`${LISTA}/${id}`)
  const c = await getCliente(db, id)
  if (!c) notFound()
  const today = wallClock(Date.now()).fecha
  const campos = { id: c.id, version: String(c.version) }
  return (
    <section className="max-w-[1000px] px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <p>
        <Link
          href={LISTA}
          prefetch={false}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          Clientes
        </Link>
      </p>
      <h1 className="mt-2 font-serif text-[2rem] font-medium leading-tight tracking-tight wrap-anywhere">
        <bdi>{c.nombre}</bdi>
      </h1>
      <p className="mt-1 text-texto-2 wrap-anywhere">
        {[...c.telefonos.map(groupDigits), c.email, `se le escribe en ${IDIOMA[c.idioma]}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-3 text-lg tabular-nums">{trackRecord(c)}</p>
      {c.vetado_en && (
        <p className="mt-4 border-l-4 border-error pl-4">
          <strong>Vetado.</strong> {c.vetado_motivo}{' '}
          <span className="block text-texto-2">Si reserva en la web se le pide que llame.</span>
        </p>
      )}
      <VerbButton
        action={saveClienteAction}
        fields={campos}
        done="Ficha guardada."
        undo={null}
        className="mt-6 grid max-w-[620px] gap-4"
      >
        <Texto id="nombre" label="Nombre" value={c.nombre} max={80} />
        <div>
          <label htmlFor="notas" className={LABEL}>
            Notas de la casa
          </label>
          <LongText
            id="notas"
            name="notas"
            rows={3}
            maxLength={1000}
            defaultValue={c.notas ?? ''}
            className={INPUT}
          />
          <p className={HINT}>Si el cliente pide sus datos, también lee esto.</p>
        </div>
        <Alergias
          c={c}
          hasta={c.alergias_hasta ?? addDays(today, 365)}
          hoy={today}
          max={addDays(today, 731)}
        />
        <button type="submit" className={`${BUTTON.lleno} justify-self-start`}>
          Guardar la ficha
        </button>
      </VerbButton>
      <Reservas reservas={c.reservas} />
      {c.parecidas.length > 0 && <SimilarClientes c={c} />}
      <section aria-labelledby="veto" className="mt-8">
        <h2 id="veto" className="font-serif text-2xl font-medium">
          Veto
        </h2>
        <p className="mt-1 text-texto-2">
          A quien está vetado, la web le pide que llame. Tú puedes apuntarlo igual.
        </p>
        <VerbButton
          action={barClienteAction}
          fields={c.vetado_en ? { ...campos, motivo: '' } : campos}
          done={c.vetado_en ? 'Ya puede volver a reservar.' : 'Vetado: la web le pide que llame.'}
          undo={null}
          className="mt-3 grid max-w-[620px] gap-3"
        >
          {!c.vetado_en && <Texto id="motivo" label="Por qué no puede reservar solo" value="" max={300} />}
          <button
            type="submit"
            className={`${c.vetado_en ? BUTTON.suave : BUTTON.peligro} justify-self-start`}
          >
            {c.vetado_en ? 'Quitar el veto' : 'Vetar'}
          </button>
        </VerbButton>
      </section>
      <ForgetForm id={c.id} version={c.version} nombre={c.nombre} />
    </section>
  )
}

/** "4 visitas, la última el martes, 3 de noviembre de 2026. No vino una vez." */
function trackRecord({ trato: { visitas, faltas, canceladas, ultima: last } }: FullClienteCard): string {
  const vino =
    visitas === 0
      ? 'Todavía no ha venido'
      : `${visitas} ${visitas === 1 ? 'visita' : 'visitas'}${last ? `, la última el ${dayInWords(last, 'es')}` : ''}`
  return [
    vino,
    faltas > 0 ? `No vino ${faltas === 1 ? 'una vez' : `${faltas} veces`}` : null,
    canceladas > 0 ? `Canceló ${canceladas === 1 ? 'una vez' : `${canceladas} veces`}` : null,
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ')
}

const Texto = ({ id, label, value, max }: { id: string; label: string; value: string; max: number }) => (
  <div>
    <label htmlFor={id} className={LABEL}>
      {label}
    </label>
    <input id={id} name={id} required maxLength={max} defaultValue={value} className={INPUT} />
  </div>
)

/** Health data needs the guest's consent and the day on which it is deleted. */
const Alergias = ({
  c,
  hasta,
  hoy,
  max,
}: {
  c: FullClienteCard
  hasta: string
  hoy: string
  max: string
}) => (
  <fieldset className="grid gap-3 border-l-4 border-limon pl-4">
    <legend className="sr-only">Alergias</legend>
    <div>
      <label htmlFor="alergias" className={LABEL}>
        Alergias
      </label>
      <input
        id="alergias"
        name="alergias"
        maxLength={500}
        defaultValue={c.alergias ?? ''}
        className={INPUT}
      />
    </div>
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="consentimiento"
        defaultChecked={c.alergias !== null}
        className="size-5 shrink-0 accent-(--anil)"
      />
      El cliente ha dado permiso para guardarlas
      {c.alergias_consentidas_en && ` (el ${dayAndMonth(c.alergias_consentidas_en, 'es')})`}
    </label>
    <div>
      <label htmlFor="alergias_hasta" className={LABEL}>
        Se borran solas el
      </label>
      <input
        id="alergias_hasta"
        type="date"
        name="alergias_hasta"
        min={hoy}
        max={max}
        defaultValue={hasta}
        className={`${INPUT} max-w-52`}
      />
    </div>
  </fieldset>
)
