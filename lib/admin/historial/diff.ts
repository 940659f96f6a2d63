import {
  fieldNombre,
  IDIOMA,
  NOT_LISTED,
  PRESENCIA,
  precioNombre,
  valueLabel,
} from '@/lib/admin/historial/labels.ts'
import type { Estado, HistorialEntry } from '@/lib/admin/historial/read.ts'

export type Change = { campo: string; antes: string | null; despues: string | null; largo: boolean }
export type Nombres = Readonly<Record<string, string>>

const IGNORED = new Set(['id', 'clave', 'actualizado_en', 'origen'])
const FIRST = ['nombre', 'titulo', 'pregunta', 'valor', 'respuesta', 'descripcion', 'cuerpo']
const MAX_LENGTH = 60

type PlainObject = Record<string, unknown>
const asObject = (value: unknown): PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainObject) : {}
const lista = (value: unknown): PlainObject[] => (Array.isArray(value) ? value.map(asObject) : [])
const texto = (value: unknown): string => (typeof value === 'string' ? value : '')

function change(campo: string, antes: string | null, after: string | null): Change[] {
  if (antes === after) return []
  const largo = (antes?.length ?? 0) > MAX_LENGTH && (after?.length ?? 0) > 0
  return [{ campo, antes, despues: after, largo }]
}
const union = (a: PlainObject, b: PlainObject): string[] => [
  ...new Set([...Object.keys(a), ...Object.keys(b)]),
]

function byKey(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
  campo: (key: string) => string,
  nothing: string | null,
): Change[] {
  return union(a, b).flatMap((key) => change(campo(key), a[key] ?? nothing, b[key] ?? nothing))
}

const precios = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    lista(value).map((p) => {
      const minimum = Number(p.minimo) > 1 ? `, mínimo ${Number(p.minimo)}` : ''
      return [texto(p.formato), `${valueLabel('_cents', Number(p.cents)) ?? ''}${minimum}`]
    }),
  )
const presencias = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asObject(value)).map(([clave, p]) => [clave, PRESENCIA[texto(p)] ?? texto(p)]),
  )
const maridajes = (value: unknown): Record<string, string> =>
  Object.fromEntries(lista(value).map((m) => [texto(m.vino_id) || texto(m.plato_id), texto(m.motivo)]))
const traducciones = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asObject(value)).flatMap(([idioma, textos]) =>
      Object.entries(asObject(textos))
        .filter(([campo]) => !IGNORED.has(campo))
        .map(([campo, t]): [string, string] => [`${idioma} ${campo}`, valueLabel(campo, t) ?? '']),
    ),
  )

function columnChanges(campo: string, a: unknown, b: unknown, nombres: Nombres): Change[] {
  switch (campo) {
    case 'precios':
      return byKey(precios(a), precios(b), precioNombre, null)
    case 'alergenos':
      return byKey(presencias(a), presencias(b), (clave) => nombres[clave] ?? clave, NOT_LISTED)
    case 'maridajes':
      return byKey(maridajes(a), maridajes(b), (id) => `Maridaje con ${nombres[id] ?? 'algo borrado'}`, null)
    case 'traducciones':
      return byKey(
        traducciones(a),
        traducciones(b),
        (key) => {
          const [idioma = '', name = ''] = key.split(' ')
          return `${fieldNombre(name)} (${IDIOMA[idioma] ?? idioma})`
        },
        null,
      )
    case 'categoria_id':
      return change(
        'Categoría',
        a ? (nombres[texto(a)] ?? 'otra, borrada') : null,
        b ? (nombres[texto(b)] ?? 'otra, borrada') : null,
      )
    case 'declarado_por':
      return []
    case 'imagen_id':
    case 'foto':
      return a === b || JSON.stringify(a) === JSON.stringify(b)
        ? []
        : [{ campo: 'Foto', antes: a ? 'una' : null, despues: b ? (a ? 'otra' : 'una') : null, largo: false }]
    default:
      return change(fieldNombre(campo), valueLabel(campo, a), valueLabel(campo, b))
  }
}

export function diff(antes: Estado | null, after: Estado | null, nombres: Nombres): Change[] {
  const [a, b] = [asObject(antes), asObject(after)]
  const place = (campo: string) => {
    const i = FIRST.indexOf(campo)
    return i < 0 ? FIRST.length : i
  }
  return union(a, b)
    .filter((campo) => !IGNORED.has(campo) && campo !== 'orden')
    .sort((x, y) => place(x) - place(y))
    .flatMap((campo) => columnChanges(campo, a[campo] ?? null, b[campo] ?? null, nombres))
}

export const changesOf = ({ operacion, antes, despues }: HistorialEntry, nombres: Nombres): Change[] =>
  operacion === 'alta' || operacion === 'baja' || antes === null ? [] : diff(antes, despues, nombres)

const isNothing = 'nada'
export const inOneLine = ({ campo, antes, despues, largo }: Change): string =>
  largo ? `${campo}: texto cambiado` : `${campo}: ${antes ?? isNothing} → ${despues ?? isNothing}`

const OPERATION_LABELS = {
  alta: 'Alta',
  cambio: 'Cambio',
  orden: 'Cambio de posición',
  baja: 'Borrado',
  restaurada: 'Versión recuperada',
} as const satisfies Record<HistorialEntry['operacion'], string>
export const operationLabel = (operation: HistorialEntry['operacion']): string => OPERATION_LABELS[operation]
export const authorName = ({
  quien,
  quien_nombre: nombre,
}: Pick<HistorialEntry, 'quien' | 'quien_nombre'>): string =>
  nombre ?? (quien ? 'una cuenta borrada' : 'el sistema')

export function idsOf(entries: readonly HistorialEntry[]): { platos: string[]; vinos: string[] } {
  const found = { platos: new Set<string>(), vinos: new Set<string>() }
  for (const { antes, despues } of entries)
    for (const state of [antes, despues])
      for (const m of lista(state?.maridajes)) {
        if (texto(m.plato_id)) found.platos.add(texto(m.plato_id))
        if (texto(m.vino_id)) found.vinos.add(texto(m.vino_id))
      }
  return { platos: [...found.platos], vinos: [...found.vinos] }
}
