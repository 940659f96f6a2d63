import { Agotado } from '@/components/admin/carta/agotado.tsx'
import { AlergenoGroup } from '@/components/admin/carta/alergenos-group.tsx'
import { Maridajes } from '@/components/admin/carta/maridajes.tsx'
import { Precios } from '@/components/admin/carta/precios.tsx'
import { DrawingField } from '@/components/admin/form/drawing-field.tsx'
import { CheckField, Group, SelectField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { Preview } from '@/components/admin/form/preview.tsx'
import { ImagenField } from '@/components/admin/imagenes/imagen-field.tsx'
import { staleIdiomas } from '@/components/admin/translations/completeness.ts'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { Tile } from '@/components/ui/tile.tsx'
import type { Alergeno } from '@/lib/admin/carta/declaration.ts'
import type { Plato } from '@/lib/admin/carta/plato-save.ts'
import { FORMATS } from '@/lib/admin/carta/precios-schema.ts'
import type { SelectOption } from '@/lib/admin/list/options.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { savePlatoAction } from './actions.ts'
import { FORMAT, precioFields } from './labels.ts'
import { ServedGroup } from './served-group.tsx'

const PICANTE = ['No pica', 'Pica un poco', 'Pica', 'Pica mucho'].map((nombre, i) => ({
  id: String(i),
  nombre,
}))

type Props = {
  plato: Plato | null
  signature: string | null
  lastAuthor: string | null
  categorias: readonly SelectOption[]
  alergenos: readonly Alergeno[]
  vinos: readonly SelectOption[]
}

const textos = (plato: Plato | null) =>
  [
    {
      campo: 'nombre',
      label: 'Nombre',
      dicho: 'el nombre',
      tipo: 'linea',
      es: plato?.nombre ?? '',
      max: 120,
      required: true,
    },
    {
      campo: 'descripcion',
      label: 'Descripción',
      dicho: 'la descripción',
      tipo: 'area',
      es: plato?.descripcion ?? '',
      max: 600,
      hint: 'Qué lleva y cómo se cocina; sin adjetivos.',
    },
    {
      campo: 'ingredientes',
      label: 'Ingredientes',
      dicho: 'ingredientes',
      tipo: 'lista',
      es: plato?.ingredientes.join('\n') ?? '',
      hint: 'Uno por línea. Si cambian, hay que volver a firmar los alérgenos.',
    },
  ] as const

export function PlatoForm({ plato, signature, lastAuthor: last, categorias, alergenos, vinos }: Props) {
  const traducciones = plato?.traducciones ?? {}
  return (
    <Form
      action={savePlatoAction}
      version={plato?.version ?? null}
      back="/almaenigma/platos"
      lastAuthor={last}
      bar={<Preview path="/almaenigma/vista/platos" anchor={plato?.slug ?? 'vista-previa'} />}
    >
      {plato && <input type="hidden" name="id" value={plato.id} />}
      <Precios
        precios={precioFields(plato?.precios ?? [])}
        formats={FORMATS.map((id) => ({ id, nombre: FORMAT[id] }))}
      />
      <Idiomas
        campos={textos(plato)}
        traducciones={traducciones}
        stale={staleIdiomas(traducciones, plato?.huella)}
      />
      <SelectField
        name="categoria_id"
        label="Categoría"
        value={plato?.categoria_id ?? ''}
        options={categorias}
        emptyLabel="Elige una categoría"
      />
      <Group title="En la carta">
        <CheckField name="visible" label="Visible en la carta" checked={plato?.visible ?? true} />
        <CheckField name="destacado" label="Plato destacado" checked={plato?.destacado ?? false} />
        <Agotado value={plato?.agotado_hasta ?? ''} hoy={wallClock(Date.now()).fecha} />
      </Group>
      <ServedGroup plato={plato} />
      <ImagenField name="imagen" value={plato?.imagen ?? null} titulo={plato?.nombre ?? ''}>
        <Tile name={plato?.slug ?? 'vista-previa'} className="w-full" />
      </ImagenField>
      <Group title="Si no hay foto">
        <DrawingField value={plato?.ilustracion ?? ''} slug={plato?.slug ?? 'vista-previa'} />
      </Group>
      <Group title="Dieta">
        <CheckField name="vegetariano" label="Vegetariano" checked={plato?.vegetariano ?? false} />
        <CheckField
          name="vegano"
          label="Vegano"
          checked={plato?.vegano ?? false}
          hint="Un plato vegano también es vegetariano."
        />
        <CheckField
          name="pescado_crudo"
          label="Lleva pescado crudo"
          checked={plato?.pescado_crudo ?? false}
        />
        <SelectField name="picante" label="Picante" value={String(plato?.picante ?? 0)} options={PICANTE} />
      </Group>
      <AlergenoGroup
        fila={plato}
        alergenos={alergenos}
        signature={signature}
        thisItem="este plato"
        recipe={{ ingredientes: plato?.ingredientes.join('\n') ?? '' }}
        changedLabel="Han cambiado los ingredientes"
      />
      <Group title="Va con estos vinos">
        <Maridajes pares={plato?.maridajes ?? []} options={vinos} noun="vino" />
      </Group>
    </Form>
  )
}
