import Link from 'next/link'
import { Insignias } from '@/components/admin/list/badges.tsx'
import { DeleteRow } from '@/components/admin/list/delete-row.tsx'
import { Asa } from '@/components/admin/list/handle.tsx'
import { alergenosDe, preciosDe } from '@/components/admin/list/labels.ts'
import { enlace } from '@/components/admin/list/links.ts'
import { RowCheckbox } from '@/components/admin/list/mark.tsx'
import { DuplicateRow, ToggleAgotado } from '@/components/admin/list/options.tsx'
import { Thumbnail } from '@/components/admin/list/row-thumbnail.tsx'
import { rowClass } from '@/components/admin/list/table.tsx'
import { Switch } from '@/components/admin/parts/switch.tsx'
import { completenessOf, TEXTOS_DE_BEBIDA } from '@/components/admin/translations/completeness.ts'
import { agotado } from '@/lib/admin/carta/platos-list.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import type { FilaBebida } from '@/lib/admin/list/rows.ts'
import { duplicate, giveBack, removeItem, setAgotado, show } from './list-actions.ts'

type Props = { bebida: FilaBebida; view: ListView; chosen: boolean }

/** One drink of the list. */
export function Fila({ bebida: p, view, chosen }: Props) {
  const tone = p.visible ? '' : 'text-texto-3'
  const isAgotado = agotado(p, Date.now())
  return (
    <tr data-fila={p.id} className={rowClass(chosen)}>
      <td>
        <span className="flex items-center">
          {view.seleccion ? (
            <RowCheckbox id={p.id} nombre={p.nombre} />
          ) : (
            <Asa id={p.id} nombre={p.nombre}>
              <ToggleAgotado id={p.id} nombre={p.nombre} agotado={isAgotado} action={setAgotado} />
              <DuplicateRow id={p.id} nombre={p.nombre} action={duplicate} />
              <DeleteRow
                id={p.id}
                nombre={p.nombre}
                consequence="Deja de verse en la carta en los cinco idiomas."
                removeItem={removeItem}
                giveBack={giveBack}
              />
            </Asa>
          )}
          <Thumbnail slug={p.slug} ilustracion={p.ilustracion} imagen={p.imagen} />
        </span>
      </td>
      <td className="pl-2.5 pr-2">
        <Link
          href={enlace(`/almaenigma/bebidas/${p.id}`, view)}
          prefetch={false}
          aria-current={chosen ? 'true' : undefined}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${tone}`}
        >
          {p.nombre}
        </Link>
        <span className="mt-0.5 block text-[0.8125rem] text-texto-3">
          {p.categoria.nombre}, {alergenosDe(p)}
          {isAgotado && <b className="font-semibold text-error">, agotada hoy</b>}
        </span>
      </td>
      <td className="max-movil:hidden">
        <Insignias de={(idioma) => completenessOf(p, idioma, TEXTOS_DE_BEBIDA)} />
      </td>
      <td className={`whitespace-nowrap pl-2 text-right tabular-nums max-movil:whitespace-normal ${tone}`}>
        {preciosDe(p.precios)}
      </td>
      <td className="pl-2 text-right">
        <Switch id={p.id} nombre={p.nombre} visible={p.visible} action={show} />
      </td>
    </tr>
  )
}
