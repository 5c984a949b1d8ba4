/**
 * A fake for clamd that knows one signature: the harmless test file of the European Institute for Computer
 * Antivirus Research.
 */
import { type AddressInfo, type Socket, createServer } from 'node:net'
import type { Faults } from './faults.ts'

/** In two halves, so that no scanner takes this very file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const COMMAND = 'zINSTREAM\0',
  PING = 'zPING\0'
const MAX_BYTES = 25 * 1024 * 1024

/** Takes the stream piece by piece. @returns the verdict as soon as there is one */
function createListener(maxBytes: number): (chunk: Buffer) => string | null {
  let waiting: Buffer = Buffer.alloc(0),
    isPastCommand = false,
    total = 0
  const pieces: Buffer[] = []
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    if (!isPastCommand) {
      if (waiting.toString('latin1') === PING) return 'PONG\0'
      if (waiting.length < COMMAND.length) return null
      waiting = waiting.subarray(COMMAND.length)
      isPastCommand = true
    }
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE(0)
      if (length === 0)
        return Buffer.concat(pieces).includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
      if (total + length > maxBytes) return 'INSTREAM size limit exceeded. ERROR\0'
      if (waiting.length < 4 + length) return null
      pieces.push(waiting.subarray(4, 4 + length))
      total += length
      waiting = waiting.subarray(4 + length)
    }
    return null
  }
}

/** Listens on this machine alone. */
export async function listenForScans(
  faults: Faults,
  { port = 0, maxBytes = MAX_BYTES } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    const listen = createListener(maxBytes),
      misbehaviour = faults.take('virus-scan')
    if (misbehaviour === 'cut-off') return void socket.destroy()
    let isAnswered = false
    const answer = (text: string) => {
      isAnswered = true
      socket.end(text)
    }
    socket
      .on('close', () => open.delete(socket))
      .on('error', () => socket.destroy())
      .on('data', (chunk: Buffer) => {
        // What comes after the answer is read and dropped, or the line would break before the answer is heard.
        if (isAnswered || misbehaviour === 'silent') return
        const verdict = misbehaviour === 'garbage' ? 'HTTP/1.1 400 Bad Request\r\n\r\n\0' : listen(chunk)
        if (verdict !== null) answer(verdict)
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
