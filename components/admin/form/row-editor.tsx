import type { ReactNode } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { DeleteButton } from '../parts/delete.tsx'
import { Editor } from './editor.tsx'

type Props = {
  id: string
  /** What the row is called, in its heading and where it is deleted. */
  nombre: string
  titleClass?: string | undefined
  status: string
  /** The list it stands in. */
  back: string
  actions: { removeItem: FormAction; giveBack: FormAction }
  /** What a deletion takes with it. */
  consequence: string
  /** The form, and the versions below it. */
  children: ReactNode
}

/** The editor of a row that can be deleted. */
export const RowEditor = ({
  id,
  nombre,
  titleClass,
  status,
  back,
  actions,
  consequence,
  children,
}: Props) => (
  <Editor
    title={nombre}
    titleClass={titleClass}
    status={status}
    back={back}
    verbs={
      <DeleteButton
        id={id}
        nombre={nombre}
        removeItem={actions.removeItem}
        restore={actions.giveBack}
        back={back}
        consequence={<p>{consequence}</p>}
      />
    }
  >
    {children}
  </Editor>
)
