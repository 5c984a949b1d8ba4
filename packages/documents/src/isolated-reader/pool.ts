/**
 * Confined child processes, so many at a time, each warm from the last document. A child that ran into a limit, crashed
 * or met something hostile is never used again.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { readerEnvironment, type Confinement } from './confinement.ts'
import type { ChildMessage } from './messages.ts'
import { MAX_PICTURE, MAX_UNLOCKED, readMessage } from './parse-result-schema.ts'
import { processorMilliseconds, residentBytes } from './process-use.ts'

/** What a reader says last about a document. */
type Final = Extract<ChildMessage, { tainted: boolean }>
type Answer = Final | { /** `limit`, or how the child ended. */ how: string }

export interface Pool {
  ask(frame: Buffer): Promise<Answer>
  /** Those that wait for a child. */
  waiting(): number
  close(): void
}

/**
 * Wall clock of one document, so that whoever sent it has an answer within 25 s, sending and asking included; and what
 * each page read from pixels adds to it, up to the most.
 */
const TEXT_MILLISECONDS = 22_000,
  PAGE_MILLISECONDS = 12_000,
  MAX_MILLISECONDS = 160_000
/**
 * A machine that has other things to do makes no document unreadable: who reads pixels may take so much longer while
 * the processor time that it had is less, and this long at most, for a job is given up after 300 s.
 */
const MAX_DELAY = 3,
  MAX_WAIT = 270_000
/** So long at least until the next look at the processor time. */
const RECKON_MILLISECONDS = 2_000
/** Of a result, of a page's picture, and of an unlocked file, with what is said about them. */
const MAX_RESULT = 1_000_000,
  MAX_DRAWN = MAX_PICTURE + 100_000,
  MAX_OUTPUT = MAX_UNLOCKED + 100_000
/** Memory that a reader may really hold, looked at this often. */
const MAX_MEMORY = 700_000_000,
  LOOK_MILLISECONDS = 100
/** A child is replaced after this many documents, so that nothing builds up in it. */
const MAX_DOCUMENTS = 40

interface Child {
  process: ChildProcessWithoutNullStreams
  /** It has started and read its engine: what ends it from now on is the document. */ ready: boolean
  documents: number
  errors: string
}

export function createPool(confinement: Confinement, children: number): Pool {
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
        const answer = await askOnce(child, frame)
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
function askOnce(child: Child, frame: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const { process: reader } = child
    let pieces: string[] = [],
      size = 0,
      extended = false
    let clock = setTimeout(() => finish({ how: 'limit' }), TEXT_MILLISECONDS)
    const used = () => (reader.pid === undefined ? 0 : processorMilliseconds(reader.pid))
    const watch = setInterval(() => {
      if (reader.pid !== undefined && residentBytes(reader.pid) > MAX_MEMORY) finish({ how: 'limit' })
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
          clearTimeout(clock)
          clock = setTimeout(() => finish({ how: 'limit' }), TEXT_MILLISECONDS)
        }
        if ('tainted' in message) return finish(size > maxSize(message) ? { how: 'limit' } : message)
        if ('recognizing' in message && !extended) {
          extended = true
          clearTimeout(clock)
          const most = Math.min(MAX_MILLISECONDS, TEXT_MILLISECONDS + PAGE_MILLISECONDS * message.recognizing),
            asked = performance.now(),
            before = used()
          const reckon = () => {
            const now = used(),
              left = most - (now - before)
            if (left <= 0 || now === 0 || performance.now() - asked > Math.min(MAX_WAIT, MAX_DELAY * most))
              finish({ how: 'limit' })
            else clock = setTimeout(reckon, Math.max(RECKON_MILLISECONDS, left))
          }
          clock = setTimeout(reckon, most)
        }
      }
      pieces = [text]
    }
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
