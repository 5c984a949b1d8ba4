import type { missingKinds } from '@attesta/contract/what-if.ts'
import type { Lack } from '@attesta/domain/journey/readiness.ts'
import { whatIfOf } from '@attesta/domain/report/what-if.ts'
import { standingOf } from '../../application/readiness.ts'
import { fullName } from '../../documents/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Application } from '../../stores/applications.ts'
import { householdStage } from './household-stage.ts'
import { shownHousehold } from './household-work.ts'
import { ownScope } from './own-company.ts'

type MissingKind = (typeof missingKinds)[number]

const kindOf: Record<Lack['kind'], MissingKind> = {
  answers: 'details',
  missing: 'document',
  no_document: 'document',
  blocked: 'unusable',
  unread: 'unread',
  confirmation: 'confirmation',
  payment: 'payment',
}

/** What is still to come, without what is wrong with a document: that is the applicant's to mend first. */
const missingPart = ({ id, applicant }: Application, lack: Lack) => ({
  application_id: id,
  name: fullName({ applicant }),
  kind: kindOf[lack.kind],
  type: lack.kind === 'missing' ? lack.types[0]! : null,
  months: lack.kind === 'missing' ? lack.months : [],
})

/** What would change where a household stands: the parts that are missing, and what a guarantor would do. */
export const dashboardWhatIf = (deps: Deps) => {
  const { transact, clock } = deps
  const own = ownScope(deps)
  return {
    async dashboardWhatIf({ caller, params }) {
      const { applicationId, report, isOpen } = await own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        return { ...household, ...(await householdStage(stores, household.applicationId)) }
      })
      if (!isOpen) return { success: true as const, what_if: null, missing: [] }
      const missing = await transact({ kind: 'system', task: 'what-is-missing' }, async (stores) => {
        const main = await stores.applications.find(applicationId)
        const unfinished = [
          ...(main && report === null ? [main] : []),
          ...(await stores.applications.linkedTo(applicationId)).filter(({ confirmedAt }) => confirmedAt === null),
        ]
        const parts = []
        for (const person of unfinished) {
          const { lacks } = standingOf(person, await stores.documents.of(person.id), clock.now())
          parts.push(...lacks.map((lack) => missingPart(person, lack)))
        }
        return parts
      })
      // Several files that cannot be used, or are being read, are one line.
      const lines = new Map(missing.map((part) => [JSON.stringify(part), part]))
      return { success: true as const, what_if: report && whatIfOf(report.snapshot), missing: [...lines.values()] }
    },
  } satisfies Handlers<'dashboardWhatIf'>
}
