import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ApiKey } from '../../stores/api-keys.ts'
import type { Stores } from '../../stores/index.ts'

const wireKey = (
  { id, name, scopes, memberId, createdAt, revokedAt, lastUsedAt }: ApiKey,
  names: ReadonlyMap<string, string>,
) => ({
  id,
  name,
  scopes,
  member: names.get(memberId) ?? '',
  created_at: createdAt.toISOString(),
  revoked_at: revokedAt?.toISOString() ?? null,
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

export const apiKeys = ({ transact }: Deps) => {
  const own = <T>({ companyId, memberId }: CallerOf<'member'>, work: (stores: Stores) => Promise<T>) =>
    transact({ kind: 'member', companyId, memberId }, work)
  const listed = async (stores: Stores, companyId: string) => {
    const members = await stores.members.ofCompany(companyId)
    const names = new Map(members.map(({ id, name }) => [id, name]))
    return (await stores.apiKeys.ofCompany(companyId)).map((key) => wireKey(key, names))
  }

  return {
    async dashboardApiKeys({ caller }) {
      return { success: true as const, keys: await own(caller, (stores) => listed(stores, caller.companyId)) }
    },

    async dashboardAddApiKey({ caller, body }) {
      const { companyId, memberId } = caller
      return own(caller, async (stores) => {
        const scopes = [...new Set(body.scopes)]
        const { id, secret } = await stores.apiKeys.add({ companyId, memberId, name: body.name, scopes })
        const key = (await listed(stores, companyId)).find((one) => one.id === id)!
        return { success: true as const, key, secret }
      })
    },

    async dashboardRevokeApiKey({ caller, params }) {
      if (!(await own(caller, (stores) => stores.apiKeys.revoke(caller.companyId, params.key_id))))
        throw new Refusal('not_found')
      return { success: true as const }
    },
  } satisfies Handlers<'dashboardApiKeys' | 'dashboardAddApiKey' | 'dashboardRevokeApiKey'>
}
