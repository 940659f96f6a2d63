import { type APIRequestContext, expect } from '@playwright/test'

/** Whether a page brings React along. */
export const hasReact = (html: string): boolean =>
  /self\.__next_f|\/_next\/static\/chunks\/[^"]+\.js/.test(html)

/** A page as visitors get it: Next answers the first one itself, and keeps the page without React for the others. */
export async function lightPage(request: APIRequestContext, path: string): Promise<string> {
  let html = ''
  await expect
    .poll(
      async () => {
        html = await (await request.get(path)).text()
        return hasReact(html)
      },
      { message: `${path} is kept with React`, intervals: [20, 50, 100] },
    )
    .toBe(false)
  return html
}
