import { jobNames } from '@attesta/contract/job-names.ts'
import { letterKinds } from '@attesta/contract/letter-kinds.ts'
import { useOperatorWords } from './operator-words.ts'

/** Words for what the server knows by code. A code of another version of the product, which a queue may still hold, stays as it is. */
export function useNames() {
  const { say } = useOperatorWords()
  return {
    jobName(code: string): string {
      const known = jobNames.find((name) => name === code)
      return known ? say(`Operator.Job.${known}`) : code
    },
    letterName(code: string): string {
      const known = letterKinds.find((kind) => kind === code)
      return known ? say(`Operator.Letter.${known}`) : code
    },
  }
}
