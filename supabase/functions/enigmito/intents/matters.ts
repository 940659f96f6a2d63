import * as booking from '../answers/booking.ts'
import type { Answer, Context } from '../answers/context.ts'
import * as hours from '../answers/hours.ts'
import * as house from '../answers/house.ts'
import { sayTopic, sayTopics } from '../answers/topics.ts'
import { movesHour } from '../care/later.ts'
import { dateFact } from '../facts.ts'
import { asksToDoIt } from '../text/does-it.ts'
import type { Topic } from '../words/shape.ts'
import { hasFood, type Intent, speaksOfWine } from './signs.ts'

/** A table that is wished with these is a wish, not a question about them. */
const WISHED: readonly Topic[] = [
  'terrace',
  'children',
  'sea_view',
  'heating',
  'events',
  'cake',
  'languages',
  'beach',
]
/** A dish may be named beside these. */
const WITH_DISH: readonly Topic[] = [
  ...([
    'takeaway',
    'delivery',
    'cake',
    'corkage',
    'children',
    'cancellation',
    'groups',
    'attention',
  ] as const),
  ...(['private_room', 'late', 'suppliers', 'walk_in', 'smoking'] as const),
]

const isAsked = ({ r }: Context): boolean => {
  const { matter } = r
  if (!matter || r.cares.length > 0) return false
  if (r.targets.named && !WITH_DISH.includes(matter)) return false
  // "A dinner for 14, what is it a head?" asks.
  const asks = matter === 'events' && r.has('price', 'bill', 'range')
  const wished = !asks && (r.has('reserve') || r.guests !== null)
  return !(WISHED.includes(matter) && wished)
}

/** "Can't you look it up there yourself?", of the booking that was spoken of. */
export const goesOnWithBooking = (x: Context): boolean =>
  x.r.talk.frame?.act === 'booking' &&
  x.r.topics.length === 0 &&
  !hasFood(x) &&
  !speaksOfWine(x) &&
  asksToDoIt(x.r.line, x.r.lang)

/** "I have cancelled it. Are you open on Wednesday?", of a booking that was spoken of. */
export const asksOpenAfter = ({ r }: Context): boolean =>
  r.talk.frame?.act === 'booking' && r.has('open') && r.day !== null

/** What the signs of a whole message mean goes before what single words of it mean. */
export const mattersAnswered = (topics: Answer, incidental: readonly Topic[]): readonly Intent[] => [
  {
    id: 'modify_booking',
    when: (x) =>
      !asksOpenAfter(x) &&
      ((isAsked(x) && x.r.matter === 'cancellation') || (x.r.cares.length === 0 && movesHour(x.r))),
    answer: booking.modify,
  },
  { id: 'groups', when: (x) => isAsked(x) && x.r.matter === 'groups', answer: booking.group },
  {
    id: 'incidental',
    when: (x) => isAsked(x) && x.r.matter === 'attention',
    answer: (x) => {
      const today = x.r.day === null || (x.r.day.of === 'date' && x.r.day.date === x.ahora.fecha)
      if (!today && x.r.day?.of !== 'weekend') {
        hours.day(x)
        x.c.next()
      }
      // "And which e-mail do I write to?" asks for the address; nobody is promised on a closed day.
      const writes = x.r.has('email') && !x.r.has('phone')
      if (writes) house.email(x)
      else if (today && !hours.opensOn(x.ahora.fecha, x))
        x.c.say(x.c.texts.Horario.hoyCerrado, { fecha: dateFact(x.ahora.fecha, x.c.lang) })
      sayTopic('attention', x)
      if (!writes) house.phone(x)
    },
  },
  {
    id: 'walk_in',
    when: (x) => isAsked(x) && x.r.matter === 'walk_in',
    answer: (x) => {
      sayTopics(['walk_in'], x)
      x.c.link('reservar')
    },
  },
  ...(['incidental', 'topic'] as const).map(
    (id): Intent => ({
      id,
      when: (x) =>
        isAsked(x) &&
        x.r.day === null &&
        x.r.matter !== 'holidays' &&
        x.r.matter !== null &&
        incidental.includes(x.r.matter) === (id === 'incidental'),
      answer: topics,
    }),
  ),
]
