import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Editor } from '@/components/admin/form/editor.tsx'
import { DeleteButton } from '@/components/admin/parts/delete.tsx'
import { claveOf, getDias } from '@/lib/admin/casa/special-days-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { giveBackDiaAction, removeDiaAction } from '../actions.ts'
import { DiaForm } from '../form.tsx'
import { DIAS, diaSummary, when } from '../labels.ts'

export const metadata: Metadata = { title: 'Día especial' }

export default async function EditDiaPage({ params }: PageProps<'/almaenigma/ajustes/dias/[clave]'>) {
  const { clave } = await params
  const { version, lista } = await getDias(await adminDb(`${DIAS}/${clave}`))
  const dia = lista.find((d) => claveOf(d) === clave)
  if (!dia) notFound()
  const nombre = when(dia)
  return (
    <div className="max-w-4xl">
      <Editor
        title={nombre.charAt(0).toUpperCase() + nombre.slice(1)}
        status={diaSummary(dia)}
        back={DIAS}
        verbs={
          <DeleteButton
            id={clave}
            nombre={nombre}
            removeItem={removeDiaAction}
            restore={giveBackDiaAction}
            back={DIAS}
            consequence={
              <p>
                Vuelve a ser un día como los demás de la semana. Durante 8 segundos podrás deshacerlo, y
                después queda en las versiones de la lista.
              </p>
            }
          />
        }
      >
        <DiaForm dia={dia} version={version} />
      </Editor>
    </div>
  )
}
