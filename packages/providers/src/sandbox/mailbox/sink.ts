/** A mail server that delivers nothing: what it takes lies in the mailbox of the sandbox. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Faults } from '../faults.ts'
import type { Emails } from './emails.ts'

const MAX_BYTES = 5 * 1024 * 1024

const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })

/** Listens on this machine alone. @returns the address to send to and how to stop */
export async function listenForMail(
  emails: Emails,
  faults: Faults,
  port = 0,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 500,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', done)
        .on('end', () => {
          const misbehaviour = faults.take('mail')
          if (misbehaviour === 'busy') return done(refusal(451, 'Requested action aborted: try again later'))
          if (misbehaviour === 'refused') return done(refusal(550, 'Requested action not taken: mailbox unavailable'))
          if (misbehaviour === 'cut-off')
            return done(refusal(421, 'Service not available, closing transmission channel'))
          emails
            .keep(
              session.envelope.rcptTo.map(({ address }) => address),
              Buffer.concat(chunks),
            )
            .then(() => done(), done)
        })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // A client that breaks off is its own affair, now that we listen.
  server.removeAllListeners('error').on('error', () => {})
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
