import { decimal } from '@attesta/domain/money.ts'
import type { Reply } from '../calls.ts'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { DeskPage } from './desk-page.tsx'
import { useOperatorWords } from './operator-words.ts'

type Returned = Reply<'operatorPayments'>['payments'][number]

/**
 * What went back of a payment, and how a dispute over it stands; lost, or all of it back, it pays for nothing any more.
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
 * Payments that went back or are called into question: of which company, never of whom. What is to be done about them
 * is done at the payment provider's.
 */
export function Payments() {
  const { t, time, money } = useOperatorWords()
  const asked = useCall('operatorPayments', {}, { keepMs: 5000 })
  return (
    <DeskPage header={t('Operator.Nav.payments')} description={t('Operator.Payments.Text')} asked={asked}>
      {({ payments }) =>
        payments.length === 0 ? (
          <p className="muted">{t('Operator.Payments.None')}</p>
        ) : (
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
    </DeskPage>
  )
}
