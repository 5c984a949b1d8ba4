import { MailRefused } from '@attesta/providers/email/port.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import { ownSender } from '../../emails/own-sender.ts'
import { nobody } from '../../stores/emails.ts'

const task = { kind: 'system', task: 'send-letter' } as const

/**
 * Sends each letter of the outbox. Delivery is at least once: a message id that stays the same lets the receiver drop a
 * second copy.
 * `letter.refused`: the mail server will never take it; `letter.given_up`: no mail server took it in all attempts.
 */
export const outboxJobs = ({ transact, mail, config, log }: Deps) =>
  ({
    async sendEmail({ emailId }, { isLast, jobId }) {
      const email = await transact(task, (stores) => stores.emails.findUnsent(emailId))
      if (!email) return
      if (email.to === nobody) {
        await transact(task, (stores) => stores.emails.markSent(emailId))
        return
      }
      const { sender, ...written } = email
      try {
        await mail.send({
          ...written,
          from: { name: sender, address: ownSender(config.mailFrom).address },
          replyTo: config.pages['help-mailbox'] || null,
          messageId: `<${emailId}@${new URL(config.publicUrl).hostname}>`,
        })
      } catch (error) {
        const isRefused = error instanceof MailRefused
        if (!isRefused && !isLast) throw error
        log.warn({ event: isRefused ? 'letter.refused' : 'letter.given_up', jobId }, error)
        await transact(task, (stores) => stores.emails.markFailed(emailId, isRefused ? 'refused' : 'unreachable'))
        return
      }
      await transact(task, (stores) => stores.emails.markSent(emailId))
    },
  }) satisfies JobHandlers<'sendEmail'>
