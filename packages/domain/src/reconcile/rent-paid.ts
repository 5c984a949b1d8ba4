/** The declared rent ↔ what goes to its payee, comes from there, and comes from others. */
import { monthsWithoutRent, rentChange, rentOfAnother, rentSentBack } from '../income/rent-paid.ts'
import { decimal, sum } from '../money.ts'
import { crossFinding, type Reconciliation } from './cross-finding.ts'

const documentsOf = (lines: readonly { document: Parameters<typeof crossFinding>[2][number] }[]) =>
  lines.map(({ document }) => document)

/** Of the rent half a month's or more came back from its payee, in whatever sums. */
export const rentStays: Reconciliation = ({ assessment: { series } }) =>
  rentSentBack(series).map(({ rent: { payer, movements }, back }) =>
    crossFinding(
      'report.rent_sent_back',
      'warning',
      documentsOf(back),
      {
        payee: payer ?? '',
        amount: decimal(-sum(movements.map(({ amount }) => amount))),
        returned: decimal(sum(back.map(({ amount }) => amount))),
      },
      [...movements, ...back].map(({ ref }) => ref),
    ),
  )

/** A private person sends the rent after it was paid: nothing is wrong with it, and who pays it is not proven. */
export const rentIsOwn: Reconciliation = ({ assessment: { series } }) =>
  rentOfAnother(series).map(({ rent: { usual }, sent }) =>
    crossFinding(
      'report.rent_from_another',
      'warning',
      documentsOf(sent),
      { amount: decimal(usual), count: sent.length },
      sent.map(({ ref }) => ref),
    ),
  )

/** Rents that should be on the account are not. Who says that they live without one has moved. */
export const rentGoesOn: Reconciliation = ({
  applicant: { livingSituation, currentRent },
  assessment: { documents, series },
}) => {
  const livesWithoutRent = livingSituation !== null && livingSituation !== 'renting' && currentRent === null
  const missing = livesWithoutRent ? [] : monthsWithoutRent(documents, series, currentRent)
  const month = missing.at(-1)
  if (month === undefined) return []
  const rents = series.filter(({ category }) => category === 'rent_paid').flatMap(({ movements }) => movements)
  const [code, params] =
    missing.length === 1 ? ['report.rent_late', { month }] : ['report.rent_stopped', { month, count: missing.length }]
  return [
    crossFinding(
      code,
      'warning',
      documentsOf(rents),
      params,
      rents.map(({ ref }) => ref),
    ),
  ]
}

/** The newest rent is another than before: it may be what is paid from now on. */
export const rentStaysTheSame: Reconciliation = ({ applicant: { currentRent }, assessment: { documents, series } }) => {
  const change = rentChange(documents, series, currentRent)
  if (change === null) return []
  const { month, latest, rent } = change
  return [
    crossFinding(
      'report.rent_changed',
      'warning',
      documentsOf(rent.movements),
      { month, latest: decimal(latest), typical: decimal(rent.usual) },
      rent.movements.map(({ ref }) => ref),
    ),
  ]
}
