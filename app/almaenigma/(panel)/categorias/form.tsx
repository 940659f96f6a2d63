import { CheckField, Group, SelectField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { staleIdiomas } from '@/components/admin/translations/completeness.ts'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { type Categoria, MAX_DESCRIPCION, MAX_NOMBRE } from '@/lib/admin/carta/categorias.ts'
import { saveCategoriaAction } from './actions.ts'

export function CategoriaForm({ categoria: c }: { categoria: Categoria | null }) {
  const traducciones = c?.traducciones ?? {}
  return (
    <Form action={saveCategoriaAction} version={c?.version ?? null} back="/almaenigma/categorias">
      {c && <input type="hidden" name="id" value={c.id} />}
      <Idiomas
        campos={[
          {
            campo: 'nombre',
            label: 'Nombre',
            dicho: 'el nombre',
            tipo: 'linea',
            es: c?.nombre ?? '',
            max: MAX_NOMBRE,
            required: true,
          },
          {
            campo: 'descripcion',
            label: 'Descripción',
            dicho: 'la descripción',
            tipo: 'area',
            es: c?.descripcion ?? '',
            max: MAX_DESCRIPCION,
            hint: 'Una línea bajo el título. Puede quedar vacía.',
          },
        ]}
        traducciones={traducciones}
        stale={staleIdiomas(traducciones, c?.huella)}
      />
      <Group title="En la carta">
        {c ? (
          <input type="hidden" name="tipo" value={c.tipo} />
        ) : (
          <SelectField
            name="tipo"
            label="Es de"
            value=""
            options={[
              { id: 'plato', nombre: 'Platos' },
              { id: 'bebida', nombre: 'Bebidas' },
            ]}
            emptyLabel="Elige"
          />
        )}
        <CheckField name="visible" label="Visible en la carta" checked={c?.visible ?? true} />
      </Group>
    </Form>
  )
}
