/** The shape of a person of the cast: everything that their documents and their form say, once. */
import type { Day } from '../day.ts'
import type { Cents } from '../money.ts'

interface Place {
  town: string
  province: string | null
  country: 'IT' | 'DE' | 'PL' | 'MA'
}

export interface Employment {
  employer: string
  /** Italian VAT number, also the employer's tax code; null abroad. */
  employerTaxCode: string | null
  employerAddress: string
  hiredOn: Day
  contract: 'open_ended' | 'fixed_term'
  role: string
  level: string
  paychecksPerYear: 12 | 13 | 14
  /** Contractual gross of one month. */
  grossMonthly: Cents
  /** The payroll form that the employer prints. */
  form:
    | 'zucchetti'
    | 'teamsystem'
    | 'noipa'
    | 'inaz'
    | 'adp'
    | 'jet_hr'
    | 'csc'
    | 'domestic'
    | 'datev'
    | 'sap'
    | 'lexware'
    | 'sage'
    | 'public_service'
}

/** A cost that comes back; `every` n months, counted from January. */
export interface StandingCost {
  kind: 'rent' | 'loan' | 'energy' | 'water' | 'internet' | 'phone' | 'insurance' | 'subscription'
  payee: string
  purpose: string
  amount: Cents
  /** The amount varies by at most this much either way. */
  spread: Cents
  dayOfMonth: number
  every: number
}

/** Money that comes in every month and is no employer's pay. */
export interface StandingCredit {
  payer: string
  purpose: string
  amount: Cents
  dayOfMonth: number
  /** The bank books a pension under the words that it has for pay. */
  bookedAs: 'salary' | 'transfer_in'
}

export interface BankAccount {
  layout: 'intesa' | 'unicredit' | 'bancoposta' | 'sparkasse' | 'navigli'
  iban: string
  /** Balance at the start of the first month that the documents tell of. */
  opening: Cents
  receivesSalary: boolean
  paysEverydayLife: boolean
  standing: readonly StandingCost[]
  credits?: readonly StandingCredit[]
  /** Sent on the day after payday to the person's next account. */
  monthlyTransfer: Cents
}

interface IdentityCard {
  kind: 'id_card'
  number: string
  issuedOn: Day
  expiresOn: Day
  accessNumber: string
}
interface Passport {
  kind: 'passport'
  number: string
  issuedOn: Day
  expiresOn: Day
  issuingCountry: 'ITA' | 'POL' | 'D' | 'MAR'
}

export interface Person {
  id: string
  givenName: string
  familyName: string
  /** As printed where only A–Z fit: machine readable zones, some banks' forms. */
  latinName: { given: string; family: string }
  sex: 'F' | 'M'
  born: Day
  birthPlace: Place
  nationality: 'ITA' | 'POL' | 'DEU' | 'MAR'
  heightCm: number
  fiscalCode: string | null
  /** German tax identification number and social insurance number; of people who work in Germany. */
  germanNumbers?: { steuerId: string; socialInsurance: string }
  email: string
  phone: string
  address: {
    street: string
    number: string
    postcode: string
    town: string
    province: string | null
    country: 'IT' | 'DE'
  }
  employment: Employment | null
  accounts: readonly BankAccount[]
  identity: IdentityCard | Passport
}
