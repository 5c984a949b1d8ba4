/** Second file, sections 1 to 3: what the product proves, its screens, its entities. */
import { made, rule, type Entry } from '../entry.ts'
import * as shown from '../suites.ts'

export const bProduct: Entry[] = [
  rule('B1-validity', 'a report is valid for 60 days', shown.wholeWay('from sign-up to the report and its check')),
  rule(
    'B1-receiver',
    'the report goes to the landlord when no document blocks it',
    shown.issuing('the dashboard › shows a company its own applicants and reports, and another one nothing'),
    shown.issuing('issuing › is refused step by step until everything is there'),
    shown.readiness('%s, where %s › refuses at every door with what is missing, and nothing is paid or made'),
  ),
  rule(
    'B1-hidden',
    'a company may keep the report from the applicant',
    shown.issuing('the dashboard › a company may keep the figures from the applicant'),
  ),
  rule(
    'B1-price',
    'a report costs 20 EUR',
    shown.limits('the limit %s is %i', made('the limit priceCents ')),
    shown.wholeWay('from sign-up to the report and its check'),
  ),
  rule('B1-variants', 'rent has its report', shown.report('a report %s is whole')),
  rule(
    'B1-mortgage',
    'the mortgage has a report of its own',
    shown.mortgageJourney('from the start to the report, with the mortgage'),
  ),
  rule(
    'B1-rapid',
    'the rapid form has a report of its own',
    shown.issuing('the short form › has a report of its own, without confirmation and payment'),
  ),
  rule(
    'B1-germany',
    'the German form adds the self-disclosure',
    shown.rentGermany('from the start to the report, with the self-disclosure'),
  ),
  rule('B1-identity', 'identity is verified by video or by the bank connection'),
  rule('B1-credit', 'the German form adds a credit check'),
  rule('B1-partners', 'partners that have it so come in by a signature and keep the report to themselves'),
  rule(
    'B1-payment-account',
    'a company may be paid into an account of its own',
    shown.payment(
      'a company with an account of its own › is paid into it, and stays so for what was opened, whatever is settled later',
    ),
  ),
  rule(
    'B1-dashboard',
    'landlords sign in to their results by a code sent by e-mail',
    shown.rentItaly('from the listing to the landlord’s report'),
    shown.issuing('the dashboard › an unknown address is answered like a member, and no code opens anything'),
  ),
]

