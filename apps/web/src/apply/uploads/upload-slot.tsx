import { useRef, type ClipboardEvent, type ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'
import { UploadIcon } from '../../ui/icons.tsx'
import { FileRow } from './file-row.tsx'
import type { Row } from './rows.ts'
import { acceptOf, type Slot } from './slot.ts'
import { useRemoveRow } from './use-remove-row.ts'
import { useUploads } from './uploads.tsx'

interface Props {
  slot: Slot
  heading: ReactNode
  headingLevel?: 'h2' | 'h3'
  hint?: ReactNode
  button: string
  rows: readonly Row[]
  /** One file only, as for a side of a card: it is replaced, not added to. */
  single?: boolean
  /** Why nothing can be picked yet. */
  blocked?: string
  tag?: ReactNode
  children?: ReactNode
}

/** A place for papers: a button, a place to drop, and a row for every file. */
export function UploadSlot({ slot, heading, headingLevel: Heading = 'h3', hint, button, rows, single, blocked, tag, children }: Props) {
  const say = useSay()
  const uploads = useUploads()
  const opener = useRef<HTMLButtonElement>(null)
  const take = (files: readonly File[]) => { if (files.length > 0 && !blocked) uploads.pick(slot, single ? files.slice(0, 1) : files) }
  // What a file is gets decided by its bytes, not by the list that some browsers grey out wrongly.
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({ onDrop: take, noClick: true, noKeyboard: true, multiple: !single, useFsAccessApi: false, disabled: blocked !== undefined })
  const remove = useRemoveRow(() => opener.current?.focus())
  const paste = (event: ClipboardEvent) => take([...event.clipboardData.files])
  const isFull = single === true && rows.some(({ look }) => look !== 'err')
  const inputId = `upload-${slot.id}`
  return (
    <div className="upload" id={slot.id} role="group" aria-labelledby={`${slot.id}-heading`}>
      <div className="upload-head"><Heading id={`${slot.id}-heading`}>{heading}</Heading>{tag}</div>
      {hint && <p className="field-hint" id={`${slot.id}-hint`}>{hint}</p>}
      {children}
      {rows.length > 0 && <ul className="files">{rows.map((row) => <FileRow key={row.key} row={row} picture={row.queueKey && uploads.pictureOf(row.queueKey)} onRetry={() => row.queueKey && uploads.retry(row.queueKey)} onRemove={() => remove(row, slot.type)} />)}</ul>}
      {!isFull && (
        <div {...getRootProps({ className: isDragActive ? 'drop over' : 'drop', onPaste: paste })}>
          <input {...getInputProps({ id: inputId, accept: acceptOf(slot), className: 'unseen', tabIndex: -1, 'aria-label': button, style: {} })} />
          <Button small ref={opener} onClick={open} disabled={blocked !== undefined} aria-describedby={hint ? `${slot.id}-hint` : undefined}><UploadIcon />{button}</Button>
          <span className="drop-hint">{blocked ?? say('Uploads.Drop')}</span>
        </div>
      )}
    </div>
  )
}
