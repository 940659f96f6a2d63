import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

/** The map of the port, tried: its station moved. */
export async function planoTrials(sql: Sql): Promise<Record<string, Trial>> {
  const [stored] = await sql<{ version: number }[]>`select version from ajustes where clave = 'plano'`
  const points = { casa: [39, 63], puerto: [58, 66], estacion: [16, 18], aparcamiento: [49, 42] } as const
  return {
    'contacto/savePlanoAction': {
      fields: {
        version: String(stored?.version ?? 0),
        ...Object.fromEntries(
          Object.entries(points).flatMap(([punto, [x, y]]) => [
            [`puntos.${punto}.visible`, 'on'],
            [`puntos.${punto}.x`, String(x)],
            [`puntos.${punto}.y`, String(y)],
            [`puntos.${punto}.minutos`, ''],
          ]),
        ),
      },
      twin: async () =>
        (
          await sql`select 1 from ajustes where clave = 'plano' and valor @> ${sql.json([{ punto: 'estacion', x: 16, y: 18 }])}`
        ).length === 1,
    },
  }
}
