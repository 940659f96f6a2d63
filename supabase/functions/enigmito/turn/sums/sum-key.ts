/** An order, or an amount to which something may be added (`turn/wishes/within-sum.ts`). */
export const isSumKey = (key: string): boolean => /^(?:was-)?sum[-:]/.test(key)
