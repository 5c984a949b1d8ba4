/**
 * One connection that is lent out, as the query builder sees it: what need not wait for an answer is sent along with
 * what does.
 */
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers'
import type pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

/** How often a caller waited for the database, and how many statements were sent. */
export interface Traffic {
  roundTrips: number
  statements: number
  /** Each statement as it is sent; for tests. */
  onStatement: ((text: string) => void) | undefined
}

/** Told in the log: the text with `$1` for what a person gave, never a value. */
export type OnSlow = (statement: string, ms: number) => void

/** Beyond it a statement is told of: a hundred times what the slowest of a call takes. */
const SLOW_MS = 1000

interface Asked extends Partial<Statement> {
  name?: string | undefined
}

/** The driver's types hide the stream, which is a socket of Node here. */
const streamOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/** PostgreSQL: «current transaction is aborted, commands ignored until end of transaction block» */
const abortedCode = '25P02'
const codeOf = (error: unknown): unknown => (error instanceof Error ? (error as { code?: unknown }).code : undefined)

/**
 * `begin` adds to the word itself what each transaction starts with; `opening` sets role and settings of the scope. In
 * `transaction` mode the builder opens and ends it; `begin` and `opening` travel with its first statement. In `group`
 * mode statements that are asked for in one turn of the event loop travel at once, in a transaction of their own.
 * `isNamed`: statements are prepared by name, once a connection.
 */
export class Sender {
  readonly #client: pg.PoolClient
  readonly #traffic: Traffic
  readonly #begin: string
  readonly #opening: Statement | undefined
  readonly #isGrouped: boolean
  readonly #isNamed: boolean
  readonly #onSlow: OnSlow | undefined
  readonly #pending: Promise<unknown>[] = []
  #isOpen = false
  #isHolding = false
  /** Nothing was answered since the last round trip began. */
  #isUnderWay = false
  /** Why the transaction could not be opened: PostgreSQL tells those behind it only that it is aborted. */
  #cause: unknown

  constructor(
    client: pg.PoolClient,
    {
      begin,
      opening,
      traffic,
      group,
      isNamed,
      onSlow,
    }: {
      begin: (begin: string) => string
      opening: Statement | undefined
      traffic: Traffic
      group?: 'reads' | 'writes'
      isNamed: boolean
      onSlow: OnSlow | undefined
    },
  ) {
    this.#client = client
    this.#opening = opening
    this.#traffic = traffic
    this.#isGrouped = group !== undefined
    this.#isNamed = isNamed
    this.#onSlow = onSlow
    this.#begin = begin(group === 'reads' ? 'begin read only' : 'begin')
  }

  /** What the query builder calls. */
  query(asked: Asked, values?: unknown[]): Promise<unknown> {
    if (this.#isGrouped) this.#openGroup()
    else if (asked.text === 'begin') {
      this.#open()
      return Promise.resolve({ rows: [], rowCount: null, fields: [], command: 'BEGIN', oid: 0 })
    }
    if (!this.#isUnderWay) this.#traffic.roundTrips++
    this.#isUnderWay = true
    const answer = this.#send(asked, values)
    if (!this.#isGrouped) this.#letGo()
    return answer.then(
      (answer) => {
        this.#isUnderWay = false
        return answer
      },
      (error: unknown) => {
        this.#isUnderWay = false
        throw codeOf(error) === abortedCode && this.#cause !== undefined ? this.#cause : error
      },
    )
  }

  /** Waits for everything that was sent. @throws what went wrong in a statement that no caller awaited */
  async settled(): Promise<void> {
    while (this.#pending.length > 0) await Promise.all(this.#pending.splice(0))
  }

  #open(): void {
    this.#cause = undefined
    this.#hold()
    this.#sendAlong({ text: this.#begin })
    if (this.#opening) this.#sendAlong(this.#opening)
  }

  #openGroup(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#open()
    // After all that is asked for in this turn.
    const closed = new Promise<void>((resolve) => {
      setImmediate(() => {
        this.#isOpen = false
        this.#sendAlong({ text: 'commit' })
        this.#letGo()
        resolve()
      })
    })
    this.#pending.push(closed)
  }

  /** What is sent from here on leaves in one write of the socket: each write costs a call of the system. */
  #hold(): void {
    if (this.#isHolding) return
    this.#isHolding = true
    streamOf(this.#client).cork()
  }

  #letGo(): void {
    if (!this.#isHolding) return
    this.#isHolding = false
    streamOf(this.#client).uncork()
  }

  #sendAlong(asked: Asked): void {
    const sent = this.#send(asked, asked.values)
    this.#pending.push(sent)
    sent.catch((error: unknown) => {
      this.#cause ??= error
    })
  }

  /** One that failed is timed too: most of those ran into a limit. */
  #timed(text: string | undefined, answer: Promise<unknown>): void {
    const onSlow = this.#onSlow
    if (!onSlow || text === undefined) return
    const sentAt = performance.now()
    const tell = () => {
      const ms = performance.now() - sentAt
      if (ms >= SLOW_MS) onSlow(text, Math.round(ms))
    }
    answer.then(tell, tell)
  }

  #send(asked: Asked, values: unknown[] | undefined): Promise<unknown> {
    this.#traffic.statements++
    this.#traffic.onStatement?.(asked.text ?? '')
    const own = values === undefined || values.length === 0 ? undefined : nameOf(asked.text)
    // Statements that the builder prepares bring a name along.
    const name = this.#isNamed ? (own ?? asked.name) : undefined
    // The driver's types know no name that may be undefined.
    const answer = this.#client.query({ ...asked, name } as pg.QueryConfig, values)
    this.#timed(asked.text, answer)
    return answer
  }
}

/** The most statements that are prepared by name in a connection; later ones are prepared each time. */
const MAX_NAMED = 250
const names = new Map<string, string>()

function nameOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMED) return known
  const name = `attesta_${names.size + 1}`
  names.set(text, name)
  return name
}
