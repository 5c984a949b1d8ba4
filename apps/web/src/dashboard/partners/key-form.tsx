import { useState } from 'react'
import { useDeps } from '../../deps.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { useSay } from '../../words/words.tsx'
import { AddForm, errorAt } from './add-form.tsx'
import { useAct } from './use-act.ts'

const algorithms = ['EdDSA', 'HS256'] as const
type Algorithm = (typeof algorithms)[number]

/** Shows the form for a new key: the company's public key, or a secret that we generate. */
export function KeyForm({ onAdded }: { onAdded: (secret: string | undefined) => void }) {
  const t = useSay()
  const { api } = useDeps()
  const [name, setName] = useState('')
  const [algorithm, setAlgorithm] = useState<Algorithm>('EdDSA')
  const [publicKey, setPublicKey] = useState('')
  const add = useAct('dashboardPartnerKeys', async () => {
    const { secret } = await api.call('dashboardAddPartnerKey', {
      body: { name, algorithm, ...(algorithm === 'EdDSA' && { public_key: publicKey }) },
    })
    setName('')
    setPublicKey('')
    onAdded(secret ?? undefined)
  })
  return (
    <AddForm title={t('PartnerKeys.Add')} submit={t('PartnerKeys.Create')} action="add-key" add={add}>
      <TextField
        id="key-name"
        name="key-name"
        label={t('PartnerKeys.Name')}
        hint={t('PartnerKeys.Name.Hint')}
        value={name}
        onChange={setName}
        maxLength={60}
        error={errorAt(add, 'name')}
      />
      <SelectField
        id="key-algorithm"
        name="key-algorithm"
        label={t('PartnerKeys.Algorithm')}
        value={algorithm}
        onChange={(value) => setAlgorithm(value as Algorithm)}
        options={algorithms.map((value) => ({ value, label: t(`PartnerKeys.Algorithm.${value}`) }))}
      />
      {algorithm === 'EdDSA' && (
        <TextAreaField
          id="key-public"
          name="key-public"
          label={t('PartnerKeys.PublicKey')}
          value={publicKey}
          onChange={setPublicKey}
          maxLength={500}
          error={errorAt(add, 'public_key')}
        />
      )}
    </AddForm>
  )
}
