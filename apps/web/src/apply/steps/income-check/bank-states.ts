/** Looks of the section of bank statements where banks can be connected. */
import type {
  BankConnectionAccount,
  BankConnectionError,
  BankConnectionStatus,
} from '@attesta/contract/bank-connection.ts'
import type { Reply } from '../../../calls.ts'
import type { PlayedReplies } from '../../../fake-api.ts'
import { around, document, ok, sampleDocuments, withDocuments } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { ScreenState, States } from '../../played/screen-state.ts'

type Current = NonNullable<Reply<'currentRequisition'>['connection']>

const path = '/{lang}/rent/fill/{id}/income-check/bank-statement'
const withoutStatements = sampleDocuments.filter(({ type }) => type !== 'bank_statement')
const banks = [
  ['Intesa Sanpaolo', '03069', 'INTESA_SANPAOLO_BCITITMM'],
  ['UniCredit', '02008', 'UNICREDIT_UNCRITMM'],
  ['BancoPosta', '07601', 'POSTE_ITALIANE_BPPIITRR'],
  ['Banca Sella', '03268', 'BANCA_SELLA_SELBIT2B'],
  ['Banca di Credito Cooperativo', '08327', null],
] as const
const screen: PlayedReplies = {
  ...around('income-check', { documents: withoutStatements }),
  employedAdditional: ok,
  setUploadDoneTime: ok,
  validateDocuments: {
    success: true,
    document_errors: [],
    missing_documents: [],
    global_error: null,
    is_global_warning: false,
  },
  otherIncomes: ok,
  cancelRequisition: ok,
  bankList: {
    success: true,
    connected_by: 'GoCardless',
    bank_list: banks.map(([name, bank_abi, id], index) => ({
      id: `b${index}`,
      name,
      bank_abi,
      gocardless_metadata: id && { id },
    })),
  },
  currentRequisition: { success: true, connection: null },
}

const account = (number: number, more: Partial<BankConnectionAccount> = {}): BankConnectionAccount => ({
  id: `0199c2f0-5d1e-7c3a-9b52-${String(number).padStart(12, '0')}`,
  owner_name: 'Anna Bianchi',
  name: 'Conto corrente',
  iban: `IT60X030690160610000000${String(3450 + number)}`,
  last_accessed: null,
  currency: 'EUR',
  owner_match: 'match',
  error: null,
  ...more,
})
const errorOf = (
  kind: BankConnectionError['kind'],
  again = true,
  message_key = `Psd2.Error.${kind}`,
): BankConnectionError => ({
  kind,
  message_key,
  message: said(message_key),
  again,
})
const limit = errorOf('limit', false)
const failed = errorOf('transactions_failed', true, 'Yapily.Errors.TransactionsFailedTryAgain')
const several = [
  account(1),
  account(2, { name: 'Conto cointestato', owner_name: 'Anna Bianchi, Luca Ferri', owner_match: 'partial' }),
  account(3, { name: null, owner_name: 'Marta Colli', owner_match: 'mismatch' }),
  account(4, { name: 'Conto in dollari', owner_name: null, owner_match: 'unknown', currency: 'USD' }),
  account(5, { name: 'Libretto', error: errorOf('suspended', false) }),
]

const link = 'https://bank.example/consent'
const standing = (status_key: BankConnectionStatus, more: Partial<Current> = {}): Current => ({
  requisition_id: '0199c2f0-5d1e-7c3a-9b53-000000000001',
  status_key,
  error: null,
  institution: { id: 'INTESA_SANPAOLO_BCITITMM', name: 'Intesa Sanpaolo' },
  link,
  history: { wanted_days: 90, granted_days: 90 },
  accounts: [],
  account_ids: [],
  document_ids: [],
  ...more,
})
const at = (
  connection: Current,
  more: Partial<ScreenState> & { polled?: PlayedReplies['psd2Accounts'] } = {},
): ScreenState => {
  const { polled, replies, ...rest } = more
  return {
    path,
    replies: {
      ...screen,
      currentRequisition: { success: true, connection },
      psd2Accounts: polled ?? { success: true, ...connection },
      ...replies,
    },
    ...rest,
  }
}
const fromBank = document(8, 'bank_statement', 'Intesa Sanpaolo · IT60 •••• 3451', {
  origin: 'connection',
  size: 0,
  months: ['2026-08', '2026-09', '2026-10'],
  bank_name: 'Intesa Sanpaolo',
  bank_abi: '03069',
  summary: 'Intesa Sanpaolo · 08–10/2026',
})
const mapped = withDocuments('income-check', [...withoutStatements, fromBank])
const chooseBank = [{ press: 'connection' }] as const

export const bankStates = {
  bankWays: { path, replies: screen },
  bankPdf: { path, replies: { ...screen, ...withDocuments('income-check', sampleDocuments) } },
  bankChoice: { path, replies: screen, acts: chooseBank },
  bankMissing: { path, replies: screen, acts: [...chooseBank, { press: 'connect' }] },
  bankOpening: at(standing('created', { link: null })),
  bankConsent: at(standing('giving_consent')),
  bankSignIn: at(standing('undergoing_authentication')),
  bankSelecting: at(standing('selecting_accounts')),
  bankGranting: at(standing('granting_access')),
  bankLost: at(standing('undergoing_authentication'), { polled: 'offline' }),
  bankCancelled: at(standing('undergoing_authentication'), { acts: [{ press: 'cancel-connection' }] }),
  bankNotCancelled: at(standing('undergoing_authentication'), {
    acts: [{ press: 'cancel-connection' }],
    replies: { cancelRequisition: 'offline' },
  }),
  bankAccounts: at(standing('linked', { accounts: several })),
  bankAccountMissing: at(standing('linked', { accounts: several }), { acts: [{ press: 'fetch' }] }),
  bankShortHistory: at(standing('linked', { accounts: [account(1)], history: { wanted_days: 180, granted_days: 90 } })),
  bankFetchRefused: at(standing('linked', { accounts: [account(1)] }), {
    acts: [{ press: 'fetch' }],
    replies: { fetchTransactions: { refused: { status: 429, message: limit.message } } },
  }),
  bankFetching: at(standing('fetching_transactions', { accounts: [account(1)], account_ids: [account(1).id] })),
  bankTagging: at(standing('tagging_transactions', { accounts: [account(1)], account_ids: [account(1).id] })),
  bankAlmostDone: at(standing('almost_done', { accounts: [account(1)], account_ids: [account(1).id] })),
  bankDone: at(standing('mapped', { accounts: [account(1)], account_ids: [account(1).id] }), { replies: mapped }),
  bankDoneShort: at(
    standing('mapped', {
      accounts: [account(1)],
      account_ids: [account(1).id],
      history: { wanted_days: 180, granted_days: 90 },
    }),
    { replies: mapped },
  ),
  bankDonePartly: at(
    standing('mapped', {
      accounts: [account(1), account(2, { error: limit })],
      account_ids: [account(1).id, account(2).id],
    }),
    { replies: mapped },
  ),
  bankRejected: at(standing('rejected')),
  bankExpired: at(standing('expired', { error: errorOf('access_expired', false) })),
  bankWrongCode: at(standing('failed', { error: errorOf('wrong_code') })),
  bankFailed: at(standing('failed', { accounts: [account(1)], account_ids: [account(1).id], error: failed })),
  bankEndedElsewhere: at(standing('undergoing_authentication'), { polled: { refused: { status: 404 } } }),
  bankListComing: { path, replies: { ...screen, bankList: 'pending' } },
} satisfies States
