import type { Reading } from '@attesta/contract/reading.ts'
import { assembleReading } from '@attesta/domain/reading/assemble-reading.ts'
import { assemblers } from '@attesta/domain/report/assemble.ts'
import type { Region } from '@attesta/contract/fields.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { pageOfInputs } from '../../documents/pages/cited-page.ts'
import { gatherFacts } from '../../reports/gather-facts.ts'

/** The documents of co-applicants, whose income is in the sum, are not the caller's to read. */
const task = { kind: 'system', task: 'read-reading' } as const

export const reading = (deps: Deps) => {
  /** Assembled as the report would be now, and kept nowhere: a report of it is issued by `readReport` alone. */
  async function readingOf({
    userId,
    applicationId,
  }: CallerOf<'owner'>): Promise<{ region: Region; reading: Reading }> {
    const { application, documents } = await deps.transact({ kind: 'applicant', userId }, async (stores) => ({
      application: await stores.applications.find(applicationId),
      documents: await stores.documents.of(applicationId),
    }))
    if (!application) throw new Refusal('not_found')
    const facts = await deps.transact(task, (stores) =>
      gatherFacts(stores, application, documents, {
        reportId: applicationId,
        now: deps.clock.now(),
        verifyUrl: null,
      }),
    )
    const report = assemblers[application.type](facts)
    const waiting = documents.filter(({ status }) => status === 'processing').length
    return { region: application.region, reading: assembleReading(facts, report, waiting) }
  }

  return {
    async readReading({ caller }) {
      return { success: true as const, reading: (await readingOf(caller)).reading }
    },

    async readReadingPage({ caller, query: { kind, document_id, page } }) {
      const { region, reading } = await readingOf(caller)
      const inputs = reading.lines.filter((line) => line.kind === kind).flatMap((line) => line.inputs)
      const seen = kind === 'other_income' ? reading.seen_not_counted.flatMap((income) => income.inputs) : []
      const cited = await pageOfInputs(
        deps,
        { applicationId: caller.applicationId, region, documents: reading.documents },
        [...inputs, ...seen],
        { document_id, page },
        { kind: 'person', userId: caller.userId },
      )
      return { success: true as const, ...cited }
    },
  } satisfies Handlers<'readReading' | 'readReadingPage'>
}
