/**
 * Rows for any table of any version, made by the database from what it tells of its columns: what they say is nonsense,
 * their number, width and references are as in a full database.
 */
import pg from 'pg'

interface Column {
  table: string
  column: string
  type: string
  isKey: boolean
  /** The table that it refers to. */
  refersTo: string | null
}

const columnsQuery = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as "isKey",
    (select f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey) limit 1) as "refersTo"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = '' and a.attidentity = ''
    and (a.attnotnull or exists (select 1 from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey)))
    and (not a.atthasdef or format_type(a.atttypid, null) not in ('bigint', 'integer'))
  order by c.relname, a.attnum`

const idOf = (table: string, number: string) => `md5('${table}' || (${number}))::uuid`

function valueOf({ table, column, type, isKey, refersTo }: Column, rowsOf: (table: string) => number): string {
  if (refersTo) return idOf(refersTo, `i % ${rowsOf(refersTo)}`)
  if (type === 'uuid') return column === 'id' || isKey ? idOf(table, 'i') : idOf(column, 'i')
  if (type === 'text') return isKey ? `'${column} ' || i` : `'${column} ' || (i % 97)`
  if (type === 'text[]') return `'{}'`
  if (type === 'boolean') return 'i % 5 = 0'
  if (type.startsWith('timestamp')) return `now() - (i % 86400) * interval '1 minute'`
  if (type === 'bytea') return `decode(repeat(md5(i::text), 8), 'hex')`
  if (type === 'jsonb') return `'[]'`
  if (type === 'date') return `current_date - (i % 900)::int`
  return isKey ? 'i' : 'i % 1000'
}

/** Indexes that hold no constraint, as statements that make them. */
const indexesQuery = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid::regclass::text = any($1)
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`

/** `work` with the indexes of these tables away; made again in one pass, they cost a fraction of a row at a time. */
async function withoutIndexes(client: pg.Client, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(indexesQuery, [tables])
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

/**
 * Fills the tables named, those that they refer to before them. References hold because of how values are made: no
 * trigger looks, so the user must be a superuser.
 */
export async function fillWithRows(url: string, counts: Record<string, number>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
    const { rows } = await client.query<Column>(columnsQuery)
    const rowsOf = (table: string) => {
      const count = counts[table]
      if (count === undefined) throw new Error(`«${table}» is referred to and gets no rows`)
      return count
    }
    const filled = new Set<string>()
    const fill = async (table: string): Promise<void> => {
      if (filled.has(table)) return
      filled.add(table)
      const own = rows.filter((row) => row.table === table)
      for (const { refersTo } of own) if (refersTo && refersTo !== table) await fill(refersTo)
      const names = own.map(({ column }) => `"${column}"`).join(', ')
      const values = own.map((column) => valueOf(column, rowsOf)).join(', ')
      await client.query(
        `insert into "${table}" (${names}) select ${values} from generate_series(0, ${rowsOf(table) - 1}) i`,
      )
    }
    await withoutIndexes(client, Object.keys(counts), async () => {
      for (const table of Object.keys(counts)) await fill(table)
    })
    await client.query('vacuum (analyze)')
    // What was filled is written before anything is measured.
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
