/** A sum under an unknown caption, found by what the two others leave. */
import type { Cents } from '@attesta/domain/money.ts'
import type { SheetAmount } from '../labels/sheet.ts'
import { bestOf, figureAt, isPlain, roundingOf, size, type Figure, type Figures } from './figure.ts'
import type { PayslipField } from './labels.ts'
import type { Sums } from './sums.ts'

/**
 * One of the three sums under an unknown caption: what the other two, plainly captioned, leave of it is printed. A
 * figure found so is read, and proves nothing.
 */
export function sumByDifference(figures: Figures, printed: readonly SheetAmount[]): Partial<Sums> {
  const plain = (field: PayslipField) => bestOf(figures[field].filter(isPlain), 1)[0] ?? null
  const gross = plain('gross'),
    net = plain('net'),
    rounding = roundingOf(figures),
    total = plain('deductions'),
    parts = [plain('social'), plain('tax')].filter((part) => part !== null)
  const deductions = total ? [total] : parts.length === 2 ? parts : []
  const taken = deductions.reduce((all, part) => all + size(part), 0)
  const found = (field: PayslipField, cents: Cents): Figure | null => {
    const amount = cents > 0 ? printed.findLast((one) => one.cents === cents && one.sign >= 0) : undefined
    return amount ? figureAt(field, amount) : null
  }
  if (gross && deductions.length > 0 && !net) {
    const left = found('net', gross.cents - taken + rounding)
    return left ? { gross, deductions, net: left } : {}
  }
  if (net && deductions.length > 0 && !gross) {
    const whole = found('gross', net.cents + taken - rounding)
    return whole ? { gross: whole, deductions, net } : {}
  }
  if (gross && net) {
    const withheld = found('deductions', gross.cents - net.cents + rounding)
    return withheld ? { gross, deductions: [withheld], net } : {}
  }
  return {}
}
