import { playedOwnMessages } from '../../played/messages.ts'
import { playedOwnRequests } from '../../played/requests.ts'
import { noAnswers } from '@attesta/contract/no-answers.ts'
import {
  around,
  document,
  errorOf,
  identity,
  ok,
  sampleDocuments,
  withDocuments,
} from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { IncomeCheckPage } from '@attesta/contract/pages.ts'
import type { Reply } from '../../../calls.ts'
import type { States } from '../../played/screen-state.ts'
import { bankStates } from './bank-states.ts'
import { moreStates } from './more-states.ts'

const path = '/{lang}/rent/fill/{id}/income-check'
const page = (name: IncomeCheckPage) => `${path}/${name}`
const nothingWrong = { document_errors: [], missing_documents: [], global_error: null, is_global_warning: false }
const saving = {
  employedAdditional: ok,
  setUploadDoneTime: ok,
  otherIncomes: ok,
  validateDocuments: { success: true, ...nothingWrong },
}
const empty = {
  ...around('income-check', { answers: noAnswers, documents: [] }),
  ...saving,
  validateDocuments: {
    ...nothingWrong,
    success: false,
    missing_documents: (['payslip', 'cud', 'bank_statement'] as const).map((type) => ({
      type,
      months: [],
      message: said(`Documents.Missing.${type}`),
    })),
  },
}
const some = { ...around('income-check'), ...saving }
const mixed = [
  ...sampleDocuments.slice(0, 2),
  document(3, 'payslip', 'busta-agosto.pdf', { months: ['2026-08'], summary: 'Officine Bianchi · 08/2026' }),
  document(4, 'payslip', 'busta-paga-del-mese-di-settembre-2026-officine-bianchi.pdf', { parse_status: 'processing' }),
  document(5, 'bank_statement', 'estratto-scansione.pdf', {
    error: errorOf(said('Documents.Problem.bank_statement.not_original', { file: 'estratto-scansione.pdf' })),
  }),
  document(6, 'cud', 'cu-2024.pdf', {
    error: errorOf(said('Documents.Problem.too_old', { file: 'cu-2024.pdf' }), false),
  }),
]
/** A statement of two months, and no tax document. */
const incomplete = sampleDocuments
  .filter(({ type }) => type !== 'cud')
  .map((document) =>
    document.type === 'bank_statement'
      ? { ...document, months: ['2026-08', '2026-09'], summary: 'Intesa Sanpaolo · 08–09/2026' }
      : document,
  )

const german = (isIdentityVerified: Reply<'isIdentityVerified'>) => ({
  ...some,
  isIdentityVerified,
  ...withDocuments('income-check', sampleDocuments.slice(2, 6), { application: { region: 'de' } }),
})

/** PDFs with a word in them, handed in as payslips. */
const hand = (...names: string[]) => ({
  pick: 'upload-document-payslip',
  files: names.map((name) => ({
    name,
    type: 'application/pdf',
    size: 0,
    text: `%PDF-1.7\n5 0 obj << /Type /Font /Name /${name} >> endobj\n`,
  })),
})

/** As many as there are in Italy, and more. */
const towns = ['Alba', 'Bari', 'Cantù', 'Chieti', 'Fermo', 'Imola', 'Lodi', 'Pisa', 'Sondrio', 'Teramo']
const manyBanks: Reply<'bankList'> = {
  success: true,
  connected_by: null,
  bank_list: Array.from({ length: 2000 }, (_, index) => ({
    id: `b${index}`,
    name: `${index % 2 === 0 ? 'Banca Popolare' : 'Credito Cooperativo'} di ${towns[index % towns.length]} ${index + 1}`,
    bank_abi: String(index + 1).padStart(5, '0'),
    gocardless_metadata: null,
  })),
}

