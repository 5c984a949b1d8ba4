/**
 * Logging by an allowlist: what is not named here is never written, whatever it is given. No names, emails, codes,
 * tokens, addresses of pages, or texts of documents.
 */
import { pino, type DestinationStream } from 'pino'

/**
 * Everything that a line may carry. `route` is the pattern, never the address that was called. `kind` and `code` are
 * the class and code of an error; its message may hold anything and is left out.
 */
interface LogLine {
  event: string
  route?: string
  method?: string
  status?: number
  ms?: number
  requestId?: string
  applicationId?: string
  documentId?: string
  jobId?: string
  job?: string
  attempt?: number
  count?: number
  /** Of SQL, as it is prepared: `$1` stands for each value. */
  statement?: string
  refusal?: string
  kind?: string
  code?: string
  /** Where in our own code: function names, files and lines of the stack, without its first line. */
  at?: string[]
}

export interface Log {
  note(line: LogLine): void
  warn(line: LogLine, error?: unknown): void
  fault(line: LogLine, error?: unknown): void
}

const named: (keyof LogLine)[] = [
  'event',
  'route',
  'method',
  'status',
  'ms',
  'requestId',
  'applicationId',
  'documentId',
  'jobId',
  'job',
  'attempt',
  'count',
  'statement',
  'refusal',
  'kind',
  'code',
  'at',
]

export function createLog(level: 'info' | 'warn' | 'silent', destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    messageKey: 'event',
    formatters: { level: (label: string) => ({ level: label }) },
  }
  const out = destination ? pino(options, destination) : pino(options)
  const only = (line: LogLine) =>
    Object.fromEntries(named.flatMap((name) => (line[name] === undefined ? [] : [[name, line[name]]])))
  return {
    note: (line) => out.info(only(line)),
    warn: (line, error) => out.warn(only({ ...line, ...aboutError(error) })),
    fault: (line, error) => out.error(only({ ...line, ...aboutError(error) })),
  }
}

/** «at readState (file:///app/apps/server/src/features/state/routes.ts:41:9)» */
const framePattern = /^\s*at (?:.*[/\\])?[^/\\]+:\d+:\d+\)?$/

/** The class and code of an error and its way through the code, cause included. Never its message. */
function aboutError(error: unknown): Partial<LogLine> {
  if (!(error instanceof Error)) return error === undefined ? {} : { kind: typeof error }
  const cause = error.cause instanceof Error ? error.cause : undefined
  const codeOf = (one: Error | undefined) =>
    one && 'code' in one && (typeof one.code === 'string' || typeof one.code === 'number')
      ? String(one.code)
      : undefined
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => framePattern.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
  return {
    kind: cause ? `${error.name} < ${cause.name}` : error.name,
    code: codeOf(error) ?? codeOf(cause),
    at: frames,
  }
}
