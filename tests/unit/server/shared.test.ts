import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Entry, SharedStore } from '../../../server/cache/shared.ts'
import { findStore, startStore } from '../../runner/store.ts'

const program = findStore()

const entry = (html: string, lastModified: number): Entry => ({
  lastModified,
  value: {
    // An enum of Next's that only its own code may name.
    kind: 'APP_PAGE' as never,
    html,
    rscData: Buffer.from('1:"x"'),
    headers: { 'x-next-cache-tags': 'carta' },
    postponed: undefined,
    status: 200,
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  },
})
const htmlOf = (found: Entry | null | undefined) =>
  found?.value?.kind === 'APP_PAGE' ? found.value.html : found

describe.skipIf(!program)(
  program
    ? 'a store that instances share'
    : 'a store that instances share: neither redis-server nor valkey-server is installed',
  () => {
    let running: Awaited<ReturnType<typeof startStore>>
    const opened: SharedStore[] = []
    const open = async (prefix = 'alma:a') => {
      const store = new SharedStore(running.url, prefix)
      opened.push(store)
      return (await store.ready()) ?? expect.fail('the store does not answer')
    }

    beforeAll(async () => {
      running = await startStore(program ?? '')
    })
    afterAll(() => {
      running.child.kill('SIGKILL')
    })

    afterEach(() => {
      for (const store of opened.splice(0)) store.close()
    })

    test('what one writes the other reads, as it was', async () => {
      const [one, two] = [await open(), await open()]
      const now = Date.now()
      await one.write('/menu', entry('uno', now))
      const found = await two.read('/menu')
      expect(found?.value).toEqual(entry('uno', now).value)
      // Never newer than it is; older by what a question to the store takes.
      expect(found?.lastModified).toBeLessThanOrEqual(now + 1)
      expect(found?.lastModified).toBeGreaterThan(now - 1000)
      expect(htmlOf(await two.read('/menu'))).toBe('uno')
      await one.write('/menu', entry('dos', now + 5))
      expect(htmlOf(await two.read('/menu'))).toBe('dos')
    })

    test('a page that was read earlier never takes the place of a later one', async () => {
      const [one, two] = [await open(), await open()]
      const now = Date.now()
      await one.write('/wine', entry('nueva', now))
      await two.write('/wine', entry('vieja', now - 50))
      expect(htmlOf(await two.read('/wine'))).toBe('nueva')
    })

    test('a mark of one is known to the other before it answers', async () => {
      const [one, two] = [await open(), await open()]
      await one.mark(['marcada'], { expire: 60 })
      tagsManifest.clear()
      await two.read('/menu')
      const mark = tagsManifest.get('marcada')
      expect(Math.abs((mark?.stale ?? 0) - Date.now())).toBeLessThan(2000)
      expect((mark?.expired ?? 0) - (mark?.stale ?? 0)).toBeCloseTo(60_000, -1)
      await one.mark(['caducada'], undefined)
      await two.read('/menu')
      expect(tagsManifest.get('caducada')?.expired).toBeLessThanOrEqual(Date.now() + 50)
    })

    test('pages of another build or another backend are not theirs', async () => {
      const [one, other] = [await open('alma:a'), await open('alma:b')]
      await one.write('/contact', entry('uno', Date.now()))
      expect(await other.read('/contact')).toBeNull()
    })

    test('a store that has gone is said once and then left alone', async () => {
      const store = await open()
      const error = vi.spyOn(console, 'error').mockReturnValue()
      running.child.kill('SIGKILL')
      await expect.poll(() => store.ready()).toBeNull()
      expect(await store.read('/menu')).toBeUndefined()
      await store.write('/menu', entry('tres', Date.now()))
      expect(error.mock.calls.filter(([what]) => what === 'REDIS_URL').length).toBeLessThanOrEqual(2)
    })
  },
)
