export const dynamic = 'force-dynamic'

/** An address that is none. Without this the page for such addresses would take what is posted to it for an action (M11). */
const nothing = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

export const GET = nothing
export const POST = nothing
export const PUT = nothing
export const PATCH = nothing
export const DELETE = nothing
