import { isAllowed, readPackages } from './lock.ts'

/** `npm run licences`: every package by its licence, from the lock file alone; `-- --all` with those of the tests. */
const all = process.argv.includes('--all')
const packages = readPackages().filter(({ shipped }) => all || shipped)
const groups = Map.groupBy(packages, ({ licence }) => licence)
for (const [licence, members] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`\n${licence || 'without a licence'} (${members.length})`)
  console.log(members.map(({ name, version }) => `  ${name} ${version}`).join('\n'))
}
const strange = packages.filter(({ licence }) => !isAllowed(licence))
console.log(
  `\n${packages.length} packages, ${groups.size} licences, ${strange.length} that nobody has allowed`,
)
if (strange.length > 0) process.exitCode = 1
