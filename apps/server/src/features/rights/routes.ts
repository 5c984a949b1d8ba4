import type { RefusalCode } from '@attesta/contract/refusals.ts'
import { openStream } from '../../crypto/sealed-stream.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { composeEmail } from '../../emails/compose.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { Verdict } from '../../stores/codes.ts'
import type { Stores } from '../../stores/index.ts'
import { ledgerOf, noteErasure } from '../../erasure/erasure-ledger.ts'
import { finishErasure } from '../../erasure/finish-erasure.ts'
import { keepByLink } from './warnings.ts'
import { tellOfWithdrawal } from './tell-of-withdrawal.ts'

const door = { kind: 'system', task: 'rights' } as const
const refusalOf: Record<Exclude<Verdict, 'right'>, RefusalCode> = {
  wrong: 'wrong_code',
  expired: 'code_expired',
  triesUsed: 'code_tries_used',
}

export const rights = (deps: Deps) => {
  const { transact, clock, keys, storage, config, bankConnectionProvider, log } = deps

  async function addressOf(stores: Stores, userId: string): Promise<string> {
    const user = await stores.users.find(userId)
    if (!user) throw new Refusal('not_found')
    return user.email
  }

  /** The verdict is thrown only after the commit: a refused try counts too. */
  async function prove({ userId }: CallerOf<'owner'>, code: string): Promise<void> {
    const verdict = await transact(door, async (stores) =>
      stores.codes.tryCode(await addressOf(stores, userId), 'rights', code),
    )
    if (verdict !== 'right') throw new Refusal(refusalOf[verdict])
  }

  /**
   * What a bank allowed ends with the person's data; where the provider does not answer, it ends by itself within days.
   */
  const giveAccessBack = (links: string[]) =>
    Promise.all(
      links.map((linkId) =>
        bankConnectionProvider
          ?.revoke(linkId)
          .catch((error: unknown) => log.fault({ event: 'bank-connection.not_revoked' }, error)),
      ),
    )

  return {
    async readHeld({ caller: { userId } }) {
      const { extent, copy } = await transact({ kind: 'applicant', userId }, async (stores) => ({
        extent: await stores.erasure.extentOf(userId),
        copy: await stores.copies.currentOf(userId),
      }))
      return {
        success: true as const,
        ...extent,
        copy: copy && { state: copy.state, expires_at: copy.expiresAt.toISOString(), bytes: copy.size },
      }
    },

    async sendRightsCode({ caller: { userId }, language }) {
      const issued = await transact(door, async (stores) => {
        const email = await addressOf(stores, userId)
        const made = await stores.codes.issue(email, 'rights')
        if (!('tooSoon' in made))
          await stores.emails.post('rights-code', { userId }, null, {
            to: email,
            ...composeEmail(deps, language, null, {
              stem: 'Mail.RightsCode',
              params: { code: made.code, minutes: limits.codeMinutes },
              code: made.code,
            }),
          })
        return made
      })
      if ('tooSoon' in issued)
        throw new Refusal('resend_too_soon', { params: { seconds: issued.tooSoon }, retryAfterSeconds: issued.tooSoon })
      return { success: true as const, retry_after_seconds: issued.waitSeconds }
    },

    async makeCopy({ caller, body }) {
      await prove(caller, body.code)
      await transact({ kind: 'applicant', userId: caller.userId }, (stores) => stores.copies.order(caller.userId))
      return { success: true as const }
    },

    async linkToCopy({ caller: { userId } }) {
      const ticket = await transact({ kind: 'applicant', userId }, (stores) => stores.copies.issueTicket(userId))
      if (ticket === null) throw new Refusal('copy_gone')
      return { success: true as const, link: `${config.publicUrl}/api/v1/rights/file/${ticket}` }
    },

    async downloadCopy({ params }) {
      const copy = await transact(door, (stores) => stores.copies.takeByTicket(params.ticket))
      if (!copy) throw new Refusal('copy_gone')
      return {
        mediaType: 'application/zip',
        fileName: `attesta-${copy.createdAt.toISOString().slice(0, 10)}.zip`,
        body: openStream(keys, { kind: 'user', id: copy.userId }, copy.fileKey, await storage.get(copy.fileKey)),
      }
    },

    /**
     * Noted beside the database first: should the rest be cut off, or a backup be brought back, the nightly purge does
     * it again.
     */
    async eraseAccount({ caller, body }) {
      await prove(caller, body.code)
      await noteErasure(ledgerOf(config.dataDir), caller.userId, clock.now())
      const { gone, links } = await transact(door, async (stores) => {
        const openLinks = await stores.bankConnections.openLinksOf(caller.userId)
        await tellOfWithdrawal(deps, stores, await stores.erasure.standingReports(caller.userId))
        return { gone: await stores.erasure.account(caller.userId, 'asked'), links: openLinks }
      })
      await finishErasure(deps, gone)
      await giveAccessBack(links)
      return { success: true as const }
    },

    async keepApplication({ body }) {
      return { success: true as const, ...(await transact(door, (stores) => keepByLink(deps, stores, body.token))) }
    },
  } satisfies Handlers<
    'readHeld' | 'sendRightsCode' | 'makeCopy' | 'linkToCopy' | 'downloadCopy' | 'eraseAccount' | 'keepApplication'
  >
}
