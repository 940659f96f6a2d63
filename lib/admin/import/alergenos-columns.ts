import 'server-only'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import { type ImportRecord, type Motivo, parseYesNo, SEP, splitList } from '@/lib/admin/import/record.ts'

export const DECLARATION_LABELS = {
  declarado: 'declarado',
  ninguno: 'ninguno',
  pendiente: 'sin declarar',
} as const
const PRESENCIA = {
  contiene: 'contiene',
  puede_contener: 'puede contener',
  comprobado_sin: 'comprobado sin',
} as const satisfies Record<Presencia, string>

export const bool = (si: boolean): string => (si ? 'sí' : 'no')

export const alergenosText = (all: readonly (readonly [string, Presencia])[]): string =>
  all
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([clave, presencia]) => `${clave}: ${PRESENCIA[presencia]}`)
    .join(SEP)

type WithAlergenos = {
  declarado_en: string | null
  alergenos: readonly { presencia: Presencia; alergeno: { clave: string } }[]
}
export const declarationCells = (row: WithAlergenos): ImportRecord => ({
  declaracion:
    DECLARATION_LABELS[
      !row.declarado_en
        ? 'pendiente'
        : row.alergenos.some(({ presencia }) => presencia !== 'comprobado_sin')
          ? 'declarado'
          : 'ninguno'
    ],
  alergenos: alergenosText(row.alergenos.map((a) => [a.alergeno.clave, a.presencia] as const)),
})

export const sameDecision = (r: ImportRecord, antes: ImportRecord): boolean =>
  r.declaracion === antes.declaracion && r.alergenos === antes.alergenos

export function readDeclaration(r: ImportRecord, claves: ReadonlySet<string>, motivos: Motivo[]) {
  const no = (campo: string, motivo: string) => motivos.push({ campo, motivo })
  const alergenos: Record<string, string> = {}
  for (const item of splitList(r.alergenos ?? '')) {
    const [clave = '', presencia = 'contiene'] = item.split(':').map((t) => t.trim())
    const match = Object.entries(PRESENCIA).find(([k, v]) => v === presencia || k === presencia)?.[0]
    if (!claves.has(clave))
      no('alergenos', `«${clave}» no es ninguno de los 14. Son: ${[...claves].join(', ')}.`)
    else if (!match)
      no('alergenos', `«${presencia}» no se entiende: escribe contiene, puede contener o comprobado sin.`)
    else alergenos[clave] = match
  }
  const declaration = Object.entries(DECLARATION_LABELS).find(
    ([k, v]) => v === r.declaracion || k === r.declaracion,
  )?.[0]
  if (!declaration)
    no('declaracion', `«${r.declaracion ?? ''}» no se entiende: escribe declarado, ninguno o sin declarar.`)
  return { declaracion: declaration, alergenos }
}

export function readYesNo(
  r: ImportRecord,
  campos: readonly string[],
  motivos: Motivo[],
): Record<string, string> {
  const flags: Record<string, string> = {}
  for (const campo of campos) {
    const si = parseYesNo(r[campo] ?? '')
    if (si === null) motivos.push({ campo, motivo: `«${r[campo]}» no se entiende: escribe «sí» o «no».` })
    else if (si) flags[campo] = 'on'
  }
  return flags
}
