import { Agotado } from '@/components/admin/carta/agotado.tsx'
import { GrupoAlergenos } from '@/components/admin/carta/alergenos-group.tsx'
import { Maridajes } from '@/components/admin/carta/maridajes.tsx'
import { Precios } from '@/components/admin/carta/precios.tsx'
import { DibujoCampo } from '@/components/admin/form/drawing-field.tsx'
import { CheckField, Grupo, SelectField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { VistaPrevia } from '@/components/admin/form/preview.tsx'
import { ImagenField } from '@/components/admin/imagenes/imagen-field.tsx'
import { viejas } from '@/components/admin/translations/completeness.ts'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { Azulejo } from '@/components/ui/tile.tsx'
import type { Alergeno } from '@/lib/admin/carta/declaration.ts'
import type { Plato } from '@/lib/admin/carta/plato-save.ts'
import type { Opcion } from '@/lib/admin/carta/platos-list.ts'
import { FORMATOS } from '@/lib/admin/carta/precios-schema.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { guardar } from './actions.ts'
import { FORMATO, preciosEscritos } from './labels.ts'

const PICANTE = ['No pica', 'Pica un poco', 'Pica', 'Pica mucho'].map((nombre, i) => ({
  id: String(i),
  nombre,
}))

type Props = {
  plato: Plato | null
  firma: string | null
  ultimo: string | null
  categorias: readonly Opcion[]
  alergenos: readonly Alergeno[]
  vinos: readonly Opcion[]
}

const textos = (plato: Plato | null) =>
  [
    {
      campo: 'nombre',
      rotulo: 'Nombre',
      dicho: 'el nombre',
      tipo: 'linea',
      es: plato?.nombre ?? '',
      max: 120,
      required: true,
    },
    {
      campo: 'descripcion',
      rotulo: 'Descripción',
      dicho: 'la descripción',
      tipo: 'area',
      es: plato?.descripcion ?? '',
      max: 600,
      ayuda: 'Qué lleva y cómo se cocina; sin adjetivos.',
    },
    {
      campo: 'ingredientes',
      rotulo: 'Ingredientes',
      dicho: 'ingredientes',
      tipo: 'lista',
      es: plato?.ingredientes.join('\n') ?? '',
      ayuda: 'Uno por línea. Si cambian, hay que volver a firmar los alérgenos.',
    },
  ] as const

/** The editor of one dish; `null` for a new one. */
export function PlatoForm({ plato, firma, ultimo, categorias, alergenos, vinos }: Props) {
  const traducciones = plato?.traducciones ?? {}
  return (
    <Form
      action={guardar}
      version={plato?.version ?? null}
      volver="/almaenigma/platos"
      ultimo={ultimo}
      barra={<VistaPrevia ruta="/almaenigma/vista/platos" ancla={plato?.slug ?? 'vista-previa'} />}
    >
      {plato && <input type="hidden" name="id" value={plato.id} />}
      <Idiomas
        campos={textos(plato)}
        traducciones={traducciones}
        viejas={viejas(traducciones, plato?.huella)}
      />
      <SelectField
        name="categoria_id"
        label="Categoría"
        value={plato?.categoria_id ?? ''}
        opciones={categorias}
        vacio="Elige una categoría"
      />
      <Precios
        precios={preciosEscritos(plato?.precios ?? [])}
        formatos={FORMATOS.map((id) => ({ id, nombre: FORMATO[id] }))}
      />
      <Grupo titulo="En la carta">
        <CheckField name="visible" label="Visible en la carta" checked={plato?.visible ?? true} />
        <CheckField name="destacado" label="Plato destacado" checked={plato?.destacado ?? false} />
        <Agotado value={plato?.agotado_hasta ?? ''} hoy={wallClock(Date.now()).fecha} />
      </Grupo>
      <ImagenField name="imagen" value={plato?.imagen ?? null} titulo={plato?.nombre ?? ''}>
        <Azulejo name={plato?.slug ?? 'vista-previa'} className="w-full" />
      </ImagenField>
      <Grupo titulo="Si no hay foto">
        <DibujoCampo value={plato?.ilustracion ?? ''} slug={plato?.slug ?? 'vista-previa'} />
      </Grupo>
      <Grupo titulo="Dieta">
        <CheckField name="vegetariano" label="Vegetariano" checked={plato?.vegetariano ?? false} />
        <CheckField
          name="vegano"
          label="Vegano"
          checked={plato?.vegano ?? false}
          ayuda="Un plato vegano también es vegetariano."
        />
        <CheckField
          name="pescado_crudo"
          label="Lleva pescado crudo"
          checked={plato?.pescado_crudo ?? false}
        />
        <SelectField name="picante" label="Picante" value={String(plato?.picante ?? 0)} opciones={PICANTE} />
      </Grupo>
      <GrupoAlergenos
        fila={plato}
        alergenos={alergenos}
        firma={firma}
        esto="este plato"
        receta={{ ingredientes: plato?.ingredientes.join('\n') ?? '' }}
        cambiada="Han cambiado los ingredientes"
      />
      <Grupo titulo="Va con estos vinos">
        <Maridajes pares={plato?.maridajes ?? []} opciones={vinos} que="vino" />
      </Grupo>
    </Form>
  )
}
