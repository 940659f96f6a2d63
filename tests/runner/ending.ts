import { constants } from 'node:os'

/**
 * Runs a program that has started processes: they are ended when the work is done, when it fails, and when the program is
 * asked to end. Node alone would leave them behind at a signal, for it runs no `finally` then.
 * @param work what is done; after a signal it is left where it stands
 * @param end ends whatever was started, and lets nothing be started any more
 */
export async function withEnding(work: () => Promise<void>, end: () => Promise<void>): Promise<void> {
  let ending: Promise<void> | null = null
  const endOnce = () => (ending ??= end())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      const leave = () => process.exit(128 + constants.signals[signal])
      endOnce().then(leave, leave)
    })
  try {
    await work()
  } catch (error) {
    // What fails because everything is being ended is no failure.
    if (!ending) throw error
    await new Promise(() => {})
  } finally {
    await endOnce()
  }
}
