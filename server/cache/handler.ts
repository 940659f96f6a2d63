/** Middleware has no files and keeps nothing; Next bundles this file for it all the same. */
class KeepsNothing {
  async get(): Promise<null> {
    return null
  }
  async set(): Promise<void> {}
  async revalidateTag(): Promise<void> {}
  resetRequestCache(): void {}
}

export default process.env.NEXT_RUNTIME === 'edge' ? KeepsNothing : (await import('./page-cache.ts')).default
