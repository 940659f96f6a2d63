import { useRef, useState } from 'react'
import { AYUDA, BOTON } from './clases.ts'
import { type Idioma, NOMBRE_IDIOMA } from './completitud.ts'
import { AreaField, CheckField, TextField } from './fields.tsx'
import { escribirEn } from './form-context.ts'
import type { CampoTexto, Estado } from './textos-fila.ts'

type Props = {
  idioma: Idioma
  campos: readonly CampoTexto[]
  prefijo: string
  /** The Spanish texts as they are typed, by column. */
  fuente: Readonly<Record<string, string>>
  /** The stored translation, by column. */
  textos: Readonly<Record<string, string>>
  borrador: boolean
  estado: Estado
}

const esTexto = (node: unknown): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement

/** One language of a row: the Spanish beside each field, what to fill in, and whether guests see it. */
export function IdiomaPanel({ idioma, campos, prefijo, fuente, textos, borrador, estado }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [copiados, setCopiados] = useState(0)
  const at = `${prefijo}traducciones.${idioma}`
  const en = NOMBRE_IDIOMA[idioma]

  /** Only what is empty is filled, and as a draft: a copy of the Spanish is no translation yet. */
  const copiar = () => {
    const form = box.current?.closest('form')
    if (!form) return
    let n = 0
    for (const { campo } of campos) {
      const field = form.elements.namedItem(`${at}.${campo}`)
      const text = fuente[campo] ?? ''
      if (!esTexto(field) || field.value.trim() !== '' || text.trim() === '') continue
      escribirEn(field, text)
      n++
    }
    const mark = form.elements.namedItem(`${at}.borrador`)
    if (n > 0 && mark instanceof HTMLInputElement && !mark.checked) mark.click()
    setCopiados(n)
  }

  return (
    <div ref={box} className="grid gap-4.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className={`${AYUDA} mt-0 mr-auto`}>
          {en}: {estado.motivo}. Lo que falte se enseña en español.
          {copiados > 0 && ` Copiado del español: ${copiados}. Tradúcelo y quita la marca de borrador.`}
        </p>
        <button type="button" className={BOTON.suave} onClick={copiar}>
          Copiar del español lo que falte
        </button>
      </div>
      {estado.vieja && (
        <CheckField
          name={`${at}.repasado`}
          label="La traducción sigue valiendo"
          checked={false}
          ayuda="El español ha cambiado después de escribirla. Márcalo si la has repasado y está bien."
        />
      )}
      {campos.map(({ campo, rotulo, tipo, max, filas }) => {
        const field = {
          name: `${at}.${campo}`,
          label: `${rotulo} (${en})`,
          value: textos[campo] ?? '',
          lang: idioma,
          max,
        }
        const text = fuente[campo] ?? ''
        return (
          <div key={campo} className="grid gap-x-5 gap-y-1.5 @2xl:grid-cols-2">
            <p
              lang="es"
              className="whitespace-pre-line text-[0.8125rem] leading-snug text-texto-3 @2xl:order-2 @2xl:pt-7 @2xl:text-sm"
            >
              <span className="sr-only">{rotulo} en español: </span>
              {text || <i>vacío en español</i>}
            </p>
            {tipo === 'linea' ? (
              <TextField {...field} />
            ) : (
              <AreaField
                {...field}
                filas={filas}
                ayuda={tipo === 'lista' ? 'Uno por línea, en el mismo orden que en español.' : undefined}
              />
            )}
          </div>
        )
      })}
      <CheckField
        name={`${at}.borrador`}
        label="Es un borrador, sin revisar"
        checked={borrador}
        ayuda="No se publica hasta que quites la marca."
      />
    </div>
  )
}
