import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Asked = { method: string; path: string; body: string }
export type Platform = { url: string; asked: readonly Asked[]; stop(): Promise<void> }

export const REF = 'abcdefghijklmnopqrst'

const project = {
  id: REF,
  ref: REF,
  name: 'alma',
  region: 'eu-west-3',
  organization_id: 'casa',
  organization_slug: 'casa',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'localhost', version: '17', postgres_engine: '17', release_channel: 'ga' },
}

/** What the platform's API says to the command line of a new project, as far as version 3.1.0 reads it. */
function answer(method: string, { pathname, searchParams }: URL): [status: number, body: unknown] {
  switch (`${method} ${pathname.replace(`/projects/${REF}`, '')}`) {
    case 'GET /v1':
      return [200, project]
    case 'GET /v1/api-keys':
      return [200, [{ name: 'default', type: 'publishable', api_key: 'sb_publishable_stand-in' }]]
    case 'GET /v1/billing/addons':
      return [200, { selected_addons: [], available_addons: [] }]
    case 'GET /v2/config':
      return [
        200,
        { data: { id: REF, type: 'project_config', attributes: { auth: { site_url: 'http://localhost' } } } },
      ]
    case 'POST /v1/functions/deploy': {
      const slug = searchParams.get('slug')
      return [201, { id: '1', slug, name: slug, status: 'ACTIVE', version: 1, created_at: 1, updated_at: 1 }]
    }
    case 'POST /v1/secrets':
      return [201, {}]
    default:
      // What was sent is kept all the same: that is what the tests look at.
      return [404, { message: 'nothing here' }]
  }
}

/** The API that `supabase link`, `functions deploy`, `secrets set` and `config push` speak to; it keeps what it is sent. */
export async function startPlatform(): Promise<Platform> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    asked.push({ method, path: url, body: await text(request) })
    const [status, body] = answer(method, new URL(url, 'http://localhost'))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