export const bScreens: Entry[] = [
  rule(
    'B2-routes',
    'the guarded steps of the second file have their addresses',
    shown.frame('%s is %s'),
    shown.mortgageJourney('from the start to the report, with the mortgage'),
    shown.rentGermany('from the start to the report, with the self-disclosure'),
  ),
  rule('B2-income-status', 'the income check shows the occupation, read-only'),
  rule('B2-income-contract', 'the employed say open-ended or fixed-term, and 12, 13 or 14 paychecks'),
  rule(
    'B2-income-papers',
    'which documents are asked depends on the occupation',
    shown.journey('occupations › in Italy'),
    shown.occupationJourneys('${employmentStatus} in Italy, by ${drivers}'),
    shown.journey('occupations › in Germany'),
    shown.sections("payslips before tax documents before statements, whatever the server's order"),
  ),
  rule('B2-income-none', 'when none apply it says so and goes on'),
  rule(
    'B2-other-incomes',
    'other incomes are ticked and saved joined by commas',
    shown.personalDetails('personal details › two saves at once both stay'),
  ),
  rule('B2-psd2-choice', 'statements come as PDF or by a bank connection'),
  rule('B2-identity-panel', 'in Germany a panel of identity verification replaces the upload'),
  rule(
    'B2-questionnaire',
    'fourteen questions in three groups, all-yes and all-no, details, a declaration',
    shown.questionnaire('fourteen questions in the groups 1–4, 5–9 and 10–14, each with its stage and basis'),
    shown.answering('one answer for a group leaves the others alone'),
  ),
  rule(
    'B2-questionnaire-codes',
    'answers are YES, NO and PNTS',
    shown.answering('what was saved comes back as it was'),
  ),
  rule('B2-look-backs', '5, 3 and 2 years and 24 months', shown.questionnaire('%s asks since %s')),
  rule('B2-confirmation', 'a row with full name (else P-Rent User) and today’s date as in it-IT'),
  rule(
    'B2-payment',
    'an embedded checkout, success and failure panels, continue once allowed',
    shown.rentItaly('from the listing to the landlord’s report'),
    shown.payment('opening › needs the declaration first'),
  ),
  rule(
    'B2-parsing',
    'what is read and what is being read, with a way to delete; continue when all are read',
    shown.progress('%s', 'all read'),
    shown.progress('%s', 'one is being read'),
  ),
  rule('B2-result-loading', 'a spinner says Results.SpinningPopUp while the report loads'),
  rule(
    'B2-report-header',
    'name, ids, e-mail, date, company',
    shown.report("the snapshot is the contract's, survives JSON, and the same facts give the same report"),
    shown.reportSaid('in %s › the report %s is said in words'),
  ),
  rule(
    'B2-report-affordability',
    'value, min, max, percentage, rent, rent paid now',
    shown.report("Giulia's report, figures by hand › affordability"),
    shown.affordability('affordable rent: %s'),
  ),
  rule(
    'B2-report-employment',
    'income, costs, employer, other income, contract, paychecks, balance',
    shown.report("Giulia's report, figures by hand › employment"),
    shown.report('the contract on the payslip stands before the one that is said'),
  ),
  rule(
    'B2-report-income',
    'tables of statements and payslips with their errors, and a line when files could not be read',
    shown.report('files that failed are named, and when none of a kind could be read the report says so'),
    shown.report("Giulia's report, figures by hand › the calendar marks the covered months"),
  ),
  rule(
    'B2-report-outgoing',
    'recurrent costs',
    shown.report("Giulia's report, figures by hand › costs, each with whether it is committed"),
  ),
  rule(
    'B2-report-papers',
    'other documents with their likely type',
    shown.reportSaid('in %s › the report %s is said in words'),
  ),
  rule(
    'B2-report-person',
    'name, mobile, e-mail, birth, residence, pets; the document without expiry says Not Detected',
    shown.report('an identity document without an expiry says «Not Detected»'),
  ),
  rule(
    'B2-report-people',
    'guarantors apart, household members with their role',
    shown.report("a co-applicant's income is added, a guarantor's is not"),
  ),
  rule(
    'B2-report-questions',
    'the questionnaire’s answers that may be shown',
    shown.report('what a landlord in Germany may not ask is not in the report'),
  ),
  rule(
    'B2-report-deposit',
    'cash balance and whether it covers a deposit',
    shown.report("Giulia's report, figures by hand › deposit and checks"),
    shown.affordability('deposit cover with %s'),
  ),
  rule('B2-report-checks', 'holder, recency, anti-fraud, consecutive', shown.checks('%s')),
  rule(
    'B2-report-listing',
    'listing with address, asking price, current rent and deposit',
    shown.wholeWay('from sign-up to the report and its check'),
  ),
  rule(
    'B2-report-validity',
    'created, valid until, and a QR code to check it',
    shown.issuing('the certificate › tells valid, expired, replaced and revoked apart'),
  ),
  rule(
    'B2-report-pdf',
    'the report can be downloaded once its link is ready',
    shown.issuing(
      'the PDF › is drawn once, opens by a link that works once within a minute, and is named by the report',
    ),
    shown.rentItaly('from the listing to the landlord’s report'),
  ),
  rule('B2-report-hidden', 'a hidden report is two lines and the download'),
  rule('B2-report-hidden-rapid', 'the rapid form has a text of its own for it'),
  rule(
    'B2-download-whom',
    'the download is for the operator’s own people, or without a listing; for a listing unless the company keeps ' +
      'the report (decision 0037)',
    shown.issuing('the PDF › of a report that the company keeps from the applicant is the company’s'),
    shown.issuing('the PDF › of an application for a listing is the applicant’s too'),
  ),
  rule(
    'B2-report-rapid',
    'the rapid report: name and e-mail not in its header, controls, active contract, start a new application',
    shown.rapidJourney('the short form from its address to the report, and once more'),
    shown.reportSaid('in %s › the report %s is said in words'),
  ),
  rule(
    'B2-report-mortgage',
    'the mortgage report: loan to value, down payment, sustainable amount and maturity, cash flow, tax return',
    shown.reportSaid('in %s › the report %s is said in words'),
  ),
  rule(
    'B2-verify',
    'verified: name, date, four points, help; else not verified; without a token unauthorized',
    shown.rentItaly('from the listing to the landlord’s report'),
    shown.shellAddresses('${from} leads to ${to}', made('/verify-report leads')),
  ),
  rule('B2-partner-entry', 'the partner’s entry takes a listing and a signature'),
  rule(
    'B2-legal',
    'terms of 14 sections and a privacy policy',
    shown.shellAddresses(
      'the pages of the law: fourteen terms with a list of contents, a day of change, five pages in three languages',
    ),
    shown.legalParts('the words in %s › have the 14 sections of the terms'),
  ),
  rule(
    'B2-legal-retention',
    '3 months for the contract, 5 years for marketing',
    shown.legalParts('the words in %s › name the periods of keeping: 3 months and 5 years'),
  ),
  rule(
    'B2-legal-numbers',
    'price and validity in the texts are the product’s numbers',
    shown.legalParts("the words in %s › take price and validity from the product's numbers"),
  ),
]

