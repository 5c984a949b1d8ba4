import { useEffect, useState } from 'react'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Applicant } from './applicant-view.ts'
import type { BulkAct } from './bulk-act.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { EmailPreviews } from './decisions/email-previews.tsx'
import { useChange } from './use-change.ts'

export interface BulkDialogProps {
  act: BulkAct
  title: string
  rows: readonly Applicant[]
  onClose: () => void
  /** With the ids of those that were changed. */
  onDone: (changed: readonly string[]) => void
}

/** What an act would do to the selected households, and the button that does exactly that. */
export function ApplicantBulkDialog({ act, title, rows, onClose, onDone }: BulkDialogProps) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange(
    'dashboardApplicants',
    'dashboardListings',
    'dashboardHouseholdWork',
    'dashboardRequests',
  )
  const [shown, setShown] = useState<Reply<'dashboardPreviewApplicants'>>()
  // Closed before it goes: the browser then gives the focus back to what opened it.
  const [isOpen, setOpen] = useState(true)
  const [changed, setChanged] = useState<readonly string[]>()
  const body = { application_ids: rows.map(({ application_id }) => application_id), ...act }
  const look = () => run(async () => setShown(await api.call('dashboardPreviewApplicants', { body })))
  useEffect(() => {
    void look()
    // Looked at once: what is confirmed is what was shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const confirm = async ({ preview, fits }: Reply<'dashboardPreviewApplicants'>) => {
    if (await run(() => api.call('dashboardChangeApplicants', { body: { ...body, preview } }))) {
      setChanged(fits)
      setOpen(false)
    }
    // A colleague was quicker: what would be done now. Without a connection what was shown stays.
    else setShown(await api.call('dashboardPreviewApplicants', { body }).catch(() => shown))
  }
  const nameOf = new Map(rows.map(({ application_id, name }) => [application_id, name]))
  return (
    <Dialog open={isOpen} heading={title} onClose={() => (changed ? onDone(changed) : onClose())}>
      <ChangeFailed failure={failure} />
      {!shown && !failure && <Skeleton isPart shape="list" onRetry={() => void look()} />}
      {shown && (
        <>
          <p role="status">{t(`Dashboard.Bulk.Fits.${act.act}`, { count: shown.fits.length })}</p>
          {shown.left.length > 0 && (
            <>
              <p>{t('Dashboard.Bulk.Left', { count: shown.left.length })}</p>
              <ul className="bulk-left">
                {shown.left.map(({ application_id, reason }) => (
                  <li key={application_id}>
                    {nameOf.get(application_id)}: {t(`Dashboard.Bulk.Reason.${reason}`)}
                  </li>
                ))}
              </ul>
            </>
          )}
          <EmailPreviews emails={shown.emails} />
          <div className="button-row">
            {shown.fits.length > 0 && (
              <Button look="primary" data-action="bulk-confirm" busy={isBusy} onClick={() => void confirm(shown)}>
                {t('Dashboard.Bulk.Confirm')}
              </Button>
            )}
            <Button data-action="bulk-cancel" onClick={() => setOpen(false)}>
              {t('Dashboard.Bulk.Cancel')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
