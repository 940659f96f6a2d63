import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How the server behaves on a connection; it is good until the point where it is not. */
export type Conduct =
  | 'acepta'
  | 'lento'
  | 'cierra-al-saludar'
  | 'calla-al-saludar'
  | 'calla-en-rcpt'
  | '4xx-en-rcpt'
  | '5xx-en-rcpt'
  | 'cierra-en-data'
  | 'cierra-en-el-cuerpo'
  | '4xx-tras-el-punto'
  | '5xx-tras-el-punto'
  | 'cierra-tras-el-punto'
  | 'media-respuesta'
  | 'calla-tras-el-punto'
  | 'rechaza-la-clave'

export type Received = { para: string; messageId: string; crudo: string }
export type Server = {
  url: string
  /** What it has taken for good, in order: whether or not the sender ever heard so. */
  recibidos: Received[]
  conexiones: () => number
  close(): Promise<void>
}

/** An SMTP server (RFC 5321) that misbehaves on purpose. `conducta` is asked at each connection, with its number from 0. */
export async function smtpServer(conduct: (n: number) => Conduct): Promise<Server> {
  const received: Received[] = []
  const open = new Set<Socket>()
  let count = 0
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    converse(socket, conduct(count++), received)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    recibidos: received,
    conexiones: () => count,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

function converse(socket: Socket, como: Conduct, received: Received[]): void {
  const say = async (line: string) => {
    if (como === 'lento') await sleep(40)
    if (!socket.destroyed) socket.write(`${line}\r\n`)
  }
  if (como === 'cierra-al-saludar') return void socket.end()
  if (como === 'calla-al-saludar') return
  let rest = ''
  let body: string | null = null
  let to = ''
  void say('220 falso.example ESMTP')

  const taken = (raw: string) => {
    const messageId = /^Message-ID: (<[^>]+>)/im.exec(raw)?.[1] ?? ''
    received.push({ para: to, messageId, crudo: raw })
  }
  const dot = (raw: string) => {
    switch (como) {
      case '4xx-tras-el-punto':
        return void say('451 4.3.0 Try again later')
      case '5xx-tras-el-punto':
        return void say('554 5.7.1 Refused by policy')
      case 'cierra-tras-el-punto':
        taken(raw)
        return void socket.end()
      case 'media-respuesta':
        taken(raw)
        return void socket.end('250 2.0.0 O')
      case 'calla-tras-el-punto':
        return taken(raw)
      default:
        taken(raw)
        return void say('250 2.0.0 Taken')
    }
  }
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO')
      return void say(
        como === 'rechaza-la-clave' ? '250-falso.example\r\n250 AUTH PLAIN' : '250 falso.example',
      )
    if (verb === 'AUTH') return void say('535 5.7.8 Wrong password')
    if (verb === 'RCPT') {
      if (como === 'calla-en-rcpt') return
      to = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (como === '4xx-en-rcpt') return void say('450 4.2.0 Greylisted')
      if (como === '5xx-en-rcpt') return void say('550 5.1.1 No such mailbox')
    }
    if (verb === 'DATA') {
      if (como === 'cierra-en-data') return void socket.end()
      body = ''
      return void say('354 Go on')
    }
    if (verb === 'QUIT') {
      void say('221 Bye').then(() => socket.end())
      return
    }
    void say('250 2.0.0 OK')
  }
  socket.on('data', (chunk) => {
    rest += chunk.toString('utf8')
    if (body !== null) {
      if (como === 'cierra-en-el-cuerpo') return void socket.destroy()
      const end = rest.indexOf('\r\n.\r\n')
      if (end < 0) return
      const raw = rest.slice(0, end)
      rest = rest.slice(end + 5)
      body = null
      dot(raw)
    }
    for (let at = rest.indexOf('\r\n'); at >= 0 && body === null; at = rest.indexOf('\r\n')) {
      const line = rest.slice(0, at)
      rest = rest.slice(at + 2)
      command(line)
    }
  })
}
