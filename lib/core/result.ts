/** An expected refusal is a value with a code; an exception is a bug or an outage. */
export type Result<T, E extends string> = { ok: true; value: T } | { ok: false; aviso: E }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const refuse = <E extends string>(aviso: E): { ok: false; aviso: E } => ({ ok: false, aviso })
