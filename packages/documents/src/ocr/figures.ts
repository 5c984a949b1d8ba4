import { readAmount } from '../layout/amounts.ts'
import { readDate } from '../layout/dates.ts'

/** Is the whole token an amount or a date? */
export const isFigure = (text: string): boolean => readAmount(text) !== null || readDate(text) !== null
