/** Emails over SMTP (RFC 5321), to a relay given as `smtp://user:password@host:587` or `smtps://host:465`. */
import nodemailer from 'nodemailer'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { type Mail, MailRefused } from './port.ts'

export interface SmtpSettings {
  url: string
  timeoutMs?: number
  maxConnections?: number
}

const DEFAULT_TIMEOUT_MS = 10_000
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

/**
 * Tells programs that answer by themselves (holiday notes) not to. Source: RFC 3834 §5; the second is what Exchange
 * looks at.
 */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Refusals of these steps are about the email; of any other (greeting, login) about us, and trying again may help. */
const LETTER_COMMANDS = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

export function createSmtpMail({ url, timeoutMs = DEFAULT_TIMEOUT_MS, maxConnections = 3 }: SmtpSettings): Mail & {
  /** Connects and signs in, and sends nothing. @throws what the relay said, or that it said nothing */
  greet(): Promise<void>
  close(): void
} {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isLocal = LOOPBACK.has(hostname)
  const transport = nodemailer.createTransport({
    host: hostname,
    port: Number(port) || DEFAULT_PORTS[protocol]!,
    secure: protocol === 'smtps:',
    ignoreTLS: isLocal,
    requireTLS: !isLocal,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    pool: true,
    maxConnections: maxConnections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, from, replyTo, subject, text, html, messageId, calendar }) {
      try {
        // An address object is taken as it stands: a comma or a bracket in it cannot add a second receiver.
        await transport.sendMail({
          to: { name: '', address: to },
          from,
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          messageId,
          // As a part of the message and as a file: some programs offer the one, some the other.
          ...(calendar && {
            icalEvent: { method: calendar.method, filename: 'viewing.ics', content: calendar.text },
          }),
          headers: automatic,
        })
      } catch (error) {
        throw isFinal(error) ? new MailRefused({ cause: error }) : new ProviderUnavailable('smtp', { cause: error })
      }
    },
    async greet() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  typeof error.command === 'string' &&
  LETTER_COMMANDS.has(error.command)
