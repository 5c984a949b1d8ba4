const known = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.it',
  'libero.it',
  'yahoo.it',
  'yahoo.com',
  'icloud.com',
  'virgilio.it',
  'tiscali.it',
  'alice.it',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
  'live.it',
  'live.com',
  'proton.me',
]

/**
 * «anna@gmial.com» → «anna@gmail.com»; `undefined` when the domain is a known one or near none. Only ever a question,
 * never a refusal.
 */
export function likelyMail(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || !domain.includes('.') || known.includes(domain)) return undefined
  const near = known.find((candidate) => isOneSlipAway(domain, candidate))
  return near && `${address.slice(0, at)}@${near}`
}

/** One letter wrong, missing, too many, or two neighbours exchanged. */
function isOneSlipAway(a: string, b: string): boolean {
  const start = [...a].findIndex((letter, index) => letter !== b[index])
  const from = start < 0 ? a.length : start
  const rests = [
    [a.slice(from + 1), b.slice(from + 1)],
    [a.slice(from), b.slice(from + 1)],
    [a.slice(from + 1), b.slice(from)],
  ]
  const isSwapped = a[from] === b[from + 1] && a[from + 1] === b[from] && a.slice(from + 2) === b.slice(from + 2)
  return isSwapped || rests.some(([left, right]) => left === right)
}
