/** Giulia Bianchi on 2026-11-21: the golden person of the rules' tests, with figures that a hand can follow. */
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import type { Day } from '../day.ts'
import { lastFullMonths } from '../journey/windows.ts'
import { euros } from '../money.ts'
import { identity, line, payslip, statement, taxDocument } from './documents.ts'

export const today = '2026-11-21'

const placeOf = ({ type }: ParseResult): EvidenceDocument['place'] =>
  type === 'work_contract' || type === 'unknown' ? 'other' : type

export const document = (id: string, result: ParseResult, uploadedOn = today): EvidenceDocument => ({
  id,
  name: `${id}.pdf`,
  uploadedOn,
  place: placeOf(result),
  origin: 'upload',
  result,
})

const month = (name: string, salary: string) => [
  line(`${name}-03`, 'BONIFICO A FAVORE DI ROSSI MARIO CANONE LOCAZIONE', '-650.00'),
  line(`${name}-05`, 'ADDEBITO SDD AGOS DUCATO SPA RATA PRESTITO', '-142.50'),
  line(`${name}-12`, 'ADDEBITO SDD NETFLIX INTERNATIONAL BV ABBONAMENTO', '-29.95'),
  line(`${name}-15`, 'PAGAMENTO POS ESSELUNGA MILANO', '-310.00'),
  line(`${name}-27`, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL STIPENDIO', salary),
]

/** 3 months in one statement: opening 3,000.00; each month −1,132.45 of costs and the salary. */
export const bank = statement('2026-08', '2026-10', {
  opening_balance: '3000.00',
  closing_balance: '5144.95',
  reconciled: true,
  transactions: [...month('2026-08', '1842.10'), ...month('2026-09', '1847.40'), ...month('2026-10', '1852.80')],
})

/** The same documents for another day: her last three full months before it. */
export function giuliaDocumentsOn(day: Day): readonly EvidenceDocument[] {
  const nets = ['1842.10', '1847.40', '1852.80']
  const months = lastFullMonths(day, nets.length)
  const slips = months.map((name, index) => document(`slip-${index + 1}`, payslip(name, nets[index]!), day))
  const account = statement(months[0]!, months[2]!, {
    opening_balance: '3000.00',
    closing_balance: '5144.95',
    transactions: months.flatMap((name, index) => month(name, nets[index]!)),
  })
  const year = Number(day.slice(0, 4)) - 1
  return [
    document('id', identity(), day),
    ...slips,
    document('bank', account, day),
    document('cu', taxDocument({ tax_year: year }), day),
  ]
}

export const giuliaDocuments: readonly EvidenceDocument[] = [
  document('id', identity()),
  document('slip-8', payslip('2026-08', '1842.10')),
  document('slip-9', payslip('2026-09', '1847.40')),
  document('slip-10', payslip('2026-10', '1852.80')),
  document('bank', bank),
  document('cu', taxDocument()),
]

export const giulia: Applicant = {
  name: { given: 'Giulia', family: 'Bianchi' },
  bornOn: '1992-03-14',
  nationality: 'IT',
  fiscalCode: 'BNCGLI92C54F205X',
  employmentStatus: 'Employed',
  paychecksPerYear: 13,
  declaredIncomes: [],
  questionnaire: [],
  livingSituation: 'renting',
  currentRent: euros(650),
  documents: giuliaDocuments,
}

/** Papers as hers of another person: `at` tells the numbers of several such people apart. */
export const documentsOfAnother = (
  { given, family }: Applicant['name'],
  at = 0,
  documents: readonly EvidenceDocument[] = giuliaDocuments,
): EvidenceDocument[] =>
  JSON.parse(
    JSON.stringify(documents)
      .replaceAll('"BNCGLI92C54F205X"', 'null')
      .replaceAll('CA12345AB', `CA9876${at}CD`)
      .replaceAll('IT60X0542811101000000123456', `IT60X05428111010000009876${at}4`)
      .replaceAll('GIULIA', given.toUpperCase())
      .replaceAll('BIANCHI', family.toUpperCase()),
  ) as EvidenceDocument[]

/** Returns who vouches or pays beside her, with the same figures. */
export function another(fullname = 'Anna Conti', at = 0): Applicant {
  const [given = '', ...family] = fullname.split(' ')
  const name = { given, family: family.join(' ') }
  return { ...giulia, name, fiscalCode: null, documents: documentsOfAnother(name, at) }
}
