import type { Reply } from '../../calls.ts'
import type { CallFailed } from '../../call-failed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useDecisionWords } from './decision-words.ts'

/** The decline emails as they will be read, before they are sent. */
export function NoticeDialog({
  emails,
  failure,
  isBusy,
  onSend,
  onClose,
}: {
  /** None: closed. */ emails: Reply<'dashboardPreviewNotices'>['emails'] | undefined
  failure: CallFailed | undefined
  isBusy: boolean
  onSend: () => void
  onClose: () => void
}) {
  const { t } = useDecisionWords()
  return (
    <Dialog heading={t('Notice.Title')} open={emails !== undefined} onClose={onClose}>
      <ChangeFailed failure={failure} />
      {(emails ?? []).map(({ language, count, subject, text }) => (
        <section key={language} className="stack notice-preview">
          <h3 className="as-h4">{t('Notice.To', { count, language: t(`Notice.Language.${language}`) })}</h3>
          <div className="panel" lang={language}>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className="note-text small">{text}</p>
          </div>
        </section>
      ))}
      <p className="small muted">{t('Notice.Hint')}</p>
      <div className="button-row">
        <Button look="primary" data-action="send-notices" busy={isBusy} onClick={onSend}>
          {t('Notice.Send')}
        </Button>
      </div>
    </Dialog>
  )
}
