import Link from 'next/link'
import { IdiomaBadges } from '@/components/admin/list/badges.tsx'
import { DeleteRow } from '@/components/admin/list/delete-row.tsx'
import { Handle } from '@/components/admin/list/handle.tsx'
import { rowClass } from '@/components/admin/list/list-table.tsx'
import { Switch } from '@/components/admin/parts/switch.tsx'
import type { PreguntaRow } from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { giveBack, removeItem, show } from './actions.ts'
import { TEMAS } from './labels.ts'
import { completenessIn } from './state.ts'

export function PreguntaListRow({ pregunta: p }: { pregunta: PreguntaRow }) {
  return (
    <tr data-fila={p.id} className={rowClass(false)}>
      <td>
        <Handle id={p.id} nombre={p.pregunta}>
          <DeleteRow
            id={p.id}
            nombre={p.pregunta}
            consequence="Deja de leerse en la web en los cinco idiomas, y Enigmito deja de contestarla."
            removeItem={removeItem}
            giveBack={giveBack}
          />
        </Handle>
      </td>
      <td className="pl-2 pr-2">
        <Link
          href={`/almaenigma/preguntas-frecuentes/${p.id}`}
          prefetch={false}
          className={`block font-semibold leading-snug hover:underline ${p.visible ? '' : 'text-texto-3'}`}
        >
          {p.pregunta}
        </Link>
        <span className="mt-0.5 block text-[0.8125rem] text-texto-3">{TEMAS[p.tema] ?? 'Otro tema'}</span>
      </td>
      <td className="max-movil:hidden">
        <IdiomaBadges de={(idioma) => completenessIn(p, idioma)} />
      </td>
      <td className="pl-2 text-right">
        <Switch id={p.id} nombre={p.pregunta} visible={p.visible} action={show} />
      </td>
    </tr>
  )
}
