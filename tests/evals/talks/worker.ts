// Judges the conversations that it is sent, and sends back what it found (`run.ts`).
import '../../../lib/terminal/loader.ts'
import type { Talk } from './case.ts'

// Whoever sent them may be ended: then nobody waits.
process.on('disconnect', () => process.exit())
process.once('message', async (talks: Talk[]) => {
  const { judgeHere } = await import('./run.ts')
  process.send?.(await judgeHere(talks))
})
