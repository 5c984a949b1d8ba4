import type { Reply } from '../../calls.ts'
import type { CallFailed } from '../../call-failed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useDecisionWords } from './decision-words.ts'
import { EmailPreviews } from './email-previews.tsx'

/** The decline emails as they will be read, before they are sent. */
export function NoticeDialog({
  emails,
  failure,
  isBusy,
  onSend,
  onClose,
}: {
  /** None: closed. */
  emails: Reply<'dashboardPreviewNotices'>['emails'] | undefined
  failure: CallFailed | undefined
  isBusy: boolean
  onSend: () => void
  onClose: () => void
}) {
  const { t } = useDecisionWords()
  return (
    <Dialog heading={t('Notice.Title')} open={emails !== undefined} onClose={onClose}>
      <ChangeFailed failure={failure} />
      <EmailPreviews emails={emails ?? []} />
      <p className="small muted">{t('Notice.Hint')}</p>
      <div className="button-row">
        <Button look="primary" data-action="send-notices" busy={isBusy} onClick={onSend}>
          {t('Notice.Send')}
        </Button>
      </div>
    </Dialog>
  )
}
