import { CatalogueRow } from '@/components/admin/catalogue/row.tsx'
import { alergenosLabel, preciosLabel } from '@/components/admin/list/labels.ts'
import { ToggleAgotado } from '@/components/admin/list/options.tsx'
import { completenessOf, TEXTOS_DE_BEBIDA } from '@/components/admin/translations/completeness.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import { type BebidaRow, isAgotado } from '@/lib/admin/list/rows.ts'
import { duplicate, giveBack, removeItem, setAgotado, show } from './actions.ts'

type Props = { bebida: BebidaRow; view: ListView; chosen: boolean }

export function BebidaListRow({ bebida, view, chosen }: Props) {
  const agotado = isAgotado(bebida, Date.now())
  return (
    <CatalogueRow
      item={bebida}
      base="/almaenigma/bebidas"
      view={view}
      chosen={chosen}
      actions={{ show, duplicate, removeItem, giveBack }}
      consequence="Deja de verse en la carta en los cinco idiomas."
      completeness={(idioma) => completenessOf(bebida, idioma, TEXTOS_DE_BEBIDA)}
      options={<ToggleAgotado id={bebida.id} nombre={bebida.nombre} agotado={agotado} action={setAgotado} />}
      prices={preciosLabel(bebida.precios)}
    >
      {bebida.categoria.nombre}, {alergenosLabel(bebida)}
      {agotado && <b className="font-semibold text-error">, agotada hoy</b>}
    </CatalogueRow>
  )
}
