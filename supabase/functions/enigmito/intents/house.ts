import * as booking from '../answers/booking.ts'
import type { Context } from '../answers/context.ts'
import { holidays } from '../answers/holidays.ts'
import * as hours from '../answers/hours.ts'
import * as house from '../answers/house.ts'
import * as prices from '../answers/prices.ts'
import { dayOrMore } from '../answers/several-days.ts'
import { sayTopic, sayTopics } from '../answers/topics.ts'
import { mattersOf } from '../matters/matters-of.ts'
import type { Topic } from '../words/shape.ts'
import { CONTACT } from './contact.ts'
import { asksOpenAfter, goesOnWithBooking, mattersAnswered } from './matters.ts'
import { asksHour, hasFood, hasTopic, type Intent, isToday, speaksOfWine, wantsTable } from './signs.ts'
import { SPECIAL } from './special.ts'

/** Topics that also come up in a booking ("mesa en la terraza, con niños"): there the booking wins. */
const INCIDENTAL: readonly Topic[] = [
  'terrace',
  'children',
  'events',
  'groups',
  'heating',
  'cake',
  'sea_view',
  'beach',
  'private_room',
  'holidays',
  'languages',
  'transport',
  'bike',
  'directions',
  'attention',
  'cancellation',
]

const OWN_ANSWER: readonly Topic[] = ['holidays', 'directions', 'cancellation']

function answerTopics(x: Context): void {
  if (isShut(x)) {
    hours.day(x)
    x.c.next()
  }
  sayTopics(mattersOf(x.r), x)
  // "There are 22 of us, may we bring our own wine?"
  if (x.r.guests !== null && x.r.guests > x.menu.guests.max && !hasTopic(x, 'groups')) {
    x.c.next()
    booking.group(x)
  }
  if (x.r.has('email')) {
    x.c.next()
    house.email(x)
  }
  if (x.r.has('address', 'maps') && !hasTopic(x, 'parking')) {
    x.c.next()
    house.address(x)
  }
}

function answerDay(x: Context): void {
  dayOrMore(x)
  for (const topic of mattersOf(x.r))
    if (!['holidays', 'transport', 'directions', 'late', 'attention', 'events', 'groups'].includes(topic)) {
      x.c.next()
      sayTopic(topic, x)
    }
}

/** "How much is the paella per head?" */
const asksPriceOf = ({ r }: Context): boolean =>
  r.has('price') && r.targets.kinds.length > 0 && r.targets.items.length > 0 && r.targets.items.length <= 3

const MATTERS = mattersAnswered(answerTopics, INCIDENTAL)

/** "I'll cancel the champagne, a sparkling one under 30?": what is cancelled is a wish, and no booking. */
const isThing = ({ r }: Context): boolean =>
  r.money.max !== null && r.styles.length + r.targets.items.length + r.targets.kinds.length > 0

