import type desk from '@attesta/contract/words/en/review-desk.json'
import { useDeskWords } from '../../desk-words.ts'

export type ReviewKey = keyof typeof desk

/** Returns the words of the review desk. */
export const useReviewWords = () => useDeskWords<ReviewKey>()
