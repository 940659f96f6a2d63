import { execFileSync } from 'node:child_process'

export type UserIds = { uid: number; gid: number }
/** Empty: as whoever starts it. */
export type Ids = UserIds | Record<string, never>

/** A user of this machine by name; null where there is none. */
export function userIds(name: string): UserIds | null {
  const id = (flag: string): number =>
    Number.parseInt(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }), 10)
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}
