import { useWatch } from 'react-hook-form'
import { SelectInput } from '../../../form/inputs.tsx'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import { useSay } from '../../../words/words.tsx'
import type { AdditionalDetailsStep } from './step.ts'
import { mayAddMember, namedOf } from '@attesta/domain/household/counting.ts'
import { MemberForm } from './member-form.tsx'
import { Invited } from './invited.tsx'
import { People } from './people.tsx'
import type { HomeValues } from './schemas.ts'

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    value: String(first + index),
    label: String(first + index),
  }))

/** Asks for the size of the household and its adult members. */
export function HouseholdBlock({ step }: { step: AdditionalDetailsStep }) {
  const t = useSay()
  const focusNext = useFocusNext()
  const [edited, setEdited, settleEdited] = useDraftState<number | 'new' | undefined>('edited member', () => undefined)
  const [people, minors] = useWatch<HomeValues, ['adults', 'minors']>({ name: ['adults', 'minors'] })
  const count = { people: Number(people), minors: Number(minors) }
  const { members } = step
  const named = namedOf(members, step.today)
  const expected = Math.max(0, count.people - 1 - count.minors)
  const mayAdd = mayAddMember(count, named)
  const isAlone = !mayAdd && members.length === 0
  const close = () => {
    setEdited(undefined)
    settleEdited()
    step.markUnsaved('member', false)
    focusNext(() => document.getElementById('add-member') ?? document.getElementById('household'))
  }
  // Another device may have taken the person away whose form stood open.
  const open = typeof edited === 'number' && edited >= members.length ? undefined : edited
  return (
    <section className="panel roomy fields" id="household" tabIndex={-1}>
      <h2>{t('AdditionalDetails.Household')}</h2>
      <p className="muted small">{t('AdditionalDetails.Household.Note')}</p>
      <div className="side-by-side short">
        <SelectInput name="adults" words="AdditionalDetails.adults" options={upTo(1, 8)} />
        <SelectInput name="minors" words="AdditionalDetails.minors" options={upTo(0, 8)} />
      </div>
      <p role="status">
        {isAlone
          ? t('AdditionalDetails.AddMember.Blocked')
          : t('AdditionalDetails.Household.Sum', { expected, added: named.adults })}
      </p>
      <People
        people={members.map(({ fullname, relationship, email }) => ({
          name: fullname,
          detail: [t.told(`Relationship.${relationship}`), email].filter(Boolean).join(' · '),
          invitation: <Invited step={step} as="co-applicant" email={email} />,
        }))}
        onEdit={setEdited}
        onRemove={(index) => {
          step.setMembers(members.filter((_, at) => at !== index))
          return () => step.setMembers(members)
        }}
      />
      {open === undefined ? (
        mayAdd && (
          <Button id="add-member" small aria-expanded={false} onClick={() => setEdited('new')}>
            {t('AdditionalDetails.AddMember')}
          </Button>
        )
      ) : (
        <MemberForm
          key={open}
          draft={`member ${open}`}
          member={open === 'new' ? undefined : members[open]}
          today={step.today}
          own={step.own}
          taken={[step.own.email, ...members.filter((_, at) => at !== open).flatMap(({ email }) => email ?? [])]}
          onChange={(isFilled) => step.markUnsaved('member', isFilled)}
          onCancel={close}
          onSave={(member) => {
            step.setMembers(
              open === 'new' ? [...members, member] : members.map((other, at) => (at === open ? member : other)),
            )
            close()
          }}
        />
      )}
    </section>
  )
}
