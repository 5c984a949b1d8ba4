import { useState, type FormEvent } from 'react'
import { ChangeFailed } from '../dashboard/change-failed.tsx'
import { SaveRow } from '../dashboard/save-row.tsx'
import { useChange } from '../dashboard/use-change.ts'
import { useDeps } from '../deps.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Company } from './companies.tsx'
import { useOperatorWords } from './operator-words.ts'

/** «250», or nothing */
const quotaPattern = /^\d{0,6}$/

/** How many applications a company may take in a month. */
export function QuotaDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useOperatorWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('operatorCompanies')
  const [text, setText] = useState(company.monthly_applications?.toString() ?? '')
  const isRight = quotaPattern.test(text.trim())
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (
      isRight &&
      (await run(() =>
        api.call('operatorSetQuota', {
          params: { company_id: company.id },
          body: { monthly_applications: text.trim() === '' ? null : Number(text) },
        }),
      ))
    )
      onClose()
  }
  return (
    <Dialog open heading={t('Operator.Quota.Title', { name: company.name })} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void save(event)}>
        <ChangeFailed failure={failure} />
        <TextField
          id="quota"
          name="quota"
          inputMode="numeric"
          label={t('Operator.Quota.Label')}
          hint={t('Operator.Quota.Hint')}
          value={text}
          onChange={setText}
          error={isRight ? undefined : t('Operator.Quota.Error')}
          autoComplete="off"
        />
        <SaveRow name="save-quota" isBusy={isBusy} isSaved={false} />
      </form>
    </Dialog>
  )
}
