import type { WebhookEvent } from '@attesta/contract/webhook-events.ts'
import type { Deps } from '../../deps.ts'
import { EgressRefused, HostFailed } from '../../egress.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import type { Claimed } from '../../stores/webhooks.ts'
import { messageHeaders, messageOf } from './sign-message.ts'

const task = { kind: 'system', task: 'webhooks' } as const
/** What a program has to act on at once: the data of who withdrew are not to be used any more. Decision 0196. */
const neverHeld: readonly WebhookEvent[] = ['application.withdrawn', 'report.revoked']
/** The receiver says by it that it wants nothing more. */
const gone = 410

/** `status`: null where no answer came. */
type Outcome = { status: number | null } | 'refused'

export const webhookJobs = ({ transact, clock, webhookEgress }: Deps) => {
  async function send({ delivery, url, secret }: Claimed): Promise<Outcome> {
    const body = JSON.stringify(messageOf(delivery))
    try {
      return {
        status: (
          await webhookEgress.send({
            method: 'POST',
            url,
            body,
            headers: messageHeaders(secret, `msg_${delivery.id}`, clock.now(), body),
          })
        ).status,
      }
    } catch (error) {
      if (error instanceof EgressRefused) return 'refused'
      if (error instanceof ProviderUnavailable)
        return { status: error.cause instanceof HostFailed ? error.cause.status : null }
      throw error
    }
  }

  return {
    /** Told to the company's endpoint, once its household is not sealed; to none where there is no endpoint. */
    async announceEvent({ event, applicationId, subjectId, at, stage, gone }) {
      await transact(task, async (stores) => {
        const whose = gone ?? (applicationId === null ? null : await stores.applications.find(applicationId))
        if (!whose || whose.companyId === null) return
        if (applicationId !== null && (await stores.archivedApplicants.isRemoved(applicationId))) return
        // What is held is released by the end of the shortlist, which waits for this.
        await stores.sealedShortlists.keepOpen(whose.companyId)
        const sealed = await stores.sealedShortlists.sealedNow(whose.companyId)
        const isHeld = applicationId !== null && !neverHeld.includes(event) && sealed.has(applicationId)
        await stores.webhooks.announce({
          companyId: whose.companyId,
          isHeld,
          event,
          subjectId,
          applicationId,
          listingId: whose.listingId,
          happenedAt: new Date(at),
          stageBefore: stage?.before ?? null,
          stageAfter: stage?.after ?? null,
        })
      })
    },

    /** One attempt. Each is written down with the job for the next, so that none is lost and none is made twice. */
    async deliverWebhook({ deliveryId }) {
      const claimed = await transact(task, async (stores) => {
        const found = await stores.webhooks.claim(deliveryId)
        if (found && 'waitSeconds' in found) await stores.jobs.send('deliverWebhook', { deliveryId }, found.waitSeconds)
        return found && 'delivery' in found ? found : null
      })
      if (!claimed) return
      const outcome = await send(claimed)
      await transact(task, async ({ webhooks }) => {
        if (outcome === 'refused') return webhooks.settle(deliveryId, 'refused', null)
        const { status } = outcome
        if (status !== null && status >= 200 && status < 300) return webhooks.settle(deliveryId, 'delivered', status)
        if (status !== gone) return webhooks.retryLater(claimed.delivery, status)
        await webhooks.settle(deliveryId, 'given_up', status)
        await webhooks.remove(claimed.delivery.companyId, claimed.delivery.endpointId)
      })
    },
  } satisfies JobHandlers<'announceEvent' | 'deliverWebhook'>
}
