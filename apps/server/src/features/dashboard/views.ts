import { maxViews } from '@attesta/contract/view-limits.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { ownScope } from './own-company.ts'

/** Saved views of the lists: everyone's own, and those that admins and agents share with the company. */
export const dashboardViews = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardViews({ caller }) {
      return own(caller, async (stores) => ({
        success: true as const,
        may_share: caller.role !== 'viewer',
        views: (await stores.savedViews.shownTo(caller)).map(({ id, memberId, page, name, query, isShared }) => ({
          id,
          page,
          name,
          query,
          is_shared: isShared,
          is_own: memberId === caller.memberId,
        })),
      }))
    },

    async dashboardSaveView({ caller, body }) {
      if (body.is_shared && caller.role === 'viewer') throw new Refusal('forbidden')
      const { companyId, memberId } = caller
      return own(caller, async (stores) => {
        if ((await stores.savedViews.countOf(caller)) >= maxViews)
          throw new Refusal('validation', { msg: [{ field: 'name', key: 'Views.Error.Full' }] })
        return { success: true as const, view_id: await stores.savedViews.save({ companyId, memberId }, body) }
      })
    },

    async dashboardDeleteView({ caller, params }) {
      return own(caller, async (stores) => {
        if (!(await stores.savedViews.drop(caller, params.view_id))) throw new Refusal('not_found')
        return { success: true as const }
      })
    },
  } satisfies Handlers<'dashboardViews' | 'dashboardSaveView' | 'dashboardDeleteView'>
}
