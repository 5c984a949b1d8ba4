/**
 * What each role may do with each row, asked of the database itself: two people with their companies, and a third whose
 * invitation the first has received. Every table gets one row of each, and every probe is undone.
 */
import type pg from 'pg'

type Tenant = 'A' | 'B' | 'C'
const tenants: readonly Tenant[] = ['A', 'B', 'C']
const digitOf: Record<Tenant, string> = { A: 'a', B: 'b', C: 'c' }
const idOf = (tenant: Tenant, kind: '1' | '2') => `${digitOf[tenant].repeat(8)}-0000-4000-8000-00000000000${kind}`
/** The person and everything that is theirs. */
const personOf = (tenant: Tenant): string => idOf(tenant, '1')
/** Returns the company and everything that is its own. */
const companyOf = (tenant: Tenant): string => idOf(tenant, '2')

/** On whose behalf: the first person, the first company, an operator, and the platform's own roles. */
export const principals = {
  applicant: { role: 'attesta_api', user: personOf('A'), company: '' },
  member: { role: 'attesta_api', user: '', company: companyOf('A') },
  nobody: { role: 'attesta_api', user: '', company: '' },
  operator: { role: 'attesta_operator', user: '', company: '' },
  system: { role: 'attesta_system', user: '', company: '' },
  keys: { role: 'attesta_keys', user: '', company: '' },
  audit: { role: 'attesta_audit', user: '', company: '' },
} as const
export type Principal = keyof typeof principals

const companysTables = new Set(['companies', 'listings', 'members'])

interface Column {
  name: string
  type: string
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows
}

/**
 * Whom an address is of. The third has invited the first; the others' invitations went to a person without an account.
 */
const addressOf = (table: string, tenant: Tenant): string =>
  table !== 'invitations' ? personOf(tenant) : tenant === 'C' ? personOf('A') : `invited by ${tenant}`

/** Any value that a column takes; what row security looks at is the tenant's own. */
function valueOf(table: string, { name, type }: Column, tenant: Tenant): unknown {
  if (name === 'email_hash') return addressOf(table, tenant)
  if (name === 'removed_at') return null
  if (type === 'uuid')
    return name === 'company_id' || (name === 'id' && companysTables.has(table)) ? companyOf(tenant) : personOf(tenant)
  if (type.startsWith('timestamp')) return '2026-03-02T09:00:00Z'
  if (type === 'date') return '2026-03-02'
  if (type === 'bytea') return Buffer.from(tenant)
  if (type === 'jsonb' || type === 'json') return '[]'
  if (type.endsWith('[]')) return []
  if (type === 'boolean') return false
  if (/^(integer|bigint|smallint|double precision|real|numeric)/.test(type)) return tenants.indexOf(tenant) + 1
  return personOf(tenant)
}

export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

const insertOf = (table: string, columns: readonly Column[]) =>
  `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) overriding system value
   values (${columns.map((_, index) => `$${index + 1}`).join()})`

/** One row of each tenant in each table. References between tables are not looked at: rights are. */
export async function seedTenants(client: pg.Client): Promise<void> {
  await client.query(`set session_replication_role = replica`)
  for (const table of await tablesOf(client)) {
    await client.query(`delete from "${table}"`)
    const columns = await columnsOf(client, table)
    for (const tenant of tenants)
      await client.query(
        insertOf(table, columns),
        columns.map((column) => valueOf(table, column, tenant)),
      )
  }
}

/** Runs as the principal and undoes it. Returns undefined where the role has no right to the statement at all. */
async function probe(
  client: pg.Client,
  principal: Principal,
  before: (() => Promise<unknown>) | null,
  statement: string,
  values: unknown[] = [],
): Promise<number | undefined> {
  const { role, user, company } = principals[principal]
  await client.query('savepoint probe')
  try {
    await before?.()
    await client.query(
      `select set_config('app.user_id', $1, true), set_config('app.company_id', $2, true), set_config('role', $3, true)`,
      [user, company, role],
    )
    return (await client.query(statement, values)).rowCount ?? 0
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code !== '42501') throw error
    return message.includes('row-level security') ? 0 : undefined
  } finally {
    await client.query('rollback to savepoint probe')
  }
}

