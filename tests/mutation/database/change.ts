/** One change of the finished database that a test must notice. `tests` are paths below tests/db; `only` narrows them. */
export type Mutant = { what: string; sql: string; tests: readonly string[]; only?: string }

const literal = (text: string): string => `$mutant$${text}$mutant$`

/** Replaces one piece of a definition. Fails when the piece is not there exactly once: then the mutant is out of date. */
const replaced = (definition: string, execute: string, from: string, to: string): string => `do $change$
declare d text := ${definition};
begin
  if (length(d) - length(replace(d, ${literal(from)}, ''))) / length(${literal(from)}) <> 1 then
    raise exception 'not there exactly once: %', ${literal(from)};
  end if;
  d := replace(d, ${literal(from)}, ${literal(to)});
  execute ${execute};
end
$change$`

/** @param name with its schema, without arguments */
export const inFunction = (name: string, from: string, to: string): string =>
  replaced(`pg_get_functiondef('${name}'::regproc)`, 'd', from, to)

export const inView = (name: string, from: string, to: string): string =>
  replaced(`pg_get_viewdef('${name}'::regclass)`, `'create or replace view ${name} as ' || d`, from, to)

const OPEN = { select: 'using (true)', insert: 'with check (true)', delete: 'using (true)' } as const

/** A policy that lets everybody pass whom the grants let pass. */
export const widened = (
  table: string,
  policy: string,
  operation: 'select' | 'insert' | 'update' | 'delete',
) =>
  `alter policy ${policy} on ${table} ${operation === 'update' ? 'using (true) with check (true)' : OPEN[operation]}`

export const withoutTrigger = (table: string, trigger: string): string =>
  `drop trigger ${trigger} on ${table}`

/** A check constraint gone, found by a piece of its text. */
export const withoutCheck = (table: string, piece: string): string => `do $change$
declare name text;
begin
  select conname into strict name from pg_constraint
    where conrelid = '${table}'::regclass and contype = 'c' and position(${literal(piece)} in pg_get_constraintdef(oid)) > 0;
  execute format('alter table ${table} drop constraint %I', name);
end
$change$`
