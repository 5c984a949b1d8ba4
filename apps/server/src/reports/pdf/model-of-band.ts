/** The result of a report without an amount, as the template wants it. */
import { shortNumber } from '@attesta/domain/report/at-a-glance.ts'
import { sharedBand } from '@attesta/domain/report/shared-report.ts'
import { productName } from '../../emails/brand.ts'
import { createMessages } from './messages.ts'
import { shownFingerprint, type PrintedReport } from './model-of-report.ts'
import type { BandModel } from './page-model.ts'

export function modelOfBand({
  report,
  words,
  language,
  verifyUrl,
  fingerprint,
  qr,
  brand,
  givenTo,
}: PrintedReport): BandModel {
  const { t, day } = createMessages(words, language)
  const band = sharedBand(report)
  const kind = t('Report.Band.Title')
  return {
    language,
    title: `${kind} – ${band.name}`,
    subject: kind,
    footer: t('Report.Footer', { id: report.report_id }),
    pageOf: t('Report.Page', { page: '⟨page⟩', pages: '⟨pages⟩' }),
    watermark: givenTo ? t('Report.Watermark', { recipient: givenTo.recipient, day: givenTo.on }) : '',
    header: {
      brand: brand ?? productName,
      kind,
      name: band.name,
      listing: band.listing ?? '',
      household: '',
      facts: [
        [t('Report.Id'), `${shortNumber(report.report_id)} · ${report.report_id}`],
        [t('Report.GeneratedOn'), day(band.generated_on)],
        [t('Report.ValidUntil'), day(band.valid_until)],
        [t('Report.Fingerprint'), shownFingerprint(fingerprint)],
      ],
      qr,
      qrAlt: t('Report.QrAlt'),
      checkWord: t('Report.CheckThisReport'),
      sealHint: t('Report.SealHint'),
      verifyUrl,
      shownUrl: verifyUrl.replace(/^https?:\/\//, ''),
    },
    band: {
      verdict: t(band.translation_key),
      notes: [
        ...band.unsure.map((what) => t(`Report.Glance.Unsure.${what}`)),
        ...(band.needs_attention ? [t('Report.Band.Open')] : []),
      ],
    },
  }
}
