/** A report as the template wants it. */
import type { FigureState, RentReport } from '@attesta/contract/report.ts'
import { atAGlance, headingKey } from '@attesta/domain/report/at-a-glance.ts'
import { householdLine, measuredOf, stripOf } from '@attesta/domain/report/strip.ts'
import { traceAnnexOf } from '@attesta/domain/report/trace-annex.ts'
import { chartOf, checkLines, figureCards, meterOf, sentence } from './decision-page.ts'
import { costBlocks, coverageBlocks, employmentBlock, figureBlocks, incomeBlocks } from './evidence-pages.ts'
import { mortgageSections } from './mortgage-pages.ts'
import { othersBlocks } from './others-pages.ts'
import { pageFrame, type PrintedReport } from './page-frame.ts'
import type { PageModel } from './page-model.ts'
import { absenceBlocks, answerBlocks, documentBlocks, methodBlocks, noteBlocks, personBlocks } from './people-pages.ts'
import { textsOfKind } from '@attesta/contract/words/of-kind.ts'
import { createMessages, type Messages } from './messages.ts'

/** Open points that page one names; the checks below it and the notes tell all of them. */
const NAMED = 3

const states: readonly FigureState[] = ['proven', 'consistent', 'declared', 'unknown']

export function modelOfReport(printed: PrintedReport): PageModel {
  const { report, words, language, fingerprint, givenTo } = printed
  const messages = createMessages(textsOfKind(words, report.type), language)
  const { t } = messages
  const { personal_details: person, listing_info: listing } = report
  // The short form's leaves the name to the personal details, and leaves out what it did not ask for.
  const isRapid = report.type === 'rapid'
  const { mortgage } = report
  const glance = atAGlance(report)
  // As on the page: a reader of the figures alone learns no more of the person than their name.
  const isWhole = !isRapid && givenTo?.level !== 'figures'
  const kind = t(mortgage ? 'Report.Mortgage.Title' : 'Report.Title')
  return {
    ...pageFrame(printed, messages, {
      kind,
      name: isRapid ? t('Report.Rapid.Title') : person.name,
      listing: [listing.name, listing.address].filter(Boolean).join(', '),
      household: isRapid ? '' : householdLine(report, messages),
      generatedOn: report.generated_on,
      validUntil: report.valid_until,
      facts: isWhole
        ? [
            [t('Report.Email'), person.email],
            [t('Report.UserId'), person.id],
          ]
        : [],
    }),
    title: isRapid ? `${t('Report.Rapid.Title')} – ${report.report_id}` : `${kind} – ${person.name}`,
    subject: isRapid || mortgage ? kind : t('Report.Subject', { name: person.name }),
    strip: stripOf(glance, measuredOf(report), messages, NAMED),
    sentence: sentence(report, glance, messages),
    verdict: isRapid ? '' : t(headingKey((mortgage ?? report.monthly_affordability).translation_key, glance.unsure)),
    meter: isRapid || mortgage || glance.affordable === null ? null : meterOf(report, glance, messages),
    noMeter: mortgage
      ? ''
      : t(`Report.Affordability.${!isRapid && glance.affordable === null ? 'Together.Text' : 'NotKnown'}`),
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
