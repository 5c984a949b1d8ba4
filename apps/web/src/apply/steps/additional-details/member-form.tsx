import { FormProvider, useWatch } from 'react-hook-form'
import { relationship } from '@attesta/contract/application.ts'
import type { Day } from '@attesta/domain/day.ts'
import { DateInput, SelectInput, TextInput } from '../../../form/inputs.tsx'
import { useDraftFields, useFields } from '../../../form/use-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { isOwnName, type Member } from './household.ts'
import { memberForm, type MemberValues } from './schemas.ts'
import { usePersonForm } from './use-person-form.ts'

interface Props {
  /** Which person, among drafts. */
  draft: string
  member: Member | undefined
  today: Day
  own: { first_name: string; last_name: string }
  taken: readonly string[]
  onChange: (isFilled: boolean) => void
  onSave: (member: Member) => void
  onCancel: () => void
}

/** One more of the household. With «child» the address becomes optional at once. */
export function MemberForm({ draft, member, today, own, taken, onChange, onSave, onCancel }: Props) {
  const t = useSay()
  const fields = useFields<MemberValues, MemberValues>(memberForm(taken, today), {
    fullname: member?.fullname ?? '',
    email: member?.email ?? '',
    date_of_birth: member?.date_of_birth ?? '',
    relationship: member?.relationship ?? ('' as 'Other'),
  })
  const settle = useDraftFields(draft, fields)
  const values = useWatch({ control: fields.control })
  const isFilled = fields.formState.isDirty
  const save = fields.handleSubmit(({ email, ...rest }) => {
    settle()
    onSave({ ...rest, email: email || null, role: 'Co-Applicant' })
  })
  const cancel = () => {
    settle()
    onCancel()
  }
  const box = usePersonForm({ within: 'member', isFilled, onChange, save: () => void save() })
  return (
    <FormProvider {...fields}>
      <div className="person-form fields" ref={box} role="group" aria-label={t('AdditionalDetails.AddMember')}>
        <TextInput
          name="fullname"
          within="member"
          words="AdditionalDetails.fullname"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          note={isOwnName(values.fullname ?? '', own) && t('PersonalDetails.Error.CoAppSameName')}
        />
        <SelectInput
          name="relationship"
          within="member"
          words="AdditionalDetails.relationship"
          gender="feminine"
          blank={t('AdditionalDetails.Choose')}
          options={relationship.options
            .filter((kind) => kind !== 'Guarantor')
            .map((kind) => ({ value: kind, label: t(`Relationship.${kind}`) }))}
        />
        <DateInput name="date_of_birth" within="member" words="PersonalDetails.DateOfBirth" gender="feminine" />
        <TextInput
          name="email"
          within="member"
          words="AdditionalDetails.email"
          optional={values.relationship === 'Child'}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
        <div className="button-row">
          <Button small look="secondary" onClick={() => void save()}>
            {t('AdditionalDetails.SavePerson')}
          </Button>
          <Button small look="quiet" onClick={cancel}>
            {t('General.Cancel')}
          </Button>
        </div>
      </div>
    </FormProvider>
  )
}
