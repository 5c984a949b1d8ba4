import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { ForgedEvent } from '@attesta/providers/forged-event.ts'
import type { PaymentEvent, SessionTruth } from '@attesta/providers/payments/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { refuseBefore, standingOf } from '../../application/readiness.ts'
import { requiresPayment } from '../../application/requires-payment.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import type { Payment } from '../../stores/payments.ts'
import { settle } from './settle.ts'

const provider = 'stripe'
const task = { kind: 'system', task: 'settle-payment' } as const

const refuseWhenDown = (error: unknown): never => {
  if (error instanceof ProviderUnavailable) throw new Refusal('payment_unavailable')
  throw error
}

export const payment = (deps: Deps) => {
  const { transact, payments, config } = deps
  const own = <T>({ userId }: CallerOf<'owner'>, work: (stores: Stores) => Promise<T>) =>
    transact({ kind: 'applicant', userId }, work)

  /**
   * `attempt`: the number of the next one. Read under the lock under which attempts are kept, so that all who ask at
   * once get the same.
   */
  const standing = async (
    caller: CallerOf<'owner'>,
  ): Promise<{ application: Application; open: Payment | null; attempt: number }> =>
    own(caller, async (stores) => {
      const application = await stores.applications.findLocked(caller.applicationId)
      if (!application) throw new Refusal('not_found')
      return {
        application,
        open: await stores.payments.openOf(application.id),
        attempt: await stores.payments.nextAttempt(application.id),
      }
    })

  /** Asks the provider and writes the answer down. */
  const ask = async ({ sessionId, account }: Pick<Payment, 'sessionId' | 'account'>): Promise<SessionTruth> => {
    const session = await payments.readSession(sessionId, account)
    await transact(task, (stores) => settle(deps, stores, session))
    return session
  }

  /** Ours, of the account that the event is of; undefined: about something else. */
  const paymentOf = async ({ sessionId, chargeOf, account }: PaymentEvent): Promise<Payment | undefined> => {
    const id =
      sessionId ?? (chargeOf === null ? null : await payments.sessionOf(chargeOf, account).catch(refuseWhenDown))
    const known = id === null ? null : await transact(task, (stores) => stores.payments.bySession(id))
    return known?.account === account ? known : undefined
  }

  /** The provider gives one and the same session for one attempt of one application, however often it is asked. */
  const openCheckout = async (
    caller: CallerOf<'owner'>,
    { id, type, applicant, companyId }: Application,
    attempt: number,
    language: Language,
  ): Promise<Payment> => {
    const account =
      companyId === null
        ? null
        : ((await own(caller, (stores) => stores.companies.find(companyId)))?.paymentAccount ?? null)
    const returnUrl = `${config.publicUrl}/${language}/${type}/fill/${id}/payment?session_id={CHECKOUT_SESSION_ID}`
    const session = await payments.openCheckout({
      applicationId: id,
      attempt,
      amount: limits.priceCents,
      email: applicant.email,
      language,
      returnUrl,
      account,
    })
    const kept = await own(caller, async (stores) => {
      await stores.applications.findLocked(id)
      await stores.payments.keep({
        applicationId: id,
        userId: caller.userId,
        attempt,
        amount: limits.priceCents,
        account,
        ...session,
      })
      return stores.payments.openOf(id)
    })
    if (!kept) throw new Refusal('payment_unavailable')
    return kept
  }

  /**
   * Returns an open form that speaks `language`; null when another has to be opened, since a form keeps its language.
   * One that money is on its way in stays, whatever it speaks.
   */
  const inLanguage = async (
    open: Payment,
    { language: spoken }: SessionTruth,
    language: Language,
  ): Promise<Payment | 'paid' | null> => {
    if (spoken === null || spoken === language) return open
    await payments.closeCheckout(open.sessionId, open.account).catch(refuseWhenDown)
    const { status } = await ask(open).catch(refuseWhenDown)
    return status === 'complete' ? 'paid' : status === 'open' ? open : null
  }

  return {
    async createPaymentSession({ caller, language }) {
      const { application, open, attempt } = await standing(caller)
      if (!requiresPayment(application)) throw new Refusal('already_paid')
      const truth = open && (await ask(open).catch(refuseWhenDown))
      if (truth?.status === 'complete') throw new Refusal('already_paid')
      const documents = await own(caller, (stores) => stores.documents.of(application.id))
      refuseBefore(standingOf(application, documents, deps.clock.now()), 'payment')
      const usable = open && truth?.status === 'open' ? await inLanguage(open, truth, language) : null
      if (usable === 'paid') throw new Refusal('already_paid')
      const { clientSecret, account } =
        usable ?? (await openCheckout(caller, application, attempt, language).catch(refuseWhenDown))
      return { success: true as const, clientSecret, account, ...payments.publicSettings }
    },

    /**
     * A payment whose notice was lost is found by asking; when the provider does not answer, what is written down
     * counts.
     */
    async isPaymentRequired({ caller }) {
      const refunded = await own(caller, (stores) => stores.payments.refundedOf(caller.applicationId))
      const answer = (application: Application) => ({
        success: true as const,
        is_payment_required: requiresPayment(application),
        is_paid: application.paidAt !== null,
        refunded,
        amount: limits.priceCents,
      })
      const { application, open } = await standing(caller)
      if (!requiresPayment(application) || !open) return answer(application)
      await ask(open).catch((error: unknown) => {
        if (!(error instanceof ProviderUnavailable)) throw error
      })
      return answer((await standing(caller)).application)
    },

    async paymentSessionStatus({ caller, query }) {
      const known = await own(caller, (stores) => stores.payments.bySession(query.session_id))
      if (!known || known.applicationId !== caller.applicationId) throw new Refusal('not_found')
      const { status, amount } = await ask(known).catch(refuseWhenDown)
      return { success: true as const, session: { status, amount } }
    },

    /**
     * The body only names a session; how it stands is asked. An event is used in the transaction that writes its
     * effect.
     */
    async paymentWebhook({ caller }) {
      const event = readEvent(caller)
      const known = await paymentOf(event)
      if (known) {
        const session = await payments.readSession(known.sessionId, known.account).catch(refuseWhenDown)
        await transact(task, async (stores) => {
          if (await stores.payments.useEvent(provider, event.id)) await settle(deps, stores, session)
        })
      }
      return { received: true as const }
    },
  } satisfies Handlers<'createPaymentSession' | 'isPaymentRequired' | 'paymentSessionStatus' | 'paymentWebhook'>

  function readEvent({ rawBody, headers }: CallerOf<'provider'>) {
    try {
      return payments.readEvent(rawBody, headers['stripe-signature'] ?? '')
    } catch (error) {
      if (error instanceof ForgedEvent) throw new Refusal('bad_request')
      throw error
    }
  }
}
