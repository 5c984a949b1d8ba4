import { useState, type FormEvent } from 'react'
import { newMember } from '@attesta/contract/member.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useCall } from '../use-call.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { LoadFailed } from './load-failed.tsx'
import { useChange } from './use-change.ts'
import { useJudgedForm } from './use-judged-form.ts'

type Person = Reply<'dashboardPeople'>['people'][number]
type Role = Person['role']
const roles: readonly Role[] = ['owner', 'agent', 'viewer']
const roleOf = (text: string): Role => roles.find((role) => role === text) ?? 'viewer'

/** Lists the company's members with their roles. */
export function People() {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { data, error, isPending, refetch } = useCall('dashboardPeople', {}, { keepMs: 30_000 })
  const { run, isBusy, failure } = useChange('dashboardPeople', 'dashboardMe')
  const [said, setSaid] = useState('')
  const [leaving, setLeaving] = useState<Person>()
  const [resetting, setResetting] = useState<Person>()
  const change = async (person: Person, role: Role) => {
    setSaid('')
    if (await run(() => api.call('dashboardChangeMember', { params: { member_id: person.id }, body: { role } })))
      setSaid(t('Dashboard.People.Changed', { name: person.name }))
  }
  const remove = async (person: Person) => {
    setLeaving(undefined)
    setSaid('')
    if (await run(() => api.call('dashboardRemoveMember', { params: { member_id: person.id } })))
      setSaid(t('Dashboard.People.Removed', { name: person.name }))
  }
  const reset = async (person: Person) => {
    setResetting(undefined)
    setSaid('')
    if (await run(() => api.call('dashboardResetSecondFactor', { params: { member_id: person.id } })))
      setSaid(t('Dashboard.People.ResetFactor.Done', { name: person.name }))
  }
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.people')} />
      <ChangeFailed failure={failure} />
      <p role="status">{said}</p>
      {isPending && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <table className="applicants">
          <thead>
            <tr>
              <th scope="col">{t('Dashboard.People.Name')}</th>
              <th scope="col">{t('Dashboard.People.Email')}</th>
              <th scope="col">{t('Dashboard.People.State')}</th>
              <th scope="col">{t('Dashboard.People.Role')}</th>
              <th scope="col">
                <span className="unseen">{t('Dashboard.People.Remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.people.map((person) => (
              <tr key={person.id}>
                <th scope="row">
                  {person.name}
                  {person.is_self && ` (${t('Dashboard.People.Self')})`}
                </th>
                <td data-label={t('Dashboard.People.Email')}>
                  <span className="share-link">{person.email}</span>
                </td>
                <td data-label={t('Dashboard.People.State')}>{t(`Dashboard.People.State.${person.state}`)}</td>
                <td data-label={t('Dashboard.People.Role')}>
                  <select
                    className="input role"
                    aria-label={t('Dashboard.People.RoleOf', { name: person.name })}
                    value={person.role}
                    disabled={isBusy}
                    onChange={(event) => void change(person, roleOf(event.target.value))}
                  >
                    {roles.map((role) => (
                      <option key={role} value={role}>
                        {t(`Dashboard.Role.${role}`)}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  {person.has_second_factor && !person.is_self && (
                    <Button
                      small
                      look="quiet"
                      data-action="reset-factor"
                      disabled={isBusy}
                      aria-label={`${t('Dashboard.People.ResetFactor')}: ${person.name}`}
                      onClick={() => setResetting(person)}
                    >
                      {t('Dashboard.People.ResetFactor')}
                    </Button>
                  )}
                  <Button
                    small
                    look="quiet"
                    data-action="remove-person"
                    disabled={isBusy}
                    aria-label={`${t('Dashboard.People.Remove')}: ${person.name}`}
                    onClick={() => setLeaving(person)}
                  >
                    {t('Dashboard.People.Remove')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && <AddPerson onAdded={(name) => setSaid(t('Dashboard.People.Added', { name }))} />}
      <Dialog
        open={resetting !== undefined}
        heading={t('Dashboard.People.ResetFactor.Ask', { name: resetting?.name ?? '' })}
        onClose={() => setResetting(undefined)}
      >
        <p>{t('Dashboard.People.ResetFactor.Text')}</p>
        <div className="button-row">
          <Button look="danger" onClick={() => void reset(resetting!)}>
            {t('Dashboard.People.ResetFactor')}
          </Button>
        </div>
      </Dialog>
      <Dialog
        open={leaving !== undefined}
        heading={t('Dashboard.People.RemoveTitle', { name: leaving?.name ?? '' })}
        onClose={() => setLeaving(undefined)}
      >
        <p>{t('Dashboard.People.RemoveText')}</p>
        <div className="button-row">
          <Button look="danger" onClick={() => void remove(leaving!)}>
            {t('Dashboard.People.Remove')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function AddPerson({ onAdded }: { onAdded: (name: string) => void }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardPeople')
  const blank = { name: '', email: '', role: 'agent' as Role }
  const { values, set, reset, problemOf, judge } = useJudgedForm(newMember, blank, failure)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const body = judge()
    if (!body || !(await run(() => api.call('dashboardInviteMember', { body })))) return
    reset(blank)
    onAdded(body.name)
  }
  return (
    <form className="panel fields settings" noValidate onSubmit={(event) => void add(event)}>
      <h2>{t('Dashboard.People.Add')}</h2>
      <p className="muted">{t('Dashboard.People.Add.Text')}</p>
      <ChangeFailed failure={failure} />
      <TextField
        id="person-name"
        name="person-name"
        label={t('Dashboard.People.Name')}
        value={values.name}
        onChange={(text) => set('name', text)}
        error={problemOf('name')}
        autoComplete="off"
      />
      <TextField
        id="person-email"
        name="person-email"
        type="email"
        label={t('Dashboard.People.Email')}
        value={values.email}
        onChange={(text) => set('email', text)}
        error={problemOf('email')}
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        id="person-role"
        label={t('Dashboard.People.Role')}
        hint={t(`Dashboard.Role.${values.role}.Meaning`)}
        value={values.role}
        onChange={(text) => set('role', roleOf(text))}
        options={roles.map((value) => ({ value, label: t(`Dashboard.Role.${value}`) }))}
      />
      <div className="button-row">
        <Button look="primary" type="submit" data-action="add-person" busy={isBusy}>
          {t('Dashboard.People.Send')}
        </Button>
      </div>
    </form>
  )
}
