import { IDIOMAS } from '../rows.ts'
import { claims, dato, mayBeSaid, offered } from './allergens.ts'
import type { Probe, Read } from './case.ts'
import { absent, names, withKind, withPrice } from './common.ts'
import { dietaDe, toldDiets } from './diets.ts'
import { contains, fold, words } from './fold.ts'
import { type Casa, en, type Thing } from './house.ts'
import { claseDe, hasRoot, members } from './kinds.ts'
import { amounts } from './money.ts'
import { dice } from './phrases.ts'
import { ALERGENOS } from './vocabulary.ts'

const platosDe = (casa: Casa): readonly Thing[] => casa.cosas.filter(({ tipo }) => tipo === 'plato')

/** Dishes of the section that bears the kind's name; of the kind itself where no section does. */
function deSeccion(casa: Casa, kind: string): readonly Thing[] {
  const { raices, secciones } = claseDe(kind)
  const own = platosDe(casa).filter(({ seccion }) =>
    IDIOMAS.some((idioma) => {
      const nombre = seccion?.nombres.get(idioma) ?? ''
      return hasRoot(nombre, raices[idioma]) || (secciones !== undefined && hasRoot(nombre, secciones))
    }),
  )
  return own.length > 0 ? own : members(casa, kind).clear
}

const seccion: Probe = (reading, [kind = '']) => {
  const todos = deSeccion(reading.casa, kind)
  if (todos.length === 0) return absent(reading, kind)
  const sayings = names(reading, todos)
  return sayings.length >= Math.min(2, todos.length)
    ? null
    : `names ${sayings.length} of ${todos.length} in ${kind}`
}

/** Named in a sentence or line that does not say that there is none left. */
const recommends: Probe = (reading, [kind]) => {
  const mira = (things: readonly Thing[]): string | null => {
    const told = names(reading, things)
    if (told.length === 0) return `recommends no ${kind ?? 'dish'}`
    if (told.some(({ agotado }) => !agotado)) return null
    return `recommends what is sold out: ${told.map(({ slug }) => slug).join(', ')}`
  }
  return kind ? withKind(reading, kind, mira) : mira(platosDe(reading.casa))
}

const exists: Probe = (reading, [kind = '']) =>
  withKind(reading, kind, (things) => (names(reading, things).length > 0 ? null : `names no ${kind}`))

const ingredientes: Probe = (reading, [kind = '']) =>
  withKind(reading, kind, (things) => {
    const { idioma, said: mensaje, about } = reading
    const de = about ? [about] : things
    const said = de.some((thing) => {
      if (!reading.things.includes(thing)) return false
      const descripcion = en(thing.descripciones, idioma)
      const lista = en(thing.ingredientes, idioma) ?? []
      return (
        (descripcion !== undefined && contains(mensaje, descripcion)) ||
        (lista.length > 0 && lista.every((one) => contains(mensaje, one)))
      )
    })
    return said ? null : 'tells no stored description or ingredients'
  })

const extreme = (reading: Read, mayor: boolean): string | null => {
  const candidates = (things: readonly Thing[]): { thing: Thing; cents: number }[] => {
    const todos = things.flatMap((thing) => thing.precios.map(({ cents }) => ({ thing, cents })))
    const limit = mayor
      ? Math.max(...todos.map(({ cents }) => cents))
      : Math.min(...todos.map(({ cents }) => cents))
    return todos.filter(({ cents }) => cents === limit)
  }
  const platos = platosDe(reading.casa)
  const buenos = [...candidates(platos), ...candidates(platos.filter(({ agotado }) => !agotado))]
  const said = buenos.some(({ thing, cents }) =>
    reading.units.some(
      ({ things, text: texto }) =>
        things.includes(thing) && amounts(texto).some((one) => one.cents === cents),
    ),
  )
  return said ? null : `not ${buenos.map(({ thing, cents }) => `${thing.slug} ${cents}`).join(' or ')}`
}

const range = (reading: Read): string | null => {
  const precios = platosDe(reading.casa).flatMap((thing) => thing.precios.map(({ cents }) => cents))
  const sayings = amounts(reading.said).map(({ cents }) => cents)
  const media = precios.reduce((sum, one) => sum + one, 0) / Math.max(1, precios.length)
  const cabal =
    (sayings.includes(Math.min(...precios)) && sayings.includes(Math.max(...precios))) ||
    sayings.some((one) => Math.abs(one - media) < 1)
  if (!cabal) return `not ${Math.min(...precios)} to ${Math.max(...precios)}`
  return dice('orientativo', reading.idioma, reading.said) ? null : 'not flagged as orientative'
}

