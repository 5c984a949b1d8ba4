import { useState } from 'react'
import { keyScopes, type KeyScope } from '@attesta/contract/key-scopes.ts'
import { useDeps } from '../../deps.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSay } from '../../words/words.tsx'
import { useAct } from './use-act.ts'

/** A new API key: its name, and what it may do. Nothing is ticked beforehand. */
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
  const errorOf = (field: string) => add.error?.fields.find((one) => one.field === field)?.text
  return (
    <form
      className="panel roomy fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(undefined)
      }}
    >
      <h2>{t('ApiKeys.Add')}</h2>
      {add.error && add.error.fields.length === 0 && <Banner message={add.error.text} takesFocus />}
      <TextField
        id="api-key-name"
        name="api-key-name"
        label={t('PartnerKeys.Name')}
        hint={t('ApiKeys.Name.Hint')}
        value={name}
        onChange={setName}
        maxLength={60}
        error={errorOf('name')}
      />
      <fieldset className="field">
        <legend>{t('ApiKeys.Scopes')}</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            id={`scope-${scope}`}
            name={`scope-${scope}`}
            label={t(`ApiKeys.Scope.${scope}`)}
            checked={scopes.includes(scope)}
            onChange={(isOn) => setScopes(keyScopes.filter((one) => (one === scope ? isOn : scopes.includes(one))))}
          />
        ))}
      </fieldset>
      <div className="button-row">
        <Button
          look="primary"
          type="submit"
          data-action="add-api-key"
          busy={add.isPending}
          disabled={scopes.length === 0}
        >
          {t('ApiKeys.Create')}
        </Button>
      </div>
    </form>
  )
}
