import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { WordKey } from '../../../words/catalogue.ts'
import { useSay } from '../../../words/words.tsx'

interface Props {
  /** Absent until the application is known. */
  employmentStatus?: EmploymentStatus
  failed?: boolean
}

/** What the list is for. Its first two parts are also drawn before any script runs. */
export function IncomeCheckHeader({ employmentStatus, failed = false }: Props) {
  const t = useSay()
  return (
    <PageHeader
      header={t('IncomeCheck.Header')}
      description={t('IncomeCheck.Description')}
      note={
        employmentStatus &&
        t('IncomeCheck.Description.Status', { status: t(`Occupation.${employmentStatus}` as WordKey) })
      }
      failed={failed}
    />
  )
}
