import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Bytes sealed by the key ring (AES-256-GCM, bound to table, column and row). What is inside is never seen by SQL. */
export const sealed = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An instant, with its zone. Set by the application's clock, never by the database's: tests move the clock. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The row's own id. */
export const id = () => uuid().primaryKey()
