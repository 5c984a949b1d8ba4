/** The result of a report without an amount, as the template wants it. */
import { sharedBand } from '@attesta/domain/report/shared-report.ts'
import { textsOfKind } from '@attesta/contract/words/of-kind.ts'
import { createMessages } from './messages.ts'
import { pageFrame, type PrintedReport } from './page-frame.ts'
import type { BandModel } from './page-model.ts'

export function modelOfBand(printed: PrintedReport): BandModel {
  const messages = createMessages(textsOfKind(printed.words, printed.report.type), printed.language)
  const { t } = messages
  const band = sharedBand(printed.report)
  const kind = t('Report.Band.Title')
  return {
    ...pageFrame(printed, messages, {
      kind,
      name: band.name,
      listing: band.listing ?? '',
      household: '',
      generatedOn: band.generated_on,
      validUntil: band.valid_until,
    }),
    title: `${kind} – ${band.name}`,
    subject: kind,
    band: {
      verdict: t(band.translation_key),
      notes: [
        ...band.unsure.map((what) => t(`Report.Glance.Unsure.${what}`)),
        ...(band.needs_attention ? [t('Report.Band.Open')] : []),
      ],
    },
  }
}
