/**
 * Enough of Prometheus to try the alerts: what was scraped, and the part of its query language that `alerts.yaml` uses.
 * Anything else is refused. Where Debian's promtool is installed, a test compares the two.
 */
interface Sample {
  labels: Readonly<Record<string, string>>
  value: number
}
type Scrape = ReadonlyMap<string, readonly Sample[]>
export interface Scraped {
  /** Seconds. */
  at: number
  text: string
}
type Value = number | readonly Sample[]

/** `attesta_jobs{job="purge",state="dead"} 1` */
const linePattern = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/
const labelPattern = /(\w+)="((?:[^"\\]|\\.)*)"/g

function parseScrape(text: string): Scrape {
  const series = new Map<string, Sample[]>()
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = linePattern.exec(line) ?? []
    if (name === undefined) continue
    const sample = {
      labels: Object.fromEntries([...labels.matchAll(labelPattern)].map(([, key, text]) => [key!, text!])),
      value: value === '+Inf' ? Infinity : Number(value),
    }
    series.set(name, [...(series.get(name) ?? []), sample])
  }
  return series
}

const tokenPattern =
  /\s*(\d+(?:\.\d+)?(?:e\d+)?(?![\w])|[a-z_]\w*|"(?:[^"\\]|\\.)*"|=~|==|>|<|[-/(){}[\],=]|\d+[smh])/gy
const unitSeconds = { s: 1, m: 60, h: 3600 } as const

/** The value of an expression when all of `history` had been scraped, the oldest first. */
export function evaluate(expression: string, history: readonly Scraped[]): Value {
  const scrapes = history.map(({ at, text }) => ({ at, series: parseScrape(text) }))
  const now = scrapes.at(-1)!
  const tokens = [...expression.matchAll(tokenPattern)].map(([, token]) => token!)
  if (tokens.join('').replace(/\s/g, '') !== expression.replace(/\s/g, ''))
    throw new Error(`cannot read the expression ${expression}`)
  let at = 0
  const peek = () => tokens[at]
  const take = (wanted?: string): string => {
    const token = tokens[at++]
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new Error(`${wanted ?? 'more'} was expected in ${expression}`)
    return token
  }

  function comparison(): Value {
    const left = difference()
    const operator = peek()
    if (operator !== '>' && operator !== '<' && operator !== '==') return left
    take()
    const right = difference()
    if (typeof left === 'number' || typeof right !== 'number') throw new Error(`a series is compared with a number`)
    const holds = { '>': (a: number) => a > right, '<': (a: number) => a < right, '==': (a: number) => a === right }
    return left.filter(({ value }) => holds[operator](value))
  }
  function difference(): Value {
    const left = term()
    const operator = peek()
    if (operator !== '-' && operator !== '/') return left
    take()
    const right = term()
    const of = (a: number, b: number) => (operator === '-' ? a - b : a / b)
    if (typeof right === 'number') throw new Error('the right side is a series')
    if (typeof left === 'number') return right.map((sample) => ({ ...sample, value: of(left, sample.value) }))
    if (left.length > 1 || right.length > 1) throw new Error('both sides are one series')
    return left.flatMap((one) => right.map((other) => ({ labels: {}, value: of(one.value, other.value) })))
  }
  function term(): Value {
    if (/^\d/.test(peek() ?? '')) return Number(take())
    const name = take()
    if (name === 'time') {
      take('(')
      take(')')
      return now.at
    }
    if (name === 'sum') return sum()
    if (name === 'rate') {
      take('(')
      const { matches, window } = selector(take())
      take(')')
      return rate(matches, window)
    }
    if (name === 'histogram_quantile') {
      take('(')
      const quantile = Number(take())
      take(',')
      const buckets = comparison()
      take(')')
      return histogramQuantile(quantile, buckets as Sample[])
    }
    return selector(name).matches(now.series)
  }
  function sum(): Value {
    const by: string[] = []
    if (peek() === 'by') {
      take('by')
      take('(')
      while (peek() !== ')') by.push(take())
      take(')')
    }
    take('(')
    const inner = comparison() as readonly Sample[]
    take(')')
    const groups = Map.groupBy(inner, ({ labels }) => JSON.stringify(by.map((name) => [name, labels[name] ?? ''])))
    return [...groups].map(([key, samples]) => ({
      labels: Object.fromEntries(JSON.parse(key) as [string, string][]),
      value: samples.reduce((total, { value }) => total + value, 0),
    }))
  }
  function selector(name: string) {
    const wanted: ((labels: Sample['labels']) => boolean)[] = []
    if (peek() === '{') {
      take('{')
      while (peek() !== '}') {
        const label = take()
        const operator = take()
        const text = JSON.parse(take()) as string
        const pattern = new RegExp(`^(?:${text})$`)
        wanted.push(
          operator === '=~' ? (labels) => pattern.test(labels[label] ?? '') : (labels) => labels[label] === text,
        )
        if (peek() === ',') take()
      }
      take('}')
    }
    let window = 0
    if (peek() === '[') {
      take('[')
      const length = take()
      window = Number.parseInt(length, 10) * unitSeconds[length.at(-1) as 's' | 'm' | 'h']
      take(']')
    }
    return {
      matches: (series: Scrape) => (series.get(name) ?? []).filter(({ labels }) => wanted.every((is) => is(labels))),
      window,
    }
  }
  /**
   * Returns what it grew by since the first scrape of the window. A series that is new counts from its first sample.
   */
  function rate(matches: (series: Scrape) => readonly Sample[], window: number): Sample[] {
    const within = scrapes.filter((scrape) => scrape.at > now.at - window)
    const first = within.map(({ series }) => matches(series))
    return matches(now.series).map(({ labels, value }) => {
      const key = JSON.stringify(labels)
      const seen = first.flatMap((samples) => samples.filter((one) => JSON.stringify(one.labels) === key))
      return { labels, value: (value - seen[0]!.value) / window }
    })
  }

  const value = comparison()
  if (at < tokens.length) throw new Error(`${tokens[at]} was not expected in ${expression}`)
  return value
}

