import type { Database as Generated, Json } from './types.ts'

type Public = Generated['public']

/** What goes into a JSON column or argument is checked by the schema of its form, not by a type of its own. */
type Loose<T> = Json extends T ? unknown : T
type Writable<T> = { [K in keyof T]: Loose<T[K]> }
/** PostgreSQL does not say which arguments may be null: every one may. */
type Argument<T> = { [K in keyof T]: Loose<T[K]> | null }

/** The database as the clients see it: the generated types, with arguments that may be null. */
export type Database = Omit<Generated, 'public'> & {
  public: Omit<Public, 'Tables' | 'Functions'> & {
    Tables: {
      [T in keyof Public['Tables']]: Omit<Public['Tables'][T], 'Insert' | 'Update'> & {
        Insert: Writable<Public['Tables'][T]['Insert']>
        Update: Writable<Public['Tables'][T]['Update']>
      }
    }
    Functions: {
      [F in keyof Public['Functions']]: Omit<Public['Functions'][F], 'Args'> & {
        Args: Argument<Public['Functions'][F]['Args']>
      }
    }
  }
}

export type TableName = keyof Public['Tables']
export type Row<T extends TableName> = Public['Tables'][T]['Row']
/** What may be written into a table: a new row, and a change of one. */
export type Insert<T extends TableName> = Database['public']['Tables'][T]['Insert']
export type Update<T extends TableName> = Database['public']['Tables'][T]['Update']
