/** What stands on every page of a report's PDF: its head, its foot and the recipient of a copy. */
import type { Language } from '@attesta/contract/fields.ts'
import type { ShareLevel } from '@attesta/contract/report-share.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import type { Day } from '@attesta/domain/day.ts'
import { shortNumber } from '@attesta/domain/report/at-a-glance.ts'
import { productName } from '../../emails/brand.ts'
import type { Messages } from './messages.ts'
import type { PageModel } from './page-model.ts'

export interface PrintedReport {
  report: RentReport
  /** Every text of the language by key. */
  words: Readonly<Record<string, string>>
  language: Language
  /** Where the report can be checked; the QR code's content. */
  verifyUrl: string
  /** Of the snapshot, hex: what the check of the report shows too. */
  fingerprint: string
  qr: boolean[][]
  /** The company that asked for the report; the product's name where none did. */
  brand: string | null
  /**
   * Whom this copy is for, since when, and how much of the report they are shown: stands on every page. Absent of the
   * report itself.
   */
  givenTo?: { recipient: string; on: Day; level: ShareLevel }
}

/** «3f9a 17c2 d480 be65»: as the check of the report shows it. */
const shownFingerprint = (fingerprint: string) => fingerprint.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')

interface Named {
  /** What kind of report this is. */
  kind: string
  name: string
  listing: string
  household: string
  generatedOn: Day
  validUntil: Day
  /** Further facts, before the fingerprint. */
  facts?: [string, string][]
}

export const pageFrame = (
  { report, language, verifyUrl, fingerprint, qr, brand, givenTo }: PrintedReport,
  { t, day }: Messages,
  { kind, name, listing, household, generatedOn, validUntil, facts = [] }: Named,
): Pick<PageModel, 'language' | 'footer' | 'pageOf' | 'watermark' | 'header'> => ({
  language,
  footer: t('Report.Footer', { id: report.report_id }),
  pageOf: t('Report.Page', { page: '⟨page⟩', pages: '⟨pages⟩' }),
  watermark: givenTo ? t('Report.Watermark', { recipient: givenTo.recipient, day: givenTo.on }) : '',
  header: {
    brand: brand ?? productName,
    kind,
    name,
    listing,
    household,
    facts: [
      [t('Report.Id'), `${shortNumber(report.report_id)} · ${report.report_id}`],
      [t('Report.GeneratedOn'), day(generatedOn)],
      [t('Report.ValidUntil'), day(validUntil)],
      ...facts,
      [t('Report.Fingerprint'), shownFingerprint(fingerprint)],
    ],
    qr,
    qrAlt: t('Report.QrAlt'),
    checkWord: t('Report.CheckThisReport'),
    sealHint: t('Report.SealHint'),
    verifyUrl,
    shownUrl: verifyUrl.replace(/^https?:\/\//, ''),
  },
})
