import { useRef } from 'react'
import type { HandoverFile, HandoverView } from '@attesta/contract/handover.ts'
import { CallFailed } from '../call-failed.ts'
import { useDeps } from '../deps.tsx'
import { useLanguage } from '../words/use-language.ts'
import { useSay } from '../words/words.tsx'
import { CameraButton } from '../apply/uploads/camera/camera-button.tsx'
import { FileRow } from '../apply/uploads/file-row.tsx'
import { middleEllipsis, sizeText } from '../apply/uploads/file-text.ts'
import { slotName, takenOver } from '../apply/uploads/handover-slots.ts'
import { isRunning } from '../apply/uploads/queue.ts'
import { rowsOf } from '../apply/uploads/rows.ts'
import { acceptOf, takesOnlyPdf } from '../apply/uploads/slot.ts'
import { stillSending } from '../apply/uploads/still-sending.ts'
import { useUploads } from '../apply/uploads/uploads.tsx'
import { Button } from '../ui/button.tsx'
import { UploadIcon } from '../ui/hand-in-icons.tsx'
import { FileIcon } from '../ui/icons.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'

interface Props {
  view: HandoverView
  onDone: () => void
}

/** Shows a button for each document that is asked for, and the state of each file sent. */
export function PhoneSlots({ view, onDone }: Props) {
  const t = useSay()
  const { api } = useDeps()
  const { queue } = useUploads()
  const isSending = queue.some(isRunning)
  // Whether or not the server hears of it: the token lives for minutes only.
  const finish = () =>
    void api
      .call('finishHandover')
      .catch((error: unknown) => {
        if (!(error instanceof CallFailed)) throw error
      })
      .finally(onDone)
  return (
    <>
      <PageHeader header={t('Handover.Phone.Header')} description={t('Handover.Phone.Description')} />
      <div className="stack-wide">
        {view.slots.map((_, index) => (
          <PhoneSlot key={index} view={view} index={index} />
        ))}
        {view.files.length > 0 && (
          <Button data-action="finish" disabled={isSending} onClick={finish}>
            {t('Handover.Phone.Done')}
          </Button>
        )}
      </div>
    </>
  )
}

function PhoneSlot({ view, index }: { view: HandoverView; index: number }) {
  const t = useSay()
  const uploads = useUploads()
  const input = useRef<HTMLInputElement>(null)
  const slot = takenOver(view.slots[index]!, index)
  const name = slotName(t, view.slots[index]!)
  const listed = view.files.filter((file) => file.slot === index).map((file) => ({ ...file, id: file.document_id }))
  const sending = stillSending(uploads.queue, {
    picked: uploads.queue.filter((file) => file.slot === slot.id),
    listed,
  })
  const arrived = listed.filter(({ id }) => !sending.has(id))
  const known = new Set(arrived.map(({ document_id }) => document_id))
  const coming = rowsOf(
    t,
    uploads.queue.filter(({ documentId }) => !documentId || !known.has(documentId)),
    [],
    { file: (file) => file.slot === slot.id, document: () => false },
  )
  const isFirst = arrived.length === 0 && coming.length === 0
  const open = () => input.current?.click()
  return (
    <section className="panel stack" aria-labelledby={`${slot.id}-heading`}>
      <h2 id={`${slot.id}-heading`}>{name}</h2>
      <input
        ref={input}
        id={`upload-${slot.id}`}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept={acceptOf(slot)}
        multiple={slot.type !== 'national_id'}
        onChange={({ target }) => {
          uploads.pick(slot, [...(target.files ?? [])])
          target.value = ''
        }}
      />
      {(arrived.length > 0 || coming.length > 0) && (
        <ul className="files">
          {arrived.map((file) => (
            <Arrived
              key={file.document_id}
              file={file}
              picture={uploads.queue.find(({ documentId }) => documentId === file.document_id)?.key}
            />
          ))}
          {coming.map((row) => {
            const address = row.queueKey && uploads.pictureOf(row.queueKey)
            const act = (perform: (key: string) => void) => () => {
              if (row.queueKey) perform(row.queueKey)
            }
            return (
              <FileRow
                key={row.key}
                row={row}
                picture={address ? { address, alt: t('Uploads.Picture', { place: name, file: row.name }) } : undefined}
                onRetry={act(uploads.retry)}
                onSendAnyway={act(uploads.sendAnyway)}
                onUnlock={(password) => act((key) => uploads.unlock(key, password))()}
                onReplace={() => {
                  act(uploads.remove)()
                  if (row.queueKey) open()
                }}
                onRemove={act(uploads.remove)}
              />
            )
          })}
        </ul>
      )}
      <CameraButton slot={slot} place={name} onTake={(photo) => uploads.pick(slot, [photo])} onFile={open} />
      <Button look={isFirst ? 'primary' : 'secondary'} data-action={slot.id} onClick={open}>
        <UploadIcon />
        {t(isFirst ? (takesOnlyPdf(slot) ? 'Handover.Phone.File' : 'Handover.Phone.Photo') : 'Handover.Phone.Another')}
      </Button>
    </section>
  )
}

const looks: Record<HandoverFile['state'], StatusLook> = { reading: 'info', ready: 'ok', again: 'err', look: 'warn' }

/** Shows a file that has reached the computer, which shows what was read of it. */
function Arrived({ file: { name, size, state }, picture }: { file: HandoverFile; picture: string | undefined }) {
  const t = useSay()
  const language = useLanguage()
  const { pictureOf } = useUploads()
  const address = picture && pictureOf(picture)
  const look = looks[state]
  return (
    <li className={`file ${look}`}>
      {address ? (
        <img className="thumb" src={address} alt="" />
      ) : (
        <span className="thumb">
          <FileIcon />
        </span>
      )}
      <div className="file-text">
        <p className="file-name">{middleEllipsis(name)}</p>
        <p className="file-meta">
          <StatusTag look={look}>{t(`Handover.Phone.${state}`)}</StatusTag>{' '}
          <span className="number">{sizeText(size, language)}</span>
        </p>
        {(state === 'again' || state === 'look') && (
          <p className={`file-detail ${look}`}>{t(`Handover.Phone.${state}.Hint`)}</p>
        )}
      </div>
    </li>
  )
}