export const states = {
  empty: { path, replies: empty },
  manyBanks: { path: page('bank-statement'), replies: { ...empty, bankList: manyBanks, uploadDocument: 'pending' } },
  sentByPartner: {
    path: path.replace('rent', 'rapid'),
    draft: { enteredBy: 'Casa Serena Immobiliare' },
    replies: {
      ...empty,
      ...withDocuments('income-check', [], {
        answers: noAnswers,
        application: { applicationType: 'rapid', employment_status: 'Hybrid-employed' },
      }),
    },
  },
  contractMissing: { path, replies: empty, acts: [{ press: 'continue' }] },
  mixed: { path, replies: { ...some, ...withDocuments('income-check', mixed) } },
  mixedPayslips: { path: page('payslip'), replies: { ...some, ...withDocuments('income-check', mixed) } },
  mixedStatements: { path: page('bank-statement'), replies: { ...some, ...withDocuments('income-check', mixed) } },
  emptyPayslips: { path: page('payslip'), replies: empty },
  emptyCertificate: { path: page('cud'), replies: empty },
  emptyOther: { path: page('other'), replies: empty },
  otherIncomes: { path: page('other-incomes'), replies: empty },
  readyPayslips: { path: page('payslip'), replies: some },
  lacksMonth: { path: page('bank-statement'), replies: { ...some, ...withDocuments('income-check', incomplete) } },
  done: { path, replies: some },
  germanyUnverified: { path, replies: german(identity()) },
  germanyVerified: {
    path,
    replies: german(
      identity({
        state: 'verified',
        user_verified: true,
        verified_at: '2026-11-21T09:30:00Z',
        verification_method: 'psd2',
      }),
    ),
  },
  refused: {
    path,
    acts: [{ press: 'continue' }],
    replies: {
      ...some,
      ...withDocuments('income-check', incomplete),
      validateDocuments: {
        success: false,
        global_error: null,
        is_global_warning: false,
        document_errors: [
          {
            document_id: sampleDocuments[5]!.id,
            error: 'bank_statement.coverage',
            file_name: sampleDocuments[5]!.name,
            message: said('Documents.Problem.bank_statement.coverage', { months: ['2026-10'] }),
            blocker: true,
          },
        ],
        missing_documents: [{ type: 'cud', months: [], message: said('Documents.Missing.cud') }],
      },
    },
  },
  offline: { path, replies: { ...some, employedAdditional: 'offline' }, acts: [{ press: 'continue' }] },
  wrongFile: {
    path: page('payslip'),
    replies: empty,
    acts: [{ pick: 'upload-document-payslip', files: [{ name: 'busta.pdf', type: 'application/pdf', size: 0 }] }],
  },
  sending: {
    path: page('payslip'),
    replies: { ...empty, uploadDocument: 'pending' },
    acts: [
      hand(
        'busta-agosto.pdf',
        'busta-settembre.pdf',
        'busta-ottobre.pdf',
        'busta-paga-tredicesima-mensilita-officine-bianchi.pdf',
      ),
    ],
  },
  doubtful: {
    path: page('payslip'),
    replies: { ...empty, uploadDocument: 'pending' },
    acts: [hand('busta-giugno-2026.pdf', 'estratto-conto-settembre.pdf')],
  },
  doubtfulList: {
    path: page('payslip'),
    replies: { ...empty, uploadDocument: 'pending' },
    acts: [
      hand('busta-giugno-2026.pdf', 'estratto-conto-settembre.pdf'),
      { press: 'to-documents' },
      { press: 'continue' },
    ],
  },
  connectionLost: {
    path: page('payslip'),
    replies: { ...empty, uploadDocument: 'offline' },
    acts: [hand('busta-agosto.pdf')],
  },
  incomesNotSaved: { path: page('other-incomes'), replies: { ...empty, otherIncomes: { refused: { status: 503 } } } },
  ...moreStates,
  ...bankStates,
  notRequired: { path, replies: { ...empty, supportedDocuments: { success: true, documents: [], needs: [] } } },
  loading: { path, replies: { ...empty, supportedDocuments: 'pending' } },
  messages: { path, replies: { ...empty, readMessages: playedOwnMessages, answerMessage: { success: true } } },
  requests: { path, replies: { ...empty, readRequests: playedOwnRequests, answerRequest: { success: true } } },
  failed: { path, replies: { ...empty, supportedDocuments: { refused: { status: 500 } } } },
} satisfies States
