import 'server-only'
import { z } from 'zod'

const alt = z.string().trim().max(300, 'Como mucho 300 caracteres.').default('')
const percent = z.coerce.number().int().min(0).max(100).default(50)
const traduccion = z.object({ alt }).default({ alt: '' })

/** "120,0,800,600": left, top, width and height in pixels of the original; empty: all of it. */
const recorte = z
  .string()
  .default('')
  .refine((text) => text === '' || /^\d{1,4}(,\d{1,4}){3}$/.test(text), 'Vuelve a encuadrar la foto.')
  .transform((text): [number, number, number, number] | null => {
    const [x = 0, y = 0, width = 0, alto = 0] = text.split(',').map(Number)
    return text === '' ? null : [x, y, width, alto]
  })

export const imagenCampo = z
  .object({
    quitar: z.literal('on').optional(),
    id: z.union([z.literal('').transform(() => null), z.uuid()]).default(null),
    foco_x: percent,
    foco_y: percent,
    recorte,
    alt,
    traducciones: z
      .object({ en: traduccion, fr: traduccion, de: traduccion, it: traduccion })
      .default({ en: { alt: '' }, fr: { alt: '' }, de: { alt: '' }, it: { alt: '' } }),
  })
  .transform(({ quitar, ...campo }) => (quitar ? { ...campo, id: null } : campo))
export type ImagenCampo = z.output<typeof imagenCampo>
