'use client'
import { useRef, useState } from 'react'
import { BUTTON, ICON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { Scrollable } from '../parts/scrollable.tsx'
import { IDIOMAS, type Idioma, NOMBRE_IDIOMA } from '../translations/completeness.ts'
import { useForm } from './context.ts'
import { readFields, type Values } from './values.ts'

const LANGUAGES = ['es', ...IDIOMAS] as const
const WIDTHS = [
  ['movil', 'Móvil', 390],
  ['escritorio', 'Escritorio', 1280],
] as const
type PreviewWidth = (typeof WIDTHS)[number][0]
/** Longer than an address may be on any server between here and the page. */
const MAX = 12_000

/** The fields as one word of an address: only the language that is looked at, packed. */
async function pack(values: Values, id: string | null, language: Idioma | 'es'): Promise<string> {
  const others = IDIOMAS.filter((idioma) => idioma !== language)
  // What only the picture's own field reads stays here.
  const sent = Object.entries(values).filter(([name]) => !name.endsWith('.ficha'))
  const wanted = sent.map(([name, value]): [string, string] => [
    name,
    others.some((idioma) => name.includes(`traducciones.${idioma}.`)) ? '' : value,
  ])
  const json = JSON.stringify({ ...Object.fromEntries(wanted), ...(id ? { id } : {}) })
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

type Props = {
  path: `/almaenigma/vista/${string}`
  anchor: string
}

/**
 * Shows the public page with the row as it is typed, unsaved, in any language and at phone or desktop width.
 */
export function Preview({ path, anchor }: Props) {
  const { form, tab } = useForm()
  const dialog = useRef<HTMLDialogElement>(null)
  const [language, setLanguage] = useState<Idioma | 'es'>('es')
  const [width, setWidth] = useState<PreviewWidth>('movil')
  const [src, setSrc] = useState<string | null>(null)
  const [length, setLargo] = useState(false)
  const size = WIDTHS.find(([id]) => id === width)?.[2] ?? 390

  const showPreview = async (en: Idioma | 'es') => {
    setLanguage(en)
    if (!form.current) return
    const id = form.current.elements.namedItem('id')
    const d = await pack(readFields(form.current), id instanceof HTMLInputElement ? id.value : null, en)
    setLargo(d.length > MAX)
    setSrc(d.length > MAX ? null : `${path}/${en}?d=${d}#${anchor}`)
  }
  const open = () => {
    dialog.current?.showModal()
    void showPreview(LANGUAGES.find((one) => one === tab) ?? 'es')
  }

  return (
    <>
      <button type="button" className={`${BUTTON.suave} @max-[600px]:px-3`} onClick={open}>
        <Icon name="ojo" className="size-4.5" />
        <span className="@max-[600px]:sr-only">Vista previa</span>
      </button>
      <dialog
        ref={dialog}
        aria-label="Vista previa"
        onClose={() => setSrc(null)}
        // What is typed or clicked here is no change of the row.
        onInput={(event) => event.stopPropagation()}
        className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col bg-fondo-3 text-texto backdrop:bg-tinta/50 open:flex"
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-linea bg-fondo px-4 py-2.5">
          <p className="font-serif text-xl font-medium">Vista previa</p>
          <p className="text-sm text-texto-3 max-movil:hidden">
            Como se verá al guardar. Los borradores de traducción se enseñan también.
          </p>
          <label className="ml-auto flex items-center gap-2 text-sm font-semibold">
            Idioma
            <select
              form="vista-fuera"
              value={language}
              onChange={(event) =>
                void showPreview(LANGUAGES.find((one) => one === event.target.value) ?? 'es')
              }
              className="min-h-10 rounded-xs border-[1.5px] border-borde bg-fondo px-2 font-normal"
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {NOMBRE_IDIOMA[one]}
                </option>
              ))}
            </select>
          </label>
          <fieldset className="flex gap-1">
            <legend className="sr-only">Ancho</legend>
            {WIDTHS.map(([id, nombre]) => (
              <button
                key={id}
                type="button"
                aria-pressed={width === id}
                onClick={() => setWidth(id)}
                className={`${BUTTON.suave} aria-pressed:bg-texto aria-pressed:text-fondo`}
              >
                {nombre}
              </button>
            ))}
          </fieldset>
          <button
            type="button"
            aria-label="Cerrar la vista previa"
            onClick={() => dialog.current?.close()}
            className={ICON}
          >
            <Icon name="cerrar" />
          </button>
        </div>
        <Scrollable label="La página" className="flex min-h-0 grow overflow-auto">
          {src ? (
            <iframe
              key={src}
              src={src}
              title={`Vista previa en ${NOMBRE_IDIOMA[language]}, ${size} píxeles de ancho`}
              style={{ width: size }}
              className="mx-auto h-full shrink-0 border-0 bg-fondo shadow-lg"
            />
          ) : (
            <p role="status" className="p-8">
              {length
                ? 'Los textos son demasiado largos para la vista previa. Guarda y míralo en la web.'
                : ''}
            </p>
          )}
        </Scrollable>
      </dialog>
    </>
  )
}
