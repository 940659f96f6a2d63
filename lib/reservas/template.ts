/** The owner's WhatsApp template (§3 `mensaje_whatsapp`): which placeholders there are, and what is wrong with a text. */
export const PLACEHOLDERS = [
  'fecha',
  'hora',
  'personas',
  'nombre',
  'telefono',
  'email',
  'preferencia',
  'ocasion',
  'requisitos',
  'notas',
  'primera_visita',
] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name)

/** Placeholders nobody fills, as they were written; braces that open or close nothing stand for themselves. */
export function badPlaceholders(template: string): string[] {
  const bad: string[] = []
  const rest = template.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    if (!isPlaceholder(name)) bad.push(placeholder)
    return ''
  })
  for (const [brace] of rest.matchAll(/[{}]/g)) bad.push(brace)
  return [...new Set(bad)]
}