const precio: Probe = (reading, [que = '']) => {
  if (que === 'range') return range(reading)
  if (que === 'cheapest') return extreme(reading, false)
  if (que === 'most_expensive') return extreme(reading, true)
  return withKind(reading, que, (things) => {
    const de = reading.about && things.includes(reading.about) ? [reading.about] : things
    return de.some((thing) => withPrice(reading, thing)) ? null : `no stored price of ${que}`
  })
}

/** Things whose whole name the question says, in any language. */
const byName = ({ asked }: Read, things: readonly Thing[]): Thing[] => {
  const pregunta = words(asked.text).join(' ')
  return things.filter(({ nombres }) =>
    [...nombres.values()].some((nombre) => ` ${pregunta} `.includes(` ${words(nombre).join(' ')} `)),
  )
}

/** What must be told of the things of a kind: the one that was spoken of; else enough of them, warnings not left out. */
function enough(
  reading: Read,
  things: readonly Thing[],
  told: readonly Thing[],
  warn: readonly Thing[],
): string | null {
  const { about } = reading
  if (about) return told.includes(about) ? null : `nothing of ${about.slug}`
  const asked = byName(reading, things)
  const silent = asked.find((thing) => !told.includes(thing))
  if (asked.length > 0) return silent ? `nothing of ${silent.slug}` : null
  const makes = Math.min(3, things.length)
  if (told.length < makes) return `tells of ${told.length} of ${things.length}`
  if (warn.length > 0 && !warn.some((thing) => told.includes(thing))) return 'leaves out all that contain it'
  return null
}

const alergeno: Probe = (reading, [nombre = '', que = '', kind = '']) => {
  const { casa, idioma, said: mensaje, offered: links } = reading
  if (nombre === 'info') {
    if (!dice('alergenos', idioma, mensaje)) return 'no word of allergens'
    return dice('carta', idioma, mensaje) || links.some(({ url }) => url.endsWith('/menu'))
      ? null
      : 'does not say where'
  }
  const clave = ALERGENOS[nombre] ?? nombre
  if (que === 'list') {
    const buenas = casa.cosas.filter(
      (thing) => thing.tipo === 'plato' && ['libre', 'noFigura'].includes(dato(thing, clave)),
    )
    const offers = offered(reading, clave).filter(({ thing }) => buenas.includes(thing))
    if (offers.length < Math.min(3, buenas.length)) return `offers ${offers.length} of ${buenas.length}`
    const told = claims(reading).filter((one) => one.alergeno === clave)
    if (!offers.every(({ thing }) => told.some((one) => one.thing === thing)))
      return 'offered without the wording'
    return /declar|dato|data|donnee|angaben|dati/.test(fold(mensaje)) ? null : 'not worded as declared'
  }
  return withKind(reading, kind, (things) => {
    const told = claims(reading).filter((one) => one.alergeno === clave || one.alergeno === null)
    const mal = told.find((one) => things.includes(one.thing) && !mayBeSaid(one.thing, clave, one.estado))
    if (mal) return `${mal.thing.slug} is ${dato(mal.thing, clave)}, not ${mal.estado}`
    return enough(
      reading,
      things,
      things.filter((thing) => told.some((one) => one.thing === thing)),
      things.filter((thing) => ['contiene', 'puede'].includes(dato(thing, clave))),
    )
  })
}

const dieta: Probe = (reading, [nombre = '', que = '', kind = '']) => {
  const told = toldDiets(reading, nombre)
  if (que === 'list') {
    const buenas = platosDe(reading.casa).filter((thing) => dietaDe(thing, nombre) === 'si' && !thing.agotado)
    if (buenas.length === 0) return absent({ ...reading, things: [] }, nombre)
    if (!reading.asked.hints && !told.some(({ si }) => si)) return 'names none as such'
    return names(reading, buenas).length > 0 ? null : 'names none'
  }
  return withKind(reading, kind, (things) => {
    const own = told.filter(({ thing }) => things.includes(thing))
    const mal = own.find(
      ({ thing, si }) => dietaDe(thing, nombre) !== (si ? 'si' : 'no') && dietaDe(thing, nombre) !== 'duda',
    )
    if (mal) return `${mal.thing.slug}: ${dietaDe(mal.thing, nombre)}`
    const doubtful = things.filter(
      (thing) => dietaDe(thing, nombre) === 'duda' && reading.things.includes(thing),
    )
    return enough(reading, things, [...new Set([...own.map(({ thing }) => thing), ...doubtful])], [])
  })
}

export const MENU_KEYS: Record<string, Probe> = {
  category: seccion,
  dish: (reading, [que, kind]) =>
    que === 'recommend' ? recommends(reading, kind ? [kind] : []) : exists(reading, [kind ?? '']),
  ingredients: ingredientes,
  price: precio,
  allergen: alergeno,
  diet: dieta,
  absent: (reading, [kind = '']) => {
    const { clear: claros } = members(reading.casa, kind)
    return claros.length > 0 ? exists(reading, [kind]) : absent(reading, kind)
  },
}
