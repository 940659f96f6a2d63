import Link from 'next/link'
import { Thumbnail } from '@/components/admin/imagenes/thumbnail.tsx'
import { Insignias } from '@/components/admin/list/badges.tsx'
import { DeleteRow } from '@/components/admin/list/delete-row.tsx'
import { Asa } from '@/components/admin/list/handle.tsx'
import { rowClass } from '@/components/admin/list/table.tsx'
import { Switch } from '@/components/admin/parts/switch.tsx'
import { completenessOf } from '@/components/admin/translations/completeness.ts'
import type { LaminaFila } from '@/lib/admin/muro/galeria.ts'
import { TEXTOS } from './labels.ts'
import { giveBackLamina, removePrint, showLamina } from './list-actions.ts'

/** One picture of the gallery, in the list. */
export function Fila({ lamina }: { lamina: LaminaFila }) {
  return (
    <tr data-fila={lamina.id} className={rowClass(false)}>
      <td>
        <span className="flex items-center">
          <Asa id={lamina.id} nombre={lamina.titulo}>
            <DeleteRow
              id={lamina.id}
              nombre={lamina.titulo}
              consequence="Deja de verse en la galería."
              removeItem={removePrint}
              giveBack={giveBackLamina}
            />
          </Asa>
          <Thumbnail
            imagen={lamina.imagen}
            slug={lamina.slug}
            ilustracion={lamina.ilustracion}
            className="h-14 w-18"
          />
        </span>
      </td>
      <td className="pl-2.5 pr-2">
        <Link
          href={`/almaenigma/galeria/${lamina.id}`}
          prefetch={false}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${lamina.visible ? '' : 'text-texto-3'}`}
        >
          {lamina.titulo}
        </Link>
        {!lamina.imagen && (
          <span className="mt-0.5 block text-[0.8125rem] text-texto-3">Sin foto: se ve su grabado</span>
        )}
      </td>
      <td className="max-movil:hidden">
        <Insignias de={(idioma) => completenessOf(lamina, idioma, TEXTOS)} />
      </td>
      <td className="pl-2 text-right">
        <Switch id={lamina.id} nombre={lamina.titulo} visible={lamina.visible} action={showLamina} />
      </td>
    </tr>
  )
}
