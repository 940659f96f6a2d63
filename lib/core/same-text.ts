/** Compares in a time that does not tell how much of a guess was right. */
export function isSameText(given: string, secret: string): boolean {
  let different = given.length ^ secret.length
  for (let i = 0; i < secret.length; i++) different |= given.charCodeAt(i) ^ secret.charCodeAt(i)
  return different === 0
}
