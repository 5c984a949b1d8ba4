/** The documents of an invented person as the reader tells them: three months of pay, the account, a certificate, a card. */
import type { Day, Month } from '../day.ts'
import { firstDay, lastDay } from '../day.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import type { ParseResult, Transaction } from '../facts/parse-result.ts'
import { lastFullMonths } from '../journey/windows.ts'
import { decimal, type Cents } from '../money.ts'
import type { Person } from './person.ts'

/** What is left of the gross after contributions and taxes, in hundredths; near what Italian payslips of 2026 show. */
const NET_SHARE = 76
/** Contributions that a certificate's income is without. */
const CERTIFIED_SHARE = 9081

const readAs = (type: ParseResult['type'], parts: Partial<ParseResult>): ParseResult => ({
  file: `${type}.pdf`,
  type,
  verdict: 'parsed',
  country: 'IT',
  issuer: null,
  pages: 1,
  source: 'text',
  findings: [],
  ...parts,
})

const booked = (booked_on: Day, description: string, cents: Cents): Transaction => ({
  booked_on,
  value_on: booked_on,
  description,
  amount: decimal(cents),
  balance: null,
  page: 1,
})

interface SamplePay {
  name: string
  gross: Cents
  net: Cents
  months: readonly Month[]
}

/** What an employed person earns in the last three full months. @throws Error for a person without an employment */
function samplePay(person: Person, today: Day): SamplePay {
  if (!person.employment) throw new Error(`${person.id} has no employment`)
  const gross = person.employment.grossMonthly
  return {
    name: `${person.latinName.given} ${person.latinName.family}`,
    gross,
    net: Math.round((gross * NET_SHARE) / 100),
    months: lastFullMonths(today, 3),
  }
}

function paySlip(person: Person, month: Month, { name, gross, net }: SamplePay): ParseResult {
  const { employer, employerTaxCode, hiredOn } = person.employment!
  return readAs('payslip', {
    payslip: {
      employer,
      employer_tax_code: employerTaxCode,
      employee: name,
      fiscal_code: person.fiscalCode,
      period: month,
      run: 'ordinary',
      hired_on: hiredOn,
      contract_type: null,
      gross: decimal(gross),
      deductions: decimal(gross - net),
      net: decimal(net),
      payout: decimal(net),
      iban: null,
      reconciled: true,
    },
  })
}

function accountStatement(person: Person, { name, net, months }: SamplePay): ParseResult {
  const account = person.accounts[0]!
  const transactions = months.flatMap((month) => [
    ...account.standing
      .filter(({ every }) => every === 1)
      .map((cost) =>
        booked(`${month}-${String(cost.dayOfMonth).padStart(2, '0')}`, `${cost.payee} ${cost.purpose}`, -cost.amount),
      ),
    booked(`${month}-27`, `BONIFICO A VOSTRO FAVORE ${person.employment!.employer.toUpperCase()} STIPENDIO`, net),
  ])
  const moved = transactions.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  return readAs('bank_statement', {
    bank_statement: {
      accounts: [
        {
          bank: null,
          abi: null,
          blz: null,
          iban: account.iban,
          bic: null,
          holders: [name],
          currency: 'EUR',
          period: { from: firstDay(months[0]!), to: lastDay(months.at(-1)!) },
          opening_balance: decimal(account.opening),
          closing_balance: decimal(account.opening + moved),
          reconciled: true,
          transactions,
        },
      ],
    },
  })
}

function certificate(person: Person, today: Day, { name, gross, net }: SamplePay): ParseResult {
  const { employer, paychecksPerYear } = person.employment!
  const year = gross * paychecksPerYear
  return readAs('cud', {
    tax_document: {
      form: 'cu',
      tax_year: Number(today.slice(0, 4)) - 1,
      name,
      fiscal_code: person.fiscalCode,
      employer,
      days: 365,
      gross_income: decimal(Math.round((year * CERTIFIED_SHARE) / 10_000)),
      taxable_income: null,
      tax: null,
      net_income: decimal(net * paychecksPerYear),
      reconciled: null,
    },
  })
}

const card = (person: Person): ParseResult =>
  readAs('national_id', {
    identity: {
      document: 'id_card',
      side: 'front',
      number: person.identity.number,
      surname: person.latinName.family,
      given_names: person.latinName.given,
      date_of_birth: person.born,
      place_of_birth: person.birthPlace.town.toUpperCase(),
      sex: person.sex,
      nationality: person.nationality,
      issuing_country: 'ITA',
      expires_on: person.identity.expiresOn,
      fiscal_code: null,
      mrz: { format: 'TD1', valid: true },
    },
  })

/** Returns all of them, handed in today. */
export function sampleDocuments(person: Person, today: Day): EvidenceDocument[] {
  const pay = samplePay(person, today)
  const handedIn = (id: string, place: EvidenceDocument['place'], result: ParseResult): EvidenceDocument => ({
    id: `${person.id}-${id}`,
    name: `${id}.pdf`,
    uploadedOn: today,
    place,
    origin: 'upload',
    result,
  })
  return [
    handedIn('id', 'national_id', card(person)),
    ...pay.months.map((month) => handedIn(`payslip-${month}`, 'payslip', paySlip(person, month, pay))),
    handedIn('statement', 'bank_statement', accountStatement(person, pay)),
    handedIn('cu', 'cud', certificate(person, today, pay)),
  ]
}
