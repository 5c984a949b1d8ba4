import type { HandoverSlot, HandoverStatus } from '@attesta/contract/handover.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag, type StatusLook } from '../../ui/status-tag.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useSay } from '../../words/words.tsx'
import { CallProblem } from '../shell/call-problem.tsx'
import { slotName } from './handover-slots.ts'
import { useHandover } from './use-handover.ts'

const looks: Record<HandoverStatus, StatusLook> = { waiting: 'info', connected: 'ok', ended: 'plain', expired: 'warn' }

/** Shows the code to scan, then the files from the phone. Unmounting ends the phone's access. */
export function Handover({ slots, onClose }: { slots: readonly HandoverSlot[]; onClose: () => void }) {
  const t = useSay()
  const { link, error, status, files, again } = useHandover(slots)
  if (error) return <CallProblem isPart error={error} onRetry={again} />
  if (!link) return <Skeleton isPart shape="cards" />
  const isOver = status === 'ended' || status === 'expired'
  return (
    <>
      <p>
        <StatusTag look={looks[status]}>{t(`Handover.Status.${status}`)}</StatusTag>
      </p>
      {status === 'waiting' && <Scan slots={slots} link={link} />}
      {(status === 'connected' || files > 0) && <p className="received">{t('Handover.Received', { count: files })}</p>}
      {status === 'connected' && <p className="muted">{t('Handover.Keep')}</p>}
      <div className="button-row">
        {isOver && (
          <Button look={status === 'expired' ? 'primary' : 'secondary'} onClick={again}>
            {t('Handover.Again')}
          </Button>
        )}
        <Button
          look={status === 'waiting' || status === 'expired' ? 'secondary' : 'primary'}
          data-action="handover-close"
          onClick={onClose}
        >
          {t(status === 'waiting' ? 'General.Cancel' : 'Handover.Done')}
        </Button>
      </div>
    </>
  )
}

function Scan({
  slots,
  link: { link, qr, expires_at },
}: {
  slots: readonly HandoverSlot[]
  link: { link: string; qr: string; expires_at: string }
}) {
  const t = useSay()
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(localeOf[language], { hour: '2-digit', minute: '2-digit' }).format(
    new Date(expires_at),
  )
  return (
    <>
      <div>
        <p>{t('Handover.Scan')}</p>
        <ul className="tips">
          {slots.map((slot, index) => (
            <li key={index}>{slotName(t, slot)}</li>
          ))}
        </ul>
      </div>
      <img className="qr" src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={t('Handover.QrAlt')} />
      <p className="muted small">
        {t('Handover.Private')} {t('Handover.Until', { time })}
      </p>
      <CopyButton text={link} label={t('Handover.Copy')} />
    </>
  )
}
