import type { z } from 'zod'
import type { Row, TableName } from './schema.ts'
import type { Database } from './types.ts'

type Tables = Database['public']['Tables']
type Column<T extends keyof Tables> = keyof Tables[T]['Row']

/**
 * The shapes of the columns that are read of a table. A column that the table does not have fails the compiler, so a
 * renamed column is found before it runs.
 */
export const columnsOf =
  <T extends keyof Tables>(_table: T) =>
  <Shape extends { [K in keyof Shape]: K extends Column<T> ? z.ZodType : never }>(shape: Shape): Shape =>
    shape

/** The `select` of PostgREST for these columns and for rows of other tables that come with them. */
export const select = (columns: object, ...embedded: string[]): string =>
  `select=${[...Object.keys(columns), ...embedded].join(',')}`

/** Rows of another table that come with each row: `plato_precios(formato,cents)`. */
export const embed = (name: string, columns: object): string => `${name}(${Object.keys(columns).join(',')})`

type Names<T extends TableName> = readonly (keyof Row<T> & string)[]

/** The names of columns of a table, for its `select` and for `Picked`. One that the table does not have fails the compiler. */
export const namesOf = <T extends TableName, const N extends Names<T>>(_table: T, ...names: N): N => names

/** The row that a read of these columns gives: `Picked<'zonas', typeof COLUMNS>`. */
export type Picked<T extends TableName, N extends Names<T>> = Pick<Row<T>, N[number]>

/** Rows of another table that come with each row, under a name of their own: `precios:plato_precios(formato,cents)`. */
export const related = <T extends TableName>(
  name: string,
  table: T,
  columns: Names<T>,
  ...embedded: string[]
): string => `${name}:${table}(${[...columns, ...embedded].join(',')})`
