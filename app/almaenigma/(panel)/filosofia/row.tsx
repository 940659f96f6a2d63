import { Thumbnail } from '@/components/admin/imagenes/thumbnail.tsx'
import { DeleteRow } from '@/components/admin/list/delete-row.tsx'
import { Handle } from '@/components/admin/list/handle.tsx'
import { Row, RowNote } from '@/components/admin/list/row.tsx'
import { completenessOf } from '@/components/admin/translations/completeness.ts'
import type { IdeaRow } from '@/lib/admin/casa/filosofia.ts'
import { giveBack, removeItem, show } from './actions.ts'
import { TEXTOS } from './labels.ts'

export function IdeaListRow({ idea }: { idea: IdeaRow }) {
  return (
    <Row
      id={idea.id}
      nombre={idea.titulo}
      visible={idea.visible}
      href={`/almaenigma/filosofia/${idea.id}`}
      handle={
        <span className="flex items-center">
          <Handle id={idea.id} nombre={idea.titulo}>
            <DeleteRow
              id={idea.id}
              nombre={idea.titulo}
              consequence="Deja de leerse en la página de filosofía en los cinco idiomas."
              removeItem={removeItem}
              giveBack={giveBack}
            />
          </Handle>
          <Thumbnail imagen={idea.imagen} slug={idea.slug} ilustracion={idea.ilustracion} />
        </span>
      }
      completeness={(idioma) => completenessOf(idea, idioma, TEXTOS)}
      show={show}
    >
      {idea.subtitulo && <RowNote>{idea.subtitulo}</RowNote>}
    </Row>
  )
}
