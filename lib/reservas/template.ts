/** The owner's WhatsApp template (§3 `mensaje_whatsapp`): which placeholders there are, and what is wrong with a text. */
export const HUECOS = [
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
export type Hueco = (typeof HUECOS)[number]

const conocido = (name: string): name is Hueco => (HUECOS as readonly string[]).includes(name)

/** Placeholders nobody fills, as they were written; braces that open or close nothing stand for themselves. */
export function huecosMalos(plantilla: string): string[] {
  const malos: string[] = []
  const rest = plantilla.replace(/\{([^{}]*)\}/g, (hueco, name: string) => {
    if (!conocido(name)) malos.push(hueco)
    return ''
  })
  for (const [brace] of rest.matchAll(/[{}]/g)) malos.push(brace)
  return [...new Set(malos)]
}
