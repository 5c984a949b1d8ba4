/** Does an account at a bank belong to the applicant? By the name that the bank gives for its owner. */
import type { OwnerMatch } from '@attesta/contract/bank-connection.ts'
import { compareNames, type PersonName } from './person-name.ts'

// «ROSSI MARIO / BIANCHI ANNA», «Mario Rossi e Anna Bianchi», «Max Weber und Eva Weber», «WEBER MAX; WEBER EVA», «Herrn
// Max Weber Frau Eva Weber»; «ROSSI FRAU ANNA» is one, of two family names
const betweenHolders =
  /\s*[/;&+]\s*|\s+(?:e|ed|o|und|oder|and|or|u\.|coint\p{L}*\.?)\s+|(?<=\S\s+\S+)\s+(?=(?:herrn?|frau|sig(?:\.|\.?ra)|signora?)\s)/iu

/**
 * «Eva und Max Weber», «WEBER MAX E EVA»: a family name that is printed once is that of both. It stands last but where a
 * bank prints it first, in capitals or before a comma.
 */
function withFamilyName(parts: readonly string[], isFamilyFirst: boolean): string[] {
  const whole = parts.find((part) => part.includes(' '))
  if (whole === undefined) return [...parts]
  const words = whole.split(' ')
  return parts.map((part) =>
    part.includes(' ') ? part : parts[0] === whole && isFamilyFirst ? `${words[0]} ${part}` : `${part} ${words.at(-1)}`,
  )
}

/** Each holder that the bank names. A comma parts no holders: it stands between family and given name. */
export function holdersIn(printed: string | null): string[] {
  const text = printed ?? ''
  return withFamilyName(
    text
      .split(betweenHolders)
      .map((name) => name.replace(/,/g, ' ').replace(/\s+/g, ' ').trim())
      .filter(Boolean),
    text.includes(',') || text === text.toUpperCase(),
  )
}

/** A single word on each side is one name with an initial or a second name between: «LUCA E MORETTI». */
const isOneName = (parts: readonly string[]): boolean => parts.every((part) => !part.includes(' '))

/** Every holder of a list in which one line may name several. */
export const holdersAmong = (printed: readonly string[]): string[] =>
  printed.flatMap((line) => {
    const parts = holdersIn(line)
    return isOneName(parts) ? [line] : parts
  })

/**
 * `match` only where the applicant alone holds the account: of two holders it is unknown which one signed in. `partial`
 * when they are one of several, or the names leave it open; `unknown` when the bank names no one, which is never held
 * against anyone. Source: C-account-owner.
 */
export function ownerMatch(printed: string | null, applicant: PersonName): OwnerMatch {
  const holders = holdersIn(printed)
  if (holders.length === 0) return 'unknown'
  const answers = holders.map((holder) => compareNames(holder, applicant))
  if (answers.every((answer) => answer === 'different')) return 'mismatch'
  return holders.length === 1 && answers[0] === 'same' ? 'match' : 'partial'
}

const strength: Record<OwnerMatch, number> = { match: 3, partial: 2, unknown: 1, mismatch: 0 }

/** Of several accounts that one person opened to us, the one that says most for them; unknown without any. */
export const bestMatch = (matches: readonly OwnerMatch[]): OwnerMatch =>
  matches.toSorted((a, b) => strength[b] - strength[a])[0] ?? 'unknown'
