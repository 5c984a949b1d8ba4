import { isRequestAnswered } from '@attesta/domain/household/request-answered.ts'
import type { Stores } from '../stores/index.ts'

/** Marks the company's open requests that the documents given since answer; a report that stands is issued again. */
export async function answerRequests(stores: Stores, applicationId: string): Promise<void> {
  const open = (await stores.applicantRequests.of(applicationId)).filter(({ state }) => state === 'open')
  if (open.length === 0) return
  const documents = await stores.documents.of(applicationId)
  const isReported = (await stores.reports.currentOf(applicationId)) !== null
  for (const { id, companyId, type, months, askedAt } of open) {
    if (type === null || !isRequestAnswered({ type, months, askedAt }, documents)) continue
    if (!(await stores.applicantRequests.answer(applicationId, id, 'document', null))) continue
    await stores.householdWork.record({ applicationId, companyId }, null, [
      { kind: 'request-answered', before: null, after: null },
    ])
    await stores.jobs.send('tellAgents', { applicationId, companyId, causeId: id })
    if (isReported) await stores.jobs.send('updateReport', { applicationId, personId: applicationId })
  }
}
