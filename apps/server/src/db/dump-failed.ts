/** pg_dump or pg_restore failed. `message` is for the operator. */
export class DumpFailed extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'DumpFailed'
  }
}
