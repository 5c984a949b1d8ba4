import type { Cents } from '../money.ts'

/**
 * Returns what is paid a month ÷ net income in percent with one decimal; null when either is unknown or nothing comes
 * in.
 */
export const shareOfIncome = (paid: Cents | null, netIncome: Cents | null): number | null =>
  paid === null || netIncome === null || netIncome <= 0 ? null : Math.round((paid * 1000) / netIncome) / 10