async function hasAnyRight(client: pg.Client, table: string, role: string): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(
    `select has_table_privilege($1, $2, 'insert, delete') or has_any_column_privilege($1, $2, 'select, update') as any`,
    [role, table],
  )
  return rows[0]!.any
}

async function mayUpdate(client: pg.Client, table: string, role: string, columns: readonly Column[]) {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where has_column_privilege($2, $3, name, 'update')`,
    [columns.map(({ name }) => name), role, table],
  )
  return rows.map(({ name }) => name)
}

/** A column by which row security tells whose a row is. */
const ownerColumns = (table: string) => [
  'user_id',
  'company_id',
  'email_hash',
  'report_id',
  ...(table === 'users' || table === 'companies' ? ['id'] : []),
]

/** By which column a row of one tenant can be made another's. */
async function handsOver(
  client: pg.Client,
  principal: Principal,
  table: string,
  [from, to]: readonly [Tenant, Tenant],
): Promise<string> {
  const columns = await columnsOf(client, table)
  const allowed = await mayUpdate(client, table, principals[principal].role, columns)
  const by: string[] = []
  for (const column of columns.filter(({ name }) => ownerColumns(table).includes(name) && allowed.includes(name))) {
    // The row that stands there already would be in the way of one that is unique.
    const clear = () => client.query(`delete from "${table}" where ctid <> (${ctidOf(table, from)})`)
    const values = [valueOf(table, column, to)]
    if (await probe(client, principal, clear, `update "${table}" set "${column.name}" = $1`, values))
      by.push(column.name)
  }
  return by.join('+')
}

/** The tenants' rows stand in the order in which they were put in. */
const ctidOf = (table: string, tenant: Tenant) =>
  `select ctid from "${table}" order by ctid offset ${tenants.indexOf(tenant)} limit 1`

/**
 * What a principal may do with a table, as `read ABC change A add A drop A gives user_id`: of whose row each is
 * possible, and by which columns a row of their own becomes a stranger's, or (`takes`) a stranger's their own.
 * A verb that is missing is refused for every row. Empty: no right at all.
 */
export async function rightsOf(client: pg.Client, principal: Principal, table: string): Promise<string> {
  const { role, user, company } = principals[principal]
  const columns = await columnsOf(client, table)
  if (!(await hasAnyRight(client, table, role))) return ''
  const [changeable] = await mayUpdate(client, table, role, columns)
  const { rows: places } = await client.query<{ at: string }>(`select ctid::text as at from "${table}" order by ctid`)
  const ofWhom = async (can: (tenant: Tenant, ctid: string) => Promise<number | undefined>) => {
    let whom = ''
    for (const [index, tenant] of tenants.entries()) if (await can(tenant, places[index]!.at)) whom += tenant
    return whom
  }
  const { rows: readable } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where has_column_privilege($2, $3, name, 'select') limit 1`,
    [columns.map(({ name }) => name), role, table],
  )
  // Who may read no column cannot say which row is meant: there the one row is left alone.
  const alone = (ctid: string) => () => client.query(`delete from "${table}" where ctid <> $1::tid`, [ctid])
  const read =
    readable.length === 0
      ? ''
      : await ofWhom((_, at) => probe(client, principal, alone(at), `select "${readable[0]!.name}" from "${table}"`))
  const change =
    changeable === undefined
      ? ''
      : await ofWhom((tenant, at) =>
          probe(client, principal, alone(at), `update "${table}" set "${changeable}" = $1`, [
            valueOf(
              table,
              columns.find(({ name }) => name === changeable)!,
              tenant,
            ),
          ]),
        )
  const drop = await ofWhom((_, at) => probe(client, principal, alone(at), `delete from "${table}"`))
  const add = await ofWhom((tenant) =>
    probe(
      client,
      principal,
      () => client.query(`delete from "${table}"`),
      insertOf(table, columns),
      columns.map((column) => valueOf(table, column, tenant)),
    ),
  )
  // The platform's own roles hold every row alike.
  const isPerson = Boolean(user || company)
  const gives = change && isPerson ? await handsOver(client, principal, table, ['A', 'B']) : ''
  const takes = change && isPerson ? await handsOver(client, principal, table, ['B', 'A']) : ''
  return Object.entries({ read, change, add, drop, gives, takes })
    .flatMap(([verb, whom]) => (whom ? [`${verb} ${whom}`] : []))
    .join(' ')
}
