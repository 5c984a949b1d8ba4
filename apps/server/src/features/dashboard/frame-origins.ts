import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'

/** Which sites may frame the form of a company's listings. */
export const frameOrigins = ({ transact }: Deps) => ({
  async dashboardFrameOrigins({ caller: { companyId, memberId }, body }) {
    await transact({ kind: 'member', companyId, memberId }, (stores) => stores.companies.setParentOrigins(companyId, [...new Set(body.origins)]))
    return { success: true as const }
  },
}) satisfies Handlers<'dashboardFrameOrigins'>
