/** Every email that the product sends, with people who do not exist: for the gallery of the sandbox and for tests. */
import { languages, type Language } from '@attesta/contract/fields.ts'
import type { Brand } from './brand.ts'
import { shortTime, shownTime } from './shown-time.ts'
import { composeEmail, type Composed, type Desk, type Draft } from './compose.ts'

const until: Record<Language, string> = { en: '21 December 2026', it: '21 dicembre 2026', de: '21. Dezember 2026' }
const missing: Record<Language, string[]> = {
  en: ['Bank statements (September 2026 and October 2026)', 'Payslips (October 2026)'],
  it: ['Estratti conto (settembre 2026 e ottobre 2026)', 'Buste paga (ottobre 2026)'],
  de: ['Kontoauszüge (September 2026 und Oktober 2026)', 'Gehaltsabrechnungen (Oktober 2026)'],
}
const problems: Record<Language, string[]> = {
  en: [
    'estratto_conto_intesa_settembre_2026_definitivo.pdf is password-protected. Upload it without a password',
    'cedolino.pdf has no readable text',
  ],
  it: [
    'estratto_conto_intesa_settembre_2026_definitivo.pdf è protetto da password. Caricalo senza password',
    'cedolino.pdf non contiene testo leggibile',
  ],
  de: [
    'estratto_conto_intesa_settembre_2026_definitivo.pdf ist passwortgeschützt. Laden Sie die Datei ohne Passwort hoch',
    'cedolino.pdf enthält keinen lesbaren Text',
  ],
}
const digestLines: Record<Language, string[]> = {
  en: ['1 note is addressed to you', '3 new applications'],
  it: ['1 nota è indirizzata a te', '3 nuove candidature'],
  de: ['1 Notiz ist an Sie gerichtet', '3 neue Bewerbungen'],
}
const signIn = 'https://attesta.example/dashboard?lang=it#proof=hTq3mB8nZ0aWvYx2LkPd9sRe&email=elena%40example.org'
const resume =
  'https://attesta.example/it/rent/fill/sign-up/6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04' +
  '#resume_application=true&application_id=3b0f7c52-9c1e-4f5e-8f0a-1d2c3b4a5e6f&appType=rent&until=2026-12-21'
const invitation =
  'https://attesta.example/it/rent/fill/occupation/6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04?invitation_code=hTq3mB8nZ0aWvYx2LkPd9sRe'
const invited = {
  fullname: 'Rosa Ferri',
  invitedBy: 'Giulia Bianchi',
  home: 'Bilocale in Via Melchiorre Gioia',
  has: 'home',
}

const changed = [
  { name: 'Chiara Esposito', role: 'guarantor', change: 'finished' },
  { name: 'Luca Ferrari', role: 'co-applicant', change: 'withdrew' },
  { name: 'Rosa Ferri', role: 'co-applicant', change: 'changed' },
]

const viewed = { company: 'Casa Serena', listing: 'Bilocale in Via Melchiorre Gioia' }
const viewedAt = new Date('2026-11-26T16:00:00Z')

