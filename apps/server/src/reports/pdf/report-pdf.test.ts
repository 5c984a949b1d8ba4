import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Language } from '@attesta/contract/fields.ts'
import { languages } from '@attesta/contract/fields.ts'
import type { MortgageInfo } from '@attesta/contract/mortgage.ts'
import { assembleMortgageReport } from '@attesta/domain/report/assemble-mortgage.ts'
import { assembleRapidReport } from '@attesta/domain/report/assemble-rapid.ts'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import { traceAnnexOf } from '@attesta/domain/report/trace-annex.ts'
import { traceAnnex } from '@attesta/contract/trace-annex.ts'
import { sharedReport } from '@attesta/domain/report/shared-report.ts'
import { questions } from '@attesta/domain/questionnaire/questions.ts'
import type { ReportFacts } from '@attesta/domain/report/report-facts.ts'
import { shortNumber } from '@attesta/domain/report/at-a-glance.ts'
import { another, giulia, document } from '@attesta/domain/testing/giulia.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { payslip, statement } from '@attesta/domain/testing/documents.ts'
import { modelOfReport } from './model-of-report.ts'
import { renderReportPdf } from './render-report-pdf.ts'
import { pageRanges } from './sources.ts'
import { wordsOf } from './testing/words-of.ts'

const qr = Array.from({ length: 29 }, (_, row) =>
  Array.from({ length: 29 }, (_column, column) => (row * column + row) % 3 === 0),
)
const printed = (facts: ReportFacts, language: Language) => ({
  report: assembleRentReport(facts),
  words: wordsOf(language),
  language,
  verifyUrl: 'https://attesta.example/it/verify-report?token=q7Xv2',
  fingerprint: '3f9a17c2d480be650f1e7a92c4d35b88',
  qr,
  brand: facts.listing?.companyName ?? null,
})

/** Everything that may stand on the pages, in one text. */
const textOf = (facts: ReportFacts, language: Language) => JSON.stringify(modelOfReport(printed(facts, language)))

const person = (fullname: string) => ({
  fullname,
  relationship: 'Partner',
  email: 'x@example.org',
  bornOn: '1990-01-31',
  applicant: another(fullname, fullname.length % 10),
})
const scenarios: Record<string, ReportFacts> = {
  Giulia: giuliaFacts,
  'nothing handed in': {
    ...giuliaFacts,
    applicant: { ...giulia, documents: [] },
    listing: null,
    contact: { email: 'x@example.org', mobile: null },
  },
  'gaps and problems': {
    ...giuliaFacts,
    applicant: {
      ...giulia,
      currentRent: null,
      livingSituation: 'with_family',
      declaredIncomes: ['pension'],
      documents: [
        document('bank', statement('2026-09', '2026-10', { holders: ['MARCO RUSSO'], reconciled: null })),
        document('s9', payslip('2026-09', '1847.40', { reconciled: null })),
        document('s7', payslip('2026-07', '2400.00', { reconciled: false })),
        document('broken', { ...payslip('2026-10', '1.00'), verdict: 'unreadable' }),
      ],
    },
  },
  'a household with a guarantor in Germany': {
    ...giuliaFacts,
    region: 'de',
    applicant: {
      ...giuliaFacts.applicant,
      questionnaire: questions.map(({ id }) => ({ question: id, response: 'YES' as const, details: 'einmal' })),
    },
    coApplicants: [person('Łucja Müller'), { ...person('Ida Weiß'), applicant: null }],
    guarantors: [person('Anna Conti')],
    identityVerification: {
      user_verified: true,
      verified_at: '2026-11-20T09:00:00.000Z',
      verification_method: 'webid',
    },
  },
}
/** The one file that hangs on a PDF, packed or not. */
function attachedTo(pdf: Buffer): string {
  const text = pdf.toString('latin1'),
    start = text.lastIndexOf('obj', text.indexOf('/Type /EmbeddedFile')),
    from = text.indexOf('stream\n', start) + 'stream\n'.length
  const head = text.slice(start, from),
    bytes = pdf.subarray(from, from + Number(/\/Length (\d+)/.exec(head)?.[1]))
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString()
}

const cases = Object.keys(scenarios).flatMap((name) => languages.map((language) => [name, language] as const))

