import { CatalogueRow } from '@/components/admin/catalogue/row.tsx'
import { alergenosLabel, preciosLabel } from '@/components/admin/list/labels.ts'
import { ToggleAgotado } from '@/components/admin/list/options.tsx'
import { completenessOf, TEXTOS_DE_PLATO } from '@/components/admin/translations/completeness.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import { isAgotado, type PlatoRow } from '@/lib/admin/list/rows.ts'
import { duplicate, giveBack, removeItem, setAgotado, show } from './actions.ts'

type Props = { plato: PlatoRow; view: ListView; chosen: boolean }

export function PlatoListRow({ plato, view, chosen }: Props) {
  const agotado = isAgotado(plato, Date.now())
  return (
    <CatalogueRow
      item={plato}
      base="/almaenigma/platos"
      view={view}
      chosen={chosen}
      actions={{ show, duplicate, removeItem, giveBack }}
      consequence="Deja de verse en la carta en los cinco idiomas."
      completeness={(idioma) => completenessOf(plato, idioma, TEXTOS_DE_PLATO)}
      options={<ToggleAgotado id={plato.id} nombre={plato.nombre} agotado={agotado} action={setAgotado} />}
      prices={preciosLabel(plato.precios)}
    >
      {plato.categoria.nombre}, {alergenosLabel(plato)}
      {agotado && <b className="font-semibold text-error">, agotado hoy</b>}
    </CatalogueRow>
  )
}
