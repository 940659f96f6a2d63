import 'server-only'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import { type Idioma, type Traducciones, trimmed } from '@/lib/admin/translations/schema.ts'

export const TRANSLATED = ['en', 'fr', 'de', 'it'] as const satisfies readonly Idioma[]

export const texto = (max: number) => trimmed(max).default('')
export const optional = (max: number) => texto(max).transform((text) => text || null)

type Row = Readonly<Record<string, unknown>> & { traducciones: Traducciones }
const asText = (valor: unknown): string | string[] | null =>
  typeof valor === 'string' ? valor : Array.isArray(valor) ? valor.map(String) : null

export function staleIdiomas(row: Row, campos: readonly string[]): Idioma[] {
  const fingerprint = fingerprintOf(campos.map((campo) => asText(row[campo])))
  return TRANSLATED.filter((idioma) => {
    const source = row.traducciones[idioma]?.origen
    return source !== undefined && source !== fingerprint
  })
}
