import 'server-only'
import { z } from 'zod'

const isEmpty = (text: string): boolean => text.trim() === ''

export const integer = (min: number, max: number) =>
  z
    .string()
    .trim()
    .default('')
    .refine(
      (text) => isEmpty(text) || (/^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max),
      `Escribe un número entre ${min} y ${max}.`,
    )
    .transform((text) => (isEmpty(text) ? null : Number(text)))

export const decimal = (min: number, max: number) =>
  z
    .string()
    .trim()
    .default('')
    .transform((text) => text.replace(/\s*%$/, '').replace(',', '.'))
    .refine(
      (text) =>
        isEmpty(text) || (/^\d{1,3}(\.\d)?$/.test(text) && Number(text) >= min && Number(text) <= max),
      `Escribe un número entre ${min} y ${max}, por ejemplo 12,5.`,
    )
    .transform((text) => (isEmpty(text) ? null : Number(text)))
