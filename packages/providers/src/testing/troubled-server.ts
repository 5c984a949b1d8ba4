/** A provider in trouble, on a plain socket: nothing of any fake's goodness is in the way. */
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type Wire = 'http' | 'smtp' | 'clamd'

const page = '<html><body>Bad gateway</body></html>'
const http = (status: string, body: string, headers = '') =>
  `HTTP/1.1 ${status}\r\ncontent-type: ` +
  `${body.startsWith('<') ? 'text/html' : 'application/json'}\r\ncontent-length: ` +
  `${Buffer.byteLength(body)}\r\n${headers}connection: close\r\n\r\n${body}`
const half = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"half":'

/** Says something and closes; `silent`: keeps the line open; `stays`: says something and keeps the line open. */
interface Manner {
  says: string
  ends: 'closes' | 'stays'
}
const silent: Manner = { says: '', ends: 'stays' },
  closed: Manner = { says: '', ends: 'closes' }
const says = (text: string): Manner => ({ says: text, ends: 'closes' })

/** What a provider in trouble does, in each of the languages that we speak with providers. `nobody`: no listener. */
export const troubles = {
  nobody: null,
  slow: { http: silent, smtp: silent, clamd: silent },
  'cut off': { http: closed, smtp: closed, clamd: closed },
  'half an answer, then silence': {
    http: { says: half, ends: 'stays' },
    smtp: { says: '220-mail.exam', ends: 'stays' },
    clamd: { says: 'stream: ', ends: 'stays' },
  },
  'half an answer, then closed': { http: says(half), smtp: says('220-mail.exam'), clamd: says('stream: ') },
  garbage: { http: says(http('200 OK', page)), smtp: says(`${page}\r\n`), clamd: says(`${page}\0`) },
  'another shape': {
    http: says(http('200 OK', '{"unexpected":[1,2]}')),
    smtp: says('999 what\r\n'),
    clamd: says('stream: MAYBE\0'),
  },
  'not JSON at all': {
    http: says('SSH-2.0-OpenSSH_9.6\r\n'),
    smtp: says('SSH-2.0-OpenSSH_9.6\r\n'),
    clamd: says('SSH-2.0-OpenSSH_9.6\r\n\0'),
  },
  'limited, to be asked in 40 s': {
    http: says(http('429 Too Many Requests', '{"error":"slow down"}', 'retry-after: 40\r\n')),
    smtp: says('421 4.7.0 too many connections\r\n'),
    clamd: says('COMMAND READ TIMED OUT\0'),
  },
  'limited, to be asked at once': {
    http: says(http('429 Too Many Requests', '{"error":"slow down"}', 'retry-after: 0\r\n')),
    smtp: says('451 4.7.1 greylisted\r\n'),
    clamd: says("instream: Can't open file or directory ERROR\0"),
  },
  'broken inside': {
    http: says(http('500 Internal Server Error', '{"error":"oops"}')),
    smtp: says('554 5.3.0 no service\r\n'),
    clamd: says('stream: UNKNOWN COMMAND ERROR\0'),
  },
  'down for 40 s': {
    http: says(http('503 Service Unavailable', page, 'retry-after: 40\r\n')),
    smtp: says('421 4.3.2 shutting down\r\n'),
    clamd: says('ERROR\0'),
  },
} as const satisfies Record<string, Record<Wire, Manner> | null>
export type Trouble = keyof typeof troubles

export interface TroubledServer {
  port: number
  /** What was asked so far, as it came. */
  heard: string[]
  close(): void
}

/** On this machine alone. A port without a listener is that of a server which has just closed. */
export async function startTrouble(trouble: Trouble, wire: Wire): Promise<TroubledServer> {
  const open = new Set<Socket>(),
    heard: string[] = [],
    manner = troubles[trouble]?.[wire]
  const server = createServer((socket) => {
    open.add(socket)
    const show = () => {
      if (manner?.says) socket.write(manner.says)
      if (manner?.ends === 'closes') socket.end()
    }
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    // A mail server speaks first; the others are asked.
    if (wire === 'smtp') show()
    socket
      .once('data', () => {
        if (wire !== 'smtp') show()
      })
      .on('data', (chunk: Buffer) => heard.push(chunk.toString('latin1')))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  const { port } = server.address() as AddressInfo
  if (manner === undefined) close()
  return { port, heard, close }
}
