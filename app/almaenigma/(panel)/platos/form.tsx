import { Alergenos } from '@/components/admin/alergenos.tsx'
import { viejas } from '@/components/admin/completitud.ts'
import { CheckField, Grupo, SelectField } from '@/components/admin/fields.tsx'
import { Form } from '@/components/admin/form.tsx'
import { Idiomas } from '@/components/admin/idiomas.tsx'
import { Precios } from '@/components/admin/precios.tsx'
import type { Alergeno } from '@/lib/admin/firma.ts'
import type { Plato } from '@/lib/admin/plato-guardar.ts'
import { agotado, type Opcion } from '@/lib/admin/platos.ts'
import { FORMATOS } from '@/lib/admin/precios-esquema.ts'
import { guardar } from './actions.ts'
import { FORMATO, importe } from './textos.ts'

const PICANTE = ['No pica', 'Pica un poco', 'Pica', 'Pica mucho'].map((nombre, i) => ({
  id: String(i),
  nombre,
}))

type Props = {
  plato: Plato | null
  firma: string | null
  categorias: readonly Opcion[]
  alergenos: readonly Alergeno[]
}

/** What a declared dish stands for: some allergens, or none of the 14. A new dish has no decision yet. */
function decision(plato: Plato | null): string | null {
  if (!plato) return null
  if (!plato.declarado_en) return 'pendiente'
  return plato.alergenos.some(({ presencia }) => presencia !== 'comprobado_sin') ? 'declarado' : 'ninguno'
}

const IconoAlergeno = ({ clave }: { clave: string }) => (
  <svg viewBox="0 0 32 32" className="size-5 shrink-0" aria-hidden="true">
    <use href={`/alergenos.svg#${clave}`} />
  </svg>
)

/** The editor of one dish; `null` for a new one. */
export function PlatoForm({ plato, firma, categorias, alergenos }: Props) {
  const traducciones = plato?.traducciones ?? {}
  return (
    <Form action={guardar} version={plato?.version ?? null} volver="/almaenigma/platos">
      {plato && <input type="hidden" name="id" value={plato.id} />}
      <Idiomas
        campos={[
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
        ]}
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
        precios={
          plato?.precios.map(({ formato, cents, minimo }) => ({
            formato,
            importe: importe(cents),
            minimo: minimo > 1 ? String(minimo) : '',
          })) ?? []
        }
        formatos={FORMATOS.map((id) => ({ id, nombre: FORMATO[id] }))}
      />
      <Grupo titulo="En la carta">
        <CheckField name="visible" label="Visible en la carta" checked={plato?.visible ?? true} />
        <CheckField
          name="agotado"
          label="Agotado hoy"
          checked={plato ? agotado(plato, Date.now()) : false}
          ayuda="Se sigue viendo, tachado. Mañana vuelve solo."
        />
        <CheckField name="destacado" label="Plato destacado" checked={plato?.destacado ?? false} />
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
      <Grupo titulo="Alérgenos">
        <Alergenos
          alergenos={alergenos.map(({ clave, nombre }) => ({
            clave,
            nombre,
            icono: <IconoAlergeno clave={clave} />,
          }))}
          presencia={Object.fromEntries(
            plato?.alergenos.map(({ alergeno, presencia }) => [alergeno.clave, presencia]) ?? [],
          )}
          decision={decision(plato)}
          receta={{ ingredientes: plato?.ingredientes.join('\n') ?? '' }}
          cambiada="Han cambiado los ingredientes"
          nadie="Nadie ha declarado todavía los alérgenos de este plato."
          firma={firma}
        />
      </Grupo>
    </Form>
  )
}
