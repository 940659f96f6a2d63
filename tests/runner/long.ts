/** `npm run verify`: the long forms, and everything with everything. `npm test` takes a part of each. */
export const IS_VERIFY = process.env.ALMA_VERIFY === '1'

/**
 * How often something is done. ALMA_SCALE takes a part of what verify does, never less than `short`.
 * @param verify in `npm run verify`
 * @param short in `npm test`
 */
export const times = (verify: number, short: number): number =>
  IS_VERIFY ? verify : Math.max(short, Math.round(verify * Number(process.env.ALMA_SCALE ?? 0)))

/** Each n-th of a list in `npm test`, all of it in `npm run verify`. */
export const eachNth = <T>(list: readonly T[], n: number): readonly T[] =>
  IS_VERIFY ? list : list.filter((_, i) => i % n === 0)
