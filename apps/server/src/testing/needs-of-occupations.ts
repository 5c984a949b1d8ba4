/**
 * What each occupation hands in, written by hand from the specification (B2-income-papers, B5-statement-months,
 * B5-payslip-months, B5-papers-complete) and decision 0037. The domain's own table is compared with it and never asked.
 */
import type { UploadType } from '@attesta/contract/document.ts'
import type { ApplicationType, EmploymentStatus, Region } from '@attesta/contract/fields.ts'

export interface HandedIn {
  anyOf: readonly UploadType[]
  /** 0: one document is enough, whichever months it shows. */
  months: 0 | 3 | 6
}

/** «3 payslip», «6 bank_statement», «cud or fiscal_doc» */
const read = (line: string): HandedIn => {
  const [, count, names] = /^(?:([36]) )?(.+)$/.exec(line)!
  return { anyOf: names!.split(' or ') as UploadType[], months: Number(count ?? 0) as HandedIn['months'] }
}

const identity = 'national_id'
const table: Record<EmploymentStatus, Record<Region, readonly string[]>> = {
  Employed: {
    it: [identity, '3 payslip', '3 bank_statement', 'cud or fiscal_doc'],
    de: ['3 payslip', '3 bank_statement'],
  },
  'Self-employed': {
    it: [identity, 'fiscal_doc', '6 bank_statement'],
    de: ['fiscal_doc', '6 bank_statement'],
  },
  Student: {
    it: [identity, '3 bank_statement or other'],
    de: ['3 bank_statement or other'],
  },
  Unemployed: {
    it: [identity, '3 bank_statement', 'cud or other'],
    de: ['3 bank_statement', 'other'],
  },
  'Hybrid-employed': {
    it: ['payslip or fiscal_doc or bank_statement'],
    de: ['payslip or fiscal_doc or bank_statement'],
  },
}

export interface Walk {
  type: ApplicationType
  region: Region
  employmentStatus: EmploymentStatus
}

export const neededOn = ({ region, employmentStatus }: Pick<Walk, 'region' | 'employmentStatus'>): HandedIn[] =>
  table[employmentStatus][region].map(read)

/** Every occupation of both regions in each form that takes it: a mortgage is Italian, the short form is of one occupation. */
export const walks: readonly Walk[] = (Object.keys(table) as EmploymentStatus[]).flatMap((employmentStatus): Walk[] =>
  employmentStatus === 'Hybrid-employed'
    ? [
        { type: 'rapid', region: 'it', employmentStatus },
        { type: 'rapid', region: 'de', employmentStatus },
      ]
    : [
        { type: 'rent', region: 'it', employmentStatus },
        { type: 'rent', region: 'de', employmentStatus },
        { type: 'mortgage', region: 'it', employmentStatus },
      ],
)
