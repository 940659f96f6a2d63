/**
 * `npm run bench`: everything; `-- enigmito` the assistant's function alone, `-- oficina` the lists
 * and saves of the back office with few and with many rows, `-- libro` the reservation book likewise, `-- chat` how long
 * its window takes to open, `-- load` pages, availability, bookings and questions at fixed rates (only when it is named),
 * `-- /menu /wine` those pages alone.
 */
const asked = process.argv.slice(2)
if (asked.length === 0 || asked.includes('enigmito')) {
  const { benchEnigmito } = await import('./enigmito.ts')
  await benchEnigmito()
}
if (asked.length === 0 || asked.includes('oficina')) {
  const { benchPanel } = await import('./panel.ts')
  await benchPanel()
}
if (asked.length === 0 || asked.includes('libro')) {
  const { benchLibro } = await import('./libro.ts')
  await benchLibro()
}
if (asked.includes('load')) {
  const { benchLoad } = await import('./load.ts')
  await benchLoad()
}
if (asked.length === 0 || asked.some((arg) => arg === 'chat' || arg.startsWith('/')))
  await import('./lighthouse.ts')

export {}
