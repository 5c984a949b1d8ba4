/** The last pages: documents, notes, people, answers, and what the report does not say. */
import type { RentReport } from '@attesta/contract/report.ts'
import { keyOfRole } from '@attesta/domain/report/at-a-glance.ts'
import { isContested } from '@attesta/domain/report/contested.ts'
import { cell, heading, pairs, paragraph, type Block, type Cell, type Table } from './page-model.ts'
import type { Messages } from './messages.ts'

export function documentBlocks(
  { documents, other_documents }: RentReport,
  { t, day, period, told }: Messages,
): Block[] {
  const rows = documents.map((document): Cell[] => [
    cell(`[${document.number}]`),
    // As the page calls it: a place for a yearly certificate holds another document in each country.
    cell(t(other_documents.find(({ id }) => id === document.id)?.label ?? `Report.Document.${document.type}`), {
      note: [document.issuer, document.name].filter(Boolean).join(' · '),
    }),
    cell(document.from === null || document.to === null ? '' : period(document.from, document.to)),
    cell(
      document.status === 'error'
        ? t('Report.Document.Unusable')
        : document.reconciled === null
          ? t(`Report.Document.Source.${document.source}`)
          : t(document.reconciled ? 'Report.Document.Reconciled' : 'Report.Document.NotReconciled'),
      {
        note: [
          ...document.findings.flatMap((finding, at) =>
            [finding, document.measured?.[at]].flatMap((message) => (message ? [told(message)] : [])),
          ),
          ...(document.contests ?? []).map(({ comment, contested_on }) =>
            t('Report.Contest', { comment, day: contested_on }),
          ),
          ...(document.reviews ?? []).map(({ msg, outcome, reason, reviewed_on }) =>
            t(`Report.Review.${outcome}`, {
              ...(outcome === 'set_aside' ? { finding: told(msg) } : {}),
              reason,
              day: day(reviewed_on),
            }),
          ),
        ].join(' '),
      },
    ),
  ])
  const table: Table = {
    type: 'table',
    caption: t('Report.Section.Documents'),
    widths: [0, 1, 0.8, 1],
    head: [
      t('Report.Column.Number'),
      t('Report.Column.Document'),
      t('Report.Column.Period'),
      t('Report.Column.Reading'),
    ],
    alignRight: [],
    rows,
    empty: t('Report.Check.nothingRead'),
  }
  return [table]
}

/** Documents that a person does not have, with the reason that they give. */
export const absenceBlocks = ({ absences = [] }: RentReport, { t }: Messages): Block[] => [
  {
    type: 'notes',
    items: absences.map(({ papers: documents, reason, comment, person }) => {
      const named = documents.map((document) => t(document)).join(' / ')
      return {
        lead: person === null ? named : t('Report.Absence.OfPerson', { person, documents: named }),
        text: [t(reason), comment && t('Report.Absence.Said', { comment })].filter(Boolean).join(' '),
      }
    }),
  },
]

export function noteBlocks(
  { aggregated_error_messages: errors, documents, replaces }: RentReport,
  { t, told, day }: Messages,
): Block[] {
  const earlier = replaces
    ? [
        paragraph(
          [
            t('Report.Replaces', {
              earlier: replaces.generated_on === null ? 'none' : day(replaces.generated_on),
            }),
            ...replaces.changes.map(({ name, role, change }) =>
              t('Report.Replaces.Change', { name, role: t(keyOfRole(role)), change }),
            ),
          ].join(' '),
        ),
      ]
    : []
  if (errors.length === 0) return [...earlier, paragraph(t('Report.Notes.None'))]
  const numbers = (ids: readonly string[]) =>
    documents
      .filter(({ id }) => ids.includes(id))
      .map(({ number }) => `[${number}]`)
      .join(' ')
  return [
    ...earlier,
    {
      type: 'notes',
      items: errors.map((error) => ({
        lead: t(`Report.Note.${error.type}`),
        text: [
          told(error.msg),
          numbers(error.document_ids),
          isContested(error, documents) && `– ${t('Report.Contested')}`,
        ]
          .filter(Boolean)
          .join(' '),
      })),
    },
  ]
}

