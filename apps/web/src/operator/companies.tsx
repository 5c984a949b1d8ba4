import { useState } from 'react'
import { ChangeFailed } from '../dashboard/change-failed.tsx'
import { useChange } from '../dashboard/use-change.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { DeskPage } from './desk-page.tsx'
import { NewCompany } from './new-company.tsx'
import { useOperatorWords } from './operator-words.ts'
import { QuotaDialog } from './quota-dialog.tsx'

export type Company = Reply<'operatorCompanies'>['companies'][number]

/** Lists the companies with their size, activity and whether they are suspended. */
export function Companies() {
  const { t, day } = useOperatorWords()
  const { api } = useDeps()
  const asked = useCall('operatorCompanies', {}, { keepMs: 10_000 })
  const { run, isBusy, failure } = useChange('operatorCompanies')
  const [stopping, setStopping] = useState<Company>()
  const [limiting, setLimiting] = useState<Company>()
  const [said, setSaid] = useState('')
  const change = async ({ id, name }: Company, does: 'Suspend' | 'Resume') => {
    setStopping(undefined)
    setSaid('')
    if (await run(() => api.call(`operator${does}Company`, { params: { company_id: id } })))
      setSaid(t(`Operator.Companies.${does}.Done`, { name }))
  }
  return (
    <DeskPage header={t('Operator.Nav.companies')} description={t('Operator.Audited')} asked={asked}>
      {({ companies }) => (
        <>
          <ChangeFailed failure={failure} />
          <p role="status">{said}</p>
          <table className="applicants">
            <thead>
              <tr>
                {(['Name', 'State', 'People', 'Listings', 'Applications', 'Quota'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`Operator.Companies.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="unseen">{t('Operator.Companies.Change')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {companies.map((company) => (
                <tr key={company.id}>
                  <th scope="row">
                    {company.name}
                    <span className="step small muted">
                      {t('Operator.Companies.Since', { day: day(company.created_at) })}
                    </span>
                  </th>
                  <td data-label={t('Operator.Companies.State')}>
                    <StatusTag look={company.is_suspended ? 'warn' : 'ok'}>
                      {t(company.is_suspended ? 'Operator.Companies.Suspended' : 'Operator.Companies.Active')}
                    </StatusTag>
                  </td>
                  <td data-label={t('Operator.Companies.People')}>{company.people}</td>
                  <td data-label={t('Operator.Companies.Listings')}>{company.listings}</td>
                  <td data-label={t('Operator.Companies.Applications')}>{company.applications}</td>
                  <td data-label={t('Operator.Companies.Quota')}>
                    <Button
                      small
                      look="quiet"
                      data-action="set-quota"
                      aria-label={
                        `${company.monthly_applications ?? t('Operator.Companies.Unlimited')}, ` +
                        `${t('Operator.Companies.Change')}: ${company.name}`
                      }
                      onClick={() => setLimiting(company)}
                    >
                      {company.monthly_applications ?? t('Operator.Companies.Unlimited')}
                    </Button>
                  </td>
                  <td>
                    {company.is_suspended ? (
                      <Button
                        small
                        disabled={isBusy}
                        aria-label={`${t('Operator.Companies.Resume')}: ${company.name}`}
                        onClick={() => void change(company, 'Resume')}
                      >
                        {t('Operator.Companies.Resume')}
                      </Button>
                    ) : (
                      <Button
                        small
                        look="quiet"
                        data-action="suspend"
                        disabled={isBusy}
                        aria-label={`${t('Operator.Companies.Suspend')}: ${company.name}`}
                        onClick={() => setStopping(company)}
                      >
                        {t('Operator.Companies.Suspend')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <NewCompany />
          {limiting && <QuotaDialog company={limiting} onClose={() => setLimiting(undefined)} />}
          <Dialog
            open={stopping !== undefined}
            heading={t('Operator.Companies.Suspend.Ask', { name: stopping?.name ?? '' })}
            onClose={() => setStopping(undefined)}
          >
            <p>{t('Operator.Companies.Suspend.Text')}</p>
            <div className="button-row">
              <Button look="danger" onClick={() => void change(stopping!, 'Suspend')}>
                {t('Operator.Companies.Suspend')}
              </Button>
            </div>
          </Dialog>
        </>
      )}
    </DeskPage>
  )
}
