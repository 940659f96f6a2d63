'use client'
import { useEffect, useRef, useState } from 'react'
import { dayInWords } from '@/lib/core/date-words.ts'
import { fill } from '@/lib/i18n/fill-text.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { badPlaceholders, PLACEHOLDERS } from '@/lib/reservas/template.ts'
import { Icon } from '../parts/line-icon.tsx'
import { NOMBRE_IDIOMA } from '../translations/completeness.ts'
import { useForm } from './context.ts'

const DIA = '2026-06-12'
/** A booking nobody made, to show how the message will read; its day is written in the language of the template. */
const EXAMPLE: Readonly<Record<string, string>> = {
  hora: '21:00',
  personas: '4',
  nombre: 'Lola Ferrer',
  telefono: '+34600123456',
  email: 'lola@example.com',
  preferencia: 'terraza',
  ocasion: 'Cumpleaños',
  requisitos: 'Sin gluten',
  notas: 'Llevamos un carrito.',
  primera_visita: 'sí',
}

/** The template as a guest's message will read, while it is typed, and the placeholders that mean nothing. */
export function Template({ campo }: { campo: string }) {
  const { tab } = useForm()
  const box = useRef<HTMLElement>(null)
  const [texto, setTexto] = useState('')
  const name = tab === 'es' ? campo : `traducciones.${tab}.${campo}`

  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const read = () => setTexto(String(new FormData(form).get(name) ?? ''))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [name])

  const meter = (placeholder: string) => {
    const field = box.current?.closest('form')?.elements.namedItem(name)
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    field.setRangeText(`{${placeholder}}`, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const unknownPlaceholders = badPlaceholders(texto)
  const idioma = NOMBRE_IDIOMA[tab as keyof typeof NOMBRE_IDIOMA] ?? ''
  return (
    <section ref={box} aria-labelledby="plantilla" className="grid gap-3 rounded-xs bg-fondo-2 p-4">
      <h2 id="plantilla" className="font-semibold">
        Así se leerá la plantilla en <span lang={tab}>{idioma}</span>
      </h2>
      <div className="flex flex-wrap gap-1.5">
        {PLACEHOLDERS.map((placeholder) => (
          <button
            key={placeholder}
            type="button"
            onClick={() => meter(placeholder)}
            aria-label={`Poner el hueco ${placeholder}`}
            className="min-h-8 cursor-pointer rounded-xs border border-borde bg-fondo px-2 text-[0.8125rem] hover:border-texto"
          >
            {`{${placeholder}}`}
          </button>
        ))}
      </div>
      {unknownPlaceholders.length > 0 && (
        <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-error">
          <Icon name="aviso" className="mt-0.5 size-4" />
          No se sabe qué poner en {unknownPlaceholders.join(', ')}.
        </p>
      )}
      <p lang={tab} className="whitespace-pre-wrap rounded-xs bg-fondo p-3 text-[0.9375rem] wrap-anywhere">
        {texto.trim()
          ? fill(texto, { ...EXAMPLE, fecha: dayInWords(DIA, asLocale(tab)) })
          : tab === 'es'
            ? 'Sin plantilla se manda un mensaje corto con los datos.'
            : 'Sin plantilla propia se usa la de español.'}
      </p>
    </section>
  )
}
