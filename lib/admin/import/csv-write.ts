/**
 * What a spreadsheet takes for a formula, also after white space; a tab or a line end moves it to the start of a cell.
 */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

export const BOM = '\ufeff'

const csvCell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`
