/** True for a UUID of any version in its usual form, 8-4-4-4-12. Looser than `z.uuid()`, which checks the version too. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
