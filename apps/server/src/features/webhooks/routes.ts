import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../../stores/webhooks.ts'
import { messageOf, newSecret } from './sign-message.ts'

const maxEndpoints = 10
const secretBytes = 32

const wireEndpoint = ({ id, url, events, createdAt }: WebhookEndpoint) => ({
  id,
  url,
  events,
  created_at: createdAt.toISOString(),
})
const wireDelivery = (delivery: WebhookDelivery) => {
  const { id, endpointId, event, subjectId, state, attempts, lastStatus, lastAttemptAt, nextAttemptAt, happenedAt } =
    delivery
  return {
    id,
    endpoint_id: endpointId,
    event,
    subject_id: subjectId,
    state,
    attempts,
    last_status: lastStatus,
    happened_at: happenedAt.toISOString(),
    last_attempt_at: lastAttemptAt?.toISOString() ?? null,
    next_attempt_at: state === 'pending' ? nextAttemptAt.toISOString() : null,
    body: JSON.stringify(messageOf(delivery)),
  }
}

export const webhooks = ({ transact, random }: Deps) => {
  const own = <T>({ companyId, memberId }: CallerOf<'member'>, work: (stores: Stores) => Promise<T>) =>
    transact({ kind: 'member', companyId, memberId }, work)

  return {
    async dashboardWebhooks({ caller }) {
      const { endpoints, deliveries } = await own(caller, async (stores) => ({
        endpoints: await stores.webhooks.endpointsOf(caller.companyId),
        deliveries: await stores.webhooks.deliveriesOf(
          caller.companyId,
          await stores.sealedShortlists.sealedNow(caller.companyId),
        ),
      }))
      return {
        success: true as const,
        endpoints: endpoints.map(wireEndpoint),
        deliveries: deliveries.map(wireDelivery),
      }
    },

    async dashboardAddWebhook({ caller, body: { url, events } }) {
      const secret = newSecret(random.bytes(secretBytes))
      const endpoint = await own(caller, async (stores) => {
        if ((await stores.webhooks.endpointsOf(caller.companyId)).length >= maxEndpoints) throw new Refusal('conflict')
        return stores.webhooks.add({ companyId: caller.companyId, url, events: [...new Set(events)], secret })
      })
      return { success: true as const, endpoint: wireEndpoint(endpoint), secret }
    },

    async dashboardRemoveWebhook({ caller, params }) {
      if (!(await own(caller, (stores) => stores.webhooks.remove(caller.companyId, params.endpoint_id))))
        throw new Refusal('not_found')
      return { success: true as const }
    },

    async dashboardTestWebhook({ caller, params }) {
      await own(caller, async (stores) => {
        if (!(await stores.webhooks.endpointsOf(caller.companyId)).some(({ id }) => id === params.endpoint_id))
          throw new Refusal('not_found')
        await stores.webhooks.test(caller.companyId, params.endpoint_id)
      })
      return { success: true as const }
    },

    async dashboardResendWebhook({ caller, params }) {
      if (!(await own(caller, (stores) => stores.webhooks.sendAgain(caller.companyId, params.delivery_id))))
        throw new Refusal('not_found')
      return { success: true as const }
    },
  } satisfies Handlers<
    | 'dashboardWebhooks'
    | 'dashboardAddWebhook'
    | 'dashboardRemoveWebhook'
    | 'dashboardTestWebhook'
    | 'dashboardResendWebhook'
  >
}
