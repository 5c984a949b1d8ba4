import { useEffect } from 'react'
import type { State } from '@attesta/contract/application.ts'
import { readingKinds, type Reading } from '@attesta/contract/reading.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useCall, useScope } from '../../use-call.ts'
import { MoreWords, useSay } from '../../words/words.tsx'
import '../../report/report.css'
import './reading.css'
import { Hint } from './hint.tsx'
import { LineGroup } from './line-group.tsx'
import { ReadingToCome } from './reading-to-come.tsx'
import { SeenIncomes } from './seen-income.tsx'
import { Sources } from './sources.tsx'

export function ReadingPanel(props: { state: State }) {
  const { language } = useScope()
  return (
    <MoreWords language={language} segments={['reading', 'report', 'report-page', 'contest', 'income-check']}>
      <Panel {...props} />
    </MoreWords>
  )
}

/** Changes with every document that comes, goes, has been read or is disputed, and with every declared income. */
const versionOf = ({ documents, application: { answers } }: State): string =>
  JSON.stringify([
    documents.map(({ id, parse_status, errors }) => [id, parse_status, errors.map(({ contest }) => contest?.comment)]),
    answers.other_incomes,
  ])

function Panel({ state }: { state: State }) {
  const t = useSay()
  const { data, isError, refetch } = useCall('readReading', {}, { keepMs: 0, asksAnew: true })
  const version = versionOf(state)
  useEffect(() => {
    void refetch()
  }, [version, refetch])
  if (isError && !data)
    return (
      <Banner message={t('Reading.Failed')}>
        <div className="button-row">
          <Button small onClick={() => void refetch()}>
            {t('General.Retry')}
          </Button>
        </div>
      </Banner>
    )
  if (!data) return <ReadingToCome />
  return <Read reading={data.reading} state={state} />
}

function Read({ reading, state }: { reading: Reading; state: State }) {
  const t = useSay()
  const { lines, waiting, seen_not_counted: seen, hint } = reading
  const employers = lines.filter(({ kind }) => kind === 'employer')
  return (
    <Sources reading={reading}>
      <section className="panel roomy stack-wide section-after" id="what-we-read" aria-labelledby="reading-title">
        <div className="stack">
          <h2 id="reading-title">{t('Reading.Title')}</h2>
          <p className="muted">{t('Reading.Text')}</p>
          {waiting > 0 && <p role="status">{t('Reading.Waiting', { n: waiting })}</p>}
        </div>
        {readingKinds.map((kind) => (
          <LineGroup
            key={kind}
            kind={kind}
            lines={lines.filter((line) => line.kind === kind)}
            employer={employers.length === 1 ? employers[0]!.value : null}
            documents={state.documents}
          />
        ))}
      </section>
      <SeenIncomes incomes={seen} declared={state.application.answers.other_incomes} />
      {hint && <Hint hint={hint} />}
    </Sources>
  )
}
