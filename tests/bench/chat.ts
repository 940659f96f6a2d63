import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../runner/chromium.ts'
import { median } from './numbers.ts'

/** Lighthouse's mobile profile: its phone, and a processor four times slower than this one. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const SLOWDOWN = 4
/** How long a finger rests on the glass in a tap, ms. */
const TAP = 80

const LAUNCHER = 'button[aria-haspopup="dialog"][aria-label*="Enigmito"]'
const MINIMISED = '.chat-mini'

/** What the page itself measures: from the press (its time stamp) to the frame in which the window is on the screen. */
type Measure = { pressed: number; shown: number }

/** Keeps the time of each press and of the first frame after it in which the chat's window is open. */
const measureInPage = () => {
  const measure: Measure = { pressed: 0, shown: 0 }
  Object.assign(window, { medida: measure })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      measure.pressed = timeStamp
      measure.shown = 0
      const look = () => {
        if (!document.querySelector('dialog.chat[open] input')) return void requestAnimationFrame(look)
        // A frame is painted after its callbacks: a message sent from one arrives when it has been.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          measure.shown = performance.now()
        }
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    },
    true,
  )
}

/** Milliseconds from the last press to the painted window. */
async function taken(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    const { medida } = window as unknown as { medida: Measure }
    return medida.shown > 0 ? medida.shown - medida.pressed : null
  })
  return Number(await handle.jsonValue())
}

async function tap(page: Page, cdp: CDPSession, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await new Promise((later) => setTimeout(later, TAP))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** One new visitor: the first opening by touch, the window minimised and opened again, and by keyboard after a reload. */
async function once(browser: Browser, url: string): Promise<[number, number, number]> {
  const context = await browser.newContext(PHONE)
  await context.addInitScript(measureInPage)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('[data-cookies] button, button').first().waitFor()
    await tap(page, cdp, LAUNCHER)
    const first = await taken(page)
    await page.keyboard.press('Escape')
    await page.locator(MINIMISED).waitFor()
    await tap(page, cdp, MINIMISED)
    const again = await taken(page)
    await page.reload({ waitUntil: 'networkidle' })
    await page.locator(LAUNCHER).focus()
    await page.waitForTimeout(500)
    await page.keyboard.press('Enter')
    return [first, again, await taken(page)]
  } finally {
    await context.close()
  }
}

/** How long the chat takes to open, in ms, median of `runs`: first tap, again after minimising, by keyboard. */
export async function measureOpening(url: string, runs: number) {
  const browser = await chromium.launch({
    executablePath: findChromium(console.error),
    args: [...CHROMIUM_ARGS],
  })
  try {
    const all: [number, number, number][] = []
    for (let turn = 0; turn < runs; turn++) all.push(await once(browser, url))
    const column = (i: 0 | 1 | 2) => all.map((row) => row[i])
    return {
      first: { median: median(column(0)), worst: Math.max(...column(0)) },
      again: { median: median(column(1)), worst: Math.max(...column(1)) },
      keyboard: { median: median(column(2)), worst: Math.max(...column(2)) },
    }
  } finally {
    await browser.close()
  }
}
