import { Group, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import type { TextosAjustes } from '@/lib/admin/casa/ajustes-save.ts'
import { NOMBRE_CLAVES, NOMBRES, TEXTO_CLAVES, TEXTOS_AJUSTES } from '@/lib/admin/casa/ajustes-schema.ts'
import { saveTextosAction } from './actions.ts'
import { NOMBRE_LABELS, TEXTO_LABELS } from './labels.ts'

export function TextosForm({
  textos: { version, claves, es, traducciones, viejas },
}: {
  textos: TextosAjustes
}) {
  return (
    <Form action={saveTextosAction} version={version} back="/almaenigma">
      <Group title="Nombres">
        {NOMBRE_CLAVES.filter((clave) => claves.includes(clave)).map((clave) => {
          const [label, hint] = NOMBRE_LABELS[clave]
          return (
            <TextField
              key={clave}
              name={clave}
              label={label}
              value={es[clave] ?? ''}
              max={NOMBRES[clave]}
              hint={hint}
            />
          )
        })}
      </Group>
      <Group title="Textos de toda la web">
        <Idiomas
          campos={TEXTO_CLAVES.filter((clave) => claves.includes(clave)).map((clave) => {
            const [label, phrase, hint] = TEXTO_LABELS[clave]
            const max = TEXTOS_AJUSTES[clave]
            return {
              campo: clave,
              label,
              dicho: phrase,
              tipo: max > 200 ? 'area' : 'linea',
              es: es[clave] ?? '',
              max,
              hint,
            }
          })}
          traducciones={traducciones}
          stale={viejas}
        />
      </Group>
    </Form>
  )
}
