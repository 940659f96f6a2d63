// Stands in for Next in the tests of the start script: answers its health, and ends when asked.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  const known = request.url === '/api/health'
  response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ok: known, pid: process.pid }))
})
server.listen(Number(process.env.PORT), () => console.log('listening'))
process.on('SIGTERM', () => process.exit(0))
