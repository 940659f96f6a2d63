import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a process and of all it has started, in MB; NaN where /proc is not. */
export function residentOf(root: number, alsoItself = true): number {
  try {
    const stats = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
          const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
          return [{ pid: Number(name), parent: Number(fields[1]), pages: Number(fields[21]) }]
        } catch {
          return []
        }
      })
    const family = new Set([root])
    for (let grown = -1; grown < family.size; ) {
      grown = family.size
      for (const { pid, parent } of stats) if (family.has(parent)) family.add(pid)
    }
    const pages = stats
      .filter(({ pid }) => (alsoItself || pid !== root) && family.has(pid))
      .reduce((sum, one) => sum + one.pages, 0)
    return (pages * 4096) / 1e6
  } catch {
    return Number.NaN
  }
}
