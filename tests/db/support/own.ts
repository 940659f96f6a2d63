import { inject } from 'vitest'
import type { Settings } from '../../runner/sites.ts'

const found = inject('backends')[Number(process.env.VITEST_POOL_ID ?? 1) - 1]
if (!found) throw new Error(`no backend for worker ${process.env.VITEST_POOL_ID}`)

/** The backend of the worker this file runs in. */
export const own: Settings = found
