import { CheckField, Group, SelectField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { MAX_PREGUNTA, MAX_RESPUESTA, type PreguntaRow } from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { staleIdiomas } from '@/lib/admin/translations/columns.ts'
import { savePreguntaAction } from './actions.ts'
import { TEMAS } from './labels.ts'

type Props = {
  pregunta: PreguntaRow | null
  takenTemas: readonly string[]
  tema: string
}

export function PreguntaForm({ pregunta: p, takenTemas, tema }: Props) {
  const ownTema = p?.tema ?? tema
  const freeTemas = Object.entries(TEMAS)
    .filter(([id]) => id === ownTema || !takenTemas.includes(id))
    .map(([id, nombre]) => ({ id, nombre }))
  const other = p && !TEMAS[p.tema] ? [{ id: p.tema, nombre: 'Otro tema' }] : []
  return (
    <Form action={savePreguntaAction} version={p?.version ?? null} back="/almaenigma/preguntas-frecuentes">
      {p && <input type="hidden" name="id" value={p.id} />}
      <Idiomas
        campos={[
          {
            campo: 'pregunta',
            label: 'Pregunta',
            dicho: 'la pregunta',
            tipo: 'linea',
            es: p?.pregunta ?? '',
            max: MAX_PREGUNTA,
            required: true,
          },
          {
            campo: 'respuesta',
            label: 'Respuesta',
            dicho: 'la respuesta',
            tipo: 'area',
            es: p?.respuesta ?? '',
            max: MAX_RESPUESTA,
            rows: 4,
            hint: 'Enigmito la dice tal cual: que se entienda sola.',
          },
        ]}
        traducciones={p?.traducciones ?? {}}
        stale={p ? staleIdiomas(p, ['pregunta', 'respuesta']) : []}
      />
      <Group title="En la web">
        <SelectField
          name="tema"
          label="Tema"
          value={ownTema}
          options={[...other, ...freeTemas]}
          {...(other.length > 0 ? {} : { emptyLabel: 'Otro tema' })}
        />
        <p className="text-sm text-texto-2">
          El tema dice en qué grupo sale, y por él la encuentra Enigmito. Cada tema tiene una pregunta.
        </p>
        <CheckField name="visible" label="Visible en la web" checked={p?.visible ?? true} />
      </Group>
    </Form>
  )
}
