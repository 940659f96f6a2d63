import { weekday } from '../../../../lib/core/dates.ts'
import { itemAt } from '../talk/known.ts'
import { type House, isCondition } from './heard.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * What a model is told of the talk: words of our lists, names of rows, days and numbers. The state comes from outside, so
 * whatever is not known here is not handed on.
 */
export function sceneOf(house: House): Readonly<Record<string, unknown>> {
  const { talk, menu, now } = house
  const { frame } = talk
  const known = (keys: readonly string[], side: 'want' | 'exclude'): readonly string[] =>
    keys.filter((key) => isCondition(key, side, house))
  const nameOf = (ref: (typeof talk.listed)[number]): string[] => {
    const item = itemAt(ref, menu)
    return item ? [`${ref} = ${item.nombre}`] : []
  }
  return {
    today: `${now.fecha} (${DAYS[weekday(now.fecha) - 1]})`,
    last_question: frame && {
      act: frame.act,
      want: known(frame.want, 'want'),
      exclude: known(frame.exclude, 'exclude'),
      ...{ min: frame.min, max: frame.max, sort: frame.sort },
    },
    listed: talk.listed.flatMap(nameOf).map((line, at) => `${at + 1}. ${line}`),
    about: talk.about && (nameOf(talk.about)[0] ?? null),
    ...{ day: talk.day, time: talk.time, part: talk.part, guests: talk.guests },
    avoided: talk.avoid,
  }
}
