/** A report as the template wants it. */
import type { Language } from '@attesta/contract/fields.ts'
import type { FigureState, RentReport } from '@attesta/contract/report.ts'
import { atAGlance, shortNumber } from '@attesta/domain/report/at-a-glance.ts'
import { householdLine, measuredOf, stripOf } from '@attesta/domain/report/strip.ts'
import { traceAnnexOf } from '@attesta/domain/report/trace-annex.ts'
import type { Day } from '@attesta/domain/day.ts'
import { productName } from '../../../letters/brand.ts'
import { chartOf, checkLines, figureCards, meterOf, sentence } from './decision-page.ts'
import { costBlocks, coverageBlocks, employmentBlock, figureBlocks, incomeBlocks } from './evidence-pages.ts'
import { mortgageSections } from './mortgage-pages.ts'
import { othersBlocks } from './others-pages.ts'
import type { PageModel } from './page-model.ts'
import { absenceBlocks, answerBlocks, documentBlocks, methodBlocks, noteBlocks, personBlocks } from './people-pages.ts'
import { createSpeech, type Speech } from './speech.ts'

export interface ReportOnPaper {
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
  /** Whom this copy is for, and since when: stands on every page. `withoutPapers`: they are shown the figures and no paper. Absent of the report itself. */
  givenTo?: { recipient: string; on: Day; withoutPapers: boolean }
}

/** «3f9a 17c2 d480 be65»: as the check of the report shows it. */
const shownFingerprint = (fingerprint: string) => fingerprint.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')

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
}: ReportOnPaper): PageModel {
  const speech = createSpeech(words, language)
  const { say, day } = speech
  const { personal_details: person, listing_info: listing } = report
  // The short form's leaves the name to the personal details, and what it did not ask for to nobody.
  const isRapid = report.type === 'rapid'
  const { mortgage } = report
  const glance = atAGlance(report)
  // As on the page: whoever is shown the figures alone is not told more of the person than their name.
  const isWhole = !isRapid && !givenTo?.withoutPapers
  const kind = say(mortgage ? 'Report.Mortgage.Title' : 'Report.Title')
  return {
    language,
    title: isRapid ? `${say('Report.Rapid.Title')} – ${report.report_id}` : `${kind} – ${person.name}`,
    subject: isRapid || mortgage ? kind : say('Report.Subject', { name: person.name }),
    footer: say('Report.Footer', { id: report.report_id }),
    pageOf: say('Report.Page', { page: '⟨page⟩', pages: '⟨pages⟩' }),
    watermark: givenTo ? say('Report.Watermark', { recipient: givenTo.recipient, day: givenTo.on }) : '',
    header: {
      brand: brand ?? productName,
      kind,
      name: isRapid ? say('Report.Rapid.Title') : person.name,
      listing: [listing.name, listing.address].filter(Boolean).join(', '),
      household: isRapid ? '' : householdLine(report, speech),
      facts: [
        [say('Report.Id'), `${shortNumber(report.report_id)} · ${report.report_id}`],
        [say('Report.GeneratedOn'), day(report.generated_on)],
        [say('Report.ValidUntil'), day(report.valid_until)],
        ...(isWhole
          ? ([
              [say('Report.Email'), person.email],
              [say('Report.UserId'), person.id],
            ] satisfies [string, string][])
          : []),
        [say('Report.Fingerprint'), shownFingerprint(fingerprint)],
      ],
      qr,
      qrAlt: say('Report.QrAlt'),
      checkWord: say('Report.CheckThisReport'),
      sealHint: say('Report.SealHint'),
      verifyUrl,
      shownUrl: verifyUrl.replace(/^https?:\/\//, ''),
    },
    strip: stripOf(glance, measuredOf(report), speech, NAMED),
    sentence: sentence(report, glance, speech),
    verdict: isRapid ? '' : say((mortgage ?? report.monthly_affordability).translation_key),
    meter: isRapid || mortgage ? null : meterOf(report, glance, speech),
    noMeter: mortgage ? '' : say('Report.Affordability.NotKnown'),
    figures: isRapid ? [] : figureCards(report, glance, speech),
    checksTitle: say('Report.Section.Checks'),
    checks: checkLines(report, speech),
    chart: chartOf(report, speech),
    legend: say('Report.Trace.Legend'),
    stateLegend: states.map((state) => ({
      state,
      word: say(`Report.State.${state}`),
      meaning: say(`Report.State.${state}.Meaning`),
    })),
    sections: givenTo?.withoutPapers ? figuresAlone(report, speech) : allSections(report, speech),
    annex: { json: JSON.stringify(traceAnnexOf(report, fingerprint), null, 1), description: say('Report.Annex') },
  }
}

/** How the figures were worked out; nothing that is said of single papers. */
const figuresAlone = (report: RentReport, speech: Speech): PageModel['sections'] => {
  const { say } = speech
  return [
    { title: say('Report.Section.Employment'), blocks: [employmentBlock(report, speech)] },
    { title: say('Report.Section.Figures'), blocks: figureBlocks(report, speech) },
    { title: say('Report.Section.Method'), blocks: methodBlocks(speech) },
  ]
}

function allSections(report: RentReport, speech: Speech): PageModel['sections'] {
  const { say } = speech
  const { mortgage } = report
  const isRapid = report.type === 'rapid'
  return [
    ...(mortgage ? mortgageSections(report, mortgage, speech) : []),
    { title: say('Report.Section.Income'), blocks: incomeBlocks(report, speech) },
    ...(isRapid
      ? []
      : [
          { title: say('Report.Section.Outgoing'), blocks: costBlocks(report, speech) },
          { title: say('Report.Section.Coverage'), blocks: coverageBlocks(report, speech) },
          { title: say('Report.Section.Figures'), blocks: figureBlocks(report, speech) },
        ]),
    { title: say('Report.Section.Documents'), blocks: documentBlocks(report, speech) },
    ...(report.absences?.length
      ? [{ title: say('Report.Section.Absences'), blocks: absenceBlocks(report, speech) }]
      : []),
    { title: say('Report.Section.Notes'), blocks: noteBlocks(report, speech) },
    {
      title: say('Report.Section.PersonalDetails'),
      blocks: [...personBlocks(report, speech), ...othersBlocks(report, speech)],
    },
    ...(isRapid ? [] : [{ title: say('Report.Section.Questions'), blocks: answerBlocks(report, speech) }]),
    { title: say('Report.Section.Method'), blocks: methodBlocks(speech) },
  ]
}
