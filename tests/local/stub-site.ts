// Stands in for Next in the tests of the start script: answers its health, tells whose rights it has, and ends when asked.
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:http'

const may = (path: string, mode: number): boolean => {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

const server = createServer((request, response) => {
  const known = request.url === '/api/health'
  response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
  const path = new URL(request.url ?? '/', 'http://site').searchParams.get('rights')
  const rights = path && {
    user: process.getuid?.(),
    reads: may(path, constants.R_OK),
    writes: may(path, constants.W_OK),
  }
  response.end(JSON.stringify({ ok: known, pid: process.pid, ...rights }))
})
server.listen(Number(process.env.PORT), () => console.log('listening'))
process.on('SIGTERM', () => process.exit(0))
