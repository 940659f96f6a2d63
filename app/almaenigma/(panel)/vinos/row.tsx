import { CatalogueRow } from '@/components/admin/catalogue/row.tsx'
import { alergenosLabel, euros } from '@/components/admin/list/labels.ts'
import { completenessOf, TEXTOS_DE_VINO } from '@/components/admin/translations/completeness.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import type { VinoRow } from '@/lib/admin/list/rows.ts'
import { duplicate, giveBack, removeItem, show } from './actions.ts'
import { styleLabel } from './labels.ts'

type Props = { vino: VinoRow; view: ListView; chosen: boolean }

export function VinoListRow({ vino, view, chosen }: Props) {
  const { bodega, region, anada, estilo, stock, precio_botella_cents, precio_copa_cents } = vino
  return (
    <CatalogueRow
      item={vino}
      base="/almaenigma/vinos"
      view={view}
      chosen={chosen}
      actions={{ show, duplicate, removeItem, giveBack }}
      consequence="Deja de verse en la cava, y con él los maridajes que lo nombran."
      completeness={(idioma) => completenessOf(vino, idioma, TEXTOS_DE_VINO)}
      prices={
        <>
          {euros(precio_botella_cents)}
          {precio_copa_cents !== null && (
            <span className="block text-[0.8125rem] text-texto-3">{euros(precio_copa_cents)} copa</span>
          )}
        </>
      }
    >
      {[bodega, region, anada].filter(Boolean).join(', ')}. {styleLabel(estilo)}, {alergenosLabel(vino)}
      {stock === 0 && <b className="font-semibold text-error">, sin existencias</b>}
    </CatalogueRow>
  )
}
