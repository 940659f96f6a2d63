import Link from 'next/link'
import { Thumbnail } from '@/components/admin/imagenes/thumbnail.tsx'
import { Insignias } from '@/components/admin/list/badges.tsx'
import { DeleteRow } from '@/components/admin/list/delete-row.tsx'
import { Asa } from '@/components/admin/list/handle.tsx'
import { rowClass } from '@/components/admin/list/table.tsx'
import { Switch } from '@/components/admin/parts/switch.tsx'
import { completenessOf } from '@/components/admin/translations/completeness.ts'
import type { IdeaFila } from '@/lib/admin/casa/filosofia.ts'
import { giveBackIdea, removeIdea, showIdea } from './actions.ts'
import { TEXTOS } from './labels.ts'

/** One section of the page, in the list. */
export function Fila({ idea }: { idea: IdeaFila }) {
  return (
    <tr data-fila={idea.id} className={rowClass(false)}>
      <td>
        <span className="flex items-center">
          <Asa id={idea.id} nombre={idea.titulo}>
            <DeleteRow
              id={idea.id}
              nombre={idea.titulo}
              consequence="Deja de leerse en la página de filosofía en los cinco idiomas."
              removeItem={removeIdea}
              giveBack={giveBackIdea}
            />
          </Asa>
          <Thumbnail imagen={idea.imagen} slug={idea.slug} ilustracion={idea.ilustracion} />
        </span>
      </td>
      <td className="pl-2.5 pr-2">
        <Link
          href={`/almaenigma/filosofia/${idea.id}`}
          prefetch={false}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${idea.visible ? '' : 'text-texto-3'}`}
        >
          {idea.titulo}
        </Link>
        {idea.subtitulo && (
          <span className="mt-0.5 block text-[0.8125rem] text-texto-3">{idea.subtitulo}</span>
        )}
      </td>
      <td className="max-movil:hidden">
        <Insignias de={(idioma) => completenessOf(idea, idioma, TEXTOS)} />
      </td>
      <td className="pl-2 text-right">
        <Switch id={idea.id} nombre={idea.titulo} visible={idea.visible} action={showIdea} />
      </td>
    </tr>
  )
}
