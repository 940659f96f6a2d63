import { atHour, hourAfter } from '../answers/at-hour.ts'
import { asksBookingCost, asksFirm, asksPending, modify, pending } from '../answers/booking.ts'
import { lastTable, week } from '../answers/hours.ts'
import { asksInvoice, invoice } from '../answers/invoice.ts'
import { asksOwnDay, ownDay } from '../answers/occasion.ts'
import { asksPlacePrice, placePrice } from '../answers/place-price.ts'
import { dayOrMore, daysAsked, weekdayOf } from '../answers/several-days.ts'
import * as special from '../answers/special.ts'
import { asksTold, told } from '../answers/told.ts'
import { asksLastTable } from '../text/latest.ts'
import { asksWeekday } from '../text/weekday-asked.ts'
import { hasFood, type Intent, speaksOfWine } from './signs.ts'

/** What is asked of the house that no row has a text for, or only a part of one. */
export const SPECIAL: readonly Intent[] = [
  {
    id: 'modify_booking',
    when: (x) => asksFirm(x) || (asksPending(x) && x.r.guests === null && !hasFood(x)),
    answer: pending,
  },
  { id: 'modify_booking', when: asksBookingCost, answer: modify },
  { id: 'hours', when: ({ r }) => hourAfter(r) !== null, answer: atHour },
  {
    id: 'hours_day',
    when: ({ r }) => r.day?.of === 'date' && asksWeekday(r.line, r.lang),
    answer: weekdayOf,
  },
  {
    id: 'hours_day',
    when: (x) =>
      (x.r.has('open') || x.r.talk.frame?.act === 'hours') &&
      !x.r.has('reserve', 'table', 'modify', 'menu') &&
      x.r.guests === null &&
      !hasFood(x) &&
      !speaksOfWine(x) &&
      x.r.topics.every((topic) => topic === 'holidays') &&
      daysAsked(x) !== null,
    answer: dayOrMore,
  },
  { id: 'holidays', when: special.asksFeast, answer: special.feast },
  { id: 'topic', when: special.asksAge, answer: special.age },
  { id: 'groups', when: special.asksGroupMenu, answer: special.groupMenu },
  { id: 'topic', when: special.asksFrozen, answer: special.frozen },
  { id: 'hours', when: special.asksStill, answer: week },
  {
    id: 'hours',
    when: (x) => x.r.guests === null && asksLastTable(x.r.line) && !hasFood(x) && !speaksOfWine(x),
    answer: lastTable,
  },
  { id: 'topic', when: asksInvoice, answer: invoice },
  { id: 'topic', when: asksOwnDay, answer: ownDay },
  { id: 'topic', when: asksPlacePrice, answer: placePrice },
  { id: 'about', when: asksTold, answer: told },
]
