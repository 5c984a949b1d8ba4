/**
 * A booking as different banks word it for GoCardless: which fields they fill, and how. Shapes from public adapters;
 * names are invented.
 */
import { decimal } from '@attesta/domain/money.ts'
import type { SandboxBank } from './institutions.ts'
import type { Happening } from './life.ts'

type Wording = (happening: Happening, isCredit: boolean) => Record<string, unknown>

const shown = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
const signed = ({ amount }: Happening) => `${amount > 0 ? '+' : ''}${decimal(amount)}`

const wordings: Record<'fineco' | 'bper' | 'italian' | 'ing' | 'sparkasse' | 'german', Wording> = {
  fineco: (one, isCredit) => ({
    transactionAmount: { amount: signed(one), currency: 'EUR' },
    proprietaryBankTransactionCode: isCredit ? 'I48-Bonifico SEPA Italia' : 'I50-Addebito diretto',
    ...(isCredit ? { debtorName: one.party } : { creditorName: one.party }),
    remittanceInformationUnstructured:
      `Data ${isCredit ? 'accredito' : 'addebito'}: ${shown(one.day)} Banca ` +
      `ordinante: BANCA DI PROVA Causale: ${one.purpose} . .`,
    remittanceInformationStructured: one.purpose,
  }),
  bper: (one, isCredit) => ({
    remittanceInformationUnstructured: isCredit
      ? `BONIFICO A VOSTRO FAVORE o/c: ${one.party} ABI 03069 ${one.purpose}`
      : `ADDEBITO SDD ${one.party} N: 4471 ${one.purpose}`,
  }),
  italian: (one, isCredit) => ({
    ...(isCredit ? { debtorName: one.party } : { creditorName: one.party }),
    remittanceInformationUnstructured: one.purpose,
    proprietaryBankTransactionCode: one.kind,
  }),
  ing: (one, isCredit) => ({
    ...(isCredit ? { debtorName: one.party } : { creditorName: one.party }),
    remittanceInformationUnstructured: `mandatereference:,creditorid:,remittanceinformation:${one.purpose}`,
    proprietaryBankTransactionCode: one.kind,
  }),
  sparkasse: (one, isCredit) => ({
    ...(isCredit ? { debtorName: one.party } : { creditorName: 'Lastschriftzahlung', ultimateCreditor: one.party }),
    remittanceInformationStructured: one.purpose,
    proprietaryBankTransactionCode: 'NSTO+000+0000+000-AA',
  }),
  german: (one, isCredit) => ({
    ...(isCredit ? { debtorName: one.party } : { creditorName: one.party }),
    remittanceInformationUnstructuredArray: ['SEPA', one.purpose],
  }),
}

const styleOf = ({ id, name, country }: SandboxBank): keyof typeof wordings =>
  id.startsWith('FINECO')
    ? 'fineco'
    : id.startsWith('BPER')
      ? 'bper'
      : country === 'IT'
        ? 'italian'
        : id.startsWith('ING_')
          ? 'ing'
          : /sparkasse/i.test(name)
            ? 'sparkasse'
            : 'german'

export const wordedBooking = (bank: SandboxBank, happening: Happening, id: string, balanceAfter: number | null) => ({
  transactionId: id,
  internalTransactionId: id,
  bookingDate: happening.day,
  valueDate: happening.day,
  transactionAmount: { amount: decimal(happening.amount), currency: 'EUR' },
  ...wordings[styleOf(bank)](happening, happening.amount > 0),
  ...(balanceAfter === null
    ? {}
    : {
        balanceAfterTransaction: {
          balanceAmount: { amount: decimal(balanceAfter), currency: 'EUR' },
          balanceType: 'interimBooked',
        },
      }),
})
