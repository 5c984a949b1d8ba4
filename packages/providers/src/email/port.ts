/** An appointment, as RFC 5545 writes it. `method`: what a calendar is to do with it (RFC 5546). */
export interface EmailCalendar {
  method: 'REQUEST' | 'CANCEL'
  text: string
}
/** An email that a machine writes. `replyTo`: where an answer goes; null: to the sender. */
export interface Email {
  to: string
  from: { name: string; address: string }
  replyTo: string | null
  subject: string
  text: string
  html: string
  messageId: string
  calendar?: EmailCalendar
}

/** `ProviderUnavailable`: try again later. `MailRefused`: this email will never be taken. */
export interface Mail {
  send(email: Email): Promise<void>
}

export class MailRefused extends Error {
  constructor(options?: { cause?: unknown }) {
    super('the mail server refused the letter', options)
    this.name = 'MailRefused'
  }
}
