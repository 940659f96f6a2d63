import Link from 'next/link'
import { Insignias } from '@/components/admin/list/badges.tsx'
import { DeleteRow } from '@/components/admin/list/delete-row.tsx'
import { Asa } from '@/components/admin/list/handle.tsx'
import { rowClass } from '@/components/admin/list/table.tsx'
import { Switch } from '@/components/admin/parts/switch.tsx'
import { completenessOf, TEXTOS_DE_BEBIDA } from '@/components/admin/translations/completeness.ts'
import type { Categoria } from '@/lib/admin/carta/categorias.ts'
import { giveBackCategoria, removeCategoria, showCategoria } from './actions.ts'

/** One category of the list. Its texts are a drink's: a name and a description. */
export function Fila({ categoria: c }: { categoria: Categoria }) {
  return (
    <tr data-fila={c.id} className={rowClass(false)}>
      <td>
        <Asa id={c.id} nombre={c.nombre}>
          <DeleteRow
            id={c.id}
            nombre={c.nombre}
            consequence="Solo se puede borrar una categoría vacía. Si tiene algo dentro, ocúltala."
            removeItem={removeCategoria}
            giveBack={giveBackCategoria}
          />
        </Asa>
      </td>
      <td className="pl-2.5 pr-2">
        <Link
          href={`/almaenigma/categorias/${c.id}`}
          prefetch={false}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${c.visible ? '' : 'text-texto-3'}`}
        >
          {c.nombre}
        </Link>
        {c.descripcion && <span className="mt-0.5 block text-[0.8125rem] text-texto-3">{c.descripcion}</span>}
      </td>
      <td className="max-movil:hidden">
        <Insignias de={(idioma) => completenessOf(c, idioma, TEXTOS_DE_BEBIDA)} />
      </td>
      <td className="pl-2 text-right">
        <Switch id={c.id} nombre={c.nombre} visible={c.visible} action={showCategoria} />
      </td>
    </tr>
  )
}
