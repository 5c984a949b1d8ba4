/**
 * Where the time of a call goes, across its jobs. Written by an allowlist, as the log is: names of our own tables and
 * numbers, never an id of a person, an address or the message of an error.
 */

/** Names by OpenTelemetry's conventions where it has one. */
export const factNames = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'attesta.request_id',
  'attesta.refusal',
  'attesta.job',
  'attesta.attempt',
  'attesta.verdict',
  'attesta.provider',
  'attesta.waited_ms',
  'db.system.name',
  'error.type',
] as const
export type Facts = Partial<Record<(typeof factNames)[number], string | number>>

export interface Span {
  note(facts: Facts): void
}

export interface CallSpan extends Span {
  /** Runs what belongs to the call: spans begun meanwhile stand below it. */
  run<T>(work: () => T): T
  end(facts: Facts & { isBroken: boolean }): void
}

export interface Traces {
  /** A call from outside: always the first span of its trace, because callers are not believed. */
  beginCall(facts: Facts): CallSpan
  /** A part of what goes on now. Work that no call and no job asked for is not traced. */
  during<T>(name: string, facts: Facts, work: (span: Span) => Promise<T>): Promise<T>
  /** `parent`: what `carried` gave to the call that sent the job; undefined: the job started itself. */
  duringJob<T>(facts: Facts, parent: string | undefined, work: () => Promise<T>): Promise<T>
  /** What goes on now, to be handed to a job (`traceparent` of W3C Trace Context). Undefined: nothing is traced. */
  carried(): string | undefined
  /** Sends what is left. */
  close(): Promise<void>
}

export const noSpan: CallSpan = { note: () => undefined, run: (work) => work(), end: () => undefined }

/** Without a collector nothing is traced. */
export const noTraces: Traces = {
  beginCall: () => noSpan,
  during: (_name, _facts, work) => work(noSpan),
  duringJob: (_facts, _parent, work) => work(),
  carried: () => undefined,
  close: async () => undefined,
}
