import { describe, expect, test } from 'vitest'
import { compose } from '../../../supabase/functions/enigmito/composer.ts'
import { nameFact, pricesFact } from '../../../supabase/functions/enigmito/facts.ts'
import { TEXTS } from '../../../supabase/functions/enigmito/texts.ts'
import { faultIn } from '../../../supabase/functions/enigmito/verify.ts'
import { knowing } from './support.ts'

const { menu } = knowing()
const item = menu.bySlug.get('dish:pulpo-brasa')
const other = menu.bySlug.get('dish:tarta-queso')

describe('the last check of an answer', () => {
  const draft = () => {
    const c = compose(menu, 'es', TEXTS.es)
    if (!item) throw new Error('no dish')
    const precios = pricesFact(item, TEXTS.es, 'es')
    if (!precios) throw new Error('no price')
    c.say(TEXTS.es.Carta.tenemos)
    c.item(TEXTS.es.Carta.linea, { nombre: nameFact(item, 'es'), precios })
    c.link('carta', 'mapa')
    return c.done()
  }

  test('lets a right answer pass', () => {
    expect(faultIn(draft(), menu, 'es')).toBeNull()
  })

  test.each([
    ['a number', 'Sí, tenemos 3 mesas.', 'number'],
    ['a price', 'Sí, tenemos pulpo por 9,99 €.', 'number'],
    ['a dish', 'Sí, tenemos zarzuela.', 'word'],
    ['another language', 'Yes, we have:', 'word'],
    ['nothing', ' ', 'empty'],
    ['an open placeholder', 'Sí, tenemos: {nombre}', 'number'],
  ])('stops %s that no row gave', (_, message, fault) => {
    expect(faultIn({ ...draft(), message }, menu, 'es')).toBe(fault)
  })

  test('stops a price of another dish, a foreign link and a stronger claim than the data', () => {
    if (!item || !other) throw new Error('no dish')
    const good = draft()
    expect(
      faultIn(
        { ...good, facts: [{ value: '7,50\u00a0€', from: { of: 'price', item, cents: 750 } }] },
        menu,
        'es',
      ),
    ).toBe('fact:price')
    expect(faultIn({ ...good, suggestions: [{ text: 'x', url: 'https://evil.example' }] }, menu, 'es')).toBe(
      'link',
    )
    expect(faultIn({ ...good, claims: [{ item, allergen: 'leche', state: 'free' }] }, menu, 'es')).toBe(
      'claim',
    )
  })
})
