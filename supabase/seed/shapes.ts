import { z } from 'zod'

export const IDIOMAS = ['en', 'fr', 'de', 'it'] as const
export const texto = z.string().trim().min(1)
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export const inFourLanguages = <S extends z.ZodRawShape>(shape: S) => {
  const schema = z.strictObject(shape)
  return z.strictObject({ en: schema, fr: schema, de: schema, it: schema })
}