describe('what stands on the pages', () => {
  test('a document has the name that it has on the page, and a number is written as one', () => {
    const text = textOf(giuliaFacts, 'de')
    expect([
      text.includes('CU (Certificazione Unica)'),
      text.includes('Lohnsteuerbescheinigung'),
      text.includes('+39 333'),
      text.includes('+39-333'),
    ]).toEqual([true, false, true, false])
  })

  test.each(cases)('%s in %s: every key has its words, every argument is filled in', (name, language) => {
    const text = textOf(scenarios[name]!, language)
    expect(text.match(/"(?:Report|report|Results|Questionnaire)\.[\w.]+"/g) ?? []).toEqual([])
    expect(text.match(/\{\w+[,}]/g) ?? []).toEqual([])
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  })
  test.each<[Language, string, string]>([
    ['it', 'Reddito netto 2.001,35\u00a0€ al mese; canone di 620,00\u00a0€, ossia 31%.', '21 novembre 2026'],
    [
      'de',
      'Nettoeinkommen 2.001,35\u00a0€ im Monat; die Miete von 620,00\u00a0€ entspricht 31\u00a0% davon.',
      '21. November 2026',
    ],
    ['en', 'Net income €2,001.35 per month; the rent of €620.00 is 31% of it.', '21 November 2026'],
  ])('the sentence in %s', (language, sentence, day) => {
    const model = modelOfReport(printed(giuliaFacts, language))
    expect(model.sentence).toBe(sentence)
    expect(model.header.facts[1]![1]).toBe(day)
    expect(model.header.facts.at(-1)![1]).toBe('3f9a 17c2 d480 be65')
  })
  test('page one heads with the answers of the screen, who pays together, and the whole number beside the short one', () => {
    const document = printed(scenarios['a household with a guarantor in Germany']!, 'de'),
      { strip, header } = modelOfReport(document)
    expect(strip.map(({ id, value }) => [id, value])).toEqual([
      ['affordable', 'Ja'],
      ['genuine', '5 von 5 Dokumenten'],
      ['identity', 'Person geprüft'],
      ['open', '2'],
    ])
    expect(strip[0]!.lines[0]).toMatch(/^\d+(,\d)?\u00a0% des Nettoeinkommens im Haushalt$/)
    expect(strip[3]!.lines).toEqual([
      'Anna Conti hat feste Verpflichtungen von 792,50\u00a0€ im Monat, einschließlich einer etwaigen Miete; ' +
        'vom Nettoeinkommen bleiben 1.208,85\u00a0€.',
      'Ida Weiß (Mitmieter/-in): Einkommen nicht bekannt',
    ])
    expect(header.household).toBe('Mit Łucja Müller (Partner/-in), Ida Weiß (Partner/-in) · Bürgschaft: Anna Conti')
    const { report_id, personal_details } = document.report
    expect(header.facts.map(([, value]) => value)).toEqual([
      `${shortNumber(report_id)} · ${report_id}`,
      '21. November 2026',
      '20. Januar 2027',
      personal_details.email,
      personal_details.id,
      '3f9a 17c2 d480 be65',
    ])
    expect(header.sealHint).toContain('Signaturen')
  })
  test('each figure of page one says how well it stands and on which document and page', () =>
    expect(
      modelOfReport(printed(giuliaFacts, 'en')).figures.map(({ value, stateWord, source }) => [
        value,
        stateWord,
        source,
      ]),
    ).toEqual([
      [
        '€2,001.35',
        'Read',
        '[2]\u00a0p.\u00a01, [3]\u00a0p.\u00a01, [4]\u00a0p.\u00a01, [5]\u00a0p.\u00a01, [6]\u00a0p.\u00a01',
      ],
      ['€620.00', 'Declared', 'declared'],
      ['€822.45', 'Proven', '[5]\u00a0p.\u00a01'],
      ['€3,073.36', 'Proven', '[5]\u00a0p.\u00a01'],
    ]))
  test('without an income there is no meter, and unknown is said, not zero', () => {
    const model = modelOfReport(printed(scenarios['nothing handed in']!, 'en'))
    expect(model.meter).toBeNull()
    expect(model.figures.map(({ value }) => value)).toEqual(Array(4).fill('Not known'))
  })
  test.each([
    [[3, 1, 2, 5], '1–3, 5'],
    [[], ''],
    [[4, 4], '4'],
  ])('pages %j', (pages, expected) => expect(pageRanges(pages)).toBe(expected))
})

