import 'server-only'
import { z } from 'zod'

export type Idioma = 'en' | 'fr' | 'de' | 'it'
export type Traduccion = Readonly<Record<string, string | readonly string[] | undefined>>
export type Traducciones = Partial<Readonly<Record<Idioma, Traduccion>>>

/** A row as the editors read it: its translations have the shape that their forms write. */
export type Translated<Row> = Omit<Row, 'traducciones'> & { traducciones: Traducciones }

export const flag = z.literal('on').optional().transform(Boolean)
export const trimmed = (max: number) => z.string().trim().max(max, `Como mucho ${max} caracteres.`)

export const lines = (largo: number, que: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().max(largo, `${que}, como mucho ${largo} caracteres.`)).max(60, 'Como mucho 60.'))

export const MARKS = { borrador: flag, repasado: flag }

/**
 * `repasado`: somebody has checked a stale translation and it is still right; the database stamps it again
 * (private.sellar_traducciones).
 */
export const withEstado = <T extends { borrador: boolean; repasado: boolean }>({
  borrador,
  repasado,
  ...t
}: T) => ({
  ...t,
  estado: borrador ? ('borrador' as const) : ('revisado' as const),
  ...(repasado ? { origen: 'repasado' } : {}),
})

/**
 * The schema for the four languages: `byIdioma(z.object({ titulo: trimmed(120), ...MARKS }).transform(withEstado))`.
 */
export const byIdioma = <S extends z.ZodType>(schema: S) =>
  z.object({ en: schema, fr: schema, de: schema, it: schema })
