/** 27 months → 2 years and 3 months. */
export const yearsAndMonths = (months: number): { years: number; months: number } => ({
  years: Math.floor(months / 12),
  months: months % 12,
})
