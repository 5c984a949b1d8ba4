/** Who may call, decided before anything else of the call is read. One function a policy of the table. */
import { and, eq, isNull } from 'drizzle-orm'
import type { MemberRole, Who } from '@attesta/contract/route.ts'
import type { Clock } from '../clock.ts'
import { applications } from '../db/schema.ts'
import type { InScope } from '../db/transact.ts'
import type { Caller, CallerOf } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { readHandover } from './read-handover.ts'
import { readSession, type Session } from './read-session.ts'
import { holderOf } from './staff.ts'

export interface AuthRequest {
  /** Of the header Authorization, without «Bearer »; undefined when there is none. */
  token: string | undefined
  /** The query's `application_id`, as it came. */
  applicationId: unknown
  /** Of a member's call: whose role may make it. */
  roles: readonly MemberRole[]
  /** A poll keeps no session alive. */
  isPoll: boolean
  /** Keyed hash of the caller's network address. */
  address: string
}

type Policy<W extends Who> = (request: AuthRequest) => Promise<CallerOf<W>>
/** Total over the policies but `provider`, which its handler proves from the raw body. */
export type Policies = { [W in Exclude<Who, 'provider'>]: Policy<W> }

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function createPolicies(inScope: InScope, clock: Clock): Policies {
  async function sessionOf<K extends Session['kind']>(
    kind: K,
    { token, isPoll }: AuthRequest,
  ): Promise<Extract<Session, { kind: K }>> {
    if (!token) throw new Refusal('unauthorized')
    const read = await inScope(
      { kind: 'system', task: 'read-session' },
      (tx) => readSession(tx, clock, token, !isPoll),
      { mayBeLost: true },
    )
    if (read.state === 'expired') throw new Refusal('session_expired')
    // A member's token opens nothing of an applicant, and the other way round.
    if (read.state !== 'live' || read.session.kind !== kind) throw new Refusal('unauthorized')
    return read.session as Extract<Session, { kind: K }>
  }

  const applicant: Policy<'applicant'> = async (request) => {
    const { id, userId } = await sessionOf('applicant', request)
    return { who: 'applicant', sessionId: id, userId }
  }

  const anyone: Policy<'anyone'> = async ({ address }) => ({ who: 'anyone', address })

  const owner: Policy<'owner'> = async (request) => {
    const { sessionId, userId } = await applicant(request)
    const { applicationId } = request
    if (typeof applicationId !== 'string' || !uuidPattern.test(applicationId)) throw new Refusal('not_found')
    // Somebody else's is not even seen here: row security answers as if it were not there.
    const owned = await inScope({ kind: 'applicant', userId }, (tx) =>
      tx
        .select({ id: applications.id })
        .from(applications)
        .where(
          and(eq(applications.id, applicationId), eq(applications.userId, userId), isNull(applications.deletedAt)),
        ),
    )
    if (owned.length === 0) throw new Refusal('not_found')
    return { who: 'owner', sessionId, userId, applicationId: applicationId.toLowerCase() }
  }

  return {
    anyone,
    async visitor(request) {
      return request.token === undefined
        ? anyone(request)
        : owner(request).catch((error: unknown) => {
            if (error instanceof Refusal) return anyone(request)
            throw error
          })
    },
    async entrant({ token, isPoll, address }) {
      const read =
        token === undefined
          ? null
          : await inScope({ kind: 'system', task: 'read-session' }, (tx) => readSession(tx, clock, token, !isPoll), {
              mayBeLost: true,
            })
      return {
        who: 'entrant',
        address,
        userId: read?.state === 'live' && read.session.kind === 'applicant' ? read.session.userId : null,
      }
    },
    applicant,
    owner,
    async handover({ token }) {
      if (!token) throw new Refusal('unauthorized')
      const read = await inScope({ kind: 'system', task: 'read-handover' }, (tx) => readHandover(tx, clock, token))
      if (read.state === 'expired') throw new Refusal('session_expired')
      if (read.state === 'unknown') throw new Refusal('unauthorized')
      return { who: 'handover', handoverId: read.handoverId, userId: read.userId, applicationId: read.applicationId }
    },
    async operator(request) {
      const { id, operatorId } = await sessionOf('operator', request)
      return { who: 'operator', sessionId: id, operatorId }
    },
    async unproven(request) {
      const { id, staff, awaits } = await sessionOf('unproven', request)
      return { who: 'unproven', sessionId: id, staff, awaits }
    },
    async member(request) {
      const { id, memberId, companyId, role } = await sessionOf('member', request)
      if (!request.roles.includes(role)) throw new Refusal('forbidden')
      return { who: 'member', sessionId: id, memberId, companyId, role }
    },
  }
}

/** By what a caller is counted: the account when there is one, else the address. */
export function accountOf(caller: Caller, address: string): string {
  if (caller.who === 'applicant' || caller.who === 'owner') return `user:${caller.userId}`
  // A phone has buckets of its own: whatever it does, the computer can go on.
  if (caller.who === 'handover') return `handover:${caller.handoverId}`
  if (caller.who === 'member') return `member:${caller.memberId}`
  if (caller.who === 'operator') return `operator:${caller.operatorId}`
  if (caller.who === 'unproven') return `unproven:${holderOf(caller.staff)}`
  return `address:${address}`
}
