/** Which wine the house pours with which dish: two each, with the reason the wine gives. */
import type { Carta, Cava } from './fuentes.ts'
import { idDe, json, type Valor } from './sql.ts'

const DE_SECCION: Record<string, readonly string[]> = {
  'para-abrir': ['aperitivo'],
  arroces: ['arroz'],
  'del-mar': ['pescado_blanco', 'marisco'],
  'de-la-tierra': ['carne_roja', 'ave'],
  'de-la-huerta': ['verdura'],
  'para-los-pequenos': [],
  postres: ['postre'],
}

/** The rows of `maridajes`. */
export function maridajes(carta: Carta, cava: Cava): Record<string, Valor>[] {
  return carta.platos.flatMap((plato) => {
    const clases = DE_SECCION[plato.categoria] ?? []
    return cava.vinos
      .filter((vino) => vino.visible && vino.marida.some((m) => clases.includes(m)))
      .slice(0, 2)
      .map((vino, i) => ({
        plato_id: idDe('platos', plato.slug),
        vino_id: idDe('vinos', vino.slug),
        motivo: vino.motivo,
        traducciones: json(
          Object.fromEntries(
            Object.entries(vino.traducciones).map(([idioma, { motivo }]) => [idioma, { motivo }]),
          ),
        ),
        orden: i + 1,
      }))
  })
}
