/** What the booking form keeps on the device. The key of the last request is no part of the draft: another tab of the guest reads it, and sends the same. */
export const FORM_KEYS = { draft: 'alma-reserva', request: 'alma-reserva-llave' } as const
