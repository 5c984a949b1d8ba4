/**
 * Copies a database at rest into an empty one of another server, which may be of another version and whose user need
 * not be a superuser. Rows travel as text, as PostgreSQL itself writes and reads them.
 */
import pg from 'pg'
import { BackupRefused } from '../backup/backup-refused.ts'
import { commandLimits } from './connect.ts'
import { dropOwnSchemas, isEmptyDatabase } from './empty-database.ts'
import { migrateDatabase } from './migrate.ts'
import { installQueue } from '../jobs/queue.ts'

const ROWS_AT_ONCE = 200
/** The queue's other tables are filled by its installation. */
const tablesQuery = `
  select c.oid::regclass::text as name, c.relrowsecurity as "hasRowSecurity",
    (select array_agg(quote_ident(a.attname) order by a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' or c.oid = 'jobs.job'::regclass
  order by 1`
const referencesQuery = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
const sequencesQuery = `select quote_ident(sequencename) as name, last_value as value from pg_sequences where schemaname = 'public'`
/** Both ends write a value in the same way. */
const spelling = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'`

interface Table {
  name: string
  hasRowSecurity: boolean
  columns: string[]
}

/** Table → number of its rows. @throws BackupRefused when `to` is not empty or differs afterwards: it is emptied again */
export async function moveDatabase(from: string, to: string): Promise<Record<string, number>> {
  if (!(await isEmptyDatabase(to))) throw new BackupRefused('The database to move to is not empty.')
  const [source, target] = [from, to].map((url) => new pg.Client({ ...commandLimits, connectionString: url })) as [
    pg.Client,
    pg.Client,
  ]
  try {
    await migrateDatabase(to, installQueue)
    await Promise.all([source.connect(), target.connect()])
    return await copyAll(source, target)
  } catch (error) {
    await target.end().catch(() => undefined)
    await dropOwnSchemas(to)
    throw error
  } finally {
    await Promise.all([source, target].map((client) => client.end().catch(() => undefined)))
  }
}

/** One transaction at either end. */
async function copyAll(source: pg.Client, target: pg.Client): Promise<Record<string, number>> {
  await source.query(`${spelling}; begin isolation level repeatable read read only`)
  await target.query(`${spelling}; begin`)
  const { rows: tables } = await source.query<Table>(tablesQuery)
  const { rows: references } = await target.query<{ table: string; name: string; definition: string }>(referencesQuery)
  for (const { table, name } of references) await target.query(`alter table ${table} drop constraint ${name}`)
  const counts: Record<string, number> = {}
  for (const table of tables) counts[table.name] = await copyTable(source, target, table)
  for (const { table, name, definition } of references)
    await target.query(`alter table ${table} add constraint ${name} ${definition}`)
  const { rows: sequences } = await source.query<{ name: string; value: string | null }>(sequencesQuery)
  for (const { name, value } of sequences)
    if (value !== null) await target.query('select setval($1, $2)', [name, value])
  await target.query('commit')
  return counts
}

async function copyTable(
  source: pg.Client,
  target: pg.Client,
  { name, hasRowSecurity, columns }: Table,
): Promise<number> {
  const list = columns.join(', ')
  // Forced row-level security binds the owner too.
  if (hasRowSecurity) await target.query(`alter table ${name} no force row level security`)
  await target.query(`alter table ${name} disable trigger user`)
  await target.query(`create temp table moved on commit drop as select ${list} from ${name} limit 0`)
  await source.query(`declare moving cursor for select row(${list})::text as line from ${name}`)
  for (;;) {
    const { rows } = await source.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from moving`)
    if (rows.length === 0) break
    await target.query(
      `insert into ${name} (${list}) overriding system value
        select (read.row).* from (select line::moved as row from unnest($1::text[]) line offset 0) read`,
      [rows.map(({ line }) => line)],
    )
  }
  await source.query('close moving')
  await target.query('drop table moved')
  const [before, after] = await Promise.all([source, target].map((client) => digestOf(client, name, list)))
  if (before!.sum !== after!.sum) throw new BackupRefused(`Table ${name} is not the same after the move.`)
  await target.query(`alter table ${name} enable trigger user`)
  if (hasRowSecurity) await target.query(`alter table ${name} force row level security`)
  return after!.count
}

/** Of all rows in any order; «4 20938473». */
async function digestOf(client: pg.Client, table: string, list: string): Promise<{ count: number; sum: string }> {
  const { rows } = await client.query<{ count: number; sum: string }>(
    `select count(*)::int as count,
      concat_ws(' ', count(*), sum(('x' || left(md5(row(${list})::text), 15))::bit(60)::bigint)) as sum from ${table}`,
  )
  return rows[0]!
}
