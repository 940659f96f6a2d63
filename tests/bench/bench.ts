/**
 * `npm run bench`: the function, the back office, the reservation book, Lighthouse and the chat; or the parts that are named
 * (docs/testing.md), or pages: `-- /menu /wine`. `-- all` runs everything and writes docs/performance.md.
 */
const PARTS: Record<string, () => Promise<unknown>> = {
  enigmito: async () => (await import('./enigmito.ts')).benchEnigmito(),
  oficina: async () => (await import('./panel.ts')).benchPanel(),
  libro: async () => (await import('./libro.ts')).benchLibro(),
  booking: async () => (await import('./booking.ts')).benchBooking(),
  load: async () => (await import('./load.ts')).benchLoad(),
  served: async () => (await import('./served.ts')).benchServed(),
  soak: async () => (await import('./soak.ts')).benchSoak(),
  starts: async () => (await import('./starts.ts')).benchStarts(),
  all: () => import('./all.ts'),
  // It reads what it was asked for by itself.
  lighthouse: () => import('./lighthouse.ts'),
}
const USUAL = ['enigmito', 'oficina', 'libro', 'lighthouse']

const asked = process.argv.slice(2)
const isPage = (arg: string): boolean => arg === 'chat' || arg.startsWith('/')
const named = asked.filter((arg) => Object.hasOwn(PARTS, arg))
const wanted = asked.some(isPage) ? [...named, 'lighthouse'] : named
for (const part of asked.length === 0 ? USUAL : wanted) await PARTS[part]?.()

export {}
