import { CheckField, Grupo } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { ImagenField } from '@/components/admin/imagenes/imagen-field.tsx'
import { Grabado } from '@/components/admin/imagenes/print.tsx'
import { Miniatura } from '@/components/admin/imagenes/thumbnail.tsx'
import { viejas } from '@/components/admin/translations/completeness.ts'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { type LaminaFila, MAX } from '@/lib/admin/muro/galeria.ts'
import { guardarLamina } from './list-actions.ts'

/** The editor of one picture of the gallery; `null` for a new one. */
export function LaminaForm({ lamina }: { lamina: LaminaFila | null }) {
  const traducciones = lamina?.traducciones ?? {}
  return (
    <Form action={guardarLamina} version={lamina?.version ?? null} volver="/almaenigma/galeria">
      {lamina && <input type="hidden" name="id" value={lamina.id} />}
      <ImagenField
        name="imagen"
        value={lamina?.imagen ?? null}
        titulo={lamina?.titulo ?? ''}
        conDescripcion={false}
      >
        <Miniatura
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
            rotulo: 'Título',
            dicho: 'el título',
            tipo: 'linea',
            es: lamina?.titulo ?? '',
            max: MAX.titulo,
            required: true,
          },
          {
            campo: 'pie',
            rotulo: 'Pie',
            dicho: 'el pie',
            tipo: 'area',
            es: lamina?.pie ?? '',
            max: MAX.pie,
            ayuda: 'Se lee debajo de la imagen.',
          },
          {
            campo: 'alt',
            rotulo: 'Qué se ve',
            dicho: 'la descripción',
            tipo: 'area',
            es: lamina?.alt ?? '',
            max: MAX.alt,
            required: true,
            ayuda: 'Para quien no ve la imagen: «La sala al mediodía, con la mesa larga puesta».',
          },
        ]}
        traducciones={traducciones}
        viejas={viejas(traducciones, lamina?.huella)}
      />
      <Grupo titulo="En la página">
        <Grabado value={lamina?.ilustracion ?? null} vacio="Ninguno: solo la foto" />
        <CheckField name="visible" label="Visible en la web" checked={lamina?.visible ?? true} />
      </Grupo>
    </Form>
  )
}
