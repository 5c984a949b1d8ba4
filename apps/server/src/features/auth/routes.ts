import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'

export const auth = ({ transact }: Deps) =>
  ({
    /** The policy of the route has decided it already: who comes here may enter the step. */
    async authValidate() {
      return { success: true as const }
    },

    /** The call itself was the act that keeps the session alive. */
    async keepAlive() {
      return { success: true as const }
    },

    async signOut({ caller }) {
      await transact({ kind: 'applicant', userId: caller.userId }, (stores) => stores.sessions.end(caller.sessionId))
      return { success: true as const }
    },
  }) satisfies Handlers<'authValidate' | 'keepAlive' | 'signOut'>
