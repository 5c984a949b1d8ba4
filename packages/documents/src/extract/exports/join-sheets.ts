/**
 * Sheets and days of one account: banks end a statement with every page or every day, and hand out many of them in one
 * file.
 */
import type { ExportedAccount } from './exported-account.ts'

/** One statement of a file. */
export interface Sheet {
  /**
   * As the file names the account, which is no IBAN everywhere; empty when it does not, and then it is joined to none.
   */
  number: string
  account: ExportedAccount
}

/**
 * Each sheet is joined to the one of the same account and currency that closed with what it opens with, whichever of
 * them the file has first.
 */
export function joinSheets(sheets: readonly Sheet[]): ExportedAccount[] {
  return [
    ...Map.groupBy(sheets, (sheet) =>
      sheet.number === '' ? sheet : `${sheet.number} ${sheet.account.currency}`,
    ).values(),
  ].flatMap((group) => {
    const joined: ExportedAccount[] = []
    for (const account of inOrder(group.map((sheet) => sheet.account))) {
      const last = joined.at(-1)
      if (last && last.closing !== null && last.closing === account.opening)
        joined[joined.length - 1] = join(last, account)
      else joined.push(account)
    }
    return joined
  })
}

/** Pages of one day stay as the file has them. */
const inOrder = (accounts: readonly ExportedAccount[]): readonly ExportedAccount[] =>
  accounts.every(({ period }) => period !== null)
    ? accounts.toSorted((a, b) => (a.period!.from < b.period!.from ? -1 : a.period!.from > b.period!.from ? 1 : 0))
    : accounts

const join = (a: ExportedAccount, b: ExportedAccount): ExportedAccount => ({
  ...a,
  closing: b.closing,
  period: a.period && b.period && { from: a.period.from, to: b.period.to > a.period.to ? b.period.to : a.period.to },
  rows: [...a.rows, ...b.rows],
})
