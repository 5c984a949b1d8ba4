import { documentMarks } from '@attesta/domain/facts/document-marks.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { personMarks } from '@attesta/domain/facts/person-marks.ts'
import { isSuspicion } from '@attesta/domain/review/grounds.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import type { Stores } from '../stores/index.ts'
import { announce } from '../application/announce.ts'
import { answerRequests } from '../application/answer-requests.ts'
import { finishedPartChanged } from '../application/household-progress.ts'
import { reviewWhenNeeded } from './review-grounds.ts'

/**
 * How long an open page has to show what was read; it asks every two seconds, and that it was seen is written within
 * 25.
 */
export const timeToLookSeconds = 120

/** Keeps what the document is known again by, as long as the document itself. */
export async function markDocument(
  stores: Stores,
  { id: documentId, applicationId, userId }: Pick<Document, 'id' | 'applicationId' | 'userId'>,
  result: ParseResult,
): Promise<void> {
  const marks = documentMarks(result)
  if (marks !== null) await stores.documentMarks.keep({ documentId, applicationId, userId }, marks)
  await stores.documentMarks.keepPerson({ documentId, applicationId, userId }, personMarks(result))
}

/**
 * What follows once it is known what a document tells, from a reader or a bank: it is known again, an error is told to
 * the company, a strong suspicion is put before a person, a report that rests on it is brought up to date, and a person
 * who has left is written to.
 */
export async function settleReading(
  stores: Stores,
  application: Application,
  document: Pick<Document, 'id' | 'applicationId' | 'userId'>,
  result: ParseResult,
  now: Date,
): Promise<void> {
  await markDocument(stores, document, result)
  if (result.findings.some(({ severity }) => severity === 'error'))
    await announce(stores, application, 'document.flagged', document.id, now)
  if (result.findings.some(({ code }) => isSuspicion(code))) await reviewWhenNeeded(stores, application)
  await answerRequests(stores, application.id)
  await finishedPartChanged(stores, application)
  await stores.jobs.send('notifyOfProblems', { applicationId: application.id }, timeToLookSeconds)
}
