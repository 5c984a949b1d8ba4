import { useLayoutEffect, useRef, type ClipboardEvent, type ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'
import { UploadIcon } from '../../ui/hand-in-icons.tsx'
import { CameraButton } from './camera/camera-button.tsx'
import { FileRow } from './file-row.tsx'
import { HandoverButton } from './handover-button.tsx'
import { rowId, type Row } from './rows.ts'
import { acceptOf, type Slot } from './slot.ts'
import { useFocusAfterPick } from './use-focus-after-pick.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useRemoveRow } from './use-remove-row.ts'
import { useUploads } from './uploads.tsx'

interface Props {
  slot: Slot
  heading: string
  headingLevel?: 'h2' | 'h3'
  /** The id of the heading above it that says of which documents, where its own says «your files». */
  within?: string
  hint?: ReactNode
  button: string
  rows: readonly Row[]
  /** One file only, as for a side of a card: it is replaced, not added to. */
  single?: boolean
  /** Why nothing can be picked yet. */
  blocked?: string
  /** Files come another way now: those that are there are shown, and none can be added. */
  isClosed?: boolean
  tag?: ReactNode
  children?: ReactNode
}

/** A place for documents: a button, a place to drop, and a row for every file. */
export function UploadSlot({
  slot,
  heading,
  headingLevel: Heading = 'h3',
  within,
  hint,
  button,
  rows,
  single,
  blocked,
  isClosed = false,
  tag,
  children,
}: Props) {
  const t = useSay()
  const uploads = useUploads()
  const opener = useRef<HTMLButtonElement>(null)
  const replaced = useRef<Row>(undefined)
  const refocus = useFocusAfterRemoval(opener, slot.id)
  const remove = useRemoveRow(refocus.now)
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  const only = single === true ? rows[0] : undefined
  const isFull = isClosed || only !== undefined
  const isPicked = useFocusAfterPick(only && rowId(only))
  const removeRow = (row: Row) => {
    const now = latest.current
    refocus.after(now[now.findIndex(({ key }) => key === row.key) + 1])
    remove(row, slot.type)
  }
  const take = (files: readonly File[]) => {
    if (files.length === 0 || blocked || isClosed) return
    const old = replaced.current
    replaced.current = undefined
    if (old) removeRow(old)
    isPicked()
    uploads.pick(slot, single ? files.slice(0, 1) : files)
  }
  // What a file is gets decided by its bytes, not by the list that some browsers grey out wrongly. A file that is
  // dropped beside the place is not opened in its stead.
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: take,
    onFileDialogCancel: () => {
      replaced.current = undefined
    },
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    multiple: !single,
    useFsAccessApi: false,
    disabled: blocked !== undefined || isClosed,
  })
  const replace = (row: Row) => {
    replaced.current = row
    open()
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length > 0) event.preventDefault()
    take(files)
  }
  const inputId = `upload-${slot.id}`
  return (
    <div
      className="upload"
      id={slot.id}
      role="group"
      aria-labelledby={[within, `${slot.id}-heading`].filter(Boolean).join(' ')}
      onPaste={paste}
    >
      <div className="upload-head">
        <Heading id={`${slot.id}-heading`} tabIndex={-1}>
          {heading}
        </Heading>
        {tag}
      </div>
      {hint && (
        <p className="field-hint" id={`${slot.id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {rows.length > 0 && (
        <ul className="files">
          {rows.map((row) => {
            const { queueKey } = row
            const address = queueKey && uploads.pictureOf(queueKey)
            return (
              <FileRow
                key={row.key}
                row={{
                  ...row,
                  canReplace: row.canReplace || (single === true && !row.isBusy && row.progress === undefined),
                }}
                picture={
                  address ? { address, alt: t('Uploads.Picture', { place: heading, file: row.name }) } : undefined
                }
                onRetry={() => queueKey && uploads.retry(queueKey)}
                onSendAnyway={() => {
                  if (queueKey) {
                    uploads.sendAnyway(queueKey)
                    document.getElementById(rowId(row))?.focus()
                  }
                }}
                onUnlock={(password) => {
                  if (queueKey) {
                    uploads.unlock(queueKey, password)
                    document.getElementById(rowId(row))?.focus()
                  }
                }}
                {...(!isClosed && blocked === undefined && { onReplace: () => replace(row), onAdd: open })}
                onRemove={() => removeRow(row)}
              />
            )
          })}
        </ul>
      )}
      <div {...getRootProps({ className: isDragActive ? 'drop over' : 'drop', hidden: isFull })}>
        <input
          {...getInputProps({
            id: inputId,
            accept: acceptOf(slot),
            className: 'unseen',
            tabIndex: -1,
            'aria-hidden': true,
            style: {},
          })}
        />
        {blocked === undefined && (
          <CameraButton slot={slot} place={heading} onTake={(photo) => take([photo])} onFile={open} />
        )}
        <Button
          small
          ref={opener}
          onClick={open}
          disabled={blocked !== undefined}
          aria-describedby={hint ? `${slot.id}-hint` : undefined}
        >
          <UploadIcon />
          {button}
        </Button>
        {slot.type !== 'national_id' && blocked === undefined && <HandoverButton slots={[slot]} />}
        <span className="drop-hint">{blocked ?? t('Uploads.Drop')}</span>
      </div>
    </div>
  )
}
