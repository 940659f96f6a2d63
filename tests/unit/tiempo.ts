/**
 * How long something keeps this thread at work, in milliseconds: what the machine does meanwhile for others is not
 * counted.
 */
export async function trabajo(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
