import Link from 'next/link'
import { Insignias } from '@/components/admin/list/badges.tsx'
import { DeleteRow } from '@/components/admin/list/delete-row.tsx'
import { Asa } from '@/components/admin/list/handle.tsx'
import { alergenosDe, euros } from '@/components/admin/list/labels.ts'
import { enlace } from '@/components/admin/list/links.ts'
import { RowCheckbox } from '@/components/admin/list/mark.tsx'
import { DuplicateRow } from '@/components/admin/list/options.tsx'
import { Thumbnail } from '@/components/admin/list/row-thumbnail.tsx'
import { rowClass } from '@/components/admin/list/table.tsx'
import { Switch } from '@/components/admin/parts/switch.tsx'
import { completenessOf, TEXTOS_DE_VINO } from '@/components/admin/translations/completeness.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import type { FilaVino } from '@/lib/admin/list/rows.ts'
import { duplicate, giveBack, removeItem, show } from './list-actions.ts'

const STYLE: Readonly<Record<string, string>> = {
  espumoso: 'Espumoso',
  blanco: 'Blanco',
  naranja: 'Naranja',
  rosado: 'Rosado',
  tinto: 'Tinto',
  generoso: 'Generoso',
  dulce: 'Dulce',
}

type Props = { vino: FilaVino; view: ListView; chosen: boolean }

/** One wine of the list. */
export function Fila({ vino: p, view, chosen }: Props) {
  const tone = p.visible ? '' : 'text-texto-3'
  return (
    <tr data-fila={p.id} className={rowClass(chosen)}>
      <td>
        <span className="flex items-center">
          {view.seleccion ? (
            <RowCheckbox id={p.id} nombre={p.nombre} />
          ) : (
            <Asa id={p.id} nombre={p.nombre}>
              <DuplicateRow id={p.id} nombre={p.nombre} action={duplicate} />
              <DeleteRow
                id={p.id}
                nombre={p.nombre}
                consequence="Deja de verse en la cava, y con él los maridajes que lo nombran."
                removeItem={removeItem}
                giveBack={giveBack}
              />
            </Asa>
          )}
          <Thumbnail slug={p.slug} ilustracion={null} imagen={p.imagen} />
        </span>
      </td>
      <td className="pl-2.5 pr-2">
        <Link
          href={enlace(`/almaenigma/vinos/${p.id}`, view)}
          prefetch={false}
          aria-current={chosen ? 'true' : undefined}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${tone}`}
        >
          {p.nombre}
        </Link>
        <span className="mt-0.5 block text-[0.8125rem] text-texto-3">
          {[p.bodega, p.region, p.anada].filter(Boolean).join(', ')}. {STYLE[p.estilo] ?? p.estilo},{' '}
          {alergenosDe(p)}
          {p.stock === 0 && <b className="font-semibold text-error">, sin existencias</b>}
        </span>
      </td>
      <td className="max-movil:hidden">
        <Insignias de={(idioma) => completenessOf(p, idioma, TEXTOS_DE_VINO)} />
      </td>
      <td className={`whitespace-nowrap pl-2 text-right tabular-nums max-movil:whitespace-normal ${tone}`}>
        {euros(p.precio_botella_cents)}
        {p.precio_copa_cents !== null && (
          <span className="block text-[0.8125rem] text-texto-3">{euros(p.precio_copa_cents)} copa</span>
        )}
      </td>
      <td className="pl-2 text-right">
        <Switch id={p.id} nombre={p.nombre} visible={p.visible} action={show} />
      </td>
    </tr>
  )
}
