/** Who pays and who is paid: by label, by the letters of the fiscal code, by legal form. */
import type { Evidence } from '@attesta/domain/facts/parse-result.ts'
import { boxAround, type Word } from '../../read/word.ts'
import { cellsOf, textOf } from '../../layout/rows.ts'
import { textsOf, type CellText } from '../labels/cell-text.ts'
import { codesIn, type PrintedCode } from '../labels/codes-on-page.ts'
import { firmName, fitsFiscalCode, nameByFiscalCode, personName, type PrintedName } from '../labels/names.ts'
import type { Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'

type PayslipSheet = Sheet<PayslipField>
export interface Read { value: string; evidence: Evidence }
export interface People { employee: Read | null; fiscalCode: Read | null; employer: Read | null; employerTaxCode: Read | null; iban: Read | null }

const read = (value: string, { words, page }: { words: readonly Word[]; page: number }): Read => ({ value, evidence: { page, box: boxAround(words) } })

const textsUnder = (sheet: PayslipSheet, ...fields: PayslipField[]): CellText[] =>
  sheet.hits.filter(({ field }) => fields.includes(field)).sort((a, b) => Number(b.strong) - Number(a.strong)).flatMap((hit) => textsOf(sheet, hit))

export function peopleOf(sheet: PayslipSheet): People {
  const codes = codesIn(sheet.rows)
  const persons = codes.filter(({ kind }) => kind === 'fiscal_code')
  const labelled = labelledNames(sheet)
  const owner = persons.find(({ code }) => labelled.some(({ text }) => fitsFiscalCode(text, code)))
  const steuerIds = codes.filter(({ kind }) => kind === 'steuer_id')
  const code = owner ?? underLabel(sheet, persons, 'fiscal_code') ?? persons[0] ?? underLabel(sheet, steuerIds, 'fiscal_code') ?? null
  const employee = employeeOf(sheet, labelled, code)
  const employerTaxCode = employerCode(sheet, codes.filter((other) => other.code !== code?.code))
  const iban = codes.find(({ kind }) => kind === 'iban')
  return {
    employee,
    fiscalCode: code && read(code.code, code),
    employer: employerOf(sheet, employee),
    employerTaxCode: employerTaxCode && read(employerTaxCode.code, employerTaxCode),
    iban: iban ? read(iban.code, iban) : null,
  }
}

/** The label's own code, when a page prints those of two people (a household and its help). */
const underLabel = (sheet: PayslipSheet, codes: readonly PrintedCode[], field: PayslipField) =>
  codes.find((code) => textsUnder(sheet, field).some(({ words }) => words.includes(code.words[0]!)))

function labelledNames(sheet: PayslipSheet): PrintedName[] {
  const whole = textsUnder(sheet, 'employee').flatMap((cell) => {
    const text = personName(cell.text)
    return text === null ? [] : [{ ...cell, text }]
  })
  const single = (field: PayslipField) => textsUnder(sheet, field).find(({ text }) => /^\p{L}[\p{L}'’ -]+$/u.test(text))
  const surname = single('surname'), given = single('given_name')
  const joined = surname && given ? personName(`${surname.text} ${given.text}`) : null
  return joined === null ? whole : [...whole, { text: joined, words: [...surname!.words, ...given!.words], page: surname!.page }]
}

function employeeOf(sheet: PayslipSheet, labelled: readonly PrintedName[], code: PrintedCode | null): Read | null {
  const proven = code?.kind === 'fiscal_code' ? (labelled.find(({ text }) => fitsFiscalCode(text, code.code)) ?? nameByFiscalCode(sheet.rows, code.code)) : null
  const name = proven ?? labelled[0] ?? addressee(sheet)
  return name ? read(name.text, name) : null
}

/** «Herrn / Max Mustermann», «Gent.ma Sig.ra ROSSI ANNA»: the form of address stands before the name or over it. */
function addressee({ rows, page }: PayslipSheet): PrintedName | null {
  for (const [index, row] of rows.entries())
    for (const cell of cellsOf(row)) {
      if (!/^(?:Herrn?|Frau|Sig(?:\.|nor|nora|\.ra)?|Gent(?:\.ma|\.mo)?|Egr\.?)$/iu.test(cell[0]!.text)) continue
      const after = personName(textOf(cell))
      if (after !== null) return { text: after, words: cell.slice(1), page: page.number }
      const below = rows.slice(index + 1, index + 3).flatMap((next) => cellsOf(next)).find((words) => Math.abs(words[0]!.x0 - cell[0]!.x0) < 20)
      const name = below && personName(textOf(below))
      if (below && name) return { text: name, words: below, page: page.number }
    }
  return null
}

/** A firm under its label, anything else under its label (a ministry, a household), or a firm in the upper part of the page. */
function employerOf(sheet: PayslipSheet, employee: Read | null): Read | null {
  const labelled = textsUnder(sheet, 'employer')
    .map((cell) => ({ ...cell, text: firmName(cell.text) ?? cell.text.replace(/^\d+\s*[-–/]?\s*/, '') }))
    .filter(({ text }) => /\p{L}{3}/u.test(text) && !/\d{4}/.test(text) && personName(text) !== employee?.value)
  const unlabelled = sheet.rows.filter(({ y0 }) => y0 < sheet.page.height * 0.45).flatMap((row) => cellsOf(row)).flatMap((words) => {
    const text = firmName(textOf(words))
    return text === null ? [] : [{ text, words, page: sheet.page.number }]
  })
  const firm = labelled.find(({ text }) => firmName(text) !== null) ?? labelled[0] ?? unlabelled[0]
  return firm ? read(firm.text, firm) : null
}

function employerCode(sheet: PayslipSheet, codes: readonly PrintedCode[]): PrintedCode | null {
  const companies = codes.filter(({ kind }) => kind === 'partita_iva')
  return underLabel(sheet, companies, 'employer_code') ?? underLabel(sheet, companies, 'fiscal_code') ?? companies.find(({ words }) => words[0]!.y0 < sheet.page.height / 2)
    ?? codes.find(({ kind }) => kind === 'fiscal_code') ?? null
}
