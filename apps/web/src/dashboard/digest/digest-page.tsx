import { useState } from 'react'
import { digestRhythms, type DigestRhythm } from '@attesta/contract/digest.ts'
import { useDeps } from '../../deps.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { LoadFailed } from '../load-failed.tsx'
import { SaveRow } from '../save-row.tsx'
import { useChange } from '../use-change.ts'

/** How often the reader is told by email what waits for them. */
export function DigestPage() {
  const { t } = useDashboardWords()
  const { data, error, isPending, refetch } = useCall('dashboardDigest', {}, { keepMs: 0 })
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.digest')} description={t('Digest.Text')} />
      {isPending && <Skeleton isPart shape="cards" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <RhythmForm rhythm={data.rhythm} />}
    </>
  )
}

function RhythmForm({ rhythm }: { rhythm: DigestRhythm }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardDigest')
  const [chosen, setChosen] = useState(rhythm)
  const [isSaved, setSaved] = useState(false)
  const save = async () => {
    setSaved(false)
    setSaved(await run(() => api.call('dashboardSetDigest', { body: { rhythm: chosen } })))
  }
  return (
    <form
      className="panel fields settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ChangeFailed failure={failure} />
      <SelectField
        id="digest-rhythm"
        name="digest-rhythm"
        label={t('Digest.Rhythm')}
        value={chosen}
        onChange={(value) => setChosen(digestRhythms.find((one) => one === value) ?? 'none')}
        options={digestRhythms.map((value) => ({ value, label: t(`Digest.Rhythm.${value}`) }))}
      />
      <SaveRow name="save-digest" isBusy={isBusy} isSaved={isSaved} />
    </form>
  )
}
