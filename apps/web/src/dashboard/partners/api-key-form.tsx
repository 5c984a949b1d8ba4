import { useState } from 'react'
import { keyScopes, type KeyScope } from '@attesta/contract/key-scopes.ts'
import { useDeps } from '../../deps.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSay } from '../../words/words.tsx'
import { AddForm, errorAt } from './add-form.tsx'
import { TickedList } from './ticked-list.tsx'
import { useAct } from './use-act.ts'

/** Shows the form for a new API key: its name and permissions, none preselected. */
export function ApiKeyForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const t = useSay()
  const { api } = useDeps()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>([])
  const add = useAct('dashboardApiKeys', async () => {
    const { secret } = await api.call('dashboardAddApiKey', { body: { name, scopes: [...scopes] } })
    setName('')
    setScopes([])
    onAdded(secret)
  })
  return (
    <AddForm
      title={t('ApiKeys.Add')}
      submit={t('ApiKeys.Create')}
      action="add-api-key"
      add={add}
      isIncomplete={scopes.length === 0}
    >
      <TextField
        id="api-key-name"
        name="api-key-name"
        label={t('PartnerKeys.Name')}
        hint={t('ApiKeys.Name.Hint')}
        value={name}
        onChange={setName}
        maxLength={60}
        error={errorAt(add, 'name')}
      />
      <TickedList
        legend={t('ApiKeys.Scopes')}
        name="scope"
        of={keyScopes}
        labelOf={(one) => t(`ApiKeys.Scope.${one}`)}
        ticked={scopes}
        onChange={setScopes}
      />
    </AddForm>
  )
}
