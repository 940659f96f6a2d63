import type { Metadata } from 'next'
import { Editor } from '@/components/admin/form/editor.tsx'
import { getDias } from '@/lib/admin/casa/special-days-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { DiaForm } from '../form.tsx'
import { DIAS } from '../labels.ts'

export const metadata: Metadata = { title: 'Nuevo día especial' }

export default async function NewDiaPage() {
  const { version } = await getDias(await adminDb(`${DIAS}/nuevo`))
  return (
    <div className="max-w-4xl">
      <Editor title="Nuevo día especial" status="Vale desde que lo guardas." back={DIAS}>
        <DiaForm dia={null} version={version} />
      </Editor>
    </div>
  )
}
