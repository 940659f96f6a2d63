import 'server-only'
import { type Pairing, propuestas } from '../cava/pairing.ts'
import type { IsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Texto } from '../i18n/textos.ts'
import { getPairs, type Pair } from './maridajes.ts'
import { getCarta, type Section } from './read.ts'

type Suggestion = { vino: string; motivo: Texto | null; como: Texto | null }
export type PlatoWithVinos = { slug: string; nombre: Texto; vinos: readonly Suggestion[] }
export type Suggestions = readonly { slug: string; nombre: Texto; platos: readonly PlatoWithVinos[] }[]

function toSuggestions(sections: readonly Section[], pairs: readonly Pair[]): Suggestions {
  const pares: Pairing<Texto | null>[] = pairs.map(({ plato, vino, motivo }) => ({
    plato: plato.slug,
    vino: vino.slug,
    motivo,
  }))
  return sections
    .filter(({ tipo }) => tipo === 'plato')
    .map(({ slug, nombre, platos }) => {
      const names = new Map(platos.map((plato) => [plato.slug, plato.nombre]))
      return {
        slug,
        nombre,
        platos: platos
          .filter(({ agotado }) => !agotado)
          .map((plato) => ({
            slug: plato.slug,
            nombre: plato.nombre,
            vinos: propuestas(plato.slug, [...names.keys()], pares).map((propuesta) => ({
              vino: propuesta.vino,
              motivo: 'motivo' in propuesta ? propuesta.motivo : null,
              como: 'como' in propuesta ? (names.get(propuesta.como) ?? null) : null,
            })),
          }))
          .filter(({ vinos }) => vinos.length > 0),
      }
    })
    .filter(({ platos }) => platos.length > 0)
}

export async function getSuggestions(locale: Locale, today: IsoDate): Promise<Suggestions> {
  const [{ secciones }, pairs] = await Promise.all([getCarta(locale, today), getPairs(locale)])
  return toSuggestions(secciones, pairs)
}
