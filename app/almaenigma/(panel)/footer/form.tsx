import { Group, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { ENLACES, type Enlace, type FooterRow, MAX_DESCRIPCION_PIE } from '@/lib/admin/casa/footer-save.ts'
import { staleIdiomas } from '@/lib/admin/translations/columns.ts'
import { saveFooterAction } from './actions.ts'

const LABELS: Record<Enlace, string> = {
  instagram_url: 'Instagram',
  tripadvisor_url: 'Tripadvisor',
  google_maps_url: 'Google Maps',
  whatsapp_url: 'WhatsApp',
}

export function FooterForm({ fila }: { fila: FooterRow }) {
  return (
    <Form action={saveFooterAction} version={fila.version} back="/almaenigma">
      <input type="hidden" name="id" value={fila.id} />
      <Idiomas
        campos={[
          {
            campo: 'descripcion_restaurante',
            label: 'Descripción del restaurante',
            dicho: 'la descripción',
            tipo: 'area',
            es: fila.descripcion_restaurante ?? '',
            max: MAX_DESCRIPCION_PIE,
          },
        ]}
        traducciones={fila.traducciones}
        stale={staleIdiomas(fila, ['descripcion_restaurante'])}
      />
      <Group title="Datos de contacto">
        <TextField
          name="telefono"
          label="Teléfono"
          value={fila.telefono ?? ''}
          max={25}
          hint="Con prefijo internacional. Es el que se marca al tocarlo y el que da Enigmito."
        />
        <TextField name="email" label="Correo electrónico" value={fila.email ?? ''} max={254} />
        <TextField
          name="direccion"
          label="Dirección"
          value={fila.direccion ?? ''}
          max={200}
          hint="Calle y número, código postal y población, separados por comas."
        />
      </Group>
      <Group title="Enlaces">
        <p className="text-sm text-texto-2">
          La dirección entera, con https://. Los que dejes vacíos no se enseñan.
        </p>
        {ENLACES.map((link) => (
          <TextField key={link} name={link} label={LABELS[link]} value={fila[link] ?? ''} max={500} />
        ))}
      </Group>
    </Form>
  )
}
