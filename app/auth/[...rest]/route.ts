export const dynamic = 'force-dynamic'

/** As beside the route handlers of `api`. */
const nothing = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

export const GET = nothing
export const POST = nothing
