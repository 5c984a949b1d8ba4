import type pg from 'pg'

/** All that migrations make of a database, one line each: columns, indexes, constraints, policies, rights, functions. */
export async function describeSchema(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with own as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select format('column %s.%s %s null=%s default=%s generated=%s', c.relname, a.attname,
        format_type(a.atttypid, a.atttypmod), not a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attgenerated) as line
      from own c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind = 'r'
    union all select format('index %s valid=%s', pg_get_indexdef(i.indexrelid), i.indisvalid)
      from pg_index i join own c on c.oid = i.indrelid
    union all select format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select format('policy %s %s %s %s using=%s check=%s', tablename, policyname, roles, cmd, qual, with_check)
      from pg_policies where schemaname = 'public'
    union all select format('table %s security=%s forced=%s rights=%s', relname, relrowsecurity, relforcerowsecurity,
      (select array_agg(right_::text order by right_::text) from unnest(relacl) right_)) from own where relkind = 'r'
    union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      and tgrelid in (select oid from own)
    union all select format('function %s', pg_get_functiondef(oid)) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by line`)
  return rows.map(({ line }) => line)
}
