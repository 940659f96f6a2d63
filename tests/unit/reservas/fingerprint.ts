import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { dayInWords } from '../../../lib/core/date-words.ts'
import { wallClock, weekday } from '../../../lib/core/dates.ts'
import { availability, firstIssue } from '../../../lib/reservas/rules.ts'
import { asked, examples } from './sample.ts'

/**
 * Run as a process of its own in one zone (TZ): every verdict of the rules over the same sample, as one hash. `desfase`
 * shows that the zone was really another one.
 */
const sha = createHash('sha256')
const avisos: Record<string, number> = {}
const runs = Number(process.argv[2] ?? 1000)
for (const { instante, fecha, hora, rules } of fc.sample(examples, { numRuns: runs, seed: 20_261_127 })) {
  const now = wallClock(instante)
  const aviso = firstIssue(asked(fecha, hora), rules, now) ?? 'libre'
  avisos[aviso] = (avisos[aviso] ?? 0) + 1
  const dia = availability(fecha, 2, rules, now)
  sha.update(
    JSON.stringify([instante, now, fecha, hora, weekday(fecha), dayInWords(fecha, 'es'), aviso, dia]),
  )
}
const offset = new Date(Date.UTC(2027, 6, 1)).getTimezoneOffset()
console.log(JSON.stringify({ huella: sha.digest('hex'), desfase: offset, avisos }))
