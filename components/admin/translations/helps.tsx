import { type RefObject, useState } from 'react'
import { escribirEn, INICIAL } from '../form/context.ts'
import { AYUDA, BOTON } from '../parts/classes.ts'
import { type Idioma, NOMBRE_IDIOMA } from './completeness.ts'
import type { CampoTexto } from './row-texts.ts'
import { useTraductor } from './translator.tsx'

type Props = {
  idioma: Idioma
  campos: readonly CampoTexto[]
  /** Where this language's fields are in the form: `traducciones.en`. */
  at: string
  /** The Spanish texts as they are typed, by column. */
  fuente: Readonly<Record<string, string>>
  box: RefObject<HTMLElement | null>
  /** How far the language is, in words. */
  motivo: string
}

const esTexto = (node: unknown): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement

/** What a text may be at most, where its field does not say it. */
const MAX = 6000

/**
 * Two ways to begin a language: the Spanish copied, or a draft asked of the translator. Both fill only what is empty, and
 * as a draft: neither is a translation that somebody has looked at.
 */
export function IdiomaAyudas({ idioma, campos, at, fuente, box, motivo }: Props) {
  const proponer = useTraductor()
  const [dicho, decir] = useState('')
  const [pidiendo, setPidiendo] = useState(false)
  const en = NOMBRE_IDIOMA[idioma]

  const campoDe = (campo: string) => {
    const field = box.current?.closest('form')?.elements.namedItem(`${at}.${campo}`)
    return esTexto(field) ? field : null
  }
  const faltan = () =>
    campos.filter(({ campo }) => campoDe(campo)?.value.trim() === '' && (fuente[campo] ?? '').trim() !== '')
  const rellenar = (textos: Readonly<Record<string, string>>): number => {
    let n = 0
    for (const { campo } of faltan()) {
      const [field, text] = [campoDe(campo), textos[campo] ?? '']
      if (!field || text === '') continue
      escribirEn(field, text)
      n++
    }
    const mark = box.current?.closest('form')?.elements.namedItem(`${at}.borrador`)
    if (n > 0 && mark instanceof HTMLInputElement && !mark.checked) mark.click()
    return n
  }

  const copiar = () => {
    const n = rellenar(fuente)
    decir(n > 0 ? `Copiado del español: ${n}. Tradúcelo y quita la marca de borrador.` : '')
  }
  const pedir = async () => {
    if (!proponer || pidiendo) return
    const vacios = faltan()
    if (vacios.length === 0) return decir('No falta nada por traducir.')
    const form = new FormData()
    form.set('idioma', idioma)
    for (const [i, { campo, rotulo, tipo, max }] of vacios.entries()) {
      form.set(`textos.${i}.campo`, campo)
      form.set(`textos.${i}.rotulo`, rotulo)
      form.set(`textos.${i}.es`, fuente[campo] ?? '')
      form.set(`textos.${i}.max`, String(max ?? MAX))
      if (tipo === 'lista') form.set(`textos.${i}.lista`, 'on')
    }
    setPidiendo(true)
    decir('')
    const { estado, mensaje, valores } = await proponer(INICIAL, form).catch(() => ({
      estado: 'rechazado',
      mensaje: 'No hay conexión. No se ha cambiado nada.',
      valores: null,
    }))
    setPidiendo(false)
    const n = estado === 'hecho' && valores ? rellenar(valores) : 0
    const hecho = `Propuesto: ${n}. Está sin revisar: léelo, corrígelo y quita la marca de borrador.`
    decir([n > 0 ? hecho : '', mensaje ?? ''].filter(Boolean).join(' '))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <p role="status" className={`${AYUDA} mt-0 mr-auto`}>
        {en}: {motivo}. Lo que falte se enseña en español. {dicho}
      </p>
      {proponer && (
        <button type="button" className={BOTON.suave} aria-disabled={pidiendo} onClick={pedir}>
          {pidiendo ? 'Proponiendo…' : 'Proponer traducción'}
        </button>
      )}
      <button type="button" className={BOTON.suave} onClick={copiar}>
        Copiar del español lo que falte
      </button>
    </div>
  )
}
