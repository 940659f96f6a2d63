import type { Composer } from '../draft.ts'
import { listOf, nameFact } from '../facts.ts'
import type { Item } from '../menu.ts'
import { hasAlcohol, isAlcoholic } from './alcohol.ts'
import { heatOf } from './heat.ts'

const NAMED = ['crudo', 'mejorNo', 'sinDato', 'hecho', 'alcohol', 'conVino'] as const
type Group = (typeof NAMED)[number]

/** A heading, with the names of what it is said of. */
export function sayGroup(c: Composer, group: Group, items: readonly Item[]): void {
  if (items.length === 0) return
  c.next()
  c.say(c.texts.Crudo[group])
  c.say(c.texts.Evitar.lista, {
    lista: listOf(
      items.map((item) => nameFact(item, c.lang)),
      c.lang,
    ),
  })
}

/** What speaks against a thing, for somebody pregnant, then who knows more. Of what is cooked nothing is said. `told`: its heat is. */
export function tellHeat(c: Composer, items: readonly Item[], told: ReadonlySet<Item>): void {
  const dishes = items.filter(({ kind }) => kind === 'dish')
  for (const [group, heat] of [
    ['crudo', 'raw'],
    ['sinDato', 'unsaid'],
  ] as const)
    sayGroup(
      c,
      group,
      dishes.filter((item) => !told.has(item) && heatOf(item) === heat),
    )
  // Who asked what must be left alone was told it of all.
  if (!c.hasSaid(c.texts.Crudo.conVino)) sayGroup(c, 'conVino', dishes.filter(hasAlcohol))
  sayGroup(
    c,
    'alcohol',
    items.filter((item) => item.kind !== 'dish' && isAlcoholic(item)),
  )
  if (dishes.length === 0 || c.hasSaid(c.texts.Crudo.aviso)) return
  c.next()
  c.say(c.texts.Crudo.aviso)
}
