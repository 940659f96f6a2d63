// Judges the conversations that it is sent, and sends back what it found (`run.ts`).
import '../../../lib/terminal/loader.ts'
import type { Talk } from './case.ts'

process.once('message', async (talks: Talk[]) => {
  const { judgeHere } = await import('./run.ts')
  process.send?.(await judgeHere(talks))
})
