import type { Language } from '@attesta/contract/fields.ts'
import { bankReturnPage } from '@attesta/contract/pages.ts'
import { firstDay, type Month } from '@attesta/domain/day.ts'
import { daysWanted } from '@attesta/domain/facts/bank-feed.ts'
import { lastFullMonths, windows } from '@attesta/domain/journey/windows.ts'
import { BankRefused } from '@attesta/providers/bank-connection/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { refuseWhenReported } from '../../application/change-answers.ts'
import { connectableBanks, countryOf } from '../../regions/connectable-banks.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import { end, isOver } from './stages.ts'

const referenceBytes = 16
/** Who has begun and not come back within a day will not. */
export const abandonedSeconds = 24 * 3600

/** The months that the check looks at, and how many days ago the first of them began. */
export function historyOf(
  { employmentStatus, region }: Pick<Application, 'employmentStatus' | 'region'>,
  now: Date,
): { months: Month[]; days: number } {
  const today = todayFor({ region }, now)
  const months = lastFullMonths(
    today,
    employmentStatus === 'Self-employed' ? windows.statementMonthsSelfEmployed : windows.statementMonths,
  )
  return { months, days: daysWanted(firstDay(months[0]!), today) }
}

function refuseInWords({ log }: Deps, error: unknown): never {
  if (error instanceof ProviderUnavailable) throw new Refusal('bank_unavailable')
  if (!(error instanceof BankRefused)) throw error
  if (error.reason === 'credentials') log.fault({ event: 'bank-data.refused', kind: error.reason }, error)
  throw new Refusal(
    error.reason === 'limit'
      ? 'bank_limit'
      : error.reason === 'not_found' || error.reason === 'wrong_request'
        ? 'bank_not_connectable'
        : 'bank_unavailable',
  )
}

/**
 * Begins a link at the provider and keeps it. Whatever the application had begun before and not brought to an end is
 * over.
 */
export async function beginConnection(
  deps: Deps,
  { userId, applicationId }: CallerOf<'owner'>,
  institutionId: string,
  language: Language,
): Promise<{ id: string; link: string }> {
  const { transact, bankConnectionProvider, clock, random, config } = deps
  const own = { kind: 'applicant', userId } as const
  const application = await transact(own, async (stores) => {
    await refuseWhenReported(stores, applicationId)
    return stores.applications.find(applicationId)
  })
  if (!application) throw new Refusal('not_found')
  if (bankConnectionProvider === undefined) throw new Refusal('bank_unavailable')
  const banks = await connectableBanks(deps, application.region)
  const institution = banks.find(({ id }) => id === institutionId)
  if (!institution) throw new Refusal(banks.length === 0 ? 'bank_unavailable' : 'bank_not_connectable')
  const reference = random.bytes(referenceBytes).toString('hex'),
    { days } = historyOf(application, clock.now())
  const begun = await bankConnectionProvider
    .begin({
      institution: institution.id,
      country: countryOf(application.region),
      redirectUrl: `${config.publicUrl}/${language}/${bankReturnPage}`,
      reference,
      language,
      historyDays: days,
    })
    .catch((error: unknown) => refuseInWords(deps, error))
  const id = await transact(own, async (stores) => {
    if (!(await stores.applications.findLocked(applicationId))) throw new Refusal('not_found')
    for (const earlier of await stores.bankConnections.of(applicationId))
      if (!isOver(earlier)) await end(stores, earlier, 'cancelled', null)
    const begunId = await stores.bankConnections.begin({
      applicationId,
      userId,
      provider: bankConnectionProvider.provider,
      reference,
      details: {
        institution: { id: institution.id, name: institution.name },
        linkId: begun.linkId,
        link: begun.url,
        wantedDays: days,
        grantedDays: begun.grantedDays,
        accounts: [],
        chosen: [],
        bankName: null,
        bankAbi: null,
        error: null,
      },
    })
    await stores.jobs.send('revokeBankConnection', { connectionId: begunId }, abandonedSeconds)
    return begunId
  })
  return { id, link: begun.url }
}
