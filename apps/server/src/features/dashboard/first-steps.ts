import type { FirstStep } from '@attesta/contract/sample.ts'
import { firstSteps, sampleKeys } from '@attesta/contract/sample.ts'
import { sampleListing, sampleReport, sampleReports } from '@attesta/domain/examples/sample-households.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Company } from '../../stores/companies.ts'
import type { Stores } from '../../stores/index.ts'
import { ownScope } from './own-company.ts'

const hasBrand = ({ logo, colours }: Company): boolean =>
  logo !== null || Object.values(colours).some((colour) => colour !== null)

/** Returns what is done, read from what the company has: nothing is ticked by hand. */
async function stepsOf(stores: Stores, caller: CallerOf<'member'>, company: Company) {
  const factor = await stores.secondFactors.findLocked({
    kind: 'member',
    memberId: caller.memberId,
    companyId: caller.companyId,
  })
  const isDone: Record<FirstStep, boolean> = {
    brand: hasBrand(company),
    listing: await stores.listings.isAny(caller.companyId),
    invite: await stores.listingInvitations.isAny(caller.companyId),
    'second-factor': factor?.isOn ?? false,
  }
  return firstSteps.map((key) => ({ key, is_done: isDone[key] }))
}

/**
 * A new company's first day. The sample is no row of any table: it is not counted, exported, sent to webhooks or kept,
 * because there is nothing to count.
 */
export const dashboardFirstSteps = (deps: Deps) => {
  const own = ownScope(deps)
  const contextOf = (company: Company, language: Language) => {
    const now = deps.clock.now()
    return { today: todayFor({ region: 'it' }, now), createdAt: now.toISOString(), language, companyName: company.name }
  }
  return {
    async dashboardFirstSteps({ caller, language }) {
      const { company, steps } = await own(caller, async (stores) => {
        const found = await stores.companies.find(caller.companyId)
        const isShown = found !== null && caller.role === 'owner' && !found.hidesFirstSteps
        return { company: found, steps: isShown ? await stepsOf(stores, caller, found) : [] }
      })
      if (!company) throw new Refusal('unauthorized')
      return {
        success: true as const,
        steps,
        sample: company.hidesSample
          ? null
          : {
              listing: {
                name: sampleListing.name,
                address: sampleListing.address,
                rent: decimal(sampleListing.rent),
              },
              applications: sampleReports(contextOf(company, language)).map(({ key, report }) => ({
                key,
                name: report.personal_details.name,
                net_income: report.trace.net_income?.value ?? null,
                income_state: report.trace.net_income?.state ?? 'unknown',
                percentage: report.monthly_affordability?.percentage ?? null,
                guarantors: report.guarantors.content.length,
                needs_attention: report.standing?.state !== 'settled',
              })),
            },
      }
    },

    async dashboardSettleFirstSteps({ caller, body }) {
      await own(caller, (stores) =>
        stores.companies.settle(caller.companyId, {
          ...(body.hides_steps === undefined ? {} : { hidesFirstSteps: body.hides_steps }),
          ...(body.has_sample === undefined ? {} : { hidesSample: !body.has_sample }),
        }),
      )
      return { success: true as const }
    },

    async dashboardSampleReport({ caller, params, language }) {
      const company = await own(caller, (stores) => stores.companies.find(caller.companyId))
      const key = sampleKeys.find((one) => one === params.sample)
      if (!company || company.hidesSample || key === undefined) throw new Refusal('not_found')
      return { success: true as const, report: sampleReport(key, contextOf(company, language)) }
    },
  } satisfies Handlers<'dashboardFirstSteps' | 'dashboardSettleFirstSteps' | 'dashboardSampleReport'>
}