test('page one names each sign of tampering beside its check', () => {
  const changed = [
    document('slip-10', payslip('2026-10', '1852.80', { hired_on: '2004-02-14' })),
    document('twice', payslip('2026-10', '2852.80')),
  ]
  const { documents } = giuliaFacts.applicant
  const own = documents.filter(({ id }) => !changed.some((one) => one.id === id))
  const { checks } = modelOfReport(
    printed({ ...giuliaFacts, applicant: { ...giuliaFacts.applicant, documents: [...own, ...changed] } }, 'en'),
  )
  const { reasons } = checks.find(({ label }) => label === 'Check for tampering')!
  expect(reasons).toEqual([
    expect.stringContaining('two payslips for October 2026'),
    expect.stringContaining('different hiring dates'),
    'The payslip prints 14 February 2004 as the day of hiring; the date of birth contradicts it.',
  ])
})
test('page one names each kind of sign once before it names one again', () => {
  const report = printed(giuliaFacts, 'en')
  const reason = (key: string) => ({ key: `Report.Finding.${key}`, params: { month: '2026-10', line: 'Muster' } })
  const reasons = [...Array.from({ length: 6 }, () => reason('payslip.pay_missing')), reason('payslip.specimen')]
  const { checks } = modelOfReport({
    ...report,
    report: {
      ...report.report,
      checks: report.report.checks.map((one) =>
        one.id === 'anti_fraud' ? { ...one, outcome: 'failed', reasons } : one,
      ),
    },
  })
  const told = checks.find(({ label }) => label === 'Check for tampering')!.reasons
  expect(told).toHaveLength(5)
  expect(told[1]).toContain('isn’t a real one')
})
test('a figure that is not known is not told by the month', () => {
  const [net] = modelOfReport(printed(scenarios['nothing handed in']!, 'it')).figures
  expect([net!.state, net!.note]).toEqual(['unknown', ''])
})

test('the short form names no one in its header, measures no rent, and says in words all that it says', () => {
  for (const language of languages) {
    const model = modelOfReport({ ...printed(giuliaFacts, language), report: assembleRapidReport(giuliaFacts) })
    const { sections, ...firstPage } = model
    expect(JSON.stringify({ ...firstPage, checks: [], annex: null })).not.toMatch(/Giulia|@/)
    expect([model.verdict, model.meter, model.figures]).toEqual(['', null, []])
    expect(JSON.stringify(sections)).toContain(giuliaFacts.applicant.name.family)
    expect(JSON.stringify(model).match(/"(?:Report|report|Results)\.[\w.]+"/g) ?? []).toEqual([])
  }
})

const mortgageInfo = {
  funds: '40000.00',
  loan_amount: '60000.00',
  property_value: '100000.00',
  need_financing: 'yes',
  identified_property: 'yes',
  loan_percentage: '60%',
  sources_of_fund: ['family'],
  property_type: 1,
} satisfies MortgageInfo
const mortgageOf = (facts: ReportFacts) =>
  assembleMortgageReport({ ...facts, listing: null, answers: { ...facts.answers, mortgage_info: mortgageInfo } })

test.each(['en', 'it', 'de'] as const)(
  'a co-applicant’s own report draws no meter and gives no verdict, in %s',
  (language) => {
    const { meter, noMeter, verdict, sentence } = modelOfReport(
      printed({ ...giuliaFacts, role: 'co-applicant' }, language),
    )
    const words = {
      en: ['Pays together with others', 'The household’s report shows the result'],
      it: ['Paga insieme ad altri', 'Il risultato è nel report del nucleo'],
      de: ['Zahlt gemeinsam mit anderen', 'Das Ergebnis steht im Bericht des Haushalts'],
    }[language]
    expect(meter).toBeNull()
    expect([verdict, noMeter]).toEqual([words[0], expect.stringContaining(words[1]!)])
    expect(sentence).not.toContain('%')
  },
)

test.each(cases)(
  'a mortgage, %s in %s: what the income carries against the loan, and every key has its words',
  (name, language) => {
    const model = modelOfReport({ ...printed(scenarios[name]!, language), report: mortgageOf(scenarios[name]!) })
    const text = JSON.stringify(model)
    expect([model.meter, model.noMeter, model.figures.length]).toEqual([null, '', 4])
    expect(text.match(/"(?:Report|report|Results|Questionnaire)\.[\w.]+"/g) ?? []).toEqual([])
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+[,}]/)
    // Only a landlord asks for the self-disclosure.
    const asked = { ...mortgageOf(scenarios[name]!), questionnaire: [] }
    const own = JSON.stringify(modelOfReport({ ...printed(scenarios[name]!, language), report: asked }))
    expect(own.match(/.{30}(?:landlord|proprietario|candidatura|vermieter|bewerb|mitmiet).{20}/gi) ?? []).toEqual([])
  },
)

