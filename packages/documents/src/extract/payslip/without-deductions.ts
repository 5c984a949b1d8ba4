/** Pay from which nothing is taken: the German Minijob, whose gross pay is its net pay. */
import type { Cents } from '@attesta/domain/money.ts'
import { fold } from '../../layout/fold.ts'
import { bestOf, isPlain, size, type Figures } from './figure.ts'
import type { PayslipField } from './labels.ts'
import type { Slip } from './slips.ts'
import type { Sums } from './sums.ts'

/** Most that a Minijob pays a month, by year. Source: § 8 (1a) SGB IV. */
const LIMITS: Readonly<Record<string, Cents>> = { 2023: 52_000, 2024: 53_800, 2025: 55_600, 2026: 60_300, 2027: 63_300 }

// Minijob   geringfügig entlohnt   Personengruppe 109   PGR 109   Lohnsteuer pauschal
const named =
  /\bmini ?job\p{L}*|\bgeringf\p{L}*|\b(?:personengr\p{L}*|pgr|pers gr)(?: schlussel)? 109\b|\bpausch\p{L}*/u

const taxes: readonly PayslipField[] = ['deductions', 'social', 'tax', 'wage_tax', 'church_tax', 'solidarity']
const insurances: readonly PayslipField[] = ['health', 'pension', 'unemployment', 'care', 'other_deductions']

/** The sums of such a slip: gross and net pay printed apart and alike, and no deduction but zeros. */
export function sumsWithoutDeductions({ sheets, period }: Slip, figures: Figures): Sums | null {
  const plain = (field: PayslipField) => bestOf(figures[field].filter(isPlain), 1)[0]
  const gross = plain('gross'),
    net = plain('net') ?? plain('payout')
  if (!gross || !net || gross.amount === net.amount || gross.cents !== net.cents || net.cents <= 0) return null
  // What is as large as the pay is what it is reckoned from, under a heading of deductions.
  const deductions = [...taxes, ...insurances]
    .flatMap((field) => plain(field) ?? [])
    .filter((figure) => size(figure) < gross.cents)
  if (deductions.some((figure) => size(figure) > 0)) return null
  const limit = LIMITS[period?.month.slice(0, 4) ?? ''] ?? 0
  const isNamed = sheets.some(({ rows }) => rows.some(({ text }) => named.test(fold(text))))
  return isNamed || gross.cents <= limit ? { gross, deductions, net, secondNet: null, reconciled: true } : null
}
