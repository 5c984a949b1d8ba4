import { jobNames } from '@attesta/contract/job-names.ts'
import { emailKinds } from '@attesta/contract/email-kinds.ts'
import { useOperatorWords } from './operator-words.ts'

/**
 * Words for what the server knows by code. A code of another version of the product, which a queue may still hold,
 * stays as it is.
 */
export function useNames() {
  const { t } = useOperatorWords()
  return {
    jobName(code: string): string {
      const known = jobNames.find((name) => name === code)
      return known ? t(`Operator.Job.${known}`) : code
    },
    emailName(code: string): string {
      const known = emailKinds.find((kind) => kind === code)
      return known ? t(`Operator.Letter.${known}`) : code
    },
  }
}
