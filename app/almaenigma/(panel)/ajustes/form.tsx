import { Grupo, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import type { TextosAjustes } from '@/lib/admin/casa/ajustes.ts'
import { CLAVES_NOMBRE, CLAVES_TEXTO, NOMBRES, TEXTOS_AJUSTES } from '@/lib/admin/casa/ajustes-schema.ts'
import { guardarTextos } from './actions.ts'
import { NOMBRES_ROTULOS, TEXTOS_ROTULOS } from './labels.ts'

/** The editor of the house's names and texts; settings that there are not are not shown. */
export function TextosForm({
  textos: { version, claves, es, traducciones, viejas },
}: {
  textos: TextosAjustes
}) {
  return (
    <Form action={guardarTextos} version={version} volver="/almaenigma">
      <Grupo titulo="Nombres">
        {CLAVES_NOMBRE.filter((clave) => claves.includes(clave)).map((clave) => {
          const [rotulo, ayuda] = NOMBRES_ROTULOS[clave]
          return (
            <TextField
              key={clave}
              name={clave}
              label={rotulo}
              value={es[clave] ?? ''}
              max={NOMBRES[clave]}
              ayuda={ayuda}
            />
          )
        })}
      </Grupo>
      <Grupo titulo="Textos de toda la web">
        <Idiomas
          campos={CLAVES_TEXTO.filter((clave) => claves.includes(clave)).map((clave) => {
            const [rotulo, dicho, ayuda] = TEXTOS_ROTULOS[clave]
            const max = TEXTOS_AJUSTES[clave]
            return {
              campo: clave,
              rotulo,
              dicho,
              tipo: max > 200 ? 'area' : 'linea',
              es: es[clave] ?? '',
              max,
              ayuda,
            }
          })}
          traducciones={traducciones}
          viejas={viejas}
        />
      </Grupo>
    </Form>
  )
}