test("a mortgage's first page and its table of maturities in English", () => {
  const { sentence, figures, sections } = modelOfReport({
    ...printed(giuliaFacts, 'en'),
    report: mortgageOf(giuliaFacts),
  })
  expect(sentence).toBe(
    'Net income of €2,001.35 per month supports a loan of €69,972.63 over 15 years; the loan requested is €60,000.00.',
  )
  expect(figures.map(({ value, note, stateWord }) => [value, note, stateWord])).toEqual([
    ['€2,001.35', 'per month', 'Read'],
    ['€69,972.63', 'over 15 years', 'Read'],
    ['€60,000.00', '60% of the value', 'Declared'],
    ['€40,000.00', '', 'Declared'],
  ])
  const maturities = sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.type === 'table' && block.caption === 'Affordable loan by term')
  expect(maturities).toMatchObject({
    rows: {
      length: 5,
      1: [{ text: '15 years' }, { text: '€69,972.63' }, { text: '€449.85' }, { text: '49' }, { text: 'Affordable' }],
    },
  })
})

describe('the file', () => {
  test.each(cases.filter(([name, language]) => name === 'Giulia' || language === 'de'))(
    '%s in %s is drawn, tagged and in its language',
    async (name, language) => {
      const pdf = Buffer.from(await renderReportPdf(printed(scenarios[name]!, language))).toString('latin1')
      expect(pdf.startsWith('%PDF-1.7')).toBe(true)
      expect(pdf).toMatch(/\/StructTreeRoot/)
      expect(pdf).toMatch(/\/Outlines/)
      expect(pdf).toContain(`/Lang (${language})`)
      expect(pdf).toContain('pdfuaid:part')
    },
  )
  test('the trace hangs on it for machines, as far as its reader may see', async () => {
    const document = printed(giuliaFacts, 'it'),
      copy = sharedReport(document.report, 'figures')!
    for (const report of [document.report, copy]) {
      const pdf = Buffer.from(await renderReportPdf({ ...document, report }))
      expect(pdf.toString('latin1')).toContain('(report-trace.json)')
      expect(traceAnnex.parse(JSON.parse(attachedTo(pdf)))).toEqual(traceAnnexOf(report, document.fingerprint))
    }
  })
  test('the short form is drawn too', async () => {
    const pdf = await renderReportPdf({ ...printed(giuliaFacts, 'de'), report: assembleRapidReport(giuliaFacts) })
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  })
  test('a copy names its recipient across the page, and one of the figures alone shows no document', async () => {
    const report = sharedReport(assembleRentReport(giuliaFacts), 'figures')!
    const copy = {
      ...printed(giuliaFacts, 'it'),
      report,
      givenTo: { recipient: 'Studio Rossi', on: '2026-11-21', level: 'figures' as const },
    }
    const model = modelOfReport(copy)
    expect(model.watermark).toBe('Per Studio Rossi, 21 novembre 2026')
    expect(JSON.stringify(model)).not.toMatch(/slip-10|CA12345AB|\[5\]/)
    const { email, id } = report.personal_details
    expect(JSON.stringify(model.header)).not.toMatch(new RegExp(`${email}|${id}`))
    expect(modelOfReport(printed(giuliaFacts, 'it')).watermark).toBe('')
    await expect(renderReportPdf(copy)).resolves.toBeInstanceOf(Uint8Array)
  })
  test('a mortgage is drawn too', async () => {
    const pdf = await renderReportPdf({ ...printed(giuliaFacts, 'de'), report: mortgageOf(giuliaFacts) })
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/StructTreeRoot/)
  })
  test('one report gives one file, also when many are asked for at once', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => renderReportPdf(printed(giuliaFacts, 'it'))),
    )
    for (const other of others) expect(Buffer.compare(first!, other)).toBe(0)
  })
  test('text in a report is never a command to the typesetter', async () => {
    const hostile = {
      ...giuliaFacts,
      applicant: { ...giuliaFacts.applicant, name: { given: '#read("/etc/passwd")', family: '$x$ *b* \\ <a> `' } },
    }
    const model = modelOfReport(printed(hostile, 'en'))
    expect(model.header.name).toBe('#read("/etc/passwd") $x$ *b* \\ <a> `')
    await expect(renderReportPdf(printed(hostile, 'en'))).resolves.toBeInstanceOf(Uint8Array)
  })
})