export const bEntities: Entry[] = [
  rule(
    'B3-report',
    'every block of the report has its shape',
    shown.report("the snapshot is the contract's, survives JSON, and the same facts give the same report"),
    shown.reportLaws('any documents make a whole report, and the same facts the same one'),
  ),
  rule(
    'B3-report-response',
    'the answer says report, its id, whether it is hidden and the link, in both spellings',
    shown.wholeWay('from sign-up to the report and its check'),
  ),
  rule(
    'B3-table-record',
    'a table’s record marks each month as there, missing, warning or error',
    shown.report("Giulia's report, figures by hand › the calendar marks the covered months"),
    shown.report('a month that no document covers is a gap in the chart and in the calendar'),
  ),
  rule(
    'B3-document',
    'a document has type, status and an error with blocker, message and key',
    shown.documents('a kept file › handed in twice: the second copy is the problem'),
  ),
  rule(
    'B3-bank',
    'a bank has name, abi, id and the id of the connection',
    shown.documents('the bank list is of the region, with the bank that is not listed at its end'),
  ),
  rule('B3-psd2-account', 'an account of a connection: owner, name, IBAN, last access'),
  rule('B3-identity-result', 'the result of a verification: when, how, tried and failed'),
  rule(
    'B3-id-options',
    'the identity documents to choose from, by nationality',
    shown.journey('identity options › %s is %s'),
    shown.journey('identity options › cards have two sides, a passport one'),
  ),
  rule(
    'B3-questionnaire',
    'answers of question, response and details',
    shown.questionnaireFields('the body names each question that must change, and refuses one answered twice'),
  ),
  rule(
    'B3-mortgage',
    'mortgage responses and the saved form',
    shown.declarations('the mortgage › share and own part follow from the amounts, whatever was sent of them'),
  ),
  rule(
    'B3-payment-session',
    'a session has a client secret, then status and amount',
    shown.wholeWay('from sign-up to the report and its check'),
  ),
  rule(
    'B3-certificate',
    'a certificate tells the applicant’s name and its date',
    shown.wholeWay('from sign-up to the report and its check'),
  ),
  rule('B3-partner-certificate', 'a partner’s signature tells names and e-mail'),
  rule('B3-unfinished', 'an unfinished application tells names, role, occupation, time and step'),
]
