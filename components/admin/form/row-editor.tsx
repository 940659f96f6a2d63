import type { ReactNode } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { DeleteButton } from '../parts/delete.tsx'
import { Editor } from './editor.tsx'

type Props = {
  id: string
  nombre: string
  titleClass?: string | undefined
  status: string
  back: string
  actions: { removeItem: FormAction; giveBack: FormAction }
  consequence: string
  children: ReactNode
}

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