function creditBlocks({ credit_check: credit }: RentReport, { t, day }: Messages): Block[] {
  if (credit === undefined) return []
  if (credit === null) return [heading(t('Report.Section.Credit')), paragraph(t('Report.Credit.Unknown'))]
  const { score, least, most } = credit
  return [
    heading(t('Report.Section.Credit')),
    pairs(
      [
        t('Report.Credit.Score'),
        least === null || most === null
          ? t('Report.Credit.Plain', { score })
          : t('Report.Credit.OfScale', { score, least, most }),
      ],
      [t('Report.Credit.Provider'), credit.provider],
      [t('Report.Credit.Date'), day(credit.date)],
    ),
  ]
}

export function personBlocks(report: RentReport, messages: Messages): Block[] {
  const { t, day, country, provided } = messages
  const { personal_details: person, identity_verification: verified, national_ids: ids } = report
  const pets =
    person.pets.has_pets === null
      ? null
      : [t(person.pets.has_pets ? 'Report.Yes' : 'Report.No'), person.pets.value].filter(Boolean).join(' – ')
  const controls = person.controls.map(({ translation_key, value }): [string, string] => [
    t(translation_key),
    t(value === 'unknown' ? 'Report.Unknown' : value === 'yes' ? 'Report.Yes' : 'Report.No'),
  ])
  const said: [string, string | null][] = [
    [t('Report.Person.Name'), person.name],
    [t('Report.Person.BirthDate'), person.date_of_birth && day(person.date_of_birth)],
    [t('Report.Person.BirthPlace'), person.birth_address],
    [t('Report.Person.Address'), person.current_address],
    [t('Report.Person.Living'), person.residency_label && t(person.residency_label)],
    [t('Report.Person.Email'), person.email],
    [t('Report.Person.Mobile'), person.mobile && person.mobile.replace('-', ' ')],
    ...person.fields.map(({ translation_key, value }): [string, string | null] => [t(translation_key), value]),
    [t(person.pets.translation_key), pets],
  ]
  // The short form asks for few of them: what it never asked for is not missing.
  const shown = said.filter(([, value]) => report.type !== 'rapid' || value !== null)
  return [
    pairs(...shown.map(([name, value]): [string, string] => [name, provided(value)]), ...controls),
    ...(verified.user_verified && verified.verification_method !== null
      ? [
          paragraph(
            t(`Report.Identity.verified.${verified.verification_method}`, {
              day: verified.verified_at?.slice(0, 10) ?? '',
            }),
          ),
        ]
      : report.region === 'de' && report.type === 'rent'
        ? [paragraph(t('Report.Identity.notVerified'))]
        : []),
    ...ids.flatMap((id): Block[] => [
      heading(t(id.type)),
      pairs(
        [t('Report.Id.Number'), provided(id.value)],
        [t('Report.Id.Country'), country(id.country)],
        [
          t('Report.Identity.expires'),
          id.expiration_date === null ? t(id.expiration_date_label) : day(id.expiration_date),
        ],
      ),
    ]),
    ...creditBlocks(report, messages),
  ]
}

export function answerBlocks(
  { other_questions: questions, questionnaire }: RentReport,
  { t, provided }: Messages,
): Block[] {
  return [
    pairs(
      ...questions.map(({ translation_key, value, value_key }): [string, string] => [
        t(translation_key),
        value_key === null ? provided(value) : t(value_key),
      ]),
    ),
    ...(questionnaire.length === 0
      ? []
      : [
          heading(t('Report.Section.Questionnaire')),
          pairs(
            ...questionnaire.map(({ question, response, details }): [string, string] => [
              t(question),
              [t(`Report.Response.${response}`), details].filter(Boolean).join(' – '),
            ]),
          ),
        ]),
  ]
}

export const methodBlocks = ({ t }: Messages): Block[] => [
  paragraph(t('Report.Method.What')),
  paragraph(t('Report.Method.Not')),
  paragraph(t('Report.Method.Seal'), true),
  paragraph(t('Report.Method.Rules'), true),
]
