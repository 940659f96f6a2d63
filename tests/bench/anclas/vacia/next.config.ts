import { resolve } from 'node:path'
import type { NextConfig } from 'next'

/** An App Router page with nothing in it: the measure for the JavaScript our own pages may load. */
export default {
  turbopack: { root: resolve(import.meta.dirname, '../../../..') },
  experimental: { turbopackFileSystemCacheForBuild: false },
} satisfies NextConfig