/** As Prometheus: between two bounds the values lie evenly. */
function histogramQuantile(quantile: number, buckets: readonly Sample[]): Sample[] {
  const bounds = buckets
    .map(({ labels, value }) => ({ bound: labels.le === '+Inf' ? Infinity : Number(labels.le), count: value }))
    .toSorted((one, other) => one.bound - other.bound)
  const total = bounds.at(-1)?.count ?? 0
  if (total === 0) return []
  const rank = quantile * total
  const at = bounds.findIndex(({ count }) => count >= rank)
  const [low, high] = [bounds[at - 1] ?? { bound: 0, count: 0 }, bounds[at]!]
  if (high.bound === Infinity) return [{ labels: {}, value: low.bound }]
  const part = (rank - low.count) / (high.count - low.count)
  return [{ labels: {}, value: low.bound + (high.bound - low.bound) * part }]
}

export interface Alert {
  name: string
  expression: string
  /** Seconds that it must hold before an alert is sent. */
  forSeconds: number
}

/** The rules of `deploy/alerts.yaml`, whose every alert is written in the same order. */
export const readAlerts = (yaml: string): Alert[] =>
  [...yaml.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n\s+for: (\d+)([smh])/g)].map(
    ([, name, expression, length, unit]) => ({
      name: name!,
      expression: expression!,
      forSeconds: Number(length) * unitSeconds[unit as 's' | 'm' | 'h'],
    }),
  )

/** Whether an alert fires at the end of what was scraped: it held at each scrape for as long as it asks for. */
export function fires({ expression, forSeconds }: Alert, history: readonly Scraped[]): boolean {
  const end = history.at(-1)!.at
  return history.every(({ at }, index) => {
    if (at < end - forSeconds) return true
    const value = evaluate(expression, history.slice(0, index + 1))
    return typeof value !== 'number' && value.length > 0
  })
}
