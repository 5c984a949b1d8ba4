/** An email that a machine writes. `replyTo`: where an answer goes; null: to the sender. */
export interface Email {
  to: string
  from: { name: string; address: string }
  replyTo: string | null
  subject: string
  text: string
  html: string
  messageId: string
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
