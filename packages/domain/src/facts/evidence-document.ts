/** The documents that a person handed in, and how a value read from one is cited. */
import type { QuestionnaireAnswer } from '@attesta/contract/questionnaire.ts'
import type { Absence } from '@attesta/contract/absence.ts'
import type { TraceRef } from '@attesta/contract/report.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import type { Day } from '../day.ts'
import type { Cents } from '../money.ts'
import type { PersonName } from '../person-name.ts'
import type { CorrectedFrom } from '../review/reviewed.ts'
import type { Ruling } from '../review/ruling.ts'
import type { ContractType } from './contract-type.ts'
import type { Account, ParseResult } from './parse-result.ts'
import { areOneAccount } from './same-account.ts'

/** What the person holds against a finding about their document. */
interface Contest {
  /** The finding's. */
  code: string
  comment: string
  on: Day
}

export interface EvidenceDocument {
  id: string
  name: string
  uploadedOn: Day
  /** What it was handed in as; a reading that failed knows no type of its own. */
  place: UploadType
  /** A bank connection gives the same result as a statement, without pages. */
  origin: 'upload' | 'connection'
  /** As a person's review left it, where there was one. */
  result: ParseResult
  /**
   * A blocker stands against it and yet it counts: what it shows is no better than said. Absent before the documents
   * were laid side by side.
   */
  isDoubted?: boolean
  /** A statement that does not tell surely that the person holds its accounts: it proves nothing as theirs. */
  isUnheld?: boolean
  /** Those that stand; absent where no one was asked. */
  contests?: readonly Contest[]
  /** What a person decided on findings about it; absent where no one looked. */
  rulings?: readonly Ruling[]
  /** What a person put right in the reading, by its place in the result. */
  corrected?: Readonly<Record<string, CorrectedFrom>>
}

export type DeclaredIncome = 'rental_property' | 'pension' | 'alimony' | 'family_benefits' | 'scholarship' | 'other'

/** One person whose income is looked at: what they say of themselves, and their documents. `null` = not answered. */
export interface Applicant {
  name: PersonName
  /** Names of all of the household, theirs too; absent where one person is looked at alone. */
  livesWith?: readonly string[]
  /** Of these, those whose own accounts are shown: what goes to them stays in the household. */
  sharesWith?: readonly string[]
  /** Names of all others in the application, guarantors too; absent where one person is looked at alone. */
  appliesWith?: readonly string[]
  /** Their payslips whose pay came to the account of another who applies too; absent where one is looked at alone. */
  payElsewhere?: ReadonlySet<string>
  /** Bookings on their accounts that are another's pay, by `bookingKey`; absent where one is looked at alone. */
  payOfOthers?: ReadonlySet<string>
  /** The same of another's pension. */
  pensionOfOthers?: ReadonlySet<string>
  bornOn: Day | null
  /** ISO, two letters. */
  nationality: string | null
  fiscalCode: string | null
  employmentStatus: EmploymentStatus
  paychecksPerYear: 12 | 13 | 14 | null
  /** Absent where no one was asked. */
  contractType?: ContractType | null
  declaredIncomes: readonly DeclaredIncome[]
  /** The German self-disclosure; empty where no one was asked. */
  questionnaire: readonly QuestionnaireAnswer[]
  livingSituation: string | null
  currentRent: Cents | null
  /** How many of the household are under 18; absent where no one was asked. */
  minors?: number
  documents: readonly EvidenceDocument[]
  /** Documents that they say not to have; absent where no one was asked. */
  absences?: readonly Absence[]
  /** One side of the identity document is there and another is not. */
  lacksIdentitySide?: boolean
}

/** A blocking finding keeps a document out of every figure; so does a reading that failed. */
export const isUsable = ({ result }: EvidenceDocument): boolean =>
  (result.verdict === 'parsed' || result.verdict === 'partial') &&
  !result.findings.some(({ severity }) => severity === 'error')

export const usableDocuments = ({ documents }: Applicant): EvidenceDocument[] => documents.filter(isUsable)

export const shownAccounts = (documents: readonly EvidenceDocument[]): Account[] =>
  documents.flatMap(({ result }) => result.bank_statement?.accounts ?? [])

/** Without the bookings of those accounts; that they were read stays. */
export const withoutAccounts = (document: EvidenceDocument, accounts: readonly Account[]): EvidenceDocument =>
  document.result.bank_statement === undefined || accounts.length === 0
    ? document
    : {
        ...document,
        result: {
          ...document.result,
          bank_statement: {
            accounts: document.result.bank_statement.accounts.map((account) =>
              accounts.some((one) => areOneAccount(one, account)) ? { ...account, transactions: [] } : account,
            ),
          },
        },
      }

/** Names another, and the person says that it is theirs: then what it shows against them is theirs too. */
export const isClaimedByPerson = ({ contests = [] }: EvidenceDocument): boolean =>
  contests.some(({ code }) => /\.(name|fiscal_code)_mismatch$/.test(code))

/**
 * Returns the usable ones, and those that were read and count for no income: what they show against the person is at
 * least said.
 */
export const tellingDocuments = ({ documents }: Applicant): EvidenceDocument[] =>
  documents
    .filter(({ result: { verdict } }) => verdict === 'parsed' || verdict === 'partial')
    .map((document) =>
      isUsable(document) && !isClaimedByPerson(document) ? document : { ...document, isDoubted: true },
    )

/**
 * Cites a value of a document. `path`: its place in the result, e.g. `payslip.net`; `page`: where known without a
 * trace. What a bank connection gave stands on no page.
 */
export function cite(
  { id, origin, result, corrected }: EvidenceDocument,
  path: string,
  label: string,
  value: string | null,
  more: { page?: number; when?: string | null } = {},
): TraceRef {
  const seen = result.trace?.[path]
  const [x, y, width, height] = seen?.box ?? []
  return {
    document_id: id,
    label,
    value,
    when: more.when ?? null,
    page: origin === 'connection' ? null : (seen?.page ?? more.page ?? (result.pages === 1 ? 1 : null)),
    box:
      x === undefined || y === undefined || width === undefined || height === undefined ? null : [x, y, width, height],
    ...(corrected?.[path] ? { corrected: corrected[path] } : {}),
  }
}

/** Cites what only the applicant says. */
export const citeDeclared = (label: string, value: string | null): TraceRef => ({
  document_id: null,
  page: null,
  box: null,
  label,
  value,
  when: null,
})
