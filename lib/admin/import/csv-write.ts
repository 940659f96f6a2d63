/** What a spreadsheet would take for a formula, also behind white space; a tab or a line end moves it to a cell's start. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

export const BOM = '\ufeff'

/** A cell: always quoted, and never a formula (what looks like one gets an apostrophe, which spreadsheets show as text). */
const csvCell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`
