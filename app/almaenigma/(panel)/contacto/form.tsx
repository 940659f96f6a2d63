import { Grupo, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import {
  type ContactoFila,
  MAX_CONTACTO,
  TEXTOS_CONTACTO,
  type TextoContacto,
} from '@/lib/admin/contacto/contacto.ts'
import { viejasDe } from '@/lib/admin/translations/columns.ts'
import { guardarContacto } from './actions.ts'

const ROTULOS: Record<TextoContacto, readonly [rotulo: string, dicho: string]> = {
  como_llegar: ['Cómo llegar', 'cómo llegar'],
  transporte: ['Transporte público', 'el transporte'],
  bicicleta: ['Bicicleta', 'la bicicleta'],
  aparcamiento: ['Aparcamiento', 'el aparcamiento'],
  accesibilidad: ['Accesibilidad', 'la accesibilidad'],
  terraza: ['Terraza', 'la terraza'],
  grupos: ['Grupos', 'los grupos'],
  atencion: ['Cuándo se atiende el teléfono', 'cuándo se atiende'],
}
const grados = (n: number | null): string => (n === null ? '' : String(n).replace('.', ','))

/** The editor of the contact page. */
export function ContactoForm({ fila }: { fila: ContactoFila }) {
  return (
    <Form action={guardarContacto} version={fila.version} volver="/almaenigma">
      <input type="hidden" name="id" value={fila.id} />
      <Idiomas
        campos={TEXTOS_CONTACTO.map((campo) => {
          const [rotulo, dicho] = ROTULOS[campo]
          return { campo, rotulo, dicho, tipo: 'area', es: fila[campo] ?? '', max: MAX_CONTACTO }
        })}
        traducciones={fila.traducciones}
        viejas={viejasDe(fila, TEXTOS_CONTACTO)}
      />
      <Grupo titulo="Punto en el mapa">
        <p className="text-sm text-texto-2">
          Sirve para los botones de «cómo llegar». En Google Maps, pulsa con el botón derecho sobre la puerta
          y copia los dos números.
        </p>
        <div className="grid grid-cols-2 gap-4">
          <TextField name="lat" label="Latitud" value={grados(fila.lat)} max={12} />
          <TextField name="lng" label="Longitud" value={grados(fila.lng)} max={12} />
        </div>
      </Grupo>
    </Form>
  )
}
