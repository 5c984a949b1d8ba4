import { MailRefused } from '@attesta/providers/mail/port.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/index.ts'

const task = { kind: 'system', task: 'send-letter' } as const

/** Sends each letter of the outbox. Delivery is at least once: a message id that stays the same lets the receiver drop a second copy. */
export const outboxJobs = ({ transact, mail, config, log }: Deps) => ({
  async sendLetter({ letterId }, { isLast }) {
    const letter = await transact(task, (stores) => stores.letters.findUnsent(letterId))
    if (!letter) return
    try {
      await mail.send({ ...letter, from: config.mailFrom, messageId: `<${letterId}@${new URL(config.publicUrl).hostname}>` })
    } catch (error) {
      if (!(error instanceof MailRefused) && !isLast) throw error
      log.warn({ event: 'letter.not_sent' }, error)
      await transact(task, (stores) => stores.letters.markFailed(letterId))
      return
    }
    await transact(task, (stores) => stores.letters.markSent(letterId))
  },
}) satisfies JobHandlers<'sendLetter'>
