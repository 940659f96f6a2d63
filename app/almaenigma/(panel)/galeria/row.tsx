import { Thumbnail } from '@/components/admin/imagenes/thumbnail.tsx'
import { DeleteRow } from '@/components/admin/list/delete-row.tsx'
import { Handle } from '@/components/admin/list/handle.tsx'
import { Row, RowNote } from '@/components/admin/list/row.tsx'
import { completenessOf } from '@/components/admin/translations/completeness.ts'
import type { LaminaRow } from '@/lib/admin/muro/galeria-save.ts'
import { TEXTOS } from './labels.ts'
import { giveBack, removeItem, show } from './list-actions.ts'

export function LaminaListRow({ lamina }: { lamina: LaminaRow }) {
  return (
    <Row
      id={lamina.id}
      nombre={lamina.titulo}
      visible={lamina.visible}
      href={`/almaenigma/galeria/${lamina.id}`}
      handle={
        <span className="flex items-center">
          <Handle id={lamina.id} nombre={lamina.titulo}>
            <DeleteRow
              id={lamina.id}
              nombre={lamina.titulo}
              consequence="Deja de verse en la galería."
              removeItem={removeItem}
              giveBack={giveBack}
            />
          </Handle>
          <Thumbnail
            imagen={lamina.imagen}
            slug={lamina.slug}
            ilustracion={lamina.ilustracion}
            className="h-14 w-18"
          />
        </span>
      }
      completeness={(idioma) => completenessOf(lamina, idioma, TEXTOS)}
      show={show}
    >
      {!lamina.imagen && <RowNote>Sin foto: se ve su grabado</RowNote>}
    </Row>
  )
}
