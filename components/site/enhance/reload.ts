/** How often a page in development asks whether its scripts have changed. Milliseconds. */
const INTERVAL_MS = 1000

/** Loads the page anew when a script has changed: `npm run dev` replaces components only. */
export async function reloadOnChange(): Promise<void> {
  const version = async () => (await fetch('/scripts/dev/version.txt', { cache: 'no-store' })).text()
  const mine = await version()
  setInterval(async () => {
    if (document.hidden || (await version().catch(() => mine)) === mine) return
    location.reload()
  }, INTERVAL_MS)
}
