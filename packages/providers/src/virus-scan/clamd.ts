/** Virus scan by clamd over its socket, commands INSTREAM and PING. Source: clamd(8). */
import { type Socket, connect } from 'node:net'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { type ScanVerdict, TooLargeToScan, type VirusScan } from './port.ts'

export interface ClamdSettings {
  /** `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
  url: string
  /** From the first byte sent to the verdict. */
  timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 30_000
const DEFAULT_PORT = 3310
const MAX_ANSWER_CHARACTERS = 1024

export function createClamdScan({ url, timeoutMs = DEFAULT_TIMEOUT_MS }: ClamdSettings): VirusScan {
  const { protocol, hostname, port, pathname } = new URL(url)
  const dial = () => (protocol === 'unix:' ? connect(pathname) : connect(Number(port) || DEFAULT_PORT, hostname))
  /** One command a line: what is sent, and the answer up to its zero byte. */
  const ask = async (t: (socket: Socket) => Promise<unknown>): Promise<string> => {
    const socket = dial()
    const deadline = setTimeout(() => socket.destroy(new Error('no verdict in time')), timeoutMs)
    try {
      const answer = answerOf(socket).catch((error: unknown) => {
        throw new ProviderUnavailable('clamd', { cause: error })
      })
      // An answer may come before all is sent: the scanner refuses what is too large while it listens.
      await Promise.race([t(socket), answer])
      return await answer
    } finally {
      clearTimeout(deadline)
      socket.destroy()
    }
  }
  return {
    scan: async (body) => verdictOf(await ask((socket) => send(socket, body))),
    isThere: () =>
      ask((socket) => isWritten(socket, Buffer.from('zPING\0'))).then(
        (answer) => answer === 'PONG',
        () => false,
      ),
  }
}

/**
 * Pieces with their length before them, a length of zero at the end. A line that breaks ends the sending; why, the
 * answer tells.
 */
async function send(socket: Socket, body: AsyncIterable<Uint8Array> | Uint8Array): Promise<void> {
  if (!(await isWritten(socket, Buffer.from('zINSTREAM\0')))) return
  for await (const piece of body instanceof Uint8Array ? [body] : body) {
    if (piece.length > 0 && !(await isWritten(socket, Buffer.concat([lengthOf(piece.length), piece])))) return
  }
  await isWritten(socket, lengthOf(0))
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

const isWritten = (socket: Socket, bytes: Buffer) =>
  new Promise<boolean>((resolve) => {
    socket.write(bytes, (error) => resolve(!error))
  })

/** Returns all that is said until the zero byte or the end of the line. */
const answerOf = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => {
        answer += text
        if (answer.includes('\0') || answer.length > MAX_ANSWER_CHARACTERS) resolve(answer.split('\0')[0]!)
      })
      .on('error', reject)
      .on('close', () => reject(new Error('the line was closed without a verdict')))
  })

function verdictOf(answer: string): ScanVerdict {
  // stream: OK
  if (answer.trim() === 'stream: OK') return { clean: true }
  // stream: Win.Test.EICAR_HDB-1 FOUND
  const found = /^stream: (\S+) FOUND\s*$/.exec(answer)
  if (found) return { clean: false, signature: found[1]! }
  // INSTREAM size limit exceeded. ERROR
  if (/size limit exceeded/i.test(answer)) throw new TooLargeToScan()
  throw new ProviderUnavailable('clamd')
}
