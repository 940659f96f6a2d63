import { CheckField, Group } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { ImagenField } from '@/components/admin/imagenes/imagen-field.tsx'
import { PrintField } from '@/components/admin/imagenes/print.tsx'
import { Thumbnail } from '@/components/admin/imagenes/thumbnail.tsx'
import { staleIdiomas } from '@/components/admin/translations/completeness.ts'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { type LaminaRow, MAX } from '@/lib/admin/muro/galeria-save.ts'
import { saveLaminaAction } from './list-actions.ts'

export function LaminaForm({ lamina }: { lamina: LaminaRow | null }) {
  const traducciones = lamina?.traducciones ?? {}
  return (
    <Form action={saveLaminaAction} version={lamina?.version ?? null} back="/almaenigma/galeria">
      {lamina && <input type="hidden" name="id" value={lamina.id} />}
      <ImagenField
        name="imagen"
        value={lamina?.imagen ?? null}
        titulo={lamina?.titulo ?? ''}
        hasDescripcion={false}
      >
        <Thumbnail
          imagen={null}
          slug={lamina?.slug ?? 'imagen'}
          ilustracion={lamina?.ilustracion ?? null}
          className="h-40 w-full"
        />
      </ImagenField>
      <Idiomas
        campos={[
          {
            campo: 'titulo',
            label: 'Título',
            dicho: 'el título',
            tipo: 'linea',
            es: lamina?.titulo ?? '',
            max: MAX.titulo,
            required: true,
          },
          {
            campo: 'pie',
            label: 'Pie',
            dicho: 'el pie',
            tipo: 'area',
            es: lamina?.pie ?? '',
            max: MAX.pie,
            hint: 'Se lee debajo de la imagen.',
          },
          {
            campo: 'alt',
            label: 'Qué se ve',
            dicho: 'la descripción',
            tipo: 'area',
            es: lamina?.alt ?? '',
            max: MAX.alt,
            required: true,
            hint: 'Para quien no ve la imagen: «La sala al mediodía, con la mesa larga puesta».',
          },
        ]}
        traducciones={traducciones}
        stale={staleIdiomas(traducciones, lamina?.huella)}
      />
      <Group title="En la página">
        <PrintField value={lamina?.ilustracion ?? null} emptyLabel="Ninguno: solo la foto" />
        <CheckField name="visible" label="Visible en la web" checked={lamina?.visible ?? true} />
      </Group>
    </Form>
  )
}
