import 'server-only'

/** 303: the browser goes on with a GET to `location`. No cache keeps the answer. */
export const redirect303 = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
