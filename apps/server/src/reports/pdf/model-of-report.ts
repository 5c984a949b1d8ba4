/** A report as the template wants it. */
import type { Language } from '@attesta/contract/fields.ts'
import type { ShareLevel } from '@attesta/contract/report-share.ts'
import type { FigureState, RentReport } from '@attesta/contract/report.ts'
import { atAGlance, shortNumber } from '@attesta/domain/report/at-a-glance.ts'
import { householdLine, measuredOf, stripOf } from '@attesta/domain/report/strip.ts'
import { traceAnnexOf } from '@attesta/domain/report/trace-annex.ts'
import type { Day } from '@attesta/domain/day.ts'
import { productName } from '../../emails/brand.ts'
import { chartOf, checkLines, figureCards, meterOf, sentence } from './decision-page.ts'
import { costBlocks, coverageBlocks, employmentBlock, figureBlocks, incomeBlocks } from './evidence-pages.ts'
import { mortgageSections } from './mortgage-pages.ts'
import { othersBlocks } from './others-pages.ts'
import type { PageModel } from './page-model.ts'
import { absenceBlocks, answerBlocks, documentBlocks, methodBlocks, noteBlocks, personBlocks } from './people-pages.ts'
import { createMessages, type Messages } from './messages.ts'

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
export const shownFingerprint = (fingerprint: string) => fingerprint.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')

/** Open points that page one names; the checks below it and the notes tell all of them. */
const NAMED = 3

const states: readonly FigureState[] = ['proven', 'consistent', 'declared', 'unknown']

export function modelOfReport({
  report,
  words,
  language,
  verifyUrl,
  fingerprint,
  qr,
  brand,
  givenTo,
}: PrintedReport): PageModel {
  const messages = createMessages(words, language)
  const { t, day } = messages
  const { personal_details: person, listing_info: listing } = report
  // The short form's leaves the name to the personal details, and what it did not ask for to nobody.
  const isRapid = report.type === 'rapid'
  const { mortgage } = report
  const glance = atAGlance(report)
  // As on the page: whoever is shown the figures alone is not told more of the person than their name.
  const isWhole = !isRapid && givenTo?.level !== 'figures'
  const kind = t(mortgage ? 'Report.Mortgage.Title' : 'Report.Title')
  return {
    language,
    title: isRapid ? `${t('Report.Rapid.Title')} – ${report.report_id}` : `${kind} – ${person.name}`,
    subject: isRapid || mortgage ? kind : t('Report.Subject', { name: person.name }),
    footer: t('Report.Footer', { id: report.report_id }),
    pageOf: t('Report.Page', { page: '⟨page⟩', pages: '⟨pages⟩' }),
    watermark: givenTo ? t('Report.Watermark', { recipient: givenTo.recipient, day: givenTo.on }) : '',
    header: {
      brand: brand ?? productName,
      kind,
      name: isRapid ? t('Report.Rapid.Title') : person.name,
      listing: [listing.name, listing.address].filter(Boolean).join(', '),
      household: isRapid ? '' : householdLine(report, messages),
      facts: [
        [t('Report.Id'), `${shortNumber(report.report_id)} · ${report.report_id}`],
        [t('Report.GeneratedOn'), day(report.generated_on)],
        [t('Report.ValidUntil'), day(report.valid_until)],
        ...(isWhole
          ? ([
              [t('Report.Email'), person.email],
              [t('Report.UserId'), person.id],
            ] satisfies [string, string][])
          : []),
        [t('Report.Fingerprint'), shownFingerprint(fingerprint)],
      ],
      qr,
      qrAlt: t('Report.QrAlt'),
      checkWord: t('Report.CheckThisReport'),
      sealHint: t('Report.SealHint'),
      verifyUrl,
      shownUrl: verifyUrl.replace(/^https?:\/\//, ''),
    },
    strip: stripOf(glance, measuredOf(report), messages, NAMED),
    sentence: sentence(report, glance, messages),
    verdict: isRapid ? '' : t((mortgage ?? report.monthly_affordability).translation_key),
    meter: isRapid || mortgage ? null : meterOf(report, glance, messages),
    noMeter: mortgage ? '' : t('Report.Affordability.NotKnown'),
    figures: isRapid ? [] : figureCards(report, glance, messages),
    checksTitle: t('Report.Section.Checks'),
    checks: checkLines(report, messages),
    chart: chartOf(report, messages),
    legend: t('Report.Trace.Legend'),
    stateLegend: states.map((state) => ({
      state,
      word: t(`Report.State.${state}`),
      meaning: t(`Report.State.${state}.Meaning`),
    })),
    sections: givenTo?.level === 'figures' ? figuresAlone(report, messages) : allSections(report, messages),
    annex: { json: JSON.stringify(traceAnnexOf(report, fingerprint), null, 1), description: t('Report.Annex') },
  }
}

/** How the figures were worked out; nothing that is said of single documents. */
const figuresAlone = (report: RentReport, messages: Messages): PageModel['sections'] => {
  const { t } = messages
  return [
    { title: t('Report.Section.Employment'), blocks: [employmentBlock(report, messages)] },
    { title: t('Report.Section.Figures'), blocks: figureBlocks(report, messages) },
    { title: t('Report.Section.Method'), blocks: methodBlocks(messages) },
  ]
}

function allSections(report: RentReport, messages: Messages): PageModel['sections'] {
  const { t } = messages
  const { mortgage } = report
  const isRapid = report.type === 'rapid'
  return [
    ...(mortgage ? mortgageSections(report, mortgage, messages) : []),
    { title: t('Report.Section.Income'), blocks: incomeBlocks(report, messages) },
    ...(isRapid
      ? []
      : [
          { title: t('Report.Section.Outgoing'), blocks: costBlocks(report, messages) },
          { title: t('Report.Section.Coverage'), blocks: coverageBlocks(report, messages) },
          { title: t('Report.Section.Figures'), blocks: figureBlocks(report, messages) },
        ]),
    { title: t('Report.Section.Documents'), blocks: documentBlocks(report, messages) },
    ...(report.absences?.length
      ? [{ title: t('Report.Section.Absences'), blocks: absenceBlocks(report, messages) }]
      : []),
    { title: t('Report.Section.Notes'), blocks: noteBlocks(report, messages) },
    {
      title: t('Report.Section.PersonalDetails'),
      blocks: [...personBlocks(report, messages), ...othersBlocks(report, messages)],
    },
    ...(isRapid ? [] : [{ title: t('Report.Section.Questions'), blocks: answerBlocks(report, messages) }]),
    { title: t('Report.Section.Method'), blocks: methodBlocks(messages) },
  ]
}
