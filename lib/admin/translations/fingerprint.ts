import 'server-only'
import { createHash } from 'node:crypto'

/**
 * The same as private.huella_textos in the database: columns in the order of its trigger, joined by U+001F, list items
 * by U+001E. A translation with another `origen` is stale.
 */
export const fingerprintOf = (textos: readonly (string | readonly string[] | null)[]): string =>
  createHash('md5')
    .update(
      textos.map((texto) => (typeof texto === 'string' ? texto : (texto?.join('\x1e') ?? ''))).join('\x1f'),
    )
    .digest('hex')
