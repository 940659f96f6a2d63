import { Group } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { Horas } from '@/components/admin/form/hours-field.tsx'
import { Template } from '@/components/admin/form/template-field.tsx'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import {
  type ContenidoReservasRow,
  MAX_RESERVAS,
  TEXTOS_RESERVAS,
} from '@/lib/admin/casa/contenido-reservas.ts'
import { staleIdiomas } from '@/lib/admin/translations/columns.ts'
import { saveReservasAction } from './actions.ts'

/** Quarters of an hour, "12:00" to "17:45". */
const quarterHours = (from: number, hasta: number): string[] =>
  Array.from(
    { length: (hasta - from) * 4 },
    (_, i) => `${String(from + Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}`,
  )

export function ContenidoForm({ fila }: { fila: ContenidoReservasRow }) {
  return (
    <Form action={saveReservasAction} version={fila.version} back="/almaenigma/reservas">
      <input type="hidden" name="id" value={fila.id} />
      <Idiomas
        campos={[
          {
            campo: 'titulo_principal',
            label: 'Título',
            dicho: 'el título',
            tipo: 'linea',
            es: fila.titulo_principal,
            max: 120,
            required: true,
          },
          {
            campo: 'descripcion_principal',
            label: 'Entrada',
            dicho: 'la entrada',
            tipo: 'area',
            es: fila.descripcion_principal ?? '',
            max: MAX_RESERVAS,
            hint: 'Lo que se lee antes de pedir mesa.',
          },
          {
            campo: 'mensaje_confirmacion',
            label: 'Al recibir la petición',
            dicho: 'el mensaje al recibir la petición',
            tipo: 'area',
            es: fila.mensaje_confirmacion ?? '',
            max: MAX_RESERVAS,
            hint: 'La reserva queda pendiente: no digas que está confirmada.',
          },
          {
            campo: 'ocasion_opciones',
            label: 'Ocasiones',
            dicho: 'ocasiones',
            tipo: 'lista',
            es: fila.ocasion_opciones.join('\n'),
            hint: 'Una por línea. En los demás idiomas, en el mismo orden. Sin ninguna se ofrecen las de siempre.',
          },
          {
            campo: 'mensaje_whatsapp',
            label: 'Plantilla de WhatsApp',
            dicho: 'la plantilla de WhatsApp',
            tipo: 'area',
            es: fila.mensaje_whatsapp ?? '',
            max: MAX_RESERVAS,
            rows: 8,
            hint: 'El mensaje que el cliente te manda con su reserva ya escrita. Los huecos van entre llaves.',
          },
        ]}
        traducciones={fila.traducciones}
        stale={staleIdiomas(fila, TEXTOS_RESERVAS)}
      />
      <Template campo="mensaje_whatsapp" />
      <Group title="Horas a las que se puede reservar">
        <p className="text-sm text-texto-2">
          Lo que ya está reservado no cambia. Los días especiales pueden tener horas propias.
        </p>
        <Horas
          name="horarios_comida"
          title="Comida"
          horas={fila.horarios_comida}
          oferta={quarterHours(12, 17)}
          emptyLabel="Sin ninguna marcada se puede reservar de 13:00 a 15:15, cada cuarto de hora."
        />
        <Horas
          name="horarios_cena"
          title="Cena"
          horas={fila.horarios_cena}
          oferta={quarterHours(18, 24)}
          emptyLabel="Sin ninguna marcada se puede reservar de 18:30 a 22:30, cada cuarto de hora."
        />
      </Group>
    </Form>
  )
}
