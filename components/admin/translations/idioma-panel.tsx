import { useRef } from 'react'
import { AreaField, CheckField, TextField } from '../form/fields.tsx'
import { type Idioma, NOMBRE_IDIOMA } from './completeness.ts'
import { IdiomaTools } from './helps.tsx'
import type { CampoTexto, Estado } from './row-texts.ts'

type Props = {
  idioma: Idioma
  campos: readonly CampoTexto[]
  prefix: string
  source: Readonly<Record<string, string>>
  textos: Readonly<Record<string, string>>
  isDraft: boolean
  estado: Estado
}

export function IdiomaPanel({ idioma, campos: fields, prefix, source, textos, isDraft, estado }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const at = `${prefix}traducciones.${idioma}`
  const en = NOMBRE_IDIOMA[idioma]

  return (
    <div ref={box} className="grid gap-4.5">
      <IdiomaTools {...{ idioma, campos: fields, at, source, box }} motivo={estado.motivo} />
      {estado.stale && (
        <CheckField
          name={`${at}.repasado`}
          label="La traducción sigue valiendo"
          checked={false}
          hint="El español ha cambiado después de escribirla. Márcalo si la has repasado y está bien."
        />
      )}
      {fields.map(({ campo, label, tipo, max, rows }) => {
        const field = {
          name: `${at}.${campo}`,
          label: `${label} (${en})`,
          value: textos[campo] ?? '',
          lang: idioma,
          max,
        }
        const text = source[campo] ?? ''
        return (
          <div key={campo} className="grid gap-x-5 gap-y-1.5 @2xl:grid-cols-2">
            <p
              lang="es"
              className="whitespace-pre-line text-[0.8125rem] leading-snug text-texto-3 @2xl:order-2 @2xl:pt-7 @2xl:text-sm"
            >
              <span className="sr-only">{label} en español: </span>
              {text || <i>vacío en español</i>}
            </p>
            {tipo === 'linea' ? (
              <TextField {...field} />
            ) : (
              <AreaField
                {...field}
                rows={rows}
                hint={tipo === 'lista' ? 'Uno por línea, en el mismo orden que en español.' : undefined}
              />
            )}
          </div>
        )
      })}
      <CheckField
        name={`${at}.borrador`}
        label="Es un borrador, sin revisar"
        checked={isDraft}
        hint="No se publica hasta que quites la marca."
      />
    </div>
  )
}
