import type { ReactNode } from 'react'
import { atAGlance, type Glance, type OpenPoint } from '@attesta/domain/report/at-a-glance.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { useReportWords, type ReportWords } from './report-words.ts'

type Look = 'passed' | 'failed' | 'unknown' | 'warning'

const looks = {
  affordable: { yes: 'passed', close: 'warning', no: 'failed', unknown: 'unknown' },
  identity: { verified: 'passed', read: 'passed', problem: 'failed', unknown: 'unknown' },
} as const satisfies Record<string, Record<string, Look>>

/** How many open points the strip names; the rest are counted. */
const NAMED = 2

/** Four answers in ten seconds: is it affordable, are the documents genuine, who is it, what is open. */
export function Strip({ report }: { report: RentReport }) {
  const words = useReportWords(),
    { say, money, percent } = words
  const glance = atAGlance(report)
  const { rent, percentage } = report.monthly_affordability
  const { affordable, base, net, genuine, identity, open } = glance
  return (
    <dl className="strip">
      {affordable !== null && (
        <Cell
          name={say('Report.Glance.affordable')}
          look={looks.affordable[affordable]}
          value={say(`Report.Glance.Affordable.${affordable}`)}
        >
          {rent !== null && percentage !== null && net !== null && !report.mortgage && (
            <>
              <span>{say(`Report.Glance.Share.${base}`, { percentage: percent(percentage) })}</span>
              <span className="number">{say('Report.Glance.Amounts', { rent: money(rent), net: money(net) })}</span>
            </>
          )}
        </Cell>
      )}
      <Cell name={say('Report.Glance.genuine')} look={genuine.outcome} value={genuineSaid(genuine, words)} />
      <Cell
        name={say('Report.Glance.identity')}
        look={looks.identity[identity]}
        value={say(`Report.Glance.Identity.${identity}`)}
      />
      <Cell
        name={say('Report.Glance.open')}
        look={open.length === 0 ? 'passed' : open.some(isProblem) ? 'failed' : 'warning'}
        value={open.length === 0 ? say('Report.Glance.Open.none') : String(open.length)}
      >
        {open.slice(0, NAMED).map((point, index) => (
          <span key={index} className="strip-name">
            {openName(point, words)}
          </span>
        ))}
        {open.length > NAMED && <span>{say('Report.Glance.Open.more', { count: open.length - NAMED })}</span>}
      </Cell>
    </dl>
  )
}

const isProblem = (point: OpenPoint) =>
  (point.kind === 'check' && point.outcome === 'failed') || (point.kind === 'finding' && point.type === 'error')

function genuineSaid({ outcome, count, of }: Glance['genuine'], { say }: Pick<ReportWords, 'say'>): string {
  return of === 0 ? say(`Report.Outcome.${outcome}`) : say('Report.Glance.Documents', { count, of })
}

const marks = { passed: '✓', failed: '!', unknown: '?', warning: '!' } as const

function Cell({ name, look, value, children }: { name: string; look: Look; value: string; children?: ReactNode }) {
  return (
    <div className={`strip-cell check-${look}`}>
      <dt>
        <span className="check-mark" aria-hidden="true">
          {marks[look]}
        </span>
        {name}
      </dt>
      <dd>
        <span className="strip-value">{value}</span>
        {children}
      </dd>
    </div>
  )
}

/** An open point in a few words. */
function openName(point: OpenPoint, { say, told }: Pick<ReportWords, 'say' | 'told'>): string {
  if (point.kind === 'check') return say(point.name)
  if (point.kind === 'finding') return told(point.msg)
  if (point.kind === 'person') return say('Report.Glance.Open.person', { name: point.name })
  const names = point.names.map((name) => say(name)).join(' / ')
  const missing = say('Report.Glance.Open.absence', { names })
  return point.person === null ? missing : `${point.person}: ${missing}`
}

/** Who applies and with whom, in one line. */
export function HouseholdLine({ report: { hh_members, guarantors } }: { report: RentReport }) {
  const { say } = useReportWords()
  const named = ({ fullname, relationship }: { fullname: string; relationship: string }) =>
    say('Report.Household.Named', { name: fullname, relationship: say(`Report.Relationship.${relationship}`) })
  const together = hh_members.content.map(named).join(', ')
  const vouching = guarantors.content.map(({ fullname }) => fullname).join(', ')
  const line = [
    together && say('Report.Household.Together', { names: together }),
    vouching && say('Report.Household.Guaranteed', { names: vouching }),
  ]
    .filter(Boolean)
    .join(' · ')
  return <p className="household-line">{line || say('Report.Household.Alone')}</p>
}
