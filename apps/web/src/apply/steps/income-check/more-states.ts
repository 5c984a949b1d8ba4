/**
 * Looks of the screen that hang on one document or one place: findings that are contested, places that are handed to a
 * phone.
 */
import { said } from '../../played/said.ts'
import type { DocumentError } from '@attesta/contract/document.ts'
import type { ReadJob } from '@attesta/contract/reading.ts'
import type { Reply } from '../../../calls.ts'
import type { PlayedReplies } from '../../../fake-api.ts'
import { noAnswers } from '@attesta/contract/no-answers.ts'
import { around, document, errorOf, ok, sampleDocuments, withDocuments } from '../../played/sample-applicants.ts'
import type { ScreenState, States } from '../../played/screen-state.ts'

const list = '/{lang}/rent/fill/{id}/income-check'
const path = `${list}/payslip`
const certificate = `${list}/cud`
const nothingRead: ReadJob = { employer: null, hired_on: null, type_of_contract: null, paychecks_per_year: null }
const screen = {
  ...around('income-check'),
  employedAdditional: ok,
  setUploadDoneTime: ok,
  otherIncomes: ok,
  validateDocuments: {
    success: true,
    document_errors: [],
    missing_documents: [],
    global_error: null,
    is_global_warning: false,
  },
}

const otherName = errorOf(
  said('Documents.Problem.name_mismatch', { file: 'busta-ottobre.pdf', applicant: 'Anna Bianchi' }),
  true,
  {
    contestable: true,
    compared: { found: 'FERRI ANNA', expected: 'Anna Bianchi', page: 1 },
  },
)
const oldCard = errorOf(said('Documents.Problem.too_old', { file: 'cu-2023.pdf' }), false, {
  code: 'cud.too_old',
  contestable: true,
  compared: { found: '2023', expected: '2025 or later', page: null },
})
const contest = {
  comment: 'Ferri è il mio cognome da sposata.\nIl codice fiscale è lo stesso.',
  contested_at: '2026-11-21T10:00:00.000Z',
}
const on = (number: number, type: 'payslip' | 'cud', name: string, errors: DocumentError[]) =>
  document(number, type, name, { error: errors[0]!, errors, months: type === 'payslip' ? ['2026-10'] : [] })

const judged = (first: DocumentError): PlayedReplies => ({
  ...screen,
  ...withDocuments('income-check', [
    ...sampleDocuments.slice(0, 4),
    on(5, 'payslip', 'busta-ottobre.pdf', [first]),
    on(7, 'cud', 'cu-2023.pdf', [oldCard]),
  ]),
  contestFinding: 'offline',
  withdrawContest: { refused: { status: 500 } },
})
const finding = (first: DocumentError, acts: ScreenState['acts'] = []): ScreenState => ({
  path,
  replies: judged(first),
  acts,
})

/** A code of the right look that leads nowhere. */
const qrRow = (row: number) =>
  Array.from({ length: 10 }, (_, column) => ((row * 7 + column * 5) % 3 === 0 ? 'h1m1 0' : 'm2 0')).join('')
