import { z } from 'zod'

/** What the map of the port can show; the house is what minutes are walked from. */
export const PUNTOS = ['casa', 'puerto', 'estacion', 'aparcamiento'] as const
export type PuntoClave = (typeof PUNTOS)[number]

/** `x` and `y`: hundredths of the drawing, from its left and from its top. `minutos`: on foot from the house. */
export type Punto = { punto: PuntoClave; x: number; y: number; minutos: number | null }

/** How long a walk the map tells of at most. Minutes. */
export const MAX_MINUTOS = 120

const hundredth = z.number().int().min(0).max(100)
const puntoRow = z.object({
  punto: z.enum(PUNTOS),
  x: hundredth,
  y: hundredth,
  minutos: z.number().int().min(1).max(MAX_MINUTOS).nullable(),
})

/** The points of `ajustes.plano`, in the order of the list; none where the house is not on the map. */
export function toPlano(valor: unknown): Punto[] {
  const rows = (Array.isArray(valor) ? valor : []).flatMap((row) => puntoRow.safeParse(row).data ?? [])
  const points = PUNTOS.flatMap((punto) => rows.find((row) => row.punto === punto) ?? [])
  return points[0]?.punto === 'casa' ? points : []
}

/** The way on foot from one point to another as a bent line, in hundredths. */
export function walkOf({ x, y }: Punto, to: Punto): string {
  const [dx, dy] = [to.x - x, to.y - y]
  const round = (n: number): number => Math.round(n * 10) / 10
  return `M${x} ${y}Q${round(x + dx * 0.5 - dy * 0.12)} ${round(y + dy * 0.5 + dx * 0.12)} ${to.x} ${to.y}`
}
