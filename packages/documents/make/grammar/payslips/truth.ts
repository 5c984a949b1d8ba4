/** What a payslip drawn by the grammar says, as the parse result should say it. */
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { PayslipLayout } from './layout.ts'
import type { PayStory } from './story/story.ts'

export interface PayslipTruth {
  expected: Partial<ParseResult>
  /** Facts that the layout does not decide. */
  silentOn: string[]
}

/** The name as the layout writes it. */
export function printedEmployee({ choices }: PayslipLayout, { given, family }: PayStory): string {
  const isGivenFirst = choices.employeeName === 'given name first',
    name = isGivenFirst ? `${given} ${family}` : `${family} ${given}`
  return choices.nameCase === 'capitals' ? name.toUpperCase() : name
}

export function printedContract({ language }: PayslipLayout, { contract }: PayStory): string {
  if (language === 'it') return contract === 'open_ended' ? 'Tempo indeterminato' : 'Tempo determinato'
  return contract === 'open_ended' ? 'unbefristet' : 'befristet'
}

export const printedLevel = ({ choices, language }: PayslipLayout, { level }: PayStory): string =>
  choices.employment.endsWith('with words')
    ? `${level} - ${language === 'it' ? 'CCNL Commercio' : 'Tarifvertrag Metall'}`
    : level

export function payslipTruthOf(layout: PayslipLayout, story: PayStory): PayslipTruth {
  const { choices, language } = layout,
    has = (part: string) => choices.employment.includes(part)
  return {
    expected: {
      type: 'payslip',
      payslip: {
        employer: story.employer,
        employer_tax_code: language === 'it' && choices.employerCode !== 'none' ? story.employerCode : null,
        employee: printedEmployee(layout, story),
        fiscal_code: story.code,
        period: story.month,
        run: choices.run,
        hired_on: has('hired') ? story.hiredOn : null,
        contract_type: has('contract') ? story.contract : null,
        level: has('level') ? story.level : null,
        gross: decimal(story.gross),
        deductions: decimal(story.withheld),
        net: decimal(story.net),
        payout: decimal(story.payout),
        iban: choices.iban === 'none' ? null : story.iban,
        reconciled: true,
      },
    },
    silentOn: [
      ...(choices.payout === 'none' ? ['payslip.payout'] : []),
      // A firm's number for the insurance is none for taxes; both are eight or eleven digits.
      ...(language === 'de' ? ['payslip.employer_tax_code'] : []),
    ],
  }
}
