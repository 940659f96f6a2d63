import type { Reading } from '../reading.ts'
import type { Topic } from '../words/shape.ts'

const TOPICS_ANSWERED = 3

/** Told beside the matter of a message; other topics are words of its question. */
const BESIDE: readonly Topic[] = [
  'parking',
  'dogs',
  'wifi',
  'smoking',
  'dress_code',
  'halal',
  'kosher',
  'bike',
]

/** What a word of the first names as well: a cake is brought to a feast. */
const IMPLIED: Partial<Record<Topic, readonly Topic[]>> = {
  bike: ['transport'],
  cake: ['events', 'terrace', 'takeaway'],
  promo: ['gift_card'],
  corkage: ['takeaway', 'terrace'],
  late: ['attention'],
  gift_card: ['payment'],
  dogs: ['payment', 'terrace'],
  children: ['payment'],
  groups: ['payment'],
  private_room: ['events'],
}

/** The matters of the house that a message is answered with, the one it asks first. */
export function mattersOf(r: Pick<Reading, 'matter' | 'topics'>): readonly Topic[] {
  if (r.matter)
    return [...new Set([r.matter, ...r.topics.filter((topic) => BESIDE.includes(topic))])].slice(
      0,
      TOPICS_ANSWERED,
    )
  const beside = new Set(r.topics.flatMap((topic) => IMPLIED[topic] ?? []))
  const own = r.topics.filter((topic) => !beside.has(topic))
  return (own.length > 0 ? own : r.topics).slice(0, TOPICS_ANSWERED)
}
