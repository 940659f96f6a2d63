import { CheckField, Group } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { ImagenField } from '@/components/admin/imagenes/imagen-field.tsx'
import { PrintField } from '@/components/admin/imagenes/print.tsx'
import { Thumbnail } from '@/components/admin/imagenes/thumbnail.tsx'
import { staleIdiomas } from '@/components/admin/translations/completeness.ts'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { type IdeaRow, MAX } from '@/lib/admin/casa/filosofia.ts'
import { saveIdeaAction } from './actions.ts'

export function IdeaForm({ idea }: { idea: IdeaRow | null }) {
  const traducciones = idea?.traducciones ?? {}
  return (
    <Form action={saveIdeaAction} version={idea?.version ?? null} back="/almaenigma/filosofia">
      {idea && <input type="hidden" name="id" value={idea.id} />}
      <Idiomas
        campos={[
          {
            campo: 'titulo',
            label: 'Título',
            dicho: 'el título',
            tipo: 'linea',
            es: idea?.titulo ?? '',
            max: MAX.titulo,
            required: true,
          },
          {
            campo: 'subtitulo',
            label: 'Subtítulo',
            dicho: 'el subtítulo',
            tipo: 'linea',
            es: idea?.subtitulo ?? '',
            max: MAX.subtitulo,
          },
          {
            campo: 'cuerpo',
            label: 'Texto',
            dicho: 'el texto',
            tipo: 'area',
            es: idea?.cuerpo ?? '',
            max: MAX.cuerpo,
            rows: 8,
            hint: 'Una línea en blanco separa los párrafos.',
          },
        ]}
        traducciones={traducciones}
        stale={staleIdiomas(traducciones, idea?.huella)}
      />
      <ImagenField name="imagen" value={idea?.imagen ?? null} titulo={idea?.titulo ?? ''}>
        <Thumbnail
          imagen={null}
          slug={idea?.slug ?? 'idea'}
          ilustracion={idea?.ilustracion ?? null}
          className="h-40 w-full"
        />
      </ImagenField>
      <Group title="En la página">
        <PrintField value={idea?.ilustracion ?? null} emptyLabel="El azulejo de su nombre" />
        <CheckField name="visible" label="Visible en la web" checked={idea?.visible ?? true} />
      </Group>
    </Form>
  )
}
