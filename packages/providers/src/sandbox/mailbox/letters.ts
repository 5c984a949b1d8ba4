/** Letters that were sent to the sandbox, newest first. */
import PostalMime from 'postal-mime'

/** As `GET /sandbox/mailbox.json` tells it. */
export interface ToldLetter {
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
}
/** `headers`: by name in small letters. */
export interface KeptLetter extends ToldLetter {
  headers: Readonly<Record<string, string>>
}

const MOST_LETTERS = 500

export interface Letters {
  keep(to: readonly string[], source: Uint8Array): Promise<void>
  /** All, or those to one address, whatever its case. */
  read(to?: string): KeptLetter[]
  clear(): void
}

export function createLetters(clock: { now(): Date }): Letters {
  let kept: KeptLetter[] = []
  return {
    async keep(to, source) {
      const { subject = '', text = '', html = '', headers: lines } = await PostalMime.parse(source)
      const headers = Object.fromEntries(lines.map(({ key, value }) => [key, value]))
      const sentAt = clock.now().toISOString()
      kept = [
        ...to.map((address) => ({ to: address, subject, text: text.trimEnd(), html, sent_at: sentAt, headers })),
        ...kept,
      ].slice(0, MOST_LETTERS)
    },
    read: (to) => (to === undefined ? kept : kept.filter((letter) => letter.to.toLowerCase() === to.toLowerCase())),
    clear() {
      kept = []
    },
  }
}
