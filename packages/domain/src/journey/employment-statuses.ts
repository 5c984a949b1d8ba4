/** What a person can be and what each must prove, as data. Source: A4-occupations-by-role, B2-income-papers. */
import type { Occupation, incomeCheckField } from '@attesta/contract/application.ts'
import type { RequiredDocument, UploadType } from '@attesta/contract/document.ts'
import type { ApplicantRole, ApplicationType, EmploymentStatus, Region } from '@attesta/contract/fields.ts'
import type * as z from 'zod/mini'

type IncomeCheckField = z.infer<typeof incomeCheckField>

/**
 * One line of the list: any one of `anyOf` meets it. `months`: how many months its statements and payslips must cover;
 * 0 = one document is enough.
 */
export interface Need {
  anyOf: readonly UploadType[]
  months: number
}

const identity: Need = { anyOf: ['national_id'], months: 0 }
const payslips: Need = { anyOf: ['payslip'], months: 3 }
const statements = (months: number): Need => ({ anyOf: ['bank_statement'], months })
const one = (...anyOf: UploadType[]): Need => ({ anyOf, months: 0 })

/** In Germany the identity is proven by video or by the bank connection, so no document is asked for it. */
const needs: Record<EmploymentStatus, Record<Region, readonly Need[]>> = {
  Employed: { it: [identity, payslips, statements(3), one('cud', 'fiscal_doc')], de: [payslips, statements(3)] },
  'Self-employed': { it: [identity, one('fiscal_doc'), statements(6)], de: [one('fiscal_doc'), statements(6)] },
  Student: {
    it: [identity, { anyOf: ['bank_statement', 'other'], months: 3 }],
    de: [{ anyOf: ['bank_statement', 'other'], months: 3 }],
  },
  Unemployed: { it: [identity, statements(3), one('cud', 'other')], de: [statements(3), one('other')] },
  'Hybrid-employed': {
    it: [one('payslip', 'fiscal_doc', 'bank_statement')],
    de: [one('payslip', 'fiscal_doc', 'bank_statement')],
  },
}

const studying: readonly IncomeCheckField[] = [
  'SOURCE_OF_INCOME',
  'FAMILY_MEMBERS',
  'PET_OWNER',
  'LIVING_SITUATION',
  'GUARANTOR',
  'CONFIRMATION',
]
const everything: readonly IncomeCheckField[] = [
  'SOURCE_OF_INCOME',
  'FAMILY_MEMBERS',
  'ACCESSIBLE_HOUSE',
  'PET_OWNER',
  'LIVING_SITUATION',
  'GUARANTOR',
  'CONFIRMATION',
]

/** Only the main applicant asks further people in. Source: A5-guarantor-alone. */
const asksPeopleIn: readonly IncomeCheckField[] = ['FAMILY_MEMBERS', 'GUARANTOR']

interface Line {
  id: number
  ref: EmploymentStatus
  icon: string
  fields: readonly IncomeCheckField[]
  roles: readonly ApplicantRole[]
  hidden: boolean
}

const anyone: readonly ApplicantRole[] = ['main-applicant', 'co-applicant', 'guarantor']
const lines: readonly Line[] = [
  { id: 1, ref: 'Employed', icon: 'EMPLOYED', fields: everything, roles: anyone, hidden: false },
  { id: 2, ref: 'Self-employed', icon: 'SELF_EMPLOYED', fields: everything, roles: anyone, hidden: false },
  {
    id: 3,
    ref: 'Student',
    icon: 'STUDENT',
    fields: studying,
    roles: ['main-applicant', 'co-applicant'],
    hidden: false,
  },
  { id: 4, ref: 'Unemployed', icon: 'UNEMPLOYED', fields: everything, roles: anyone, hidden: false },
  {
    id: 5,
    ref: 'Hybrid-employed',
    icon: 'HYBRID',
    fields: ['SOURCE_OF_INCOME'],
    roles: ['main-applicant', 'co-applicant'],
    hidden: true,
  },
]

const icons: Record<UploadType, string> = {
  national_id: 'ID_CARD',
  bank_statement: 'BANK_STATEMENT',
  payslip: 'PAYSLIP',
  fiscal_doc: 'FISCAL_DOC',
  cud: 'FISCAL_DOC',
  other: 'OTHER',
  mortgage_doc: 'OTHER',
}

/** How many are asked for, where the name of the document says it. */
function variantOf(ref: UploadType, months: number): string {
  if (ref !== 'bank_statement' && ref !== 'payslip') return ''
  if (months === 0) return '.one'
  return months === 6 ? '.6' : ''
}

/** The needs as the flat list of the wire: a line with `is_ORed` is an alternative to the line before it. */
const listed = (wanted: readonly Need[]): RequiredDocument[] =>
  wanted.flatMap(({ anyOf, months }) =>
    anyOf.map((ref, index) => {
      const key = `RequiredDocuments.${ref}${variantOf(ref, months)}`
      return { ref, key, description: `${key}.Description`, icon: icons[ref], is_ORed: index > 0 }
    }),
  )

/** What an occupation must prove. The rapid form takes an identity document but never waits for it. */
export const needsOf = (ref: EmploymentStatus, region: Region, type: ApplicationType): readonly Need[] =>
  needs[ref][region].filter((need) => type !== 'rapid' || need !== identity)

/**
 * Returns the occupations that a role may choose from; hidden ones are sent too and not drawn. The rapid form knows the
 * hidden one only.
 */
export function employmentStatusesFor(role: ApplicantRole, region: Region, type: ApplicationType): Occupation[] {
  return lines
    .filter((line) => line.roles.includes(role) && (type !== 'rapid' || line.ref === 'Hybrid-employed'))
    .map(({ id, ref, icon, fields, hidden }) => ({
      id,
      ref,
      key: `Occupation.${ref}`,
      description: `Occupation.${ref}.Description`,
      icon,
      hidden,
      documents: listed(needsOf(ref, region, type)),
      income_check_fields: fields.filter((field) => role === 'main-applicant' || !asksPeopleIn.includes(field)),
    }))
}
