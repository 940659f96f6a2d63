import { expect, test } from 'vitest'
import { sql } from '../support/client.ts'

/** What the advisors of a Supabase project look for, asked of the catalog in the same way. */
const OURS = ['public', 'private']
const AUTH_CALL = String.raw`\m(auth\.(uid|jwt|role|email)|current_setting)\(`
const ONCE = String.raw`\mselect\s+(auth\.(uid|jwt|role|email)|current_setting)\(`

test('L14 function_search_path_mutable: every function says where its names are looked up', async () => {
  const found = await sql`
    select p.oid::regprocedure::text as what from pg_proc p
    where p.pronamespace::regnamespace::text = any(${OURS})
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and not exists (select 1 from unnest(p.proconfig) c where c like 'search_path=%')`
  expect(found.map(({ what }) => what)).toEqual([])
})

test('L14 multiple_permissive_policies: no role has two policies for one action on a table', async () => {
  const found = await sql`
    select p.polrelid::regclass || ' ' || r.rolname || ' ' || a.accion as what
    from pg_policy p
    join pg_class c on c.oid = p.polrelid and c.relkind = 'r'
    join pg_roles r on (r.oid = any(p.polroles) or p.polroles = '{0}')
      and r.rolname in ('anon', 'authenticated', 'authenticator')
    cross join unnest(case when p.polcmd = '*' then '{r,a,w,d}'::text[] else array[p.polcmd::text] end) a (accion)
    where p.polpermissive and c.relnamespace::regnamespace::text = any(${OURS})
    group by p.polrelid, r.rolname, a.accion having count(*) > 1`
  expect(found.map(({ what }) => what)).toEqual([])
})

test('L14 unindexed_foreign_keys: each foreign key is the beginning of an index', async () => {
  const found = await sql`
    select k.conrelid::regclass || ' ' || k.conname as what from pg_constraint k
    where k.contype = 'f' and k.connamespace::regnamespace::text = any(${OURS})
      and not exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indisvalid
        and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] = k.conkey)`
  expect(found.map(({ what }) => what)).toEqual([])
})

test('auth_rls_initplan: policies ask once who is there, not for every row', async () => {
  const found = await sql`
    select schemaname || '.' || tablename || ' ' || policyname as what
    from pg_policies, unnest(array[qual, with_check]) rule
    where schemaname = any(${[...OURS, 'storage']}) and rule ~ ${AUTH_CALL} and lower(rule) !~ ${ONCE}`
  expect(found.map(({ what }) => what)).toEqual([])
})

test('rls_disabled_in_public, policy_exists_rls_disabled: row level security is on', async () => {
  const found = await sql`
    select c.oid::regclass::text as what from pg_class c
    where c.relkind in ('r', 'p') and not c.relrowsecurity
      and (c.relnamespace = 'public'::regnamespace or exists (select 1 from pg_policy p where p.polrelid = c.oid))`
  expect(found.map(({ what }) => what)).toEqual([])
})

test('security_definer_view: a view reads with the rights of whoever asks', async () => {
  const found = await sql`
    select c.oid::regclass::text as what from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
      and not coalesce(lower(c.reloptions::text)::text[] && '{security_invoker=1,security_invoker=true,security_invoker=yes,security_invoker=on}', false)`
  expect(found.map(({ what }) => what)).toEqual([])
})

test('duplicate_index: no two indexes are the same but for their names', async () => {
  const found = await sql`
    select string_agg(i.indexrelid::regclass::text, ' ' order by i.indexrelid) as what from pg_index i
    join pg_class c on c.oid = i.indrelid
    where c.relnamespace::regnamespace::text = any(${OURS})
    group by i.indrelid, replace(pg_get_indexdef(i.indexrelid), (select relname from pg_class where oid = i.indexrelid), '')
    having count(*) > 1`
  expect(found.map(({ what }) => what)).toEqual([])
})