type DraftIn = (language: Language, desk: Desk) => Draft
/** What `brand` is in the words of a code's mail is filled in from the brand that the specimen is drawn for. */
const drafts: Record<string, DraftIn> = {
  code: () => ({ stem: 'Mail.Code', params: { code: '004217', minutes: 10, hours: 24 }, code: '004217', url: signIn }),
  'rights-code': () => ({ stem: 'Mail.RightsCode', params: { code: '004217', minutes: 10 }, code: '004217' }),
  'report-withdrawn': (language) => ({
    stem: 'Mail.ReportWithdrawn',
    params: { listing: 'Bilocale in Via Melchiorre Gioia', day: until[language], number: '0f9d2f36' },
  }),
  'goes-soon': (language) => ({
    stem: 'Mail.GoesSoon',
    params: { firstName: 'Giulia', day: until[language] },
    url: 'https://attesta.example/it/keep#6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04.9b1e5a2f',
  }),
  chosen: () => ({
    stem: 'Mail.Chosen',
    params: { firstName: 'Giulia', company: 'Casa Serena', listing: 'Zwei Zimmer in der Lindenstraße' },
    url: resume,
  }),
  'lines-asked': () => ({
    stem: 'Mail.LinesAsked',
    params: { firstName: 'Giulia', company: 'Casa Serena', listing: 'Bilocale in Via Melchiorre Gioia' },
    url: resume,
  }),
  'applicant-request': (language) => ({
    stem: 'Mail.Request',
    params: {
      firstName: 'Giulia',
      company: 'Casa Serena',
      listing: 'Bilocale in Via Melchiorre Gioia',
      what: missing[language][1]!,
    },
    url: resume,
  }),
  message: () => ({
    stem: 'Mail.Message',
    params: { firstName: 'Giulia', company: 'Casa Serena', listing: 'Bilocale in Via Melchiorre Gioia' },
    url: resume,
  }),
  'applicant-answered': () => ({
    stem: 'Mail.ApplicantAnswered',
    params: { listing: 'Bilocale in Via Melchiorre Gioia' },
    url: 'https://attesta.example/dashboard',
  }),
  digest: (language) => ({
    stem: 'Mail.Digest',
    params: { company: 'Casa Serena' },
    list: digestLines[language],
    url: 'https://attesta.example/dashboard',
  }),
  'viewing-proposed': (language) => ({
    stem: 'Mail.ViewingProposed',
    params: viewed,
    list: [new Date('2026-11-25T09:30:00Z'), viewedAt].map((at) => shownTime(language, at, 'Europe/Rome')),
    url: resume,
  }),
  'viewing-withdrawn': () => ({ stem: 'Mail.ViewingWithdrawn', params: viewed, url: resume }),
  ...Object.fromEntries(
    ['Agreed', 'Moved', 'Cancelled'].map((event): [string, DraftIn] => [
      `viewing-${event.toLowerCase()}`,
      (language) => ({
        stem: `Mail.Viewing${event}`,
        params: {
          ...viewed,
          time: shownTime(language, viewedAt, 'Europe/Rome'),
          shortTime: shortTime(language, viewedAt, 'Europe/Rome'),
        },
        url: resume,
      }),
    ]),
  ),
  'viewing-declined': () => ({
    stem: 'Mail.ViewingDeclined',
    params: viewed,
    url: 'https://attesta.example/dashboard',
  }),
  declined: () => ({
    stem: 'Mail.Declined',
    params: { firstName: 'Giulia', company: 'Casa Serena', listing: 'Bilocale in Via Melchiorre Gioia' },
  }),
  'dashboard-code': () => ({
    stem: 'Mail.DashboardCode',
    params: { code: '004217', minutes: 10, hours: 24 },
    code: '004217',
    url: signIn,
  }),
  'member-invited': () => ({
    stem: 'Mail.MemberInvited',
    params: { name: 'Paolo Greco', invitedBy: 'Elena Prova', role: 'agent' },
    url: 'https://attesta.example/dashboard',
  }),
  'member-changed': () => ({ stem: 'Mail.MemberChanged', params: { name: 'Paolo Greco', role: 'viewer' } }),
  'member-removed': () => ({ stem: 'Mail.MemberChanged', params: { name: 'Paolo Greco', role: 'none' } }),
  'second-factor-reset': () => ({ stem: 'Mail.SecondFactorReset', params: { name: 'Paolo Greco' } }),
  'operator-code': () => ({
    stem: 'Mail.OperatorCode',
    params: { code: '004217', minutes: 10, hours: 24 },
    code: '004217',
    url: signIn,
  }),
  'applicant-invited': () => ({
    stem: 'Mail.ApplicantInvited',
    params: { listing: 'Bilocale in Via Melchiorre Gioia', address: 'Via Melchiorre Gioia 71, 20124 Milano MI' },
    url: 'https://attesta.example/it/rent/apply/6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04#invited=giulia.bianchi%40example.org',
  }),
  resume: (language, { words }) => ({
    stem: 'Mail.Resume',
    params: { firstName: 'Giulia', step: words.t(language, 'Mail.Step.income-check'), until: until[language] },
    list: missing[language],
    url: resume,
  }),
  'invitation-guarantor': () => ({
    stem: 'Mail.Invitation',
    params: { ...invited, role: 'guarantor' },
    url: invitation,
  }),
  'invitation-co-applicant': () => ({
    stem: 'Mail.Invitation',
    type: 'mortgage',
    params: { ...invited, role: 'co-applicant', home: '', has: 'none' },
    url: invitation,
  }),
  'document-problem': (language) => ({
    stem: 'Mail.DocumentProblem',
    params: { firstName: 'Giulia', count: 2 },
    list: problems[language],
    url: resume,
  }),
  'review-question': () => ({ stem: 'Mail.ReviewQuestion', params: { firstName: 'Giulia' }, url: resume }),
  'review-released': () => ({
    stem: 'Mail.ReviewReleased',
    params: { firstName: 'Giulia', report: 'yes' },
    url: resume,
  }),
  refund: (language) => ({
    stem: 'Mail.Refund',
    params: {
      amount: language === 'en' ? '€20.00' : '20,00 €',
      paid: language === 'en' ? '€20.00' : '20,00 €',
      reference: '0f9d2f36-55b0-4ad1-9a58-0c0a5d7c1f11',
    },
  }),
  receipt: (language) => ({
    stem: 'Mail.Receipt',
    params: {
      number: '2026-0F9D2F36',
      amount: language === 'en' ? '€20.00' : '20,00 €',
      day: until[language],
      rate: { en: '22%', it: '22%', de: '22 %' }[language],
      vat: language === 'en' ? '€3.61' : '3,61 €',
      seller: 'Agenzia Esempio Srl, Via Roma 1, 20121 Milano, P.IVA 01234567890',
      mailbox: 'aiuto@agenzia.example',
      reference: '0f9d2f36-55b0-4ad1-9a58-0c0a5d7c1f11',
    },
  }),
  'report-ready': (language) => ({
    stem: 'Mail.ReportReady',
    params: { firstName: 'Giulia', until: until[language], shared: 'yes', company: 'Casa Serena' },
    url: resume,
  }),
  'report-hidden': (language) => ({
    stem: 'Mail.ReportHidden',
    params: { firstName: 'Giulia', until: until[language], company: 'Casa Serena' },
    url: resume,
  }),
  'report-ready-landlord': (language) => ({
    stem: 'Mail.ReportReadyLandlord',
    params: { initials: 'G. B.', listing: 'Bilocale in Via Melchiorre Gioia', until: until[language] },
    url: 'https://attesta.example/dashboard',
  }),
  'report-updated': (language, { words }) => ({
    stem: 'Mail.ReportUpdated',
    params: { firstName: 'Giulia', until: until[language], shared: 'yes', company: 'Casa Serena' },
    list: changed.map((one) => words.t(language, 'Mail.ReportUpdated.Change', one)),
    url: resume,
  }),
  'report-updated-landlord': (language, { words }) => ({
    stem: 'Mail.ReportUpdatedLandlord',
    params: { initials: 'G. B.', listing: 'Bilocale in Via Melchiorre Gioia', until: until[language] },
    list: changed.map((one) => words.t(language, 'Mail.ReportUpdated.Change', one)),
    url: 'https://attesta.example/dashboard',
  }),
}

/** The product itself, a partner of dark colours, and one of light ones. */
const brands: Record<string, Brand> = {
  attesta: null,
  'casa-serena': {
    name: 'Casa Serena Immobiliare',
    colours: { primary: '#1d4f6e', secondary: '#e0a458', background: '#f4f5f3', header: '#1d4f6e' },
  },
  limone: {
    name: 'Limone & Söhne',
    colours: { primary: '#ffe94a', secondary: null, background: '#fffbe0', header: '#ffe94a' },
  },
}

export interface Specimen extends Composed {
  name: string
  language: Language
  brand: string
  draft: Draft
}

export const emailSpecimens = (desk: Desk): Specimen[] =>
  Object.entries(drafts).flatMap(([name, draftIn]) =>
    languages.flatMap((language) =>
      Object.entries(brands).map(([brandName, brand]) => {
        const draft = draftIn(language, desk)
        return {
          name,
          language,
          brand: brandName,
          draft,
          ...composeEmail(desk, language, brand, {
            ...draft,
            params: { brand: brand?.name ?? 'Attesta', ...draft.params },
          }),
        }
      }),
    ),
  )
