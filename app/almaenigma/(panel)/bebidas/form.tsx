import { Agotado } from '@/components/admin/carta/agotado.tsx'
import { AlergenoGroup } from '@/components/admin/carta/alergenos-group.tsx'
import { Precios } from '@/components/admin/carta/precios.tsx'
import { DrawingField } from '@/components/admin/form/drawing-field.tsx'
import { CheckField, Group, SelectField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { NumberField } from '@/components/admin/form/number-field.tsx'
import { Preview } from '@/components/admin/form/preview.tsx'
import { ImagenField } from '@/components/admin/imagenes/imagen-field.tsx'
import { staleIdiomas } from '@/components/admin/translations/completeness.ts'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { Tile } from '@/components/ui/tile.tsx'
import type { Bebida } from '@/lib/admin/carta/bebida-save.ts'
import type { Alergeno } from '@/lib/admin/carta/declaration.ts'
import type { SelectOption } from '@/lib/admin/list/options.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { precioFields } from '../platos/labels.ts'
import { saveBebidaAction } from './actions.ts'

const FORMATS = [
  { id: 'unico', nombre: 'lo que se sirve' },
  { id: 'media', nombre: 'media' },
  { id: 'unidad', nombre: 'unidad' },
  { id: 'persona', nombre: 'persona' },
] as const

type Props = {
  bebida: Bebida | null
  signature: string | null
  lastAuthor: string | null
  categorias: readonly SelectOption[]
  alergenos: readonly Alergeno[]
}

const textos = (bebida: Bebida | null) =>
  [
    {
      campo: 'nombre',
      label: 'Nombre',
      dicho: 'el nombre',
      tipo: 'linea',
      es: bebida?.nombre ?? '',
      max: 120,
      required: true,
    },
    {
      campo: 'descripcion',
      label: 'Descripción',
      dicho: 'la descripción',
      tipo: 'area',
      es: bebida?.descripcion ?? '',
      max: 600,
      hint: 'De qué está hecha. Si cambia, hay que volver a firmar los alérgenos.',
    },
  ] as const

const numberText = (n: number | null | undefined) =>
  n === null || n === undefined ? '' : String(n).replace('.', ',')

export function BebidaForm({ bebida, signature, lastAuthor: last, categorias, alergenos }: Props) {
  const traducciones = bebida?.traducciones ?? {}
  return (
    <Form
      action={saveBebidaAction}
      version={bebida?.version ?? null}
      back="/almaenigma/bebidas"
      lastAuthor={last}
      bar={<Preview path="/almaenigma/vista/bebidas" anchor={bebida?.slug ?? 'vista-previa'} />}
    >
      {bebida && <input type="hidden" name="id" value={bebida.id} />}
      <Precios precios={precioFields(bebida?.precios ?? [])} formats={FORMATS} />
      <Idiomas
        campos={textos(bebida)}
        traducciones={traducciones}
        stale={staleIdiomas(traducciones, bebida?.huella)}
      />
      <SelectField
        name="categoria_id"
        label="Categoría"
        value={bebida?.categoria_id ?? ''}
        options={categorias}
        emptyLabel="Elige una categoría"
      />
      <Group title="Qué es">
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            name="volumen_ml"
            label="Cantidad"
            value={numberText(bebida?.volumen_ml)}
            unit="ml"
            placeholder="330"
          />
          <NumberField
            name="graduacion"
            label="Graduación"
            value={numberText(bebida?.graduacion)}
            unit="%"
            decimal
            placeholder="5,4"
          />
        </div>
        <CheckField name="con_alcohol" label="Lleva alcohol" checked={bebida?.con_alcohol ?? false} />
        <CheckField name="vegetariano" label="Vegetariana" checked={bebida?.vegetariano ?? false} />
        <CheckField
          name="vegano"
          label="Vegana"
          checked={bebida?.vegano ?? false}
          hint="Una bebida vegana también es vegetariana."
        />
      </Group>
      <Group title="En la carta">
        <CheckField name="visible" label="Visible en la carta" checked={bebida?.visible ?? true} />
        <Agotado value={bebida?.agotado_hasta ?? ''} hoy={wallClock(Date.now()).fecha} />
      </Group>
      <ImagenField name="imagen" value={bebida?.imagen ?? null} titulo={bebida?.nombre ?? ''}>
        <Tile name={bebida?.slug ?? 'vista-previa'} className="w-full" />
      </ImagenField>
      <Group title="Si no hay foto">
        <DrawingField value={bebida?.ilustracion ?? ''} slug={bebida?.slug ?? 'vista-previa'} />
      </Group>
      <AlergenoGroup
        fila={bebida}
        alergenos={alergenos}
        signature={signature}
        thisItem="esta bebida"
        recipe={{ descripcion: bebida?.descripcion ?? '' }}
        changedLabel="Ha cambiado la descripción"
      />
    </Form>
  )
}
