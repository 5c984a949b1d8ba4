import { dayIn } from '@attesta/domain/day.ts'
import type { DocumentKind, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { unreadFile } from '@attesta/domain/facts/unread-file.ts'
import { settleReading } from '../../documents/settle-reading.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import type { Document } from '../../stores/documents.ts'
import { bytesOf } from '../../uploads/bytes-of.ts'
import { findReused } from './reused-document.ts'
import { notifyOfProblems } from './notify-of-problems.ts'

/** Of one reading. Two thirds of what a document of text may take, and beyond what a photographed card takes. */
const SLOW_MS = 10_000
/** A file that ended its reader so often is given up. */
const maxTries = 3

const task = { kind: 'system', task: 'parse-document' } as const
const kinds: Record<Document['type'], DocumentKind> = {
  national_id: 'national_id',
  bank_statement: 'bank_statement',
  payslip: 'payslip',
  fiscal_doc: 'fiscal_doc',
  cud: 'cud',
  other: 'other',
  mortgage_doc: 'other',
}

/** What is kept of a file that no reader survived. */
const givenUp = ({ type, labels }: Document): ParseResult => ({
  ...unreadFile(labels.fileName, 'unreadable'),
  type: kinds[type],
  findings: [],
})

export const documentJobs = (deps: Deps) =>
  ({
    async parseDocument({ documentId, isFromPixels }, { isLast, behindSeconds }) {
      const { transact, clock, reader } = deps
      const begun = await transact(task, async (stores) => {
        const tries = await stores.documents.beginTry(documentId)
        const document = tries === null ? null : await stores.documents.find(documentId)
        const application = document && (await stores.applications.find(document.applicationId))
        return document && application ? { tries: tries!, document, application } : null
      })
      if (!begun) return
      const { tries, document, application } = begun
      const read = async (): Promise<ParseResult | null> => {
        const [bytes, began] = [await bytesOf(deps, document), clock.now().getTime()]
        try {
          return await reader.read(bytes, {
            fileName: document.labels.fileName,
            today: dayIn(clock.now(), timeZone(application.region)),
            isTextOnly: !isFromPixels && !isLast,
          })
        } finally {
          const ms = clock.now().getTime() - began
          if (ms >= SLOW_MS) deps.log.warn({ event: 'document.slow', documentId: document.id, ms })
        }
      }
      const result =
        tries > maxTries
          ? givenUp(document)
          : await read().catch(async (error: unknown) => {
              // It was not the file that ended this try: only a try that never came back counts.
              await transact(task, (stores) => stores.documents.forgiveTry(document.id))
              if (!isLast) throw error
              deps.log.fault({ event: 'document.given_up', documentId: document.id }, error)
              return givenUp(document)
            })
      if (!result) return transact(task, (stores) => stores.documents.readFromPixels(documentId, behindSeconds))
      await transact(task, async (stores) => {
        const checked = { ...result, findings: [...result.findings, ...(await findReused(stores, document, result))] }
        const isFirst = await stores.documents.saveResult(document.id, document.applicationId, checked, checked.verdict)
        if (isFirst) await settleReading(stores, application, document, checked, clock.now())
      })
    },

    notifyOfProblems: ({ applicationId }) => notifyOfProblems(deps, applicationId),
  }) satisfies JobHandlers<'parseDocument' | 'notifyOfProblems'>