export const HOUSE: readonly Intent[] = [
  { id: 'privacy', when: ({ r }) => r.has('privacy'), answer: house.page('privacidad') },
  { id: 'terms', when: ({ r }) => r.has('terms'), answer: house.page('terminos') },
  ...SPECIAL,
  ...MATTERS,
  {
    id: 'oos',
    when: (x) =>
      x.r.has('oos') &&
      x.r.topics.length + (x.r.guests ?? 0) === 0 &&
      !hasFood(x) &&
      !speaksOfWine(x) &&
      !x.r.has('reserve', 'open', 'menu', 'food'),
    answer: house.outside,
  },
  {
    id: 'modify_booking',
    when: (x) =>
      !asksOpenAfter(x) &&
      ((x.r.has('modify') && !isThing(x)) || hasTopic(x, 'cancellation') || goesOnWithBooking(x)),
    answer: booking.modify,
  },
  {
    id: 'group',
    // "We are 30, may we pay apart?": what is asked is told, not that they are many.
    when: (x) =>
      x.r.guests !== null &&
      x.r.guests > x.menu.guests.max &&
      !x.r.has('price') &&
      mattersOf(x.r).every((topic) => topic === 'groups' || topic === 'events'),
    answer: booking.group,
  },
  {
    id: 'groups',
    when: (x) =>
      x.r.has('max') &&
      x.r.money.max === null &&
      (x.r.has('reserve', 'table', 'people') || hasTopic(x, 'groups') || x.r.length <= 6) &&
      !x.r.has('price') &&
      !hasFood(x) &&
      !speaksOfWine(x),
    answer: booking.group,
  },
  {
    id: 'profile',
    when: (x) => x.r.has('profile') && !hasFood(x) && !x.r.has('instagram', 'tripadvisor'),
    answer: house.page('perfil'),
  },
  {
    id: 'photos',
    when: (x) => x.r.has('photos') && !hasFood(x) && !x.r.has('instagram'),
    answer: house.page('galeria'),
  },
  {
    id: 'price_range',
    when: (x) =>
      x.r.has('bill', 'range') &&
      x.r.money.max === null &&
      x.r.has('price', 'range', 'bill') &&
      !x.r.targets.named &&
      x.r.targets.wines.length === 0 &&
      !hasTopic(x, 'tips', 'cake', 'corkage', 'gift_card', 'set_menu', 'tasting_menu', 'payment') &&
      (!speaksOfWine(x) || x.r.has('bill')) &&
      (!hasFood(x) || x.r.has('bill')) &&
      !asksPriceOf(x) &&
      !x.r.has('reserve', 'glass', 'cheap', 'dear'),
    answer: prices.range,
  },
  {
    id: 'walk_in',
    when: (x) => hasTopic(x, 'walk_in'),
    answer: (x) => {
      sayTopics(['walk_in'], x)
      x.c.link('reservar')
    },
  },
  {
    id: 'groups',
    when: (x) => hasTopic(x, 'groups') && !wantsTable(x),
    answer: booking.group,
  },
  {
    id: 'hours_day',
    when: (x) => x.r.day?.of === 'weekday' && hasTopic(x, 'jobs') && !hasTopic(x, 'walk_in'),
    answer: hours.day,
  },
  {
    id: 'topic',
    when: (x) =>
      x.r.topics.some((topic) => !INCIDENTAL.includes(topic)) &&
      !x.r.targets.named &&
      x.r.targets.wines.length === 0 &&
      !(hasTopic(x, 'suppliers') && (speaksOfWine(x) || x.r.has('about')) && !hasTopic(x, 'corkage')) &&
      !(hasTopic(x, 'promo') && x.r.topics.length === 1 && wantsTable(x)),
    answer: answerTopics,
  },
  {
    id: 'incidental',
    when: (x) =>
      wantsTable(x) &&
      x.r.day === null &&
      x.r.guests === null &&
      hasTopic(x, 'terrace', 'sea_view', 'private_room', 'heating', 'children') &&
      x.r.has('have', 'available', 'what', 'copula', 'table'),
    answer: (x) => {
      answerTopics(x)
      booking.offerAfter(x)
    },
  },
  {
    // "A place for the bikes" is no table.
    id: 'incidental',
    when: (x) => hasTopic(x, 'bike') && !x.r.has('reserve') && x.r.guests === null,
    answer: answerTopics,
  },
  {
    id: 'reserve',
    when: (x) =>
      wantsTable(x) && !((x.r.has('open') || hasTopic(x, 'bike')) && !x.r.has('reserve')) && !asksHour(x),
    answer: booking.offer,
  },
  {
    id: 'holidays',
    // "Are you open on Sunday, the bank holiday weekend?" asks of the Sunday.
    when: (x) => hasTopic(x, 'holidays') && (!x.r.day || x.r.day.of === 'weekend'),
    answer: holidays,
  },
  {
    id: 'incidental',
    when: (x) =>
      mattersOf(x.r).some((topic) => !OWN_ANSWER.includes(topic)) &&
      !x.r.targets.named &&
      x.r.targets.wines.length === 0 &&
      !x.r.targets.kinds.includes('kids') &&
      !(hasTopic(x, 'suppliers', 'languages') && speaksOfWine(x)) &&
      !(hasTopic(x, 'suppliers', 'languages') && x.r.has('about')) &&
      !(x.r.styles.length > 0 && hasTopic(x, 'events', 'heating')) &&
      !(x.r.has('open') && x.r.day !== null),
    answer: answerTopics,
  },
  ...CONTACT,
  {
    id: 'hours_now',
    when: (x) =>
      (x.r.has('open') || (x.r.has('now') && x.r.has('come'))) &&
      (x.r.has('now') || isToday(x)) &&
      !hasFood(x),
    answer: hours.today,
  },
  {
    id: 'hours_day',
    when: (x) =>
      x.r.day !== null &&
      (x.r.has('open', 'come') ||
        asksHour(x) ||
        (x.r.has('lunch', 'dinner') && !x.r.has('recommend', 'eat', 'menu')) ||
        (x.r.length <= 4 && !x.r.has('recommend', 'eat')) ||
        hasTopic(x, 'holidays') ||
        isShut(x)) &&
      (!hasFood(x) || asksIfOpen(x)) &&
      !speaksOfWine(x),
    answer: answerDay,
  },
  {
    id: 'hours',
    when: (x) => (x.r.has('open') || (wantsTable(x) && asksHour(x))) && !hasFood(x) && !speaksOfWine(x),
    answer: hours.week,
  },
]

/** "I miss your paella every time, are you open on Wednesday?": whatever is told, the day is asked. */
const asksIfOpen = ({ r }: Context): boolean =>
  r.has('open') && r.allergens.length + r.diets.length === 0 && !r.has('price', 'contains', 'inside', 'have')

/** What is asked of a date on which the house is closed needs that answer first. */
const isShut = (x: Context): boolean => x.r.day?.of === 'date' && !hours.opensOn(x.r.day.date, x)
