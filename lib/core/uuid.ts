/** 8-4-4-4-12 hexadecimal digits. Looser than `z.uuid()`, which checks version and variant. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
