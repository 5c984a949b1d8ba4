import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'

/** Who may frame the form of a company's listings is for its owner to say. */
export const frameOrigins = ({ transact }: Deps) => ({
  async dashboardFrameOrigins({ caller: { companyId, memberId }, body }) {
    await transact({ kind: 'member', companyId, memberId }, async ({ companies }) => {
      if ((await companies.member(memberId))?.role !== 'owner') throw new Refusal('forbidden')
      await companies.setParentOrigins(companyId, [...new Set(body.origins)])
    })
    return { success: true as const }
  },
}) satisfies Handlers<'dashboardFrameOrigins'>
