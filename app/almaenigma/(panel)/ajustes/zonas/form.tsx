import { CheckField, Group, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import type { ZonaRow } from '@/lib/admin/casa/zonas-save.ts'
import { staleIdiomas } from '@/lib/admin/translations/columns.ts'
import { saveZonaAction } from '../actions.ts'

export function ZonaForm({ zona }: { zona: ZonaRow }) {
  return (
    <Form action={saveZonaAction} version={zona.version} back="/almaenigma" clave={zona.clave}>
      <input type="hidden" name="id" value={zona.id} />
      <Idiomas
        campos={[
          {
            campo: 'nombre',
            label: 'Nombre',
            dicho: 'el nombre',
            tipo: 'linea',
            es: zona.nombre,
            max: 80,
            required: true,
          },
          {
            campo: 'descripcion',
            label: 'Descripción',
            dicho: 'la descripción',
            tipo: 'area',
            es: zona.descripcion ?? '',
            max: 300,
            hint: 'Lo que se lee al elegir dónde sentarse.',
          },
        ]}
        traducciones={zona.traducciones}
        stale={staleIdiomas(zona, ['nombre', 'descripcion'])}
      />
      <Group title="En las reservas">
        <CheckField
          name="visible"
          label="Se puede reservar aquí"
          checked={zona.visible}
          hint="Si la quitas, nadie puede pedir mesa en esta zona; lo ya reservado se queda."
        />
        <TextField
          name="aforo"
          label="Plazas"
          value={zona.aforo === null ? '' : String(zona.aforo)}
          max={4}
          hint="Cuántas personas caben a la vez: con todas ocupadas, la web dice «completo». Vacío: nadie las cuenta."
        />
      </Group>
    </Form>
  )
}
