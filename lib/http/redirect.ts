import 'server-only'

/** 303: the browser goes on with a GET to `location`. */
export const redirect303 = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
