import type postgres from 'postgres'

/**
 * What a database consists of, one line for each thing, sorted: two databases with the same lines have the same schema.
 * The bodies of functions are compared without their comments and line breaks.
 */
export async function readCatalog(sql: postgres.Sql): Promise<string[]> {
  const lines: string[] = []
  for (const [kind, query] of Object.entries(QUERIES)) {
    for (const row of await sql.unsafe(query).values())
      lines.push([kind, ...row.map((value) => String(value ?? ''))].join(' | '))
  }
  return lines.map(plain).sort()
}

const plain = (line: string): string =>
  line
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')

/** `{a=X/o,b=X/o}` in a stable order; what nobody set is what PostgreSQL gives by default. */
const acl = (column: string, kind: string, owner: string): string =>
  `(select string_agg(a::text, ',' order by a::text) from unnest(coalesce(${column}, acldefault('${kind}', ${owner}))) a)`

const OURS = `('public', 'private')`

const QUERIES: Record<string, string> = {
  schema: `select nspname, ${acl('nspacl', 'n', 'nspowner')} from pg_namespace where nspname in ('public', 'private', 'extensions')`,
  extension: `select e.extname, n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace`,
  defaults: `select n.nspname, d.defaclobjtype, ${acl('d.defaclacl', 'r', 'd.defaclrole')}
    from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace`,
  relation: `select c.oid::regclass, c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.reloptions,
      ${acl('c.relacl', 'r', 'c.relowner')}, case when c.relkind = 'v' then pg_get_viewdef(c.oid) end, obj_description(c.oid)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${OURS} and c.relkind in ('r', 'v', 'm', 'S', 'p', 'f')`,
  column: `select c.oid::regclass, row_number() over (partition by c.oid order by a.attnum), a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid),
      (select string_agg(x::text, ',' order by x::text) from unnest(a.attacl) x), col_description(c.oid, a.attnum)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname in ${OURS} and c.relkind in ('r', 'v', 'm', 'p', 'f') and a.attnum > 0 and not a.attisdropped`,
  constraint: `select k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid), k.convalidated
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where n.nspname in ${OURS}`,
  index: `select schemaname, indexname, indexdef from pg_indexes where schemaname in ${OURS}`,
  function: `select p.oid::regprocedure, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid), p.prokind,
      l.lanname, p.provolatile, p.prosecdef, p.proleakproof, p.proisstrict, p.proretset, p.proparallel, p.proconfig,
      ${acl('p.proacl', 'f', 'p.proowner')}, coalesce(pg_get_function_sqlbody(p.oid), p.prosrc), obj_description(p.oid)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
    where n.nspname in ${OURS}`,
  trigger: `select t.tgrelid::regclass, t.tgname, pg_get_triggerdef(t.oid), t.tgenabled from pg_trigger t
    where not t.tgisinternal`,
  policy: `select schemaname, tablename, policyname, permissive, array(select unnest(roles)::text order by 1), cmd, qual, with_check
    from pg_policies`,
  type: `select t.oid::regtype, t.typtype from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname in ${OURS} and t.typtype in ('e', 'd', 'r')
      or n.nspname in ${OURS} and t.typtype = 'c' and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c')`,
  bucket: `select id, public, file_size_limit, allowed_mime_types from storage.buckets`,
  job: `select nombre, cada, cron from private.rondas`,
}
