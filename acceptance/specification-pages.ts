/** The pages of docs/specification/: what each is about, and which groups of ids stand on it. */

export interface SpecificationPage {
  /** Begins with the group's letters, so that an id leads to its page. */
  file: string
  title: string
  introduction: string
  /** Groups of ids, in their order on the page. */
  groups: readonly string[]
}

const page = (file: string, title: string, introduction: string, ...groups: string[]): SpecificationPage => ({
  file,
  title,
  introduction,
  groups,
})

export const specificationPages: readonly SpecificationPage[] = [
  page(
    'a1-product.md',
    'Form: what it is',
    'A form that people fill in to rent a home or to finance one. It exists for two countries and in three ' +
      'languages, on its own pages or in a frame on somebody else’s.',
    'A1',
  ),
  page(
    'a2-screens.md',
    'Form: screens and addresses',
    'Every address of the form, what may be seen there and by whom, and what the frame around a screen shows.',
    'A2',
  ),
  page('a3-entities.md', 'Form: entities', 'What is kept of people, applications, listings and places.', 'A3'),
  page(
    'a4-states.md',
    'Form: states and transitions',
    'How an application moves from step to step, and what a change in one place does in another.',
    'A4',
  ),
  page(
    'a5-validation.md',
    'Form: validation',
    'What a field takes, when it is checked and what is said. The server checks everything again.',
    'A5',
  ),
  page('a6-roles.md', 'Form: roles', 'Who may do what with an application.', 'A6'),
  page(
    'a7-calls.md',
    'Form: calls',
    'Methods, paths and field names are fixed, because partners rely on them. Every call has `application_id` and `lang` in its query.',
    'A7',
  ),
  page('a8-errors.md', 'Form: errors', 'What a person is told when something is refused or does not work.', 'A8'),
  page('a9-constants.md', 'Form: constants', 'The numbers of the form. In the code each stands once.', 'A9'),
  page(
    'b1-product.md',
    'Documents and report: what it is',
    'What a report is, whom it is for, what it costs and which kinds of it there are.',
    'B1',
  ),
  page(
    'b2-screens.md',
    'Documents and report: screens',
    'From the income check to the report and its verification: what each screen shows.',
    'B2',
  ),
  page(
    'b3-entities.md',
    'Documents and report: entities',
    'The shapes of reports, documents, banks, answers and payments.',
    'B3',
  ),
  page(
    'b4-states.md',
    'Documents and report: states and transitions',
    'How documents are read, identities verified, banks connected, payments made and reports issued.',
    'B4',
  ),
  page(
    'b5-validation.md',
    'Documents and report: validation',
    'Which documents are needed, in which form and how recent, and which answers are complete.',
    'B5',
  ),
  page('b6-roles.md', 'Documents and report: roles', 'Who may see, download and verify a report.', 'B6'),
  page(
    'b7-calls.md',
    'Documents and report: calls',
    'The calls for documents, banks, identity, payment and reports. Every call has `application_id` and `lang` in its query.',
    'B7',
  ),
  page(
    'b8-errors.md',
    'Documents and report: errors',
    'What can be wrong with a document, between documents, and with a call. Each problem has words in three languages.',
    'B8',
  ),
  page('b9-constants.md', 'Documents and report: constants', 'The numbers of documents, payment and report.', 'B9'),
  page(
    'c-calculations.md',
    'What the specification leaves open',
    'How figures are worked out, and other rules that the first two parts ask for without giving them.',
    'C',
  ),
  page(
    'k-message-keys.md',
    'Message keys and fixed texts',
    'Keys that partners look for, and texts that stand to the letter in English.',
    'K',
    'L',
  ),
  page(
    'design-every-screen.md',
    'Page design: every screen',
    'What holds on each screen, in the shell around it, and in a frame.',
    'G',
    'SH',
    'E',
    'LG',
  ),
  page(
    'design-start.md',
    'Page design: from the start to the session',
    'Choosing, signing up, proving an email address, and coming back.',
    'OC',
    'SU',
    'VE',
    'RE',
    'PE',
  ),
  page(
    'design-person-and-documents.md',
    'Page design: person, household and documents',
    'Personal details, identity documents, uploads and additional details.',
    'PD',
    'ID',
    'UP',
    'AD',
  ),
  page(
    'design-income.md',
    'Page design: income and declarations',
    'The income check, the bank, the self-disclosure, the mortgage and the confirmation.',
    'IC',
    'BK',
    'QU',
    'MO',
    'CO',
  ),
  page(
    'design-report.md',
    'Page design: payment, report and desk',
    'Checking the documents, paying, the report, its verification, and the landlord’s desk.',
    'PS',
    'PY',
    'RR',
    'VR',
    'LD',
  ),
]
