/**
 * Which errors mean that the database is busy, hangs or is away: nothing is wrong with the call, and trying again
 * helps.
 */

/**
 * PostgreSQL's codes for «took too long», «waited too long for a lock», «too many connections» and «shutting down,
 * crashed, starting up».
 */
const codesOfServer: readonly unknown[] = ['57014', '55P03', '53300', '57P01', '57P02', '57P03']
/** Of a connection that is refused, has no socket to go to, or breaks. */
const codesOfConnection: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '08000', '08003', '08006']
/** The driver's and the pool's own errors carry no code. */
const messages: readonly RegExp[] = [
  /^timeout exceeded when trying to connect$/,
  /^Query read timeout$/,
  /^Connection terminated/,
  /^Client has encountered a connection error and is not queryable$/,
]

export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/** The error itself, or what the library wrapped in it. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  return (
    codesOfServer.includes(code) ||
    codesOfConnection.includes(code) ||
    (code === 'ENOENT' && syscall === 'connect') ||
    messages.some((pattern) => pattern.test(error.message)) ||
    isDatabaseTrouble(error.cause)
  )
}
