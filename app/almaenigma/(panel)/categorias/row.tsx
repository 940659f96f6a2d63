import { DeleteRow } from '@/components/admin/list/delete-row.tsx'
import { Handle } from '@/components/admin/list/handle.tsx'
import { Row, RowNote } from '@/components/admin/list/row.tsx'
import { completenessOf, TEXTOS_DE_BEBIDA } from '@/components/admin/translations/completeness.ts'
import type { Categoria } from '@/lib/admin/carta/categorias.ts'
import { giveBack, removeItem, show } from './actions.ts'

/** Its texts are a drink's: a name and a description. */
export function CategoriaListRow({ categoria }: { categoria: Categoria }) {
  return (
    <Row
      id={categoria.id}
      nombre={categoria.nombre}
      visible={categoria.visible}
      href={`/almaenigma/categorias/${categoria.id}`}
      handle={
        <Handle id={categoria.id} nombre={categoria.nombre}>
          <DeleteRow
            id={categoria.id}
            nombre={categoria.nombre}
            consequence="Solo se puede borrar una categoría vacía. Si tiene algo dentro, ocúltala."
            removeItem={removeItem}
            giveBack={giveBack}
          />
        </Handle>
      }
      completeness={(idioma) => completenessOf(categoria, idioma, TEXTOS_DE_BEBIDA)}
      show={show}
    >
      {categoria.descripcion && <RowNote>{categoria.descripcion}</RowNote>}
    </Row>
  )
}
