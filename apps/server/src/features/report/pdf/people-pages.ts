/** The last pages: papers, notes, people, answers, and what the report does not say. */
import type { RentReport } from '@attesta/contract/report.ts'
import { keyOfRole } from '@attesta/domain/report/at-a-glance.ts'
import { isContested } from '@attesta/domain/report/contested.ts'
import { cell, heading, pairs, paragraph, type Block, type Cell, type Table } from './page-model.ts'
import type { Speech } from './speech.ts'

export function documentBlocks(
  { documents, other_documents }: RentReport,
  { say, day, period, told }: Speech,
): Block[] {
  const rows = documents.map((document): Cell[] => [
    cell(`[${document.number}]`),
    // As the page calls it: a place for a yearly certificate holds another paper in each country.
    cell(say(other_documents.find(({ id }) => id === document.id)?.label ?? `Report.Document.${document.type}`), {
      note: [document.issuer, document.name].filter(Boolean).join(' · '),
    }),
    cell(document.from === null || document.to === null ? '' : period(document.from, document.to)),
    cell(
      document.status === 'error'
        ? say('Report.Document.Unusable')
        : document.reconciled === null
          ? say(`Report.Document.Source.${document.source}`)
          : say(document.reconciled ? 'Report.Document.Reconciled' : 'Report.Document.NotReconciled'),
      {
        note: [
          ...document.findings.map(told),
          ...(document.contests ?? []).map(({ comment, contested_on }) =>
            say('Report.Contest', { comment, day: contested_on }),
          ),
          ...(document.reviews ?? []).map(({ msg, outcome, reason, reviewed_on }) =>
            say(`Report.Review.${outcome}`, {
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
    caption: say('Report.Section.Documents'),
    widths: [0, 1, 0.8, 1],
    head: [
      say('Report.Column.Number'),
      say('Report.Column.Document'),
      say('Report.Column.Period'),
      say('Report.Column.Reading'),
    ],
    alignRight: [],
    rows,
    empty: say('Report.Check.nothingRead'),
  }
  return [table]
}

/** Papers that somebody does not have, with the reason that they give. */
export const absenceBlocks = ({ absences = [] }: RentReport, { say }: Speech): Block[] => [
  {
    type: 'notes',
    items: absences.map(({ papers, reason, comment, person }) => {
      const named = papers.map((paper) => say(paper)).join(' / ')
      return {
        lead: person === null ? named : say('Report.Absence.OfPerson', { person, papers: named }),
        text: [say(reason), comment && say('Report.Absence.Said', { comment })].filter(Boolean).join(' '),
      }
    }),
  },
]

export function noteBlocks(
  { aggregated_error_messages: errors, documents, replaces }: RentReport,
  { say, told, day }: Speech,
): Block[] {
  const earlier = replaces
    ? [
        paragraph(
          [
            say('Report.Replaces', {
              earlier: replaces.generated_on === null ? 'none' : day(replaces.generated_on),
            }),
            ...replaces.changes.map(({ name, role, change }) =>
              say('Report.Replaces.Change', { name, role: say(keyOfRole(role)), change }),
            ),
          ].join(' '),
        ),
      ]
    : []
  if (errors.length === 0) return [...earlier, paragraph(say('Report.Notes.None'))]
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
        lead: say(`Report.Note.${error.type}`),
        text: [
          told(error.msg),
          numbers(error.document_ids),
          isContested(error, documents) && `– ${say('Report.Contested')}`,
        ]
          .filter(Boolean)
          .join(' '),
      })),
    },
  ]
}

function creditBlocks({ credit_check: credit }: RentReport, { say, day }: Speech): Block[] {
  if (credit === undefined) return []
  if (credit === null) return [heading(say('Report.Section.Credit')), paragraph(say('Report.Credit.Unknown'))]
  const { score, least, most } = credit
  return [
    heading(say('Report.Section.Credit')),
    pairs(
      [
        say('Report.Credit.Score'),
        least === null || most === null
          ? say('Report.Credit.Plain', { score })
          : say('Report.Credit.OfScale', { score, least, most }),
      ],
      [say('Report.Credit.Provider'), credit.provider],
      [say('Report.Credit.Date'), day(credit.date)],
    ),
  ]
}

export function personBlocks(report: RentReport, speech: Speech): Block[] {
  const { say, day, country, provided } = speech
  const { personal_details: person, identity_verification: verified, national_ids: ids } = report
  const pets =
    person.pets.has_pets === null
      ? null
      : [say(person.pets.has_pets ? 'Report.Yes' : 'Report.No'), person.pets.value].filter(Boolean).join(' – ')
  const controls = person.controls.map(({ translation_key, value }): [string, string] => [
    say(translation_key),
    say(value === 'unknown' ? 'Report.Unknown' : value === 'yes' ? 'Report.Yes' : 'Report.No'),
  ])
  return [
    pairs(
      [say('Report.Person.Name'), person.name],
      [say('Report.Person.BirthDate'), person.date_of_birth === null ? provided(null) : day(person.date_of_birth)],
      [say('Report.Person.BirthPlace'), provided(person.birth_address)],
      [say('Report.Person.Address'), provided(person.current_address)],
      [say('Report.Person.Living'), provided(person.residency_label && say(person.residency_label))],
      [say('Report.Person.Email'), person.email],
      [say('Report.Person.Mobile'), provided(person.mobile && person.mobile.replace('-', ' '))],
      ...person.fields.map(({ translation_key, value }): [string, string] => [say(translation_key), provided(value)]),
      [say(person.pets.translation_key), provided(pets)],
      ...controls,
    ),
    ...(verified.user_verified && verified.verification_method !== null
      ? [
          paragraph(
            say(`Report.Identity.verified.${verified.verification_method}`, {
              day: verified.verified_at?.slice(0, 10) ?? '',
            }),
          ),
        ]
      : report.region === 'de' && report.type === 'rent'
        ? [paragraph(say('Report.Identity.notVerified'))]
        : []),
    ...ids.flatMap((id): Block[] => [
      heading(say(id.type)),
      pairs(
        [say('Report.Id.Number'), provided(id.value)],
        [say('Report.Id.Country'), country(id.country)],
        [
          say('Report.Identity.expires'),
          id.expiration_date === null ? say(id.expiration_date_label) : day(id.expiration_date),
        ],
      ),
    ]),
    ...creditBlocks(report, speech),
  ]
}

export function answerBlocks(
  { other_questions: questions, questionnaire }: RentReport,
  { say, provided }: Speech,
): Block[] {
  return [
    pairs(
      ...questions.map(({ translation_key, value, value_key }): [string, string] => [
        say(translation_key),
        value_key === null ? provided(value) : say(value_key),
      ]),
    ),
    ...(questionnaire.length === 0
      ? []
      : [
          heading(say('Report.Section.Questionnaire')),
          pairs(
            ...questionnaire.map(({ question, response, details }): [string, string] => [
              say(question),
              [say(`Report.Response.${response}`), details].filter(Boolean).join(' – '),
            ]),
          ),
        ]),
  ]
}

export const methodBlocks = ({ say }: Speech): Block[] => [
  paragraph(say('Report.Method.What')),
  paragraph(say('Report.Method.Not')),
  paragraph(say('Report.Method.Seal'), true),
  paragraph(say('Report.Method.Rules'), true),
]
