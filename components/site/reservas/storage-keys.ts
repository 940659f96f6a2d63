export const DRAFT_KEY = 'alma-reserva'
/** Of the last request's key: not part of the draft, and read each time, so that another tab of the guest sends the same. */
export const REQUEST_KEY = 'alma-reserva-llave'
