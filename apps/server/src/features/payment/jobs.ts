import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/index.ts'

export const paymentJobs = ({ transact, payments }: Deps) =>
  ({
    /** What a card form was opened for has changed: it takes no money until the person has confirmed again. */
    async closeCheckout({ applicationId }) {
      const open = await transact({ kind: 'system', task: 'close-checkout' }, async (stores) => {
        const application = await stores.applications.find(applicationId)
        return application?.confirmedAt === null ? stores.payments.openOf(applicationId) : null
      })
      if (!open) return
      await payments.closeCheckout(open.sessionId, open.account)
      await transact({ kind: 'system', task: 'close-checkout' }, (stores) => stores.payments.expire(open.sessionId))
    },
  }) satisfies JobHandlers<'closeCheckout'>
