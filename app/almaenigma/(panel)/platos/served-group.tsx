import { CheckField, Group, SelectField, TextField } from '@/components/admin/form/fields.tsx'
import type { Plato } from '@/lib/admin/carta/plato-save.ts'

const MONTHS = Array.from({ length: 12 }, (_, i) => ({
  id: String(i + 1),
  nombre: new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, i, 1)),
}))
/** 1 January 2024 was a Monday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, i) => ({
  digit: String(i + 1),
  label: new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + i)),
}))
const SERVICES = [
  { id: 'comida', nombre: 'Solo en la comida' },
  { id: 'cena', nombre: 'Solo en la cena' },
]
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** When a dish is served: told on the menu and by the assistant; outside its dates it is not on the menu at all. */
export const ServedGroup = ({ plato }: { plato: Plato | null }) => (
  <Group title="Cuándo se sirve">
    <SelectField
      name="servicio"
      label="Servicio"
      value={plato?.servicio ?? ''}
      options={SERVICES}
      emptyLabel="En la comida y en la cena"
    />
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Días de la semana</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {WEEKDAYS.map(({ digit, label }) => (
          <CheckField
            key={digit}
            name={`dias_semana.${digit}`}
            label={capital(label)}
            checked={plato?.dias_semana?.includes(digit) ?? false}
          />
        ))}
      </div>
      <p className="mt-1.5 text-[0.8125rem] text-texto-3">Sin marcar ninguno, todos los días.</p>
    </fieldset>
    <div className="grid gap-3 movil:grid-cols-2">
      <SelectField
        name="temporada_desde"
        label="Temporada, desde"
        value={String(plato?.temporada_desde ?? '')}
        options={MONTHS}
        emptyLabel="Todo el año"
      />
      <SelectField
        name="temporada_hasta"
        label="Temporada, hasta"
        value={String(plato?.temporada_hasta ?? '')}
        options={MONTHS}
        emptyLabel="Todo el año"
      />
      <TextField
        name="disponible_desde"
        label="En la carta desde"
        tipo="date"
        value={plato?.disponible_desde ?? ''}
      />
      <TextField
        name="disponible_hasta"
        label="En la carta hasta"
        tipo="date"
        value={plato?.disponible_hasta ?? ''}
        hint="Fuera de estas fechas no sale en la carta."
      />
    </div>
  </Group>
)
