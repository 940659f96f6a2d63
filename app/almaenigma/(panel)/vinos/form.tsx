import { AlergenoGroup } from '@/components/admin/carta/alergenos-group.tsx'
import { Maridajes } from '@/components/admin/carta/maridajes.tsx'
import { Uvas } from '@/components/admin/carta/uvas.tsx'
import { AreaField, CheckField, Group, SelectField, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { NumberField } from '@/components/admin/form/number-field.tsx'
import { Preview } from '@/components/admin/form/preview.tsx'
import { ImagenField } from '@/components/admin/imagenes/imagen-field.tsx'
import { staleIdiomas } from '@/components/admin/translations/completeness.ts'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { Tile } from '@/components/ui/tile.tsx'
import type { Alergeno } from '@/lib/admin/carta/declaration.ts'
import type { Vino } from '@/lib/admin/cava/vino-save.ts'
import type { SelectOption } from '@/lib/admin/list/options.ts'
import { amount } from '../platos/labels.ts'
import { saveVinoAction } from './actions.ts'
import { CRIANZA, LEVELS, STYLE } from './labels.ts'

type Props = {
  vino: Vino | null
  signature: string | null
  lastAuthor: string | null
  uvas: readonly SelectOption[]
  platos: readonly SelectOption[]
  alergenos: readonly Alergeno[]
}

const textos = (vino: Vino | null) =>
  [
    {
      campo: 'nota',
      label: 'Nota de cata',
      dicho: 'la nota de cata',
      tipo: 'area',
      es: vino?.nota ?? '',
      max: 600,
      hint: 'A qué sabe y de dónde viene.',
    },
    {
      campo: 'motivo',
      label: 'Por qué está en la cava',
      dicho: 'el motivo',
      tipo: 'area',
      es: vino?.motivo ?? '',
      max: 600,
      hint: 'Lo dice Enigmito cuando lo recomienda.',
    },
  ] as const

const numberText = (n: number | null | undefined) =>
  n === null || n === undefined ? '' : String(n).replace('.', ',')
const toOptions = (nombres: Readonly<Record<string, string>>) =>
  Object.entries(nombres).map(([id, nombre]) => ({ id, nombre }))

export function VinoForm({ vino, signature, lastAuthor: last, uvas, platos, alergenos }: Props) {
  const traducciones = vino?.traducciones ?? {}
  return (
    <Form
      action={saveVinoAction}
      version={vino?.version ?? null}
      back="/almaenigma/vinos"
      lastAuthor={last}
      bar={<Preview path="/almaenigma/vista/vinos" anchor={vino?.slug ?? 'vista-previa'} />}
    >
      {vino && <input type="hidden" name="id" value={vino.id} />}
      <TextField name="nombre" label="Nombre" value={vino?.nombre ?? ''} required max={120} />
      <TextField name="bodega" label="Bodega" value={vino?.bodega ?? ''} required max={120} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          name="estilo"
          label="Estilo"
          value={vino?.estilo ?? ''}
          options={toOptions(STYLE)}
          emptyLabel="Elige el estilo"
        />
        <NumberField
          name="anada"
          label="Añada"
          value={numberText(vino?.anada)}
          unit=""
          hint="Vacía: sin añada."
        />
      </div>
      <Group title="Precio y existencias">
        <div className="grid grid-cols-2 gap-3 movil:grid-cols-4">
          <NumberField
            name="precio_botella_cents"
            label="Botella"
            value={vino ? amount(vino.precio_botella_cents) : ''}
            unit="€"
            decimal
            placeholder="24,00"
          />
          <NumberField
            name="precio_copa_cents"
            label="Copa"
            value={vino?.precio_copa_cents ? amount(vino.precio_copa_cents) : ''}
            unit="€"
            decimal
          />
          <NumberField
            name="copa_ml"
            label="Cada copa"
            value={numberText(vino?.copa_ml)}
            unit="ml"
            placeholder="120"
          />
          <NumberField name="stock" label="Botellas" value={numberText(vino?.stock ?? 0)} unit="" />
        </div>
        <p className="text-[0.8125rem] text-texto-3">
          Sin botellas deja de verse en la web. Sin precio de copa se vende solo por botellas.
        </p>
        <CheckField name="visible" label="Visible en la cava" checked={vino?.visible ?? true} />
        <CheckField name="destacado" label="Vino destacado" checked={vino?.destacado ?? false} />
      </Group>
      <Idiomas
        campos={textos(vino)}
        traducciones={traducciones}
        stale={staleIdiomas(traducciones, vino?.huella)}
      />
      <Group title="Origen y uvas">
        <div className="grid gap-3 movil:grid-cols-3">
          <TextField name="pais" label="País" value={vino?.pais ?? 'España'} required max={80} />
          <TextField name="region" label="Región" value={vino?.region ?? ''} max={80} />
          <TextField name="denominacion" label="Denominación" value={vino?.denominacion ?? ''} max={120} />
        </div>
        <Uvas
          uvas={
            vino?.uvas.map(({ clave, porcentaje }) => ({ clave, porcentaje: numberText(porcentaje) })) ?? []
          }
          options={uvas}
        />
      </Group>
      <Group title="Cómo es">
        <SelectField
          name="crianza"
          label="Crianza"
          value={vino?.crianza ?? ''}
          options={toOptions(CRIANZA)}
          emptyLabel="Sin decir"
        />
        <div className="grid grid-cols-2 gap-3 movil:grid-cols-4">
          {(['cuerpo', 'acidez', 'dulzor', 'tanino'] as const).map((campo) => (
            <SelectField
              key={campo}
              name={campo}
              label={LEVELS[campo].caption}
              value={numberText(vino?.[campo])}
              options={LEVELS[campo].levels.map((nombre, i) => ({ id: String(i + 1), nombre }))}
              emptyLabel="Sin decir"
            />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-3 movil:grid-cols-4">
          <NumberField
            name="graduacion"
            label="Graduación"
            value={numberText(vino?.graduacion)}
            unit="%"
            decimal
          />
          <NumberField
            name="formato_ml"
            label="Botella de"
            value={numberText(vino?.formato_ml ?? 750)}
            unit="ml"
          />
          <NumberField
            name="temp_min_c"
            label="Se sirve desde"
            value={numberText(vino?.temp_min_c)}
            unit="°C"
          />
          <NumberField name="temp_max_c" label="hasta" value={numberText(vino?.temp_max_c)} unit="°C" />
        </div>
        <CheckField name="decantar" label="Se decanta" checked={vino?.decantar ?? false} />
        <CheckField name="ecologico" label="Ecológico" checked={vino?.ecologico ?? false} />
        <CheckField name="vegano" label="Vegano" checked={vino?.vegano ?? false} />
      </Group>
      <ImagenField name="imagen" value={vino?.imagen ?? null} titulo={vino?.nombre ?? ''}>
        <Tile name={vino?.slug ?? 'vista-previa'} glaze="mosto" className="w-full" />
      </ImagenField>
      <AlergenoGroup
        fila={vino}
        alergenos={alergenos}
        signature={signature}
        thisItem="este vino"
        recipe={{ bodega: vino?.bodega ?? '', anada: numberText(vino?.anada) }}
        changedLabel="Ha cambiado la bodega o la añada"
      />
      <Group title="Va con estos platos">
        <Maridajes pares={vino?.maridajes ?? []} options={platos} noun="plato" />
        <AreaField
          name="marida"
          label="Y en general, con"
          value={vino?.marida.join('\n') ?? ''}
          hint="Una palabra por línea (marisco, aperitivo, carne): con ellas busca Enigmito."
        />
      </Group>
    </Form>
  )
}
