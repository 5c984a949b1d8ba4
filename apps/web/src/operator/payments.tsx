import { decimal } from '@attesta/domain/money.ts'
import type { Reply } from '../calls.ts'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { DeskPage } from './desk-page.tsx'
import { DeskSection } from './desk-section.tsx'
import { useOperatorWords } from './operator-words.ts'

type Returned = Reply<'operatorPayments'>['payments'][number]

/**
 * Shows what went back of a payment, and how a dispute over it stands; lost, or all of it back, it pays for nothing any
 * more.
 */
function HowItStands({ amount, refunded, dispute }: Pick<Returned, 'amount' | 'refunded' | 'dispute'>) {
  const { t, money } = useOperatorWords()
  return (
    <div className="button-row">
      {refunded > 0 && (
        <StatusTag look={refunded < amount ? 'info' : 'warn'}>
          {t('Operator.Payments.Refunded', { amount: money(decimal(refunded)) })}
        </StatusTag>
      )}
      {dispute !== null && (
        <StatusTag look={dispute === 'won' ? 'ok' : dispute === 'lost' ? 'err' : 'warn'}>
          {t(`Operator.Payments.${dispute}`)}
        </StatusTag>
      )}
    </div>
  )
}

/**
 * Payments that went back, are called into question or have no report: of which company, never of whom. What is to be done about them
 * is done at the payment provider's.
 */
export function Payments() {
  const { t } = useOperatorWords()
  const asked = useCall('operatorPayments', {}, { keepMs: 5000 })
  return (
    <DeskPage header={t('Operator.Nav.payments')} description={t('Operator.Payments.Text')} asked={asked}>
      {({ payments, unreported }) => (
        <div className="stack-wide">
          <DeskSection id="returned" heading={t('Operator.Payments.Returned')}>
            <ReturnedPayments payments={payments} />
          </DeskSection>
          <DeskSection id="unreported" heading={t('Operator.Attention.payments_unreported')}>
            <UnreportedPayments unreported={unreported} />
          </DeskSection>
        </div>
      )}
    </DeskPage>
  )
}

function ReturnedPayments({ payments }: Pick<Reply<'operatorPayments'>, 'payments'>) {
  const { t, time, money } = useOperatorWords()
  if (payments.length === 0) return <p className="muted">{t('Operator.Payments.None')}</p>
  return (
    <table className="applicants">
      <thead>
        <tr>
          {(['Company', 'At', 'Amount', 'State'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`Operator.Payments.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, company_name, account, amount, refunded, dispute, paid_at }) => (
          <tr key={id}>
            <th scope="row">
              {company_name ?? t('Operator.Payments.NoCompany')}
              <span className="step small muted">
                {account ?? t('Operator.Payments.OwnAccount')} · <code>{id.slice(0, 8)}</code>
              </span>
            </th>
            <td data-label={t('Operator.Payments.At')}>{paid_at === null ? '–' : time(paid_at)}</td>
            <td data-label={t('Operator.Payments.Amount')}>{money(decimal(amount))}</td>
            <td data-label={t('Operator.Payments.State')}>
              <HowItStands amount={amount} refunded={refunded} dispute={dispute} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Paid, and the report was never opened: the person may have left, or could not open it. */
function UnreportedPayments({ unreported }: Pick<Reply<'operatorPayments'>, 'unreported'>) {
  const { t, time, money } = useOperatorWords()
  if (unreported.length === 0) return <p className="muted">{t('Operator.Unreported.None')}</p>
  return (
    <>
      <p className="muted">{t('Operator.Unreported.Text')}</p>
      <table className="applicants">
        <thead>
          <tr>
            {(['Company', 'At', 'Amount'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`Operator.Payments.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unreported.map(({ id, company_name, amount, paid_at }) => (
            <tr key={id}>
              <th scope="row">
                {company_name ?? t('Operator.Payments.NoCompany')}
                <code className="step small muted">{id.slice(0, 8)}</code>
              </th>
              <td data-label={t('Operator.Payments.At')}>{paid_at === null ? '–' : time(paid_at)}</td>
              <td data-label={t('Operator.Payments.Amount')}>{money(decimal(amount))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
