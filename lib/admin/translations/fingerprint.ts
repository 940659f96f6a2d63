import 'server-only'
import { createHash } from 'node:crypto'

/**
 * The fingerprint of a row's Spanish texts, the same as the database's private.huella_textos: the columns in the order
 * of its trigger, joined by U+001F, the items of a list by U+001E. A translation whose `origen` differs is stale.
 */
export const fingerprintOf = (textos: readonly (string | readonly string[] | null)[]): string =>
  createHash('md5')
    .update(
      textos.map((texto) => (typeof texto === 'string' ? texto : (texto?.join('\x1e') ?? ''))).join('\x1f'),
    )
    .digest('hex')
