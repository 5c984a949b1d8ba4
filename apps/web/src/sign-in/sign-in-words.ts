import type login from '@attesta/contract/words/en/dashboard.json'
import type factor from '@attesta/contract/words/en/second-factor.json'
import { useDeskWords } from '../desk-words.ts'

/** Returns the words of both desks' doors. */
export const useSignInWords = () => useDeskWords<(keyof typeof login & `Login.${string}`) | keyof typeof factor>()
