import { getPriority, setPriority } from 'node:os'

/** Where there are few cores, what a guest waits for goes before this thread. Only Linux gives a thread a priority of its own. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(0, Math.min(19, getPriority(0) + 5))
}
