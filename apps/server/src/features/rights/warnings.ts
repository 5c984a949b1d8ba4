import { timingSafeEqual } from 'node:crypto'
import { addDays, dayIn } from '@attesta/domain/day.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { KeyRing } from '../../crypto/key-ring.ts'
import { unfinishedDays } from '../../db/holdings.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { brandOf } from '../../emails/brand.ts'
import { composeEmail } from '../../emails/compose.ts'
import { shownDay } from '../../emails/shown-day.ts'
import type { Stores } from '../../stores/index.ts'
import type { Warned } from '../../stores/retention.ts'

type Keys = Pick<KeyRing, 'hmac'>

/** Good for one warning of one application: kept nowhere, and over when the application is kept or warned of again. */
const proofOf = (keys: Keys, { id, warnedAt }: Warned): string =>
  keys.hmac('keep-application', `${id}:${warnedAt.getTime()}`)

/** Writes to everybody whose unfinished application goes soon, once after each of its changes. Returns how many it wrote to. */
export async function warnBeforePurge(deps: Deps, stores: Stores, most: number): Promise<number> {
  const { config, keys } = deps
  const due = await stores.retention.dueForWarning(most)
  for (const { id, changedAt } of due) {
    const application = await stores.applications.find(id)
    const warnedAt = await stores.retention.noteWarning(id)
    if (!application) continue
    const { language, applicant, userId, region } = application
    const goesOn = addDays(dayIn(changedAt, timeZone(region)), unfinishedDays)
    const draft = {
      stem: 'Mail.GoesSoon',
      type: application.type,
      params: { firstName: applicant.firstName, day: shownDay(language, goesOn) },
      url: `${config.publicUrl}/${language}/keep#${id}.${proofOf(keys, { id, warnedAt })}`,
    }
    await stores.emails.post('goes-soon', { userId }, `${id}/${warnedAt.getTime()}`, {
      to: applicant.email,
      ...composeEmail(deps, language, await brandOf(stores, application), draft),
    })
  }
  return due.length
}

/**
 * Keeps the application that such a link names for another term, from now. Returns its last day, by the calendar of the
 * application's region as the email's. @throws Refusal `keep_over` alike for a link that was used, is over or was never
 * given out
 */
export async function keepByLink(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  stores: Stores,
  token: string,
): Promise<{ until: string }> {
  const [id = '', proof = ''] = token.split('.')
  const warned = await stores.retention.warned(id)
  const right = warned && Buffer.from(proofOf(keys, warned)),
    given = Buffer.from(proof)
  if (!right || right.byteLength !== given.byteLength || !timingSafeEqual(right, given)) throw new Refusal('keep_over')
  const application = await stores.applications.find(id)
  if (!application) throw new Refusal('keep_over')
  await stores.retention.keep(id)
  return { until: addDays(dayIn(clock.now(), timeZone(application.region)), unfinishedDays) }
}
