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

export function badPlaceholders(template: string): string[] {
  const bad: string[] = []
  const rest = template.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    if (!isPlaceholder(name)) bad.push(placeholder)
    return ''
  })
  for (const [brace] of rest.matchAll(/[{}]/g)) bad.push(brace)
  return [...new Set(bad)]
}
