import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'
import { FileIcon } from '../../ui/icons.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { middleEllipsis, sizeText } from './file-text.ts'
import type { Row } from './rows.ts'

interface Props { row: Row; picture?: string | undefined; onRetry: () => void; onRemove: () => void }

/** A file: its name, where it stands in words, what was read or is wrong, and what can be done. */
export function FileRow({ row, picture, onRetry, onRemove }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => { if (isAsking) confirm.current?.focus() }, [isAsking])
  return (
    <li className={`file ${row.look}`} id={row.documentId && `file-${row.documentId}`} tabIndex={-1}>
      {picture ? <img className="thumb" src={picture} alt={say('Uploads.Picture', { file: row.name })} /> : <span className="thumb"><FileIcon /></span>}
      <div className="file-text">
        <p className="file-name" title={row.name}><span aria-hidden="true">{middleEllipsis(row.name)}</span><span className="unseen">{row.name}</span></p>
        <p className="file-meta"><StatusTag look={row.look}>{row.status}</StatusTag> <span className="number">{sizeText(row.size, language)}</span></p>
        {row.progress !== undefined && <div className="progress-line" role="progressbar" aria-label={row.name} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(row.progress * 100)}><span style={{ width: `${Math.round(row.progress * 100)}%` }} /></div>}
        {row.detail && <p className={`file-detail ${row.look}`}>{row.detail}</p>}
      </div>
      <div className="file-actions">
        {row.canRetry && <Button small onClick={onRetry}>{say('General.Retry')}</Button>}
        {!row.isBusy && !isAsking && <Button small look="quiet" onClick={() => setAsking(true)} aria-label={say('Uploads.RemoveFile', { file: row.name })}>{say('General.Remove')}</Button>}
        {isAsking && (
          <>
            <Button small look="danger" ref={confirm} onClick={onRemove} aria-label={say('Uploads.RemoveFile', { file: row.name })}>{say('General.Remove')}</Button>
            <Button small look="quiet" onClick={() => setAsking(false)}>{say('Uploads.Keep')}</Button>
          </>
        )}
      </div>
    </li>
  )
}
