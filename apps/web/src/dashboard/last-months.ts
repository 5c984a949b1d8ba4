/** Returns the full months before an instant as «2026-10», the latest first. */
export function lastMonths(now: number, count: number): string[] {
  const today = new Date(now)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1 - back, 1)).toISOString().slice(0, 7),
  )
}
