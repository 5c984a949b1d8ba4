/**
 * Confined child processes, so many at a time, each warm from the last document. A child that ran into a limit, crashed
 * or met something hostile is never used again.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { readerEnvironment, type Confinement } from './confinement.ts'
import type { ChildMessage } from './messages.ts'
import { MAX_PICTURE, MAX_UNLOCKED, readMessage } from './parse-result-schema.ts'
import { processCount, processorMilliseconds, residentBytes, waitedMilliseconds } from './process-use.ts'

/** What a reader says last about a document. */
type Final = Extract<ChildMessage, { tainted: boolean }>
export type Answer = Final | { /** `limit`, or how the child ended. */ how: string }

export interface Pool {
  ask(frame: Buffer): Promise<Answer>
  /** Those that wait for a child. */
  waiting(): number
  close(): void
}

/** Time of one document, and what each page read from pixels adds to it, up to the most. */
const TEXT_MILLISECONDS = 18_000,
  PAGE_MILLISECONDS = 12_000,
  MAX_MILLISECONDS = 160_000
/**
 * A machine that has other things to do makes no document unreadable. Time without a processor is not counted for text,
 * and for pixels processor time alone is; so many times as long may it take, and this long at most, for a job is given
 * up after 300 s. The longest is what a reader had when it ran at the priority of all others: at five steps less it
 * gets a third of that beside a busy program.
 */
const MAX_DELAY = 9,
  MAX_WAIT = 270_000
/** The least time until the next look at the time that was had. */
const RECKON_MILLISECONDS = 1_000
/** Of a result, of a page's picture, and of an unlocked file, with what is said about them. */
const MAX_RESULT = 1_000_000,
  MAX_DRAWN = MAX_PICTURE + 100_000,
  MAX_OUTPUT = MAX_UNLOCKED + 100_000
/** Memory that a reader may really hold, looked at this often. */
const MAX_MEMORY = 512_000_000,
  LOOK_MILLISECONDS = 100
/** Processes of a reader: its launcher, the walls and itself. One that starts programs has been taken over. */
const MAX_PROCESSES = 6
/** A child is replaced after this many documents, so that nothing builds up in it. */
const MAX_DOCUMENTS = 40

interface Child {
  process: ChildProcessWithoutNullStreams
  /** It has started and read its engine: what ends it from now on is the document. */
  ready: boolean
  documents: number
  errors: string
}

/** What can be told of a reader while it works; tests tell something else. */
export interface Measures {
  textMilliseconds: number
  waitedMilliseconds: (pid: number) => number
}
const measured: Measures = { textMilliseconds: TEXT_MILLISECONDS, waitedMilliseconds }

export function createPool(confinement: Confinement, children: number, measures: Measures = measured): Pool {
  const idle: Child[] = []
  const waiting: (() => void)[] = []
  let busy = 0,
    closed = false

  const start = (): Child => {
    const child: Child = {
      process: spawn(confinement.command, confinement.args, {
        env: readerEnvironment,
        stdio: ['pipe', 'pipe', 'pipe'],
      }),
      ready: false,
      documents: 0,
      errors: '',
    }
    child.process.stdout.setEncoding('utf8')
    child.process.stderr.on('data', (chunk: Buffer) => {
      child.errors = (child.errors + chunk.toString()).slice(-4000)
    })
    child.process.stdin.on('error', () => child.process.kill('SIGKILL'))
    child.process.on('error', () => child.process.kill('SIGKILL'))
    return child
  }

  const lend = async (): Promise<Child> => {
    while (busy >= children) await new Promise<void>((free) => waiting.push(free))
    busy++
    let child = idle.pop()
    while (child && hasEnded(child)) child = idle.pop()
    return child ?? start()
  }

  const giveBack = (child: Child, reusable: boolean) => {
    busy--
    if (reusable && !closed && child.documents < MAX_DOCUMENTS) idle.push(child)
    else {
      child.process.kill('SIGKILL')
      // The next document finds a reader that has started.
      if (!closed) idle.push(start())
    }
    waiting.shift()?.()
  }

  return {
    async ask(frame) {
      const once = async () => {
        const child = await lend()
        child.documents++
        const answer = await askOnce(child, frame, measures)
        giveBack(child, 'tainted' in answer && !answer.tainted)
        return { answer, ready: child.ready }
      }
      // A reader that ended before it had looked at anything says nothing about the document.
      const first = await once()
      return first.ready || 'tainted' in first.answer ? first.answer : (await once()).answer
    },
    waiting: () => waiting.length,
    close() {
      closed = true
      for (const child of idle.splice(0)) child.process.stdin.end()
    },
  }
}

