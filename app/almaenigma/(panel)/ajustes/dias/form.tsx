import { Group, SelectField, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { claveOf, type Dia } from '@/lib/admin/casa/special-days-save.ts'
import { MAX_MOTIVO } from '@/lib/admin/casa/special-days-schema.ts'
import { saveDiaAction } from './actions.ts'
import { BookedChoice } from './booked.tsx'
import { DIAS, TIPOS } from './labels.ts'

const IDIOMAS = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['it', 'Italiano'],
] as const
const SERVICIOS = [
  ['comida', 'Comida'],
  ['cena', 'Cena'],
] as const
const MODES = [
  { id: 'siempre', nombre: 'Como siempre' },
  { id: 'cerrado', nombre: 'Cerrado' },
  { id: 'horas', nombre: 'A estas horas' },
]

const summaryOf = (horas: readonly string[] | undefined): string =>
  horas === undefined ? 'siempre' : horas.length === 0 ? 'cerrado' : 'horas'

export function DiaForm({ dia, version }: { dia: Dia | null; version: number }) {
  return (
    <Form action={saveDiaAction} version={version} back={DIAS} clave={dia ? claveOf(dia) : ''}>
      <input type="hidden" name="clave" value={dia ? claveOf(dia) : ''} />
      <div className="group/dia grid gap-4.5">
        <BookedChoice clave={dia ? claveOf(dia) : ''} />
        <Group title="Cuándo y qué">
          <div className="grid gap-4 movil:grid-cols-2">
            <TextField name="desde" label="Día" tipo="date" value={dia?.desde ?? ''} required />
            <TextField
              name="hasta"
              label="Hasta el día"
              tipo="date"
              value={dia && dia.hasta !== dia.desde ? dia.hasta : ''}
              hint="También ese. Vacío: es un solo día."
            />
          </div>
          <SelectField
            name="tipo"
            label="Qué pasa"
            value={dia?.tipo ?? 'cierre'}
            options={Object.entries(TIPOS).map(([id, nombre]) => ({ id, nombre }))}
          />
        </Group>
        <div className="group-has-[option[value=aforo\_reducido]:checked]/dia:hidden group-has-[option[value=cierre]:checked]/dia:hidden">
          <Group title="A qué horas se puede reservar">
            {SERVICIOS.map(([servicio, nombre]) => (
              <div key={servicio} className="grid gap-4 movil:grid-cols-2">
                <SelectField
                  name={`${servicio}.como`}
                  label={nombre}
                  value={summaryOf(dia?.[servicio])}
                  options={MODES}
                />
                <TextField
                  name={`${servicio}.horas`}
                  label={`Horas de ${nombre.toLowerCase()}`}
                  value={dia?.[servicio]?.join(' ') ?? ''}
                  hint="Separadas por espacios: 13:00 13:30. Solo cuentan «A estas horas»."
                />
              </div>
            ))}
          </Group>
        </div>
        <div className="hidden group-has-[option[value=aforo\_reducido]:checked]/dia:block">
          <Group title="Cuántas plazas quedan">
            <div className="grid gap-4 movil:grid-cols-2">
              <TextField
                name="aforo.interior"
                label="Plazas en la sala"
                value={dia?.aforo?.interior?.toString() ?? ''}
                max={4}
                hint="0: nadie. Vacío: las de siempre."
              />
              <TextField
                name="aforo.exterior"
                label="Plazas en la terraza"
                value={dia?.aforo?.exterior?.toString() ?? ''}
                max={4}
                hint="0: nadie. Vacío: las de siempre."
              />
            </div>
          </Group>
        </div>
        <Group title="Por qué">
          <TextField
            name="motivo"
            label="Motivo"
            value={dia?.motivo ?? ''}
            max={MAX_MOTIVO}
            hint="Se lee en la web y lo dice Enigmito: «Nochebuena: el equipo cena en casa». Puede quedar vacío."
          />
          {IDIOMAS.map(([idioma, nombre]) => (
            <TextField
              key={idioma}
              name={`traducciones.${idioma}.motivo`}
              label={`Motivo (${nombre})`}
              value={dia?.traducciones[idioma]?.motivo ?? ''}
              lang={idioma}
              max={MAX_MOTIVO}
            />
          ))}
        </Group>
      </div>
    </Form>
  )
}
