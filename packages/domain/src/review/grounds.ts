/** Why a person is to look at an application's documents. */
import type { ReviewGround } from '@attesta/contract/review.ts'

/**
 * Strong enough that a machine's word must not be the last: the file holds both versions or breaks its own seal, or the
 * same rows are in another person's document. Source: decision 0011.
 */
const suspicions: ReadonlySet<string> = new Set(['fraud', 'reused'])

export const isSuspicion = (code: string): boolean => suspicions.has(code.slice(code.indexOf('.') + 1))

export interface DocumentUnderReview {
  documentId: string
  /** Codes of what is found on it now. */
  codes: readonly string[]
  /** Milliseconds since 1970. */
  contests: readonly { code: string; at: number }[]
  rulings: readonly { code: string; at: number }[]
}

export interface Ground {
  ground: ReviewGround
  documentId: string | null
  code: string | null
}

/**
 * Everything that a person has still to decide. What is contested counts until a reviewer ruled on it after the comment
 * was written, a suspicion until a reviewer ruled on it at all, the applicant's own wish until the review is released.
 * Empty: no review is needed.
 */
export function reviewGrounds(documents: readonly DocumentUnderReview[], isAskedFor: boolean): Ground[] {
  const ofDocuments = documents.flatMap(({ documentId, codes, contests, rulings }): Ground[] => {
    const last = new Map(rulings.toSorted((a, b) => a.at - b.at).map(({ code, at }) => [code, at]))
    const contested = contests
      .filter(({ code, at }) => (last.get(code) ?? -Infinity) < at)
      .map(({ code }): Ground => ({ ground: 'contested', documentId, code }))
    const suspected = [...new Set(codes)]
      .filter((code) => isSuspicion(code) && !last.has(code) && !contested.some((one) => one.code === code))
      .map((code): Ground => ({ ground: 'suspicion', documentId, code }))
    return [...contested, ...suspected]
  })
  return isAskedFor ? [...ofDocuments, { ground: 'asked', documentId: null, code: null }] : ofDocuments
}
