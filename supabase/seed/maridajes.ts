import { IDIOMAS } from './shapes.ts'
import type { Contenido } from './sources.ts'
import { idOf, json, type Valor } from './sql.ts'

export function maridajes({ cava, maridajes: pairs }: Contenido): Record<string, Valor>[] {
  const vinos = new Map(cava.vinos.map((vino) => [vino.slug, vino]))
  const cuenta = new Map<string, number>()
  return pairs.flatMap((pair) => {
    const vino = vinos.get(pair.vino)
    if (!vino) return []
    const order = (cuenta.get(pair.plato) ?? 0) + 1
    cuenta.set(pair.plato, order)
    const { motivo, traducciones } = 'motivo' in pair ? pair : vino
    return [
      {
        plato_id: idOf('platos', pair.plato),
        vino_id: idOf('vinos', pair.vino),
        motivo,
        traducciones: json(
          Object.fromEntries(IDIOMAS.map((idioma) => [idioma, { motivo: traducciones[idioma].motivo }])),
        ),
        orden: order,
      },
    ]
  })
}

export function maridajeDefects({ carta, cava, maridajes: pairs }: Contenido): string[] {
  const platos = new Set(carta.platos.map((p) => p.slug))
  const vinos = new Set(cava.vinos.map((v) => v.slug))
  const vistas = new Set<string>()
  return [
    ...pairs.flatMap(({ plato, vino }) => {
      const clave = `${plato} con ${vino}`
      const repeated = vistas.has(clave)
      vistas.add(clave)
      return [
        ...(platos.has(plato) ? [] : [`${clave}: plato desconocido`]),
        ...(vinos.has(vino) ? [] : [`${clave}: vino desconocido`]),
        ...(repeated ? [`${clave}: dos veces`] : []),
      ]
    }),
    ...carta.platos
      .filter((p) => p.visible && p.categoria !== 'para-los-pequenos')
      .filter((p) => !pairs.some(({ plato }) => plato === p.slug))
      .map((p) => `${p.slug}: sin vino`),
    ...pairs
      .filter(({ plato }) => carta.platos.find((p) => p.slug === plato)?.categoria === 'para-los-pequenos')
      .map(({ plato }) => `${plato}: vino para los pequeños`),
  ]
}
