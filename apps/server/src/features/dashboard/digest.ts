/** What waits for a colleague, by email: once a morning or on Mondays, in counts, in their language. Decision 0149. */
import { digestCounts, type DigestCount } from '@attesta/contract/digest.ts'
import { dayIn, type Day } from '@attesta/domain/day.ts'
import { digestFrom } from '@attesta/domain/digest-due.ts'
import { instantOf } from '@attesta/domain/viewings/local-time.ts'
import type { Deps } from '../../deps.ts'
import { composeEmail } from '../../emails/compose.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { DigestReader } from '../../stores/digests.ts'
import { ownScope } from './own-company.ts'

/** Both countries of a company keep the same time. */
const zone = timeZone('it')
/** A member who only reads finished reports is told of these alone. */
const toldToViewers: readonly DigestCount[] = ['unread', 'attention']

export const dashboardDigest = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardDigest({ caller }) {
      return { success: true as const, rhythm: await own(caller, (stores) => stores.digests.rhythmOf(caller.memberId)) }
    },
    async dashboardSetDigest({ caller, body }) {
      await own(caller, (stores) => stores.digests.setRhythm(caller.memberId, body.rhythm))
      return { success: true as const }
    },
  } satisfies Handlers<'dashboardDigest' | 'dashboardSetDigest'>
}

export const digestJobs = (deps: Deps) => {
  const { transact, clock, words, config } = deps
  const task = { kind: 'system', task: 'send-digests' } as const

  /** In a transaction of its own: what is sent is marked, and a run that is tried again leaves it out. */
  const sendDigest = ({ memberId, companyId, rhythm, sentOn }: DigestReader) =>
    transact(task, async (stores) => {
      const today = dayIn(clock.now(), zone)
      const from = digestFrom(rhythm, today, sentOn)
      const member = from && (await stores.members.find(memberId))
      const company = member && (await stores.companies.find(companyId))
      if (!member || !company) return
      const startOf = (day: Day) => instantOf(`${day}T00:00`, zone)!
      const counts = await stores.digests.countsOf(
        { memberId, companyId },
        { from: startOf(from), until: startOf(today), today },
      )
      await stores.digests.markSent(memberId, today)
      const language = member.language ?? 'it'
      const list = digestCounts
        .filter((count) => counts[count] > 0 && (member.role !== 'viewer' || toldToViewers.includes(count)))
        .map((count) => words.t(language, `Mail.Digest.Line.${count}`, { count: counts[count] }))
      // Nothing waits: nothing is sent.
      if (list.length === 0) return
      await stores.emails.post('digest', { companyId }, `${memberId}/${today}`, {
        to: member.email,
        ...composeEmail(deps, language, company, {
          stem: 'Mail.Digest',
          params: { company: company.name },
          list,
          url: `${config.publicUrl}/dashboard?lang=${language}`,
        }),
      })
    })

  return {
    async sendDigests() {
      const readers = await transact(task, (stores) => stores.digests.readers())
      for (const reader of readers) await sendDigest(reader)
    },
  } satisfies JobHandlers<'sendDigests'>
}
