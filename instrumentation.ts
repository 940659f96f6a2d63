import type { Instrumentation } from 'next'

/** Next calls it once, before it answers anybody. Also compiled for the edge, where nothing of this runs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ guardThreshold }, { startTelemetry }] = await Promise.all([
      import('./lib/http/guard-threshold.ts'),
      import('./lib/telemetry/start.ts'),
    ])
    guardThreshold(process.env.SITE_URL)
    await startTelemetry()
  }
}

export const onRequestError: Instrumentation.onRequestError = async (
  error,
  _request,
  { routePath, routeType },
) => {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    (await import('./lib/telemetry/start.ts')).tellError(error, routePath, routeType)
}
