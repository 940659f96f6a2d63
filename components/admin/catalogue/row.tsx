import type { ReactNode } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import { DeleteRow } from '../list/delete-row.tsx'
import { Handle } from '../list/handle.tsx'
import { listHref } from '../list/links.ts'
import { DuplicateRow } from '../list/options.tsx'
import { Row, RowNote } from '../list/row.tsx'
import { RowCheckbox } from '../list/row-checkbox.tsx'
import { Thumbnail } from '../list/row-thumbnail.tsx'
import type { Completeness, Idioma } from '../translations/completeness.ts'

type CatalogueItem = {
  id: string
  slug: string
  nombre: string
  ilustracion?: string | null
  imagen: { nombre: string; anchos: readonly number[] } | null
  visible: boolean
}
type Props = {
  item: CatalogueItem
  base: string
  view: ListView
  chosen: boolean
  actions: { show: FormAction; duplicate: FormAction; removeItem: FormAction; giveBack: FormAction }
  consequence: string
  completeness: (idioma: Idioma) => Completeness
  options?: ReactNode
  prices: ReactNode
  children: ReactNode
}

export function CatalogueRow({
  item,
  base,
  view,
  chosen,
  actions,
  consequence,
  completeness,
  options,
  prices,
  children,
}: Props) {
  const { id, nombre, visible } = item
  return (
    <Row
      id={id}
      nombre={nombre}
      visible={visible}
      href={listHref(`${base}/${id}`, view)}
      chosen={chosen}
      handle={
        <span className="flex items-center">
          {view.seleccion ? (
            <RowCheckbox id={id} nombre={nombre} />
          ) : (
            <Handle id={id} nombre={nombre}>
              {options}
              <DuplicateRow id={id} nombre={nombre} action={actions.duplicate} />
              <DeleteRow
                id={id}
                nombre={nombre}
                consequence={consequence}
                removeItem={actions.removeItem}
                giveBack={actions.giveBack}
              />
            </Handle>
          )}
          {/* At 320 px there is no room for it beside name, price and switch. */}
          <span className="max-[359px]:hidden">
            <Thumbnail slug={item.slug} ilustracion={item.ilustracion ?? null} imagen={item.imagen} />
          </span>
        </span>
      }
      completeness={completeness}
      show={actions.show}
      more={
        <td
          className={`whitespace-nowrap pl-2 text-right tabular-nums max-movil:whitespace-normal ${visible ? '' : 'text-texto-3'}`}
        >
          {prices}
        </td>
      }
    >
      <RowNote>{children}</RowNote>
    </Row>
  )
}
