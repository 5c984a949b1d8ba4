import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HandoverView } from '@attesta/contract/handover.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { CallFailed } from '../call-failed.ts'
import { useDeps } from '../deps.tsx'
import { useCall } from '../use-call.ts'
import { useSay } from '../words/words.tsx'
import { CallProblem } from '../apply/shell/call-problem.tsx'
import { useTheme } from '../apply/shell/use-theme.ts'
import { OfflineBanner } from '../apply/shell/offline-banner.tsx'
import { UploadsProvider } from '../apply/uploads/uploads.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PhoneSlots } from './phone-slots.tsx'

/** Opens the link, once; a page that is loaded again goes on with the token that the link was changed for. */
function useOpened(secret: string | undefined) {
  const { api, session } = useDeps()
  return useQuery<HandoverView, CallFailed>({
    queryKey: ['takeHandover'],
    queryFn: async () => {
      if (secret === undefined || session.token() !== undefined) return api.call('readHandover')
      const { access_token, ...view } = await api.call('takeHandover', { body: { secret } })
      session.open(access_token)
      return view
    },
    enabled: secret !== undefined || session.token() !== undefined,
    staleTime: Infinity,
  })
}

const isOver = (error: CallFailed | null) => error !== null && (error.kind === 'expired' || error.status === 410)

/** Shows the phone's side of a handover: the listing and the documents to send, and nothing else. */
export function PhonePage({ secret }: { secret: string | undefined }) {
  const { session } = useDeps()
  const [isDone, setDone] = useState(false)
  const opened = useOpened(secret)
  const asked = useCall(
    'readHandover',
    {},
    { enabled: opened.isSuccess && !isDone, keepMs: 0, every: () => limits.handoverPollMs },
  )
  const view = asked.data ?? opened.data
  useTheme(view?.company ? { company: view.company } : undefined)
  const nothingToOpen = secret === undefined && session.token() === undefined
  return (
    <div className="app">
      <header className="navbar">
        <div className="band">
          <Brand company={view?.company} isUnknown={view === undefined && !opened.isError} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="form-column">
          <OfflineBanner />
          {isDone ? (
            <Ended stem="Handover.Phone.Finished" />
          ) : nothingToOpen || isOver(opened.error) || isOver(asked.error) ? (
            <Ended stem="Handover.Phone.Over" />
          ) : opened.error && !view ? (
            <CallProblem error={opened.error} onRetry={() => void opened.refetch()} />
          ) : view ? (
            <UploadsProvider arrived={view.files}>
              <PhoneSlots
                view={view}
                onDone={() => {
                  session.close()
                  setDone(true)
                }}
              />
            </UploadsProvider>
          ) : (
            <Skeleton shape="cards" />
          )}
        </div>
      </main>
    </div>
  )
}

/** No link leads away from here: the form is on the computer. */
function Brand({ company, isUnknown }: { company: HandoverView['company'] | undefined; isUnknown: boolean }) {
  const name = company?.name ?? 'Attesta'
  return (
    <span className="brand">
      {!isUnknown && (company?.logo ? <img src={company.logo} alt={name} /> : <span>{name}</span>)}
    </span>
  )
}

function Ended({ stem }: { stem: 'Handover.Phone.Finished' | 'Handover.Phone.Over' }) {
  const t = useSay()
  return <PageHeader header={t(stem)} description={t(`${stem}.Text`)} />
}
