/** Emails that were sent to the sandbox, newest first. */
import PostalMime from 'postal-mime'

/** As `GET /sandbox/mailbox.json` tells it. */
export interface ToldEmail {
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
  /** The calendar file, where there is one. */
  calendar?: { method: string; text: string }
}
/** `headers`: by name in small letters. */
export interface KeptEmail extends ToldEmail {
  headers: Readonly<Record<string, string>>
}

const MAX_EMAILS = 500

export interface Emails {
  keep(to: readonly string[], source: Uint8Array): Promise<void>
  /** All, or those to one address, whatever its case. */
  read(to?: string): KeptEmail[]
  clear(): void
}

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

export function createEmails(clock: { now(): Date }): Emails {
  let kept: KeptEmail[] = []
  return {
    async keep(to, source) {
      const { subject = '', text = '', html = '', headers: lines, attachments } = await PostalMime.parse(source)
      const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      const headers = Object.fromEntries(lines.map(({ key, value }) => [key, value]))
      const file = calendar && { calendar: { method: calendar.method ?? '', text: textOf(calendar.content) } }
      const sentAt = clock.now().toISOString()
      kept = [
        ...to.map((address) => ({
          to: address,
          subject,
          text: text.trimEnd(),
          html,
          sent_at: sentAt,
          headers,
          ...file,
        })),
        ...kept,
      ].slice(0, MAX_EMAILS)
    },
    read: (to) => (to === undefined ? kept : kept.filter((email) => email.to.toLowerCase() === to.toLowerCase())),
    clear() {
      kept = []
    },
  }
}
