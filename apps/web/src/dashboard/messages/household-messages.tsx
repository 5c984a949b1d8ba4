import { useState } from 'react'
import type { Reply } from '../../calls.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { MoreWords } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { LoadFailed } from '../load-failed.tsx'
import { Tool } from '../tool.tsx'
import { useHasDraft } from '../use-draft.ts'
import { MessageForm, messageDraft } from './message-form.tsx'
import { useMessageWords } from './message-words.ts'

/** Shows the messages between company and applicant, newest last, and the form for the next one. */
export function HouseholdMessages(props: { applicationId: string }) {
  const { language } = useDashboardWords()
  return (
    <MoreWords language={language} segments={['messages']}>
      <Messages {...props} />
    </MoreWords>
  )
}

function Messages({ applicationId }: { applicationId: string }) {
  const { t, time } = useMessageWords()
  const [startsOpen] = useState(useHasDraft(messageDraft(applicationId)))
  const { data, error, refetch } = useCall(
    'dashboardMessages',
    { params: { application_id: applicationId } },
    { keepMs: 0 },
  )
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton isPart shape="list" onRetry={() => void refetch()} />
  const last = data.messages.at(-1)
  return (
    <Tool
      name="messages"
      title={t('Messages.Title')}
      startsOpen={startsOpen}
      state={
        last === undefined
          ? t('Messages.None')
          : t('Messages.Count', { count: data.messages.length, time: time(last.sent_at) })
      }
    >
      {data.messages.length > 0 && (
        <ul className="plain-list messages">
          {data.messages.map((message) => (
            <li key={message.id} className={message.is_from_applicant ? 'message theirs' : 'message'}>
              <Message message={message} firstName={data.about.firstName} />
            </li>
          ))}
        </ul>
      )}
      {data.may_write && <MessageForm applicationId={applicationId} about={data.about} />}
    </Tool>
  )
}

function Message({
  message: { text, is_from_applicant, member, sent_at, read_at },
  firstName,
}: {
  message: Reply<'dashboardMessages'>['messages'][number]
  firstName: string
}) {
  const { t, time } = useMessageWords()
  const author = is_from_applicant ? firstName : member || t('Dashboard.Work.Former')
  return (
    <>
      <p className="note-text">{text}</p>
      <p className="small muted">
        {t('Dashboard.Work.Note.By', { member: author, time: time(sent_at) })}
        {!is_from_applicant && ` · ${read_at === null ? t('Messages.Unread') : t('Messages.Read')}`}
      </p>
    </>
  )
}
