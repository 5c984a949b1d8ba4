import { FormProvider, useWatch } from 'react-hook-form'
import { TextInput } from '../../../form/inputs.tsx'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { useDraftFields, useFields } from '../../../form/use-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import { useSay } from '../../../words/words.tsx'
import { isOwnName, type Guarantor } from './household.ts'
import { Invited } from './invited.tsx'
import { People } from './people.tsx'
import { guarantorForm, type GuarantorValues } from './schemas.ts'
import type { AdditionalDetailsStep } from './step.ts'
import { usePersonForm } from './use-person-form.ts'

const most = 4

/** Who vouches for the rent. */
export function GuarantorBlock({ step, suggests }: { step: AdditionalDetailsStep; suggests: boolean }) {
  const t = useSay()
  const focusNext = useFocusNext()
  const [edited, setEdited, settleEdited] = useDraftState<number | 'new' | undefined>(
    'edited guarantor',
    () => undefined,
  )
  const { guarantors } = step
  const close = () => {
    setEdited(undefined)
    settleEdited()
    step.markUnsaved('guarantor', false)
    focusNext(() => document.getElementById('add-guarantor'))
  }
  // Another device may have taken the person away whose form stood open.
  const open = typeof edited === 'number' && edited >= guarantors.length ? undefined : edited
  return (
    <section className="panel roomy fields" id="guarantors">
      <h2>{t('AdditionalDetails.Guarantor')}</h2>
      <p className="muted small">
        {t(suggests ? 'AdditionalDetails.Guarantor.Suggested' : 'AdditionalDetails.Guarantor.Note')}
      </p>
      <People
        people={guarantors.map(({ fullname, email }) => ({
          name: fullname,
          detail: email,
          invitation: <Invited step={step} as="guarantor" email={email} />,
        }))}
        onEdit={setEdited}
        onRemove={(index) => {
          step.setGuarantors(guarantors.filter((_, at) => at !== index))
          return () => step.setGuarantors(guarantors)
        }}
      />
      {open === undefined ? (
        guarantors.length < most && (
          <Button id="add-guarantor" small aria-expanded={false} onClick={() => setEdited('new')}>
            {t('AdditionalDetails.AddGuarantor')}
          </Button>
        )
      ) : (
        <GuarantorForm
          key={open}
          draft={`guarantor ${open}`}
          guarantor={open === 'new' ? undefined : guarantors[open]}
          own={step.own}
          taken={[step.own.email, ...guarantors.filter((_, at) => at !== open).map(({ email }) => email)]}
          onChange={(isFilled) => step.markUnsaved('guarantor', isFilled)}
          onCancel={close}
          onSave={(guarantor) => {
            step.setGuarantors(
              open === 'new'
                ? [...guarantors, guarantor]
                : guarantors.map((other, at) => (at === open ? guarantor : other)),
            )
            close()
          }}
        />
      )}
    </section>
  )
}

interface FormProps {
  /** Which person, among drafts. */
  draft: string
  guarantor: Guarantor | undefined
  own: { first_name: string; last_name: string }
  taken: readonly string[]
  onChange: (isFilled: boolean) => void
  onSave: (guarantor: Guarantor) => void
  onCancel: () => void
}

function GuarantorForm({ draft, guarantor, own, taken, onChange, onSave, onCancel }: FormProps) {
  const t = useSay()
  const fields = useFields<GuarantorValues, GuarantorValues>(guarantorForm(taken), {
    fullname: guarantor?.fullname ?? '',
    email: guarantor?.email ?? '',
  })
  const settle = useDraftFields(draft, fields)
  const fullname = useWatch({ control: fields.control, name: 'fullname' })
  const isFilled = fields.formState.isDirty
  const save = fields.handleSubmit((values) => {
    settle()
    onSave({ ...values, relationship: 'Guarantor', role: 'Guarantor' })
  })
  const cancel = () => {
    settle()
    onCancel()
  }
  const box = usePersonForm({ within: 'guarantor', isFilled, onChange, save: () => void save() })
  return (
    <FormProvider {...fields}>
      <div className="person-form fields" ref={box} role="group" aria-label={t('AdditionalDetails.AddGuarantor')}>
        <TextInput
          name="fullname"
          within="guarantor"
          words="AdditionalDetails.fullname"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          note={isOwnName(fullname, own) && t('PersonalDetails.Error.GuarantorSameName')}
        />
        <TextInput
          name="email"
          within="guarantor"
          words="AdditionalDetails.email"
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
        <div className="button-row">
          <Button small onClick={() => void save()}>
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
