/** A bank that no one knows, drawn from a description thrown with dice. */
import type { Dice } from '../random.ts'
import type { StatementLayout } from './statement-layout.ts'
import { describedLayout } from './statements/described-layout.ts'
import { thrownDescription } from './statements/thrown-description.ts'

export const variedLayout = (dice: Dice, country: 'IT' | 'DE' = 'IT'): StatementLayout =>
  describedLayout(thrownDescription(dice, country))
