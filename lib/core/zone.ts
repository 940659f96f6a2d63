/** The clock of the house. In a file of its own: what a page starts with needs no calendar. */
export const ZONA = 'Europe/Madrid'
