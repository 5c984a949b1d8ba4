/** Who may call, decided before anything else of the call is read. One function a policy of the table. */
import { eq } from 'drizzle-orm'
import type { KeyScope } from '@attesta/contract/key-scopes.ts'
import type { MemberRole, Who } from '@attesta/contract/route.ts'
import { isUuid } from '@attesta/contract/uuid.ts'
import type { Clock } from '../clock.ts'
import { sessions } from '../db/schema.ts'
import type { InScope } from '../db/in-scope.ts'
import type { Caller, CallerOf } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { ownedApplication, type OwnedApplication } from './owned-application.ts'
import { isApiKey, readApiKey } from './read-api-key.ts'
import { readHandover } from './read-handover.ts'
import { moveOf, sessionRows, stateOf, type Session, type SessionState } from './read-session.ts'
import type { Seen } from './seen.ts'
import { holderOf } from './staff.ts'

interface AuthRequest {
  /** Of the header Authorization, without «Bearer »; undefined when there is none. */
  token: string | undefined
  /** The query's `application_id`, as it came. */
  applicationId: unknown
  /** Of a member's call: whose role may make it. */
  roles: readonly MemberRole[]
  /** Of a member's call: what an API key needs to make it; undefined: none can. */
  keyScope: KeyScope | undefined
  /** A poll keeps no session alive. */
  isPoll: boolean
  /** The version of the application's rows is wanted, to compare with what the caller has. */
  wantsVersion: boolean
  /** Keyed hash of the caller's network address. */
  address: string
}

type Policy<W extends Who> = (request: AuthRequest) => Promise<CallerOf<W>>
/** Total over the policies but `provider`, which its handler proves from the raw body. */
export type Policies = { [W in Exclude<Who, 'provider'>]: Policy<W> }

const systemScope = { kind: 'system', task: 'read-session' } as const

export function createPolicies(inScope: InScope, clock: Clock, seen: Seen): Policies {
  /** Session and application in one round trip; the time of an act in another, at most once a second. */
  async function readToken(
    { token, isPoll, wantsVersion }: Pick<AuthRequest, 'isPoll' | 'wantsVersion'> & { token: string },
    applicationId?: string,
  ): Promise<{ read: SessionState; owned: OwnedApplication | undefined }> {
    const [[found], owned] = await inScope(
      systemScope,
      (tx) =>
        Promise.all([
          sessionRows(tx, token),
          applicationId === undefined ? undefined : ownedApplication(tx, { token, applicationId, wantsVersion }),
        ]),
      { together: 'reads' },
    )
    const now = clock.now()
    const read = stateOf(found, now)
    if (found && read.state === 'live') {
      const { id } = read.session
      const move = moveOf(found, now, !isPoll)
      if (move === 'seen') seen.note(id, now)
      if (move === 'act')
        await inScope(
          systemScope,
          (tx) => tx.update(sessions).set({ activeAt: now, seenAt: now }).where(eq(sessions.id, id)),
          { together: 'writes', mayBeLost: true },
        )
    }
    return { read, owned }
  }

  async function sessionOf<K extends Session['kind']>(
    kind: K,
    { token, ...how }: AuthRequest,
    applicationId?: string,
  ): Promise<{ session: Extract<Session, { kind: K }>; owned: OwnedApplication | undefined }> {
    if (!token) throw new Refusal('unauthorized')
    const { read, owned } = await readToken({ token, ...how }, applicationId)
    if (read.state === 'expired') throw new Refusal('session_expired')
    // A member's token opens nothing of an applicant, and the other way round.
    if (read.state !== 'live' || read.session.kind !== kind) throw new Refusal('unauthorized')
    return { session: read.session as Extract<Session, { kind: K }>, owned }
  }

  const applicant: Policy<'applicant'> = async (request) => {
    const { session } = await sessionOf('applicant', request)
    return { who: 'applicant', sessionId: session.id, userId: session.userId }
  }

  const anyone: Policy<'anyone'> = async ({ address }) => ({ who: 'anyone', address })

  const owner: Policy<'owner'> = async (request) => {
    const named =
      typeof request.applicationId === 'string' && isUuid(request.applicationId)
        ? request.applicationId.toLowerCase()
        : undefined
    const { session, owned } = await sessionOf('applicant', request, named)
    // Another applicant's is not even seen here: row security answers as if it were not there. Source: A6-own-only.
    if (named === undefined || owned?.userId !== session.userId) throw new Refusal('not_found')
    return {
      who: 'owner',
      sessionId: session.id,
      userId: session.userId,
      applicationId: named,
      version: owned.version,
    }
  }

  /** Returns a company's program: what its key was given, and no more than its maker may do now. */
  async function program(
    token: string,
    { roles, keyScope }: Pick<AuthRequest, 'roles' | 'keyScope'>,
  ): Promise<CallerOf<'member'>> {
    const key = await inScope({ kind: 'system', task: 'read-api-key' }, (tx) => readApiKey(tx, token, clock.now()), {
      together: 'writes',
      mayBeLost: true,
    })
    if (key === undefined) throw new Refusal('unauthorized')
    if (keyScope === undefined) throw new Refusal('key_not_allowed')
    if (!key.scopes.includes(keyScope)) throw new Refusal('key_scope', { params: { scope: keyScope } })
    const { id, memberId, companyId, role } = key
    if (!roles.includes(role)) throw new Refusal('forbidden')
    return { who: 'member', by: { keyId: id }, memberId, companyId, role }
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
    async entrant({ token, address, ...how }) {
      const read = token === undefined ? null : (await readToken({ token, ...how })).read
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
      const read = await inScope({ kind: 'system', task: 'read-handover' }, (tx) => readHandover(tx, clock, token), {
        together: 'reads',
      })
      if (read.state === 'expired') throw new Refusal('session_expired')
      if (read.state === 'unknown') throw new Refusal('unauthorized')
      return { who: 'handover', handoverId: read.handoverId, userId: read.userId, applicationId: read.applicationId }
    },
    async operator(request) {
      const { session } = await sessionOf('operator', request)
      const { id, operatorId } = session
      return { who: 'operator', sessionId: id, operatorId }
    },
    async unproven(request) {
      const { session } = await sessionOf('unproven', request)
      const { id, staff, awaits } = session
      return { who: 'unproven', sessionId: id, staff, awaits }
    },
    async member(request) {
      if (request.token !== undefined && isApiKey(request.token)) return program(request.token, request)
      const { session } = await sessionOf('member', request)
      const { id, memberId, companyId, role } = session
      if (!request.roles.includes(role)) throw new Refusal('forbidden')
      return { who: 'member', by: { sessionId: id }, memberId, companyId, role }
    },
  }
}

/** By what a caller is counted: the account when there is one, else the address. */
export function accountOf(caller: Caller, address: string): string {
  if (caller.who === 'applicant' || caller.who === 'owner') return `user:${caller.userId}`
  // A phone has buckets of its own: whatever it does, the computer can go on.
  if (caller.who === 'handover') return `handover:${caller.handoverId}`
  if (caller.who === 'member') return 'keyId' in caller.by ? `key:${caller.by.keyId}` : `member:${caller.memberId}`
  if (caller.who === 'operator') return `operator:${caller.operatorId}`
  if (caller.who === 'unproven') return `unproven:${holderOf(caller.staff)}`
  return `address:${address}`
}
