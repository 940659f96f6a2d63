import { type RefObject, useState } from 'react'
import { INITIAL_STATE, setFieldValue } from '../form/context.ts'
import { BUTTON, HINT } from '../parts/classes.ts'
import { type Idioma, NOMBRE_IDIOMA } from './completeness.ts'
import type { CampoTexto } from './row-texts.ts'
import { useTranslator } from './translator.tsx'

type Props = {
  idioma: Idioma
  campos: readonly CampoTexto[]
  at: string
  source: Readonly<Record<string, string>>
  box: RefObject<HTMLElement | null>
  motivo: string
}

const isText = (node: unknown): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement

/** What a text may be at most, where its field does not say it. */
const MAX = 6000

/**
 * Two ways to begin a language: the Spanish copied, or a draft asked of the translator. Both fill only what is empty, and
 * as a draft: neither is a translation that somebody has looked at.
 */
export function IdiomaTools({ idioma, campos: fields, at, source, box, motivo }: Props) {
  const translate = useTranslator()
  const [message, say] = useState('')
  const [requesting, setRequesting] = useState(false)
  const en = NOMBRE_IDIOMA[idioma]

  const fieldOf = (campo: string) => {
    const field = box.current?.closest('form')?.elements.namedItem(`${at}.${campo}`)
    return isText(field) ? field : null
  }
  const missing = () =>
    fields.filter(({ campo }) => fieldOf(campo)?.value.trim() === '' && (source[campo] ?? '').trim() !== '')
  const fill = (textos: Readonly<Record<string, string>>): number => {
    let n = 0
    for (const { campo } of missing()) {
      const [field, text] = [fieldOf(campo), textos[campo] ?? '']
      if (!field || text === '') continue
      setFieldValue(field, text)
      n++
    }
    const mark = box.current?.closest('form')?.elements.namedItem(`${at}.borrador`)
    if (n > 0 && mark instanceof HTMLInputElement && !mark.checked) mark.click()
    return n
  }

  const copy = () => {
    const n = fill(source)
    say(n > 0 ? `Copiado del español: ${n}. Tradúcelo y quita la marca de borrador.` : '')
  }
  const request = async () => {
    if (!translate || requesting) return
    const emptyFields = missing()
    if (emptyFields.length === 0) return say('No falta nada por traducir.')
    const form = new FormData()
    form.set('idioma', idioma)
    for (const [i, { campo, label, tipo, max }] of emptyFields.entries()) {
      form.set(`textos.${i}.campo`, campo)
      form.set(`textos.${i}.rotulo`, label)
      form.set(`textos.${i}.es`, source[campo] ?? '')
      form.set(`textos.${i}.max`, String(max ?? MAX))
      if (tipo === 'lista') form.set(`textos.${i}.lista`, 'on')
    }
    setRequesting(true)
    say('')
    const { estado, mensaje, valores } = await translate(INITIAL_STATE, form).catch(() => ({
      estado: 'rechazado',
      mensaje: 'No hay conexión. No se ha cambiado nada.',
      valores: null,
    }))
    setRequesting(false)
    const n = estado === 'hecho' && valores ? fill(valores) : 0
    const doneMessage = `Propuesto: ${n}. Está sin revisar: léelo, corrígelo y quita la marca de borrador.`
    say([n > 0 ? doneMessage : '', mensaje ?? ''].filter(Boolean).join(' '))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <p role="status" className={`${HINT} mt-0 mr-auto`}>
        {en}: {motivo}. Lo que falte se enseña en español. {message}
      </p>
      {translate && (
        <button type="button" className={BUTTON.suave} aria-disabled={requesting} onClick={request}>
          {requesting ? 'Proponiendo…' : 'Proponer traducción'}
        </button>
      )}
      <button type="button" className={BUTTON.suave} onClick={copy}>
        Copiar del español lo que falte
      </button>
    </div>
  )
}
