/** A wall clock's day and time to the minute, `YYYY-MM-DDTHH:MM`, as a form's field gives it. */
export type LocalTime = string
const pattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** What a clock in the time zone shows at an instant. */
export function localTimeAt(instant: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)!.value
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * Returns the instant at which a clock in the time zone shows this. `undefined` for a time that is no time, or that the
 * clocks skip in spring; of a time that they show twice in autumn, the earlier one.
 */
export function instantOf(local: LocalTime, timeZone: string): Date | undefined {
  const match = pattern.exec(local)
  if (!match) return undefined
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [number, number, number, number, number]
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  // No zone of ours is more than a day from UTC; the offset before and after a change of the clocks are the candidates.
  const candidates = [-86_400_000, 86_400_000].map((aside) => {
    const around = new Date(asUtc + aside)
    return asUtc - (Date.parse(`${localTimeAt(around, timeZone)}Z`) - Math.floor(around.getTime() / 60_000) * 60_000)
  })
  return candidates
    .toSorted((one, other) => one - other)
    .map((at) => new Date(at))
    .find((at) => localTimeAt(at, timeZone) === local)
}
