/** What a file drawn by the grammar says, as the parse result should say it. */
import type { Account, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { decimal } from '@attesta/domain/money.ts'
import { spellName } from './draw/header.ts'
import { storyOf } from './draw/statement.ts'
import type { Layout } from './layout.ts'
import type { Story } from './story/story.ts'

export interface Truth {
  expected: Partial<ParseResult>
  /** Facts that the layout does not decide. */
  silentOn: string[]
}

export function truthOf(layout: Layout, story: Story = storyOf(layout)): Truth {
  return {
    expected: {
      type: 'bank_statement',
      bank_statement: { accounts: story.accounts.map((account) => accountOf(layout, story, account)) },
    },
    silentOn: silentOf(layout),
  }
}

function silentOf({ choices }: Layout): string[] {
  const derivable = choices.running !== 'none' || choices.carried !== 'none'
  return [
    ...['bank', 'abi', 'blz', 'bic'].map((fact) => `account.${fact}`),
    ...(choices.period === 'as of' ? ['account.period'] : []),
    ...(choices.balances === 'none' && derivable ? ['account.opening_balance', 'account.closing_balance'] : []),
    ...(choices.currencyMark === 'none' ? ['account.currency'] : []),
  ]
}

function accountOf(
  layout: Layout,
  story: Story,
  { iban, currency, from, to, opening, closing, bookings }: Story['accounts'][number],
): Account {
  const { choices } = layout,
    isPrinted = choices.balances !== 'none'
  const isLastOfDay = (at: number) => bookings[at + 1]?.bookedOn !== bookings[at]!.bookedOn
  const hasBalance = (at: number) => choices.running === 'each row' || (choices.running !== 'none' && isLastOfDay(at))
  let balance = opening
  const transactions = bookings.map(({ bookedOn, valueOn, amount, parts, counterparty }, at) => {
    balance += amount
    return {
      booked_on: bookedOn,
      value_on: ['booking', 'purchase'].includes(choices.dates) ? null : valueOn,
      description: parts[0]!,
      amount: decimal(amount),
      balance: hasBalance(at) ? decimal(balance) : null,
      page: 1,
      counterparty,
    }
  })
  return {
    bank: null,
    abi: null,
    blz: null,
    iban,
    bic: null,
    holders: story.holders.map((name) => spellName(name, layout)),
    currency,
    period: { from, to },
    opening_balance: isPrinted ? decimal(opening) : null,
    closing_balance: isPrinted ? decimal(closing) : null,
    reconciled: isPrinted ? true : null,
    transactions,
  }
}
