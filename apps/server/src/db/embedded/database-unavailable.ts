/** The database cannot run or be reached here. The message is for the operator and says what to do. */
export class DatabaseUnavailable extends Error {
  constructor(why: string, options?: { cause?: unknown }) {
    super(
      `${why}\nSet DATABASE_URL to a PostgreSQL 15 or newer (postgres://user:password@host/name) to use that instead.`,
      options,
    )
    this.name = 'DatabaseUnavailable'
  }
}
