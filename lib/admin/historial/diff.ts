import {
  IDIOMA,
  nombreDeCampo,
  nombreDePrecio,
  PRESENCIA,
  SIN_DECLARAR,
  valorEnPalabras,
} from '@/lib/admin/historial/labels.ts'
import type { Entrada, Estado } from '@/lib/admin/historial/read.ts'

/** One thing that is different, in words; null: there was, or is, nothing. `largo`: worth comparing word by word. */
export type Cambio = { campo: string; antes: string | null; despues: string | null; largo: boolean }
/** How the ids and keys inside a version are called: categories, dishes and wines by id, allergens by key. */
export type Nombres = Readonly<Record<string, string>>

/** Follows from others, or says nothing to a reader. */
const CALLADOS = new Set(['id', 'clave', 'actualizado_en', 'origen'])
/** The order of a form: what is it called, what does it say, what does it cost, what is in it, the rest. */
const PRIMERO = ['nombre', 'titulo', 'pregunta', 'valor', 'respuesta', 'descripcion', 'cuerpo']
const LARGO = 60

type Objeto = Record<string, unknown>
const objeto = (value: unknown): Objeto =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Objeto) : {}
const lista = (value: unknown): Objeto[] => (Array.isArray(value) ? value.map(objeto) : [])
const texto = (value: unknown): string => (typeof value === 'string' ? value : '')

function cambio(campo: string, antes: string | null, despues: string | null): Cambio[] {
  if (antes === despues) return []
  const largo = (antes?.length ?? 0) > LARGO && (despues?.length ?? 0) > 0
  return [{ campo, antes, despues, largo }]
}
const union = (a: Objeto, b: Objeto): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])]

/** Two maps of keys to words, key by key. */
function porClave(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
  campo: (key: string) => string,
  nada: string | null,
): Cambio[] {
  return union(a, b).flatMap((key) => cambio(campo(key), a[key] ?? nada, b[key] ?? nada))
}

const precios = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    lista(value).map((p) => {
      const minimo = Number(p.minimo) > 1 ? `, mínimo ${Number(p.minimo)}` : ''
      return [texto(p.formato), `${valorEnPalabras('_cents', Number(p.cents)) ?? ''}${minimo}`]
    }),
  )
const presencias = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(objeto(value)).map(([clave, p]) => [clave, PRESENCIA[texto(p)] ?? texto(p)]),
  )
const maridajes = (value: unknown): Record<string, string> =>
  Object.fromEntries(lista(value).map((m) => [texto(m.vino_id) || texto(m.plato_id), texto(m.motivo)]))
/** `{ en: { nombre: … } }` to `{ 'en nombre': … }`. */
const traducciones = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(objeto(value)).flatMap(([idioma, textos]) =>
      Object.entries(objeto(textos))
        .filter(([campo]) => !CALLADOS.has(campo))
        .map(([campo, t]): [string, string] => [`${idioma} ${campo}`, valorEnPalabras(campo, t) ?? '']),
    ),
  )

function columna(campo: string, a: unknown, b: unknown, nombres: Nombres): Cambio[] {
  switch (campo) {
    case 'precios':
      return porClave(precios(a), precios(b), nombreDePrecio, null)
    case 'alergenos':
      return porClave(presencias(a), presencias(b), (clave) => nombres[clave] ?? clave, SIN_DECLARAR)
    case 'maridajes':
      return porClave(
        maridajes(a),
        maridajes(b),
        (id) => `Maridaje con ${nombres[id] ?? 'algo borrado'}`,
        null,
      )
    case 'traducciones':
      return porClave(
        traducciones(a),
        traducciones(b),
        (key) => {
          const [idioma = '', name = ''] = key.split(' ')
          return `${nombreDeCampo(name)} (${IDIOMA[idioma] ?? idioma})`
        },
        null,
      )
    case 'categoria_id':
      return cambio(
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
      return cambio(nombreDeCampo(campo), valorEnPalabras(campo, a), valorEnPalabras(campo, b))
  }
}

/** What is different between two states of a thing, in words and in the order of its form. The position is left out. */
export function diferencias(antes: Estado | null, despues: Estado | null, nombres: Nombres): Cambio[] {
  const [a, b] = [objeto(antes), objeto(despues)]
  const place = (campo: string) => {
    const i = PRIMERO.indexOf(campo)
    return i < 0 ? PRIMERO.length : i
  }
  return union(a, b)
    .filter((campo) => !CALLADOS.has(campo) && campo !== 'orden')
    .sort((x, y) => place(x) - place(y))
    .flatMap((campo) => columna(campo, a[campo] ?? null, b[campo] ?? null, nombres))
}

/** What an entry has done: nothing to compare where a thing came or went. */
export const cambiosDe = ({ operacion, antes, despues }: Entrada, nombres: Nombres): Cambio[] =>
  operacion === 'alta' || operacion === 'baja' || antes === null ? [] : diferencias(antes, despues, nombres)

const nada = 'nada'
/** "Precio: 24,00 € → 26,00 €"; of long texts only that they changed. */
export const enUnaLinea = ({ campo, antes, despues, largo }: Cambio): string =>
  largo ? `${campo}: texto cambiado` : `${campo}: ${antes ?? nada} → ${despues ?? nada}`

const QUE_PASO = {
  alta: 'Alta',
  cambio: 'Cambio',
  orden: 'Cambio de posición',
  baja: 'Borrado',
  restaurada: 'Versión recuperada',
} as const satisfies Record<Entrada['operacion'], string>
export const quePaso = (operacion: Entrada['operacion']): string => QUE_PASO[operacion]
/** Who did it, for the reader. */
export const quienFue = ({ quien, quien_nombre: nombre }: Pick<Entrada, 'quien' | 'quien_nombre'>): string =>
  nombre ?? (quien ? 'una cuenta borrada' : 'el sistema')

/** The ids that a list of entries speaks of, to be looked up once. */
export function idsDe(entradas: readonly Entrada[]): { platos: string[]; vinos: string[] } {
  const found = { platos: new Set<string>(), vinos: new Set<string>() }
  for (const { antes, despues } of entradas)
    for (const state of [antes, despues])
      for (const m of lista(state?.maridajes)) {
        if (texto(m.plato_id)) found.platos.add(texto(m.plato_id))
        if (texto(m.vino_id)) found.vinos.add(texto(m.vino_id))
      }
  return { platos: [...found.platos], vinos: [...found.vinos] }
}