const maxSize = (message: Final): number =>
  'result' in message ? MAX_RESULT : 'picture' in message ? MAX_DRAWN : MAX_OUTPUT

const hasEnded = ({ process: { exitCode, signalCode } }: Child) => exitCode !== null || signalCode !== null

/** Sends one document and waits for what is made of it, the clock, too much output, or the end of the child. */
function askOnce(child: Child, frame: Buffer, { textMilliseconds, ...measures }: Measures): Promise<Answer> {
  return new Promise((resolve) => {
    const { process: reader } = child
    let pieces: string[] = [],
      size = 0,
      extended = false
    const of = (measure: (pid: number) => number) => (reader.pid === undefined ? 0 : measure(reader.pid))
    let clock: NodeJS.Timeout
    /** Ends it when it had its time, by `spent`, or took too long by the clock. */
    const allow = (most: number, spent: (elapsed: number) => number) => {
      clearTimeout(clock)
      const asked = performance.now()
      const reckon = () => {
        const elapsed = performance.now() - asked,
          left = most - spent(elapsed)
        if (left <= 0 || of(processCount) === 0 || elapsed > Math.min(MAX_WAIT, MAX_DELAY * most))
          finish({ how: 'limit' })
        else clock = setTimeout(reckon, Math.max(RECKON_MILLISECONDS, left))
      }
      clock = setTimeout(reckon, most)
    }
    const allowText = () => {
      const before = of(measures.waitedMilliseconds)
      allow(textMilliseconds, (elapsed) => elapsed - (of(measures.waitedMilliseconds) - before))
    }
    const watch = setInterval(() => {
      if (of(residentBytes) > MAX_MEMORY || of(processCount) > MAX_PROCESSES) finish({ how: 'limit' })
    }, LOOK_MILLISECONDS)
    const finish = (answer: Answer) => {
      clearTimeout(clock)
      clearInterval(watch)
      reader.stdout.off('data', onText)
      reader.off('exit', onExit)
      resolve(answer)
    }
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      finish({ how: isLimit(code, signal) ? 'limit' : `exit ${code ?? signal}\n${child.errors}` })
    const onText = (chunk: string) => {
      size += chunk.length
      if (size > MAX_OUTPUT) return finish({ how: 'limit' })
      pieces.push(chunk)
      if (!chunk.includes('\n')) return
      let text = pieces.join('')
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        const message = readMessage(text.slice(0, end))
        text = text.slice(end + 1)
        if (message === null) return finish({ how: 'an answer of the wrong shape' })
        if ('ready' in message) {
          // Starting takes its time on a busy machine; the document's clock begins here.
          child.ready = true
          allowText()
        }
        if ('tainted' in message) return finish(size > maxSize(message) ? { how: 'limit' } : message)
        if ('recognizing' in message && !extended) {
          extended = true
          const before = of(processorMilliseconds)
          allow(
            Math.min(MAX_MILLISECONDS, TEXT_MILLISECONDS + PAGE_MILLISECONDS * message.recognizing),
            () => of(processorMilliseconds) - before,
          )
        }
      }
      pieces = [text]
    }
    allowText()
    reader.stdout.on('data', onText)
    reader.once('exit', onExit)
    if (hasEnded(child)) onExit(reader.exitCode, reader.signalCode)
    else reader.stdin.write(frame)
  })
}

/** Killed by a limit, or aborted for want of memory (134 and 137 are how a shell reports those signals). */
const isLimit = (code: number | null, signal: NodeJS.Signals | null) =>
  ['SIGKILL', 'SIGXCPU', 'SIGABRT', 'SIGXFSZ', 'SIGTRAP', 'SIGSEGV'].includes(signal ?? '') ||
  [134, 137, 152, 133, 139].includes(code ?? 0)
