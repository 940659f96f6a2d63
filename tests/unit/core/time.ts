/** How long this thread itself works at something, in milliseconds; waiting is not counted. */
export async function job(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
