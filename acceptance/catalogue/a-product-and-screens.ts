/** First file, sections 1 to 3: what the product is, its screens and addresses, its entities. */
import { rule, type Entry } from '../entry.ts'

export const aProduct: Entry[] = [
  rule('A1-types', 'an application is of the type rent, mortgage or rapid'),
  rule('A1-region-by-host', 'the first label of the host decides the region'),
  rule(
    'A1-region-by-place',
    'without such a label the visitor’s place decides, told by a table on board: a visitor from Germany is led to the German host',
  ),
  rule('A1-region-entries', 'the place is asked for at every entry whose address names neither region nor listing'),
  rule('A1-region-by-path', 'then the first segment of the path, else Italy'),
  rule('A1-region-switch', 'the other region is another host with its language’s path'),
  rule('A1-languages', 'English, Italian and German'),
  rule('A1-branding', 'a listing’s company gives the page its colours, logo and name'),
  rule('A1-embedding', 'the form may stand in a frame of the listing’s own origins only'),
  rule('A1-roles', 'main applicants, co-applicants and guarantors apply'),
]

export const aScreens: Entry[] = [
  rule('A2-route-root', '/ leads to the start in the region’s language'),
  rule('A2-route-language', '/{lang} leads to its start'),
  rule('A2-route-occupation', 'the start, with or without type, application and listing'),
  rule('A2-route-apply', '…/apply/{listing} leads to the start and keeps language, type and listing'),
  rule('A2-route-verify-report', '/verify-report with and without a language'),
  rule('A2-route-sign-up', '…/sign-up/{listing}'),
  rule('A2-route-verify-email', '…/verify-email'),
  rule('A2-route-resume', '…/resume-application'),
  rule('A2-route-steps', 'each guarded step has its address below the application'),
  rule('A2-route-timeout', '/{lang}/timeout'),
  rule('A2-route-unauthorized', '/{lang}/unauthorized'),
  rule('A2-route-not-found', 'any other path is not found'),
  rule('A2-route-partner', '/{lang}/rapid/partner-entry-point/{listing}'),
  rule('A2-guard', 'a guarded step asks whether the caller may see it, else unauthorized'),
  rule('A2-language-unsupported', 'an unknown language gives way to the default one'),
  rule('A2-progress', 'the bar ticks what is done, marks where one is, leaves out hidden and skipped steps'),
  rule('A2-progress-hidden', 'no bar on the start, not found, timeout, unauthorized'),
  rule('A2-footer-hidden', 'no footer on not found, timeout, unauthorized, nor with hideNav true, 1 or True'),
  rule(
    'A2-footer-later',
    'the link to continue later stands on the steps, not on the start, sign-up, verification and result',
  ),
  rule(
    'A2-footer-links',
    'terms (not for rapid), privacy, cookies, imprint; the other region only at the start and without a listing',
  ),
  rule(
    'A2-footer-certificates',
    'certificate logos in the footer: none, for nobody has certified the product (decision 0008)',
  ),
  rule(
    'A2-navbar',
    'the company’s logo or name leads to its listing’s start, of a closed listing to its site; without a listing to the product’s',
  ),
  rule('A2-languages-menu', 'a menu of the languages with flags'),
  rule('A2-skeleton', 'a skeleton until the state is there'),
  rule('A2-prefill', 'a partner’s resume link fills the fields in, read-only, and leads to sign-up'),
  rule(
    'A2-resume-link',
    'a resume link of our emails names the application and carries nothing of the person; whoever returns is ' +
      'welcomed and asks for the code with one press',
  ),
  rule('A2-invitation-stored', 'an invitation’s code in the query is kept and gives the role'),
  rule(
    'A2-occupation-stages',
    'intro, type, occupation; continue waits for a choice; the choice stays on the way back',
  ),
  rule('A2-occupation-hidden', 'hidden occupations are not drawn'),
  rule('A2-occupation-rapid', 'the rapid form skips intro and type and takes the first occupation by itself'),
  rule(
    'A2-required-documents',
    'a dialog lists the documents of an occupation; alternatives stand together; «OK» when there is no list',
  ),
  rule('A2-sign-up-fields', 'names, e-mail, mobile, two consents; without an occupation back to the start'),
  rule('A2-sign-up-rapid', 'the rapid form does not ask for a mobile number'),
  rule(
    'A2-sign-up-partner-pages',
    'a partner with pages of its own is linked from the consents, in the person’s language',
  ),
  rule('A2-verify-email', 'six boxes, a new code after 60 seconds, a way back'),
  rule('A2-resume', 'the own unfinished applications and invitations, as a choice; start new or load'),
  rule('A2-personal-details', 'who, then document and address; greeted by the full name'),
  rule('A2-personal-details-simple', 'in Germany one screen with the address first'),
  rule('A2-started', 'opening the personal details posts STARTED to the parent window, once, to the listing’s origins'),
  rule('A2-additional-blocks', 'a block is shown when the occupation asks for it'),
  rule(
    'A2-source-of-income',
    'the block SOURCE_OF_INCOME stands on the additional details, filled in from documents that are there, and ' +
      'on the income check beside those that prove it',
  ),
  rule('A2-mortgage-detected', 'a path with /mortgage/ is the mortgage’s form'),
  rule('A2-back', 'back goes to the step before, over skipped ones'),
  rule('A2-oops', 'not found says so and leads to /'),
  rule('A2-other-pages', 'timeout and unauthorized have a header, a text and a way home'),
]

export const aEntities: Entry[] = [
  rule('A3-user', 'names, e-mail, mobile as code-value, occupation, two consents, listing'),
  rule('A3-mobile-wire', 'a mobile number is sent as code-value'),
  rule('A3-main-tenant', 'a person who signs up without an invitation is the main tenant; is_main_tenant may be sent'),
  rule(
    'A3-optional-consent',
    'marketing consent and listing may be left out of the sign-up; the privacy policy may not',
  ),
  rule('A3-state', 'the state holds user, application, documents, step and its router'),
  rule('A3-saved-fields', 'each saved field has the specification’s name'),
  rule('A3-personal-details', 'each part of the personal details is saved by itself'),
  rule('A3-current-address', 'the address alone, whose state is the province'),
  rule('A3-additional-details', 'household as «adults,minors», members, guarantors, home'),
  rule(
    'A3-tenancy-saved',
    'rent in arrears and the day that the tenancy began are saved with the other answers about the home',
  ),
  rule(
    'A3-additional-details-kept',
    'what additional details leave out stays as it was; what they send empty is taken away',
  ),
  rule(
    'A3-member',
    'a member has name, e-mail, date of birth, relationship and the role Co-Applicant; a guarantor the role Guarantor',
  ),
  rule('A3-occupation', 'an occupation has key, description, documents, icon, fields of the income check'),
  rule('A3-required-document', 'a required document has key, description, icon and whether it is an alternative'),
  rule('A3-listing', 'a listing has its company’s logo, url, partner and four colours'),
  rule('A3-workflow-step', 'a step has router, label, hidden and skip; the answer names hidden routes'),
  rule('A3-country', 'a country has name, flag, dial code and its Italian and German names'),
  rule('A3-country-fallback', 'Italy +39 and Germany +49 stand in the code'),
  rule('A3-address', 'a suggestion has place, description and note; its details the parts'),
  rule('A3-invitation-info', 'an invitation tells role and address'),
  rule('A3-card-icons', 'the named icons are drawn, any other value is a picture’s address'),
  rule('A3-card-icon-size', 'a drawing is 45 px wide unless told otherwise'),
  rule('A3-banner', 'a banner can be closed unless it only informs'),
]
