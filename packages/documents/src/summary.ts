/** A parse result in plain lines, for a person at a terminal. */
import type { Account, ParseResult } from '@attesta/domain/facts/parse-result.ts'

const fields = (section: object): string[] =>
  Object.entries(section)
    .filter(([, value]) => value !== null && typeof value !== 'object')
    .map(([name, value]) => `  ${name.replaceAll('_', ' ').padEnd(20)}${String(value)}`)

const PROOF = {
  true: 'proven: opening + bookings = closing',
  false: 'does not close',
  null: 'no balances to check against',
}

const accountLines = (account: Account): string[] => [
  `  account             ${[account.bank, account.iban].filter(Boolean).join(', ') || 'not named'}`,
  ...(account.holders.length > 0 ? [`  holders             ${account.holders.join(', ')}`] : []),
  ...(account.period ? [`  period              ${account.period.from} to ${account.period.to}`] : []),
  `  balances            ${account.opening_balance ?? '–'} → ${account.closing_balance ?? '–'} (${PROOF[`${account.reconciled}`]})`,
  ...account.transactions.map((t) => `  ${t.booked_on}${t.amount.padStart(13)}  ${t.description.slice(0, 80)}`),
]

export function summaryOf(result: ParseResult): string {
  const { bank_statement, payslip, tax_document, identity, work_contract } = result
  const head = [result.verdict, result.type, result.issuer, `${result.pages} pages`, result.source]
    .filter(Boolean)
    .join(' · ')
  const section = payslip ?? tax_document ?? identity ?? work_contract
  return [
    `${result.file}: ${head}`,
    ...(bank_statement?.accounts.flatMap(accountLines) ?? []),
    ...(section ? fields(section) : []),
    ...(result.possible_type ? [`  probably            ${result.possible_type}`] : []),
    ...result.findings.map(
      (finding) =>
        `  ! ${finding.severity.padEnd(8)}${finding.code} ${Object.entries(finding.params)
          .map(([name, value]) => `${name}=${value}`)
          .join(' ')}`,
    ),
  ].join('\n')
}
