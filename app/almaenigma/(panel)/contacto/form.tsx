import { Group, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import {
  type ContactoRow,
  MAX_CONTACTO,
  TEXTOS_CONTACTO,
  type TextoContacto,
} from '@/lib/admin/contacto/contacto.ts'
import { staleIdiomas } from '@/lib/admin/translations/columns.ts'
import { saveContactoAction } from './actions.ts'

const LABELS: Record<TextoContacto, readonly [rotulo: string, dicho: string]> = {
  como_llegar: ['Cómo llegar', 'cómo llegar'],
  transporte: ['Transporte público', 'el transporte'],
  bicicleta: ['Bicicleta', 'la bicicleta'],
  aparcamiento: ['Aparcamiento', 'el aparcamiento'],
  accesibilidad: ['Accesibilidad', 'la accesibilidad'],
  terraza: ['Terraza', 'la terraza'],
  grupos: ['Grupos', 'los grupos'],
  atencion: ['Cuándo se atiende el teléfono', 'cuándo se atiende'],
}
const degrees = (n: number | null): string => (n === null ? '' : String(n).replace('.', ','))

export function ContactoForm({ fila }: { fila: ContactoRow }) {
  return (
    <Form action={saveContactoAction} version={fila.version} back="/almaenigma">
      <input type="hidden" name="id" value={fila.id} />
      <Idiomas
        campos={TEXTOS_CONTACTO.map((campo) => {
          const [label, phrase] = LABELS[campo]
          return {
            campo,
            label,
            dicho: phrase,
            tipo: 'area',
            es: fila[campo] ?? '',
            max: MAX_CONTACTO,
          }
        })}
        traducciones={fila.traducciones}
        stale={staleIdiomas(fila, TEXTOS_CONTACTO)}
      />
      <Group title="Punto en el mapa">
        <p className="text-sm text-texto-2">
          Sirve para los botones de «cómo llegar». En Google Maps, pulsa con el botón derecho sobre la puerta
          y copia los dos números.
        </p>
        <div className="grid grid-cols-2 gap-4">
          <TextField name="lat" label="Latitud" value={degrees(fila.lat)} max={12} />
          <TextField name="lng" label="Longitud" value={degrees(fila.lng)} max={12} />
        </div>
      </Group>
    </Form>
  )
}
