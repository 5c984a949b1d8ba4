import { useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { emailField } from '@attesta/contract/fields.ts'
import { fullName } from '@attesta/contract/member.ts'
import { ChangeFailed } from '../dashboard/change-failed.tsx'
import { useChange } from '../dashboard/use-change.ts'
import { useJudgedForm } from '../dashboard/use-judged-form.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useOperatorWords } from './operator-words.ts'

const fields = z.strictObject({ name: fullName, owner_name: fullName, owner_email: emailField })
const blank = { name: '', owner_name: '', owner_email: '' }

/** Shows the form for a new company and its first owner. */
export function NewCompany() {
  const { t } = useOperatorWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('operatorCompanies')
  const { values, set, reset, problemOf, judge } = useJudgedForm(fields, blank, failure)
  const [said, setSaid] = useState('')
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setSaid('')
    const body = judge()
    if (!body || !(await run(() => api.call('operatorMakeCompany', { body })))) return
    reset(blank)
    setSaid(t('Operator.NewCompany.Done', { name: body.name }))
  }
  return (
    <form className="panel fields settings" noValidate onSubmit={(event) => void make(event)}>
      <h2>{t('Operator.NewCompany.Title')}</h2>
      <p className="muted">{t('Operator.NewCompany.Text')}</p>
      <ChangeFailed failure={failure} />
      <TextField
        id="company-name"
        name="company-name"
        label={t('Operator.NewCompany.Name')}
        value={values.name}
        onChange={(text) => set('name', text)}
        error={problemOf('name')}
        autoComplete="off"
      />
      <TextField
        id="owner-name"
        name="owner-name"
        label={t('Operator.NewCompany.OwnerName')}
        value={values.owner_name}
        onChange={(text) => set('owner_name', text)}
        error={problemOf('owner_name')}
        autoComplete="off"
      />
      <TextField
        id="owner-email"
        name="owner-email"
        type="email"
        label={t('Operator.NewCompany.OwnerEmail')}
        value={values.owner_email}
        onChange={(text) => set('owner_email', text)}
        error={problemOf('owner_email')}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="button-row">
        <Button look="primary" type="submit" data-action="make-company" busy={isBusy}>
          {t('Operator.NewCompany.Make')}
        </Button>
        <span role="status">{said}</span>
      </div>
    </form>
  )
}
