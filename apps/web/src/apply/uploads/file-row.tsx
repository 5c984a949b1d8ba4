import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'
import { FileIcon } from '../../ui/icons.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { middleEllipsis, sizeText } from './file-text.ts'
import { rowId, type Row } from './rows.ts'

/** Most files have none. */
const FileFindings = lazy(async () => ({ default: (await import('./contest-findings.tsx')).FileFindings }))

/** Few files are locked. */
const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }))

interface Props {
  row: Row
  picture?: { address: string; alt: string } | undefined
  onRetry: () => void
  onRemove: () => void
  /** The ways on that only a place for documents has; absent where files are only looked at. */
  onSendAnyway?: () => void
  onUnlock?: (password: string) => void
  onReplace?: () => void
  onAdd?: () => void
}

const isSame = <T extends object>(before: T, after: T): boolean =>
  Object.keys({ ...before, ...after }).every((key) => before[key as keyof T] === after[key as keyof T])

/**
 * A row is drawn again when something on it changes: not with each event of thirty other files. What its handlers do
 * may therefore depend on the row and on nothing else that changes.
 */
const looksSame = (before: Props, after: Props): boolean =>
  isSame(before.row, after.row) &&
  before.picture?.address === after.picture?.address &&
  (['onSendAnyway', 'onUnlock', 'onReplace', 'onAdd'] as const).every((way) => !before[way] === !after[way])

/** A file: its name, where it stands in words, what was read or is wrong, and what can be done about it. */
export const FileRow = memo(function FileRow({
  row,
  picture,
  onRetry,
  onRemove,
  onSendAnyway,
  onUnlock,
  onReplace,
  onAdd,
}: Props) {
  const t = useSay()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking) confirm.current?.focus()
    else if (wasAsking.current) remove.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const file = row.name
  return (
    <li className={`file ${row.look}`} id={rowId(row)} tabIndex={-1}>
      {picture ? (
        <img className="thumb" src={picture.address} alt={picture.alt} />
      ) : (
        <span className="thumb">
          <FileIcon />
        </span>
      )}
      <div className="file-text">
        <p className="file-name" title={file}>
          <span aria-hidden="true">{middleEllipsis(file)}</span>
          <span className="unseen">{file}</span>
        </p>
        <p className="file-meta">
          <StatusTag look={row.look}>{row.status}</StatusTag>{' '}
          <span className="number">{row.isFromBank ? t('Uploads.FromBank') : sizeText(row.size, language)}</span>
        </p>
        {row.progress !== undefined && (
          <div
            className="progress-line"
            role="progressbar"
            aria-label={file}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(row.progress * 100)}
          >
            <span style={{ width: `${Math.round(row.progress * 100)}%` }} />
          </div>
        )}
        {row.detail && row.lock !== 'wrongPassword' && <p className={`file-detail ${row.look}`}>{row.detail}</p>}
        {row.lock && onUnlock && (
          <Suspense fallback={null}>
            <PasswordForm
              id={`password-${row.key}`}
              file={file}
              error={row.lock === 'wrongPassword' ? row.detail : undefined}
              onOpen={onUnlock}
            />
          </Suspense>
        )}
        {row.findings && row.documentId && (
          <Suspense fallback={null}>
            <FileFindings documentId={row.documentId} file={file} findings={row.findings} />
          </Suspense>
        )}
      </div>
      <div className="file-actions">
        {row.canRetry && (
          <Button small onClick={onRetry} aria-label={t('Uploads.RetryFile', { file })}>
            {t('General.Retry')}
          </Button>
        )}
        {row.wantsMore && onAdd && (
          <Button small onClick={onAdd} aria-label={t('Uploads.AddMissing')}>
            {t('Uploads.AddMissing')}
          </Button>
        )}
        {row.canReplace && onReplace && (
          <Button small onClick={onReplace} aria-label={t('Uploads.ReplaceFile', { file })}>
            {t('Uploads.Replace')}
          </Button>
        )}
        {row.canSendAnyway && onSendAnyway && (
          <Button small onClick={onSendAnyway} aria-label={t('Uploads.SendFileAnyway', { file })}>
            {t('Uploads.SendAnyway')}
          </Button>
        )}
        {!row.isBusy && !isAsking && (
          <Button
            small
            look="quiet"
            ref={remove}
            onClick={() => setAsking(true)}
            aria-label={t('Uploads.RemoveFile', { file })}
          >
            {t('General.Remove')}
          </Button>
        )}
        {isAsking && (
          <>
            <Button small look="danger" ref={confirm} onClick={onRemove} aria-label={t('Uploads.RemoveFile', { file })}>
              {t('Uploads.RemoveNow')}
            </Button>
            <Button small look="quiet" onClick={() => setAsking(false)}>
              {t('Uploads.Keep')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}, looksSame)