const qrPath = Array.from({ length: 21 }, (_, row) => `M4 ${row + 4.5}${qrRow(row)}`).join('')
const qr =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="M0 0h29v29H0z"/><path stroke="#000" d="${qrPath}"/></svg>`
const started: Reply<'startHandover'> = {
  success: true,
  handover_id: sampleDocuments[0]!.id,
  link: 'https://attesta.example/it/handover#q7Xv2',
  qr,
  expires_at: '2026-11-21T10:25:00.000Z',
}
const handover = (status: Reply<'handoverStatus'>['status'], files: number): ScreenState => ({
  path,
  acts: [{ press: 'handover' }],
  replies: {
    ...screen,
    startHandover: started,
    endHandover: ok,
    handoverStatus: { success: true, status, files, expires_at: started.expires_at },
  },
})

/** A job that began in October, and no tax document. */
const newJob = sampleDocuments.filter(
  ({ type, months }) => type !== 'cud' && !(type === 'payslip' && months[0] !== '2026-10'),
)
const unsaid = { ...screen, ...withDocuments('income-check', newJob) }
const explained = {
  ...unsaid,
  withdrawAbsence: 'offline' as const,
  declareAbsence: 'offline' as const,
  supportedDocuments: {
    ...unsaid.supportedDocuments,
    needs: unsaid.supportedDocuments.needs.map((need) =>
      need.types[0] === 'payslip'
        ? {
            ...need,
            absence: {
              type: 'payslip' as const,
              reason: 'new_job' as const,
              comment: 'Ho cominciato a ottobre: la prima busta paga arriva a fine mese.',
            },
          }
        : need,
    ),
  },
}

/** The job of a person whose payslips say some of it. */
const jobOf = (job: Partial<ReadJob>, documents = sampleDocuments): PlayedReplies => ({
  ...screen,
  ...withDocuments('income-check', documents, { answers: noAnswers }),
  readReading: {
    success: true,
    reading: {
      waiting: 0,
      lines: [],
      documents: [],
      seen_not_counted: [],
      hint: null,
      job: { ...nothingRead, ...job },
    },
  },
})
const job = `${list}/job`
const readWhole = jobOf({
  employer: 'Officine Bianchi S.r.l.',
  hired_on: '2021-03-01',
  type_of_contract: 'open_ended',
  paychecks_per_year: 13,
})
const readPart = jobOf({ employer: 'Officine Bianchi S.r.l.', hired_on: '2021-03-01', type_of_contract: 'fixed_term' })

export const moreStates = {
  jobAsked: { path: job, replies: jobOf({}) },
  jobReading: {
    path: job,
    replies: jobOf({}, [document(3, 'payslip', 'busta-agosto.pdf', { parse_status: 'processing' })]),
  },
  jobNow: {
    path: job,
    replies: jobOf({}, [document(3, 'payslip', 'busta-agosto.pdf', { parse_status: 'processing' })]),
    acts: [{ press: 'job-now' }],
  },
  jobRead: { path: job, replies: readWhole },
  jobReadPart: { path: job, replies: readPart, acts: [{ press: 'job-right' }] },
  jobChanging: { path: job, replies: readWhole, acts: [{ press: 'job-wrong' }] },
  jobNotSaved: {
    path: job,
    replies: { ...readWhole, employedAdditional: 'offline' },
    acts: [{ press: 'job-right' }],
  },
  jobAnswered: { path: job, replies: screen },
  jobUnconfirmed: { path: list, replies: readWhole, acts: [{ press: 'continue' }] },
  absent: { path, replies: explained },
  absentList: { path: list, replies: explained },
  absentSaying: { path: certificate, replies: unsaid, acts: [{ press: 'absent-cud' }] },
  absentUnsaid: { path: certificate, replies: unsaid, acts: [{ press: 'absent-cud' }, { press: 'absence-save' }] },
  compared: finding(otherName),
  contesting: finding(otherName, [{ press: 'contest' }]),
  contestEmpty: finding(otherName, [{ press: 'contest' }, { press: 'contest-save' }]),
  contestOffline: finding(otherName, [
    { press: 'contest' },
    { fill: 'contest', with: 'Ferri è il mio cognome da sposata.' },
    { press: 'contest-save' },
  ]),
  contested: finding({ ...otherName, blocker: false, contest }),
  contestedList: { ...finding({ ...otherName, blocker: false, contest }), path: list },
  handoverWaiting: handover('waiting', 0),
  handoverConnected: handover('connected', 2),
  handoverExpired: handover('expired', 0),
  handoverEnded: handover('ended', 1),
  handoverFailed: { path, acts: [{ press: 'handover' }], replies: { ...screen, startHandover: 'offline' } },
} satisfies States
