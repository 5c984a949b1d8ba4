import pg from 'pg'

/** Table of the product → number of rows and a digest over all of them. */
export async function tableDigests(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    const found: Record<string, string> = {}
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      )
      found[name] = sums[0]!.sum
    }
    return found
  } finally {
    await client.end()
  }
}
