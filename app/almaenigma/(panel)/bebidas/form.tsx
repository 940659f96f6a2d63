import { Agotado } from '@/components/admin/carta/agotado.tsx'
import { GrupoAlergenos } from '@/components/admin/carta/alergenos-group.tsx'
import { Precios } from '@/components/admin/carta/precios.tsx'
import { DibujoCampo } from '@/components/admin/form/drawing-field.tsx'
import { CheckField, Grupo, SelectField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { NumberField } from '@/components/admin/form/number-field.tsx'
import { VistaPrevia } from '@/components/admin/form/preview.tsx'
import { ImagenField } from '@/components/admin/imagenes/imagen-field.tsx'
import { viejas } from '@/components/admin/translations/completeness.ts'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { Azulejo } from '@/components/ui/tile.tsx'
import type { Bebida } from '@/lib/admin/carta/bebida-save.ts'
import type { Alergeno } from '@/lib/admin/carta/declaration.ts'
import type { Opcion } from '@/lib/admin/list/options.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { preciosEscritos } from '../platos/labels.ts'
import { guardar } from './actions.ts'

/** What drinks are sold by. */
const FORMATOS = [
  { id: 'unico', nombre: 'lo que se sirve' },
  { id: 'media', nombre: 'media' },
  { id: 'unidad', nombre: 'unidad' },
  { id: 'persona', nombre: 'persona' },
] as const

type Props = {
  bebida: Bebida | null
  firma: string | null
  ultimo: string | null
  categorias: readonly Opcion[]
  alergenos: readonly Alergeno[]
}

const textos = (bebida: Bebida | null) =>
  [
    {
      campo: 'nombre',
      rotulo: 'Nombre',
      dicho: 'el nombre',
      tipo: 'linea',
      es: bebida?.nombre ?? '',
      max: 120,
      required: true,
    },
    {
      campo: 'descripcion',
      rotulo: 'Descripción',
      dicho: 'la descripción',
      tipo: 'area',
      es: bebida?.descripcion ?? '',
      max: 600,
      ayuda: 'De qué está hecha. Si cambia, hay que volver a firmar los alérgenos.',
    },
  ] as const

const numero = (n: number | null | undefined) =>
  n === null || n === undefined ? '' : String(n).replace('.', ',')

/** The editor of one drink; `null` for a new one. */
export function BebidaForm({ bebida, firma, ultimo, categorias, alergenos }: Props) {
  const traducciones = bebida?.traducciones ?? {}
  return (
    <Form
      action={guardar}
      version={bebida?.version ?? null}
      volver="/almaenigma/bebidas"
      ultimo={ultimo}
      barra={<VistaPrevia ruta="/almaenigma/vista/bebidas" ancla={bebida?.slug ?? 'vista-previa'} />}
    >
      {bebida && <input type="hidden" name="id" value={bebida.id} />}
      <Idiomas
        campos={textos(bebida)}
        traducciones={traducciones}
        viejas={viejas(traducciones, bebida?.huella)}
      />
      <SelectField
        name="categoria_id"
        label="Categoría"
        value={bebida?.categoria_id ?? ''}
        opciones={categorias}
        vacio="Elige una categoría"
      />
      <Precios precios={preciosEscritos(bebida?.precios ?? [])} formatos={FORMATOS} />
      <Grupo titulo="Qué es">
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            name="volumen_ml"
            label="Cantidad"
            value={numero(bebida?.volumen_ml)}
            unidad="ml"
            placeholder="330"
          />
          <NumberField
            name="graduacion"
            label="Graduación"
            value={numero(bebida?.graduacion)}
            unidad="%"
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
          ayuda="Una bebida vegana también es vegetariana."
        />
      </Grupo>
      <Grupo titulo="En la carta">
        <CheckField name="visible" label="Visible en la carta" checked={bebida?.visible ?? true} />
        <Agotado value={bebida?.agotado_hasta ?? ''} hoy={wallClock(Date.now()).fecha} />
      </Grupo>
      <ImagenField name="imagen" value={bebida?.imagen ?? null} titulo={bebida?.nombre ?? ''}>
        <Azulejo name={bebida?.slug ?? 'vista-previa'} className="w-full" />
      </ImagenField>
      <Grupo titulo="Si no hay foto">
        <DibujoCampo value={bebida?.ilustracion ?? ''} slug={bebida?.slug ?? 'vista-previa'} />
      </Grupo>
      <GrupoAlergenos
        fila={bebida}
        alergenos={alergenos}
        firma={firma}
        esto="esta bebida"
        receta={{ descripcion: bebida?.descripcion ?? '' }}
        cambiada="Ha cambiado la descripción"
      />
    </Form>
  )
}
