import { describe, expect, it } from 'vitest'
import { fold } from '@/lib/chat/text/fold.ts'
import { mayBeReaction } from '@/lib/chat/text/need.ts'

describe('a reaction that happens now', () => {
  it.each([
    'meine zunge schwillt an, ich krieg schlecht luft',
    "j'ai les lèvres qui gonflent et la gorge qui gratte",
    'tenemos reserva y a mi mujer se le hinchan los labios',
    'we booked for tonight and my throat is closing',
    'mia figlia sta avendo una reazione allergica',
  ])('goes to the function before anything else is made of it: %s', (text) => {
    for (const asking of [null, 'offer', 'name', 'notes'])
      expect(mayBeReaction(fold(text), asking)).toBe(true)
  })

  it.each(['hives', 'urticaria', 'j’ai de l’urticaire partout', 'überall Quaddeln', 'l’orticaria', 'bolle'])(
    'is told by the skin alone: %s',
    (text) => expect(mayBeReaction(fold(text), 'notes')).toBe(true),
  )

  it.each([
    'nuts give me hives',
    'le fragole mi danno l’orticaria',
    'las fresas me dan urticaria',
    'risotto alle ortiche',
  ])('is not told by what a food does, nor by nettles: %s', (text) =>
    expect(mayBeReaction(fold(text), 'notes')).toBe(false),
  )

  it('is not meant by a note that tells what always happens', () => {
    expect(mayBeReaction('when i eat nuts my lips swell', 'notes')).toBe(false)
  })

  it.each(['a table for 2 tomorrow at 8', 'un tavolo in terrazza alle 20', 'ein tisch am fenster für 4'])(
    'is not meant by a booking: %s',
    (text) => expect(mayBeReaction(fold(text), null)).toBe(false),
  )
})
