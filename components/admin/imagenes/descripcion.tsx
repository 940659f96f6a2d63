import { useState } from 'react'
import { TextField } from '../form/fields.tsx'
import { HINT } from '../parts/classes.ts'
import { IDIOMAS, type Idioma, NOMBRE_IDIOMA } from '../translations/completeness.ts'

export type AltTexts = { alt: string; traducciones: Partial<Record<Idioma, { alt?: string }>> }

/** The alt texts as typed, to restore them when the removal of a picture is undone. */
export function altTextsOf(box: HTMLElement, name: string): AltTexts {
  const says = (campo: string) =>
    box.querySelector<HTMLInputElement>(`input[name="${name}.${campo}"]`)?.value ?? ''
  return {
    alt: says('alt'),
    traducciones: Object.fromEntries(
      IDIOMAS.map((idioma) => [idioma, { alt: says(`traducciones.${idioma}.alt`) }]),
    ),
  }
}

type Props = AltTexts & {
  name: string
  titulo: string
  isOther: boolean
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' })

/** Alt texts in five languages; a missing one is said, not hidden. */
export function Descripcion({ name, titulo, alt, traducciones, isOther }: Props) {
  const [described, setDescribed] = useState<Readonly<Record<string, boolean>>>({
    es: alt !== '',
    ...Object.fromEntries(IDIOMAS.map((idioma) => [idioma, Boolean(traducciones[idioma]?.alt)])),
  })
  const missing = IDIOMAS.filter((idioma) => !described[idioma]).map((idioma) => NOMBRE_IDIOMA[idioma])
  return (
    <div
      className="grid gap-3"
      onInput={(event) => {
        const field = event.target
        if (!(field instanceof HTMLInputElement)) return
        const idioma = /\.traducciones\.(\w+)\.alt$/.exec(field.name)?.[1] ?? 'es'
        setDescribed((before) => ({ ...before, [idioma]: field.value.trim() !== '' }))
      }}
    >
      <TextField
        name={`${name}.alt`}
        label="Qué se ve en la foto"
        value={alt}
        max={300}
        hint="Para quien no la ve: «Gambas rojas sobre sal gruesa, con medio limón»."
      />
      <p role="status" className={`${HINT} mt-0 empty:hidden`}>
        {!described.es && `Sin descripción, quien no ve la foto solo oirá «${titulo || 'el nombre'}». `}
        {described.es && missing.length > 0 && `Falta en ${lista.format(missing)}: allí se dirá en español. `}
        {isOther && described.es && 'La foto es nueva: comprueba que la descripción le corresponde.'}
      </p>
      <details>
        <summary className="cursor-pointer py-1.5 text-sm font-semibold">
          La descripción en otros idiomas
        </summary>
        <div className="mt-2 grid gap-3">
          {IDIOMAS.map((idioma) => (
            <TextField
              key={idioma}
              name={`${name}.traducciones.${idioma}.alt`}
              label={`Qué se ve en la foto (${NOMBRE_IDIOMA[idioma]})`}
              value={traducciones[idioma]?.alt ?? ''}
              lang={idioma}
              max={300}
            />
          ))}
        </div>
      </details>
    </div>
  )
}
