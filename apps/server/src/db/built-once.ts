import type { Tx } from './connect.ts'

/**
 * A query with placeholders whose text is worked out once a connection instead of at each call: building the text takes
 * the process longer than the database takes to answer.
 * For what every poll asks. Inside a transaction (not a group) it is built each time, as any other query.
 */
export function builtOnce<Query extends object>(build: (tx: Tx) => Query): (tx: Tx) => Query {
  const built = new WeakMap<Tx, Query>()
  return (tx) => {
    const known = built.get(tx)
    if (known) return known
    const query = build(tx)
    built.set(tx, query)
    return query
  }
}
