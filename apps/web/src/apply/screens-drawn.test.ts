/** What a screen shows before a hand does anything, drawn without a browser: each line a rule and a state of its screen. */
import { inOrder, t } from '../testing/said-in-markup.ts'
import { states as result } from './steps/result/states.ts'
import { testLooks } from './testing/looks.ts'

testLooks([
  {
    rules: ['A2-sign-up-rapid'],
    says: 'the short form asks for names and email, and for no mobile number',
    state: ['sign-up', 'empty', { path: '/{lang}/rapid/fill/sign-up' }],
    has: ['first_name', 'last_name', 'email'].map((name) => `name="${name}"`),
    lacks: ['name="mobile'],
  },
  {
    rules: ['B2-identity-panel', 'PD-11'],
    says: 'in Germany a panel of the identity verification stands where files are given elsewhere',
    state: ['personal-details', 'germany'],
    has: [inOrder('id="identity"', 'data-action="start-identity"')],
    lacks: ['type="file"'],
  },
  {
    rules: ['B2-report-hidden-rapid'],
    says: 'the short form says in its own words that the report went to the company',
    state: ['result', 'rapid', { replies: { ...result.rapid.replies, readReport: result.hidden.replies.readReport } }],
    has: t('Result.HiddenRapid').split('\n'),
    lacks: [t('Results.Error.HideReport').split('\n')[0]!],
  },
  {
    rules: ['A2-footer-links'],
    says: 'the start links the legal pages and the other region',
    state: ['occupation', 'intro'],
    has: [
      ...['terms', 'privacy', 'cookies', 'imprint'].map((page) => `href="/en/legal/${page}"`),
      t('Shell.ToGermany'),
    ],
  },
  {
    rules: ['A2-footer-links'],
    says: 'a later step links no other region',
    state: ['sign-up', 'empty'],
    has: ['href="/en/legal/terms"'],
    lacks: [t('Shell.ToGermany')],
  },
  {
    rules: ['A2-languages-menu', 'SH-1'],
    says: 'a menu names each language in its own words, with its flag',
    state: ['occupation', 'intro'],
    has: ['English', 'Italiano', 'Deutsch', ...['it', 'de'].map((flag) => `src="/flags/${flag}.svg"`)],
  },
  {
    rules: ['A2-skeleton'],
    says: 'a skeleton stands where the state is not there yet',
    state: ['income-check', 'loading'],
    has: [/class="[^"]*skeleton/],
  },
  {
    rules: ['SH-5'],
    says: 'a listing that is not there is said, and can be closed',
    state: ['occupation', 'introOfUnknownListing'],
    has: [inOrder('role="alert"', t('Shell.ListingMissing'), 'class="close"')],
  },
  {
    rules: ['OC-1'],
    says: 'the start says how long, what it costs and that one may stop',
    state: ['occupation', 'intro'],
    has: [
      t('Occupation.Blurb.Documents'),
      inOrder(t('Occupation.Intro.Time'), t('Occupation.Intro.Price', { price: '€20' }), t('Occupation.Intro.Stop')),
    ],
  },
  {
    rules: ['A2-sign-up-fields', 'SU-1'],
    says: 'the sign-up asks for names, email and mobile, and for two consents',
    state: ['sign-up', 'empty'],
    has: ['first_name', 'last_name', 'email', 'mobile.value', 'privacy_policy_consented', 'marketing_consented'].map(
      (name) => `name="${name}"`,
    ),
  },
  {
    rules: ['SU-5'],
    says: 'no consent is ticked before, and their links open new tabs',
    state: ['sign-up', 'filled'],
    has: [inOrder('privacy_policy_consented', 'href="/en/legal/privacy" target="_blank"', 'data-action="continue"')],
    lacks: [/<input[^>]*checked=""[^>]*consented/, /consented"[^>]*checked/],
  },
  {
    rules: ['A2-sign-up-partner-pages'],
    says: 'the consents link a partner’s own pages in the person’s language',
    state: ['sign-up', 'partnerPages'],
    has: ['terms', 'privacy', 'news'].map((page) => `href="https://casaserena.example/en/${page}"`),
  },
  {
    rules: ['A6-lock-all', 'G-17', 'SU-7'],
    says: 'what a partner gave is read-only, and it is said why',
    state: ['sign-up', 'locked'],
    has: [
      t('SignUp.Locked'),
      ...['first_name', 'last_name', 'email'].map(
        (name) => new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*readonly)`, 'i'),
      ),
    ],
  },
  {
    rules: ['G-13'],
    says: 'the browser can fill in a person’s own data',
    state: ['sign-up', 'empty'],
    has: ['given-name', 'family-name', 'email', 'tel-national'].map(
      (kind) => new RegExp(`autocomplete="${kind}"`, 'i'),
    ),
  },
  {
    rules: ['VE-1'],
    says: 'the code’s screen names the address in full, a way to change it, and the spam folder',
    state: ['verify-email', 'waiting'],
    has: ['anna.bianchi@example.com', t('VerifyEmail.Change'), t('VerifyEmail.Spam')],
  },
  {
    rules: ['VE-6'],
    says: 'when a new code can be sent stands as text',
    state: ['verify-email', 'waiting'],
    has: [t('VerifyEmail.ResendIn', { seconds: '48' })],
  },
  {
    rules: ['RE-1'],
    says: 'applications and invitations are two groups of radio buttons',
    state: ['resume-application', 'choice'],
    has: [
      inOrder('id="applications"', t('Resume.Applications'), 'type="radio"'),
      inOrder('id="invitations"', t('Resume.Invitations'), 'type="radio"'),
    ],
  },
  {
    rules: ['A2-personal-details', 'PD-1'],
    says: 'the person is greeted by their full name, at part 1 of 2',
    state: ['personal-details', 'part1Empty'],
    has: [inOrder(t('PersonalDetails.Part', { part: '1' }), t('PersonalDetails.Header', { name: 'Anna Bianchi' }))],
  },
  {
    rules: ['A2-source-of-income'],
    says: 'the source of income is filled in from the documents that are there',
    state: ['additional-details', 'incomeRead'],
    has: [t('IncomeCheck.Contract')],
  },
  {
    rules: ['AD-1'],
    says: 'a student is asked for no contract',
    state: ['additional-details', 'student'],
    has: [t('AdditionalDetails.Household')],
    lacks: [t('IncomeCheck.Contract')],
  },
  {
    rules: ['B2-income-status'],
    says: 'the income check says the occupation, with no field to change it',
    state: ['income-check', 'mixed'],
    has: [t('IncomeCheck.Description.Status', { status: t('Occupation.Employed') })],
    lacks: ['name="occupation"'],
  },
  {
    rules: ['IC-9'],
    says: 'each row of the list of what is needed leads to a page of its own',
    state: ['income-check', 'mixed'],
    has: ['payslip', 'bank-statement', 'job'].map((page) => new RegExp(`href="[^"]*income-check/[^"]*${page}`)),
  },
  {
    rules: ['B2-income-contract', 'IC-10'],
    says: 'what no document says of the job is asked: open-ended or fixed-term, 12, 13 or 14 payments',
    state: ['income-check', 'jobAnswered'],
    has: [
      ...['open_ended', 'fixed_term'].map(
        (value) => new RegExp(`<input(?=[^>]*contract-type)(?=[^>]*value="${value}")`),
      ),
      inOrder('name="paychecks"', ...['12', '13', '14'].map((value) => `<option value="${value}"`)),
    ],
  },
  {
    rules: ['IC-10'],
    says: 'nothing is asked of the job that a document may say in a moment',
    state: ['income-check', 'jobReading'],
    has: [t('IncomeCheck.Job.Reading')],
    lacks: [/contract-type/],
  },
  {
    rules: ['B2-income-none', 'IC-7'],
    says: 'nothing needed says so, and leads on',
    state: ['income-check', 'notRequired'],
    has: [inOrder(t('IncomeCheck.NotRequired'), 'data-action="continue"')],
  },
  {
    rules: ['IC-6'],
    says: 'another document is asked what it is',
    state: ['income-check', 'emptyOther'],
    has: [inOrder(t('IncomeCheck.OtherType'), 'name="other-type"')],
  },
  {
    rules: ['B2-psd2-choice'],
    says: 'statements come as PDF or by a bank connection',
    state: ['income-check', 'bankWays'],
    has: [inOrder('value="pdf"', 'value="connection"')],
  },
  {
    rules: ['CO-1'],
    says: 'the answers stand before the box, each group with a way to change it',
    state: ['confirmation', 'default'],
    has: [
      inOrder(
        t('General.Edit'),
        'Via Savona 12',
        t('General.Edit'),
        'Luca Ferri',
        t('General.Edit'),
        'name="confirmed"',
      ),
    ],
  },
  {
    rules: ['CO-2'],
    says: 'name and date stand at the box, and it is not ticked before',
    state: ['confirmation', 'default'],
    has: [inOrder('name="confirmed"', 'declaration-row', 'Anna Bianchi', '21/11/2026')],
    lacks: [/<input(?=[^>]*name="confirmed")(?=[^>]*checked)/],
  },
  {
    rules: ['PY-1'],
    says: 'the amount and what it is for stand before the card’s form',
    state: ['payment', 'opening'],
    has: [inOrder('€20.00', t('Payment.Fact.What', { days: '60' }), 'id="card-form"')],
  },
  {
    rules: ['B2-result-loading', 'K-Results.SpinningPopUp'],
    says: 'a spinner stands there while the report is made',
    state: ['result', 'preparing'],
    has: [inOrder('spinner', t('Results.SpinningPopUp'))],
  },
  {
    rules: ['B2-report-hidden', 'K-Results.Error.HideReport'],
    says: 'a report that is kept from the applicant is two lines and the download',
    state: ['result', 'hidden'],
    has: [...t('Results.Error.HideReport').split('\n'), t('Result.Download')],
    lacks: [t('Result.Rights')],
  },
  {
    rules: ['RR-6'],
    says: 'a hidden report says what the person can do next',
    state: ['result', 'hidden'],
    has: [inOrder(t('Results.Error.HideReport').split('\n')[0]!, t('Result.Own.Hidden'))],
  },
  {
    rules: ['RR-8'],
    says: 'the report says until when it is valid, and how to correct and to delete',
    state: ['result', 'shown'],
    has: [t('Result.Rights'), '20 January 2027'],
  },
  {
    rules: ['A2-oops', 'K-Oops.SomethingWentWrong', 'K-Oops.PageDoesNotExit'],
    says: 'a page that is not there says so and leads to the root',
    state: ['pages', 'notFound'],
    has: [inOrder(t('Oops.SomethingWentWrong'), t('Oops.PageDoesNotExit'), 'href="/"')],
  },
  {
    rules: ['A2-other-pages', 'K-General.Error.TimeOut'],
    says: 'two hours without a key end on a page that says so, with a way home',
    state: ['pages', 'timeout'],
    has: [inOrder(t('General.Error.TimeOut.Header'), t('General.Error.TimeOut'), 'href="/en"')],
  },
  {
    rules: ['PE-1', 'B2-partner-entry'],
    says: 'a partner’s link is said to be checked, with the partner’s name',
    state: ['partner-entry', 'checking'],
    has: [t('PartnerEntry.Checking', { partner: 'Casa Serena Immobiliare' })],
    lacks: ['<form'],
  },
  {
    rules: ['QU-1'],
    says: 'the questions stand in groups that fold, each with how many are answered',
    state: ['questionnaire', 'filled'],
    has: [/<summary><span class="name">[^<]+<\/span><span class="count">/],
  },
  {
    rules: ['QU-3'],
    says: 'a group has all yes and all no',
    state: ['questionnaire', 'filled'],
    has: [inOrder(`>${t('Questionnaire.AllNo')}<`, `>${t('Questionnaire.AllYes')}<`)],
  },
  {
    rules: ['B1-germany'],
    says: 'the German form has the self-disclosure among its steps',
    state: ['questionnaire', 'filled'],
    has: [inOrder(t('Workflow.questionnaire'), t('Workflow.additional-details'))],
  },
  {
    rules: ['RE-2'],
    says: 'one goes on with a chosen application, or starts a new one',
    state: ['resume-application', 'choice'],
    has: [t('Resume.Load'), t('Resume.StartNew')],
  },
  {
    rules: ['A5-continue-disabled'],
    says: 'continue is off while its conditions do not hold',
    state: ['sign-up', 'empty'],
    has: [/<button(?=[^>]*data-action="continue")(?=[^>]*aria-disabled="true")/],
  },
  {
    rules: ['G-15'],
    says: 'help stands before «continue later» at the foot of a step',
    state: ['confirmation', 'default'],
    has: [inOrder('<footer', 'href="mailto:', t('Shell.ContinueLater'))],
  },
  {
    rules: ['G-15'],
    says: 'and at the foot of another one',
    state: ['income-check', 'mixed'],
    has: [inOrder('<footer', 'href="mailto:', t('Shell.ContinueLater'))],
  },
  {
    rules: ['RR-2'],
    says: 'the report’s sections follow in their order',
    state: ['result', 'shown'],
    has: [
      inOrder(
        '<h1',
        'Giulia Bianchi',
        ...['affordability', 'checks', 'months', 'figures', 'employment', 'income', 'outgoing', 'coverage'].map(
          (section) => `<h2 id="report-${section}-title"`,
        ),
        ...['documents', 'person', 'ids', 'questions'].map((section) => `<h2 id="report-${section}-title"`),
      ),
      '<caption',
    ],
  },
  {
    rules: ['G-16'],
    says: 'two live regions are there from the start',
    state: ['occupation', 'intro'],
    has: [inOrder('aria-live="polite"', 'aria-live="assertive"')],
  },
])
