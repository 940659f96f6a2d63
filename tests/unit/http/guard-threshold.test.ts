import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { guardThreshold } from '../../../lib/http/guard-threshold.ts'

// The server as Next starts it: what is looked at before Next hears of it.

const server = createServer(async (request, answer) => {
  for await (const _ of request);
  answer.writeHead(500).end('Internal Server Error')
})
let port = 0

beforeAll(async () => {
  guardThreshold('https://alma.example')
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => vi.useRealTimers())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('L3 an answer that the framework writes by itself has the headers too', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/menu`)
  expect(answer.status).toBe(500)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
})

test('L2 a post of the back office from elsewhere never reaches the framework', async () => {
  const post = (origin: string) =>
    fetch(`http://127.0.0.1:${port}/almaenigma/platos`, { method: 'POST', headers: { origin }, body: '[]' })
  expect((await post('https://evil.example')).status).toBe(403)
  expect((await post(`http://127.0.0.1:${port}`)).status).toBe(500)
})

test('L2 a form of the back office that ends in the middle is a bad request, a whole one is what it is', async () => {
  const send = (body: string) =>
    fetch(`http://127.0.0.1:${port}/almaenigma/platos`, {
      ...{ method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=xy' }, body },
    })
  const start = '--xy\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'
  expect((await send(start)).status).toBe(400)
  expect((await send(`${start}\r\n--xy--\r\n`)).status).toBe(500)
})

test('T-FLT-09 L5 a connection that says nothing is closed, one that speaks stays, and there is a most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const accepted = once(server, 'connection')
  const silent = connect(port, '127.0.0.1')
  await accepted
  const half = connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHost: x\r\n'))
  const speaking = connect(port, '127.0.0.1', () =>
    speaking.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n'),
  )
  await once(speaking, 'data')
  const closed = Promise.all([once(silent, 'close'), once(half, 'close')])
  vi.advanceTimersByTime(20_001)
  await closed
  speaking.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(speaking, 'data')
  speaking.destroy()
  expect(server.maxConnections).toBe(4000)
})
