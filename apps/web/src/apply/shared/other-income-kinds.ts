/** Incomes beside the main one, in the order in which they are asked for. */
export const otherIncomeKinds = [
  'pension',
  'family_benefits',
  'scholarship',
  'alimony',
  'rental_property',
  'other',
] as const
export type OtherIncomeKind = (typeof otherIncomeKinds)[number]
