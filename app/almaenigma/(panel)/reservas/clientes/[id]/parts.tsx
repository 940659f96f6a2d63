import Link from 'next/link'
import { CANAL, ESTADO, personasText } from '@/components/admin/libro/labels.ts'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { ConfirmDialog } from '@/components/admin/parts/confirm-dialog.tsx'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import type { FullClienteCard } from '@/lib/admin/libro/clientes.ts'
import { shortDia } from '../../labels.ts'
import { mergeClientesAction } from '../actions.ts'

const LISTA = '/almaenigma/reservas/clientes'

export const Reservas = ({ reservas }: Pick<FullClienteCard, 'reservas'>) => (
  <section aria-labelledby="sus-reservas" className="mt-8">
    <h2 id="sus-reservas" className="font-serif text-2xl font-medium">
      Sus reservas
    </h2>
    {reservas.length === 0 && <p className="mt-2 text-texto-2">Ninguna guardada.</p>}
    <ul className="mt-2">
      {reservas.map((r) => (
        <li key={r.id} className="border-b border-linea">
          <a
            href={`/almaenigma/reservas?dia=${r.fecha}#r-${r.id}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-2.5 hover:bg-fondo-2 movil:grid-cols-[13.5rem_6.5rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="tabular-nums underline underline-offset-4">
              {shortDia(r.fecha)}, {r.hora}
            </span>
            <span className="text-right tabular-nums">{personasText(r.personas)}</span>
            <span>{ESTADO[r.estado]}</span>
            <span className="text-texto-2 max-movil:text-right">por {CANAL[r.canal]}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)

export const SimilarClientes = ({ c }: { c: FullClienteCard }) => (
  <section aria-labelledby="parecidas" className="mt-8">
    <h2 id="parecidas" className="font-serif text-2xl font-medium">
      ¿Es la misma persona?
    </h2>
    <p className="mt-1 text-texto-2">Se llaman igual. Si es la misma, une las fichas.</p>
    <ul className="mt-2">
      {c.parecidas.map((p) => (
        <li key={p.id} className="flex flex-wrap items-center gap-4 border-b border-linea py-2.5">
          <Link
            href={`${LISTA}/${p.id}`}
            prefetch={false}
            className="grid min-w-0 grow basis-64 wrap-anywhere"
          >
            <bdi className="font-semibold underline underline-offset-4">{p.nombre}</bdi>
            <span className="text-sm tabular-nums text-texto-2">
              {[p.telefono, p.email].filter(Boolean).join(' · ')}
            </span>
          </Link>
          <ConfirmDialog
            button="Unir con esta ficha"
            de={p.nombre}
            titulo={`Unir a ${p.nombre}`}
            consequence="Sus reservas, contactos y notas pasan a esta ficha, y la otra desaparece. No se puede deshacer."
            danger={false}
          >
            <VerbButton
              action={mergeClientesAction}
              fields={{ id: c.id, otra: p.id, version: String(c.version) }}
              done="Unidas."
              undo={null}
            >
              <button type="submit" className={BUTTON.lleno}>
                Unir<span className="sr-only"> a {p.nombre}</span>
              </button>
            </VerbButton>
          </ConfirmDialog>
        </li>
      ))}
    </ul>
  </section>
)
