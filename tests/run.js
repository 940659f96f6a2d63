// The way in, in plain JavaScript: an older Node cannot even read the rest.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major > 22 || (major === 22 && minor >= 18)) await import('./run.ts')
else {
  console.error(
    `The tests cannot run on Node ${process.versions.node}: start them with "npm test", which takes the Node 24 of the project.`,
  )
  process.exit(1)
}
