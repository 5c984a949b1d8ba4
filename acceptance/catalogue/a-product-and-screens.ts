/** First file, sections 1 to 3: what the product is, its screens and addresses, its entities. */
import { made, rule, type Entry } from '../entry.ts'
import * as shown from '../suites.ts'

export const aProduct: Entry[] = [
  rule(
    'A1-types',
    'an application is of the type rent, mortgage or rapid',
    shown.journey('workflows › %s'),
    shown.rentItaly('from the listing to the landlord’s report'),
    shown.mortgageJourney('from the start to the report, with the mortgage'),
  ),
  rule(
    'A1-region-by-host',
    'the first label of the host decides the region',
    shown.addresses('region: %s', 'host first'),
    shown.shellAddresses('the first label decides: ${host} in ${language} is ${region}'),
  ),
  rule(
    'A1-region-by-place',
    'without such a label the visitor’s place decides, told by a table on board',
    shown.ipTable('the IP address %s is in %s'),
    shown.shellAddresses('the guess of the region keeps nobody waiting'),
    shown.shellAddresses('seen from Germany ${from} is ${to}'),
  ),
  rule(
    'A1-region-entries',
    'the place is asked for at every entry whose address names neither region nor listing',
    shown.shellAddresses('seen from Germany ${from} is ${to}'),
  ),
  rule(
    'A1-region-by-path',
    'then the first segment of the path, else Italy',
    shown.addresses('region: %s', 'then the path'),
    shown.addresses('region: %s', 'else Italy'),
  ),
  rule(
    'A1-region-switch',
    'the other region is another host with its language’s path',
    shown.shellAddresses('the first label decides: ${host} in ${language} is ${region}'),
  ),
  rule(
    'A1-languages',
    'English, Italian and German',
    shown.words('every language has the same files'),
    shown.words('%s › has the same keys in every language'),
  ),
  rule(
    'A1-branding',
    'a listing’s company gives the page its colours, logo and name',
    shown.pages("a company's colours › stand in its pages before anything is painted, and in no others"),
    shown.theme('a brand colour › %s'),
  ),
  rule(
    'A1-embedding',
    'the form may stand in a frame of the listing’s own origins only',
    shown.pages(
      "who may frame a page › the listing's exact https origins too, and none of what ends or widens the rule",
    ),
  ),
  rule(
    'A1-roles',
    'main applicants, co-applicants and guarantors apply',
    shown.journey('workflows › %s', 'a guarantor'),
    shown.journey('workflows › %s', 'a co-applicant'),
    shown.guarantorJourney('an invited guarantor adds their own documents'),
    shown.coupleJourney('a couple applies: own documents each, one report'),
  ),
]

export const aScreens: Entry[] = [
  rule(
    'A2-route-root',
    '/ leads to the start in the region’s language',
    shown.shellAddresses('${from} leads to ${to}', made('/ leads to')),
  ),
  rule(
    'A2-route-language',
    '/{lang} leads to its start',
    shown.shellAddresses('${from} leads to ${to}', made('/de leads to')),
  ),
  rule(
    'A2-route-occupation',
    'the start, with or without type, application and listing',
    shown.addresses('%s', 'no listing'),
    shown.rentItaly('from the listing to the landlord’s report'),
  ),
  rule(
    'A2-route-apply',
    '…/apply/{listing} leads to the start and keeps language, type and listing',
    shown.shellAddresses('${from} leads to ${to}', made('/en/rent/apply/')),
    shown.shellAddresses('${from} leads to ${to}', made('/mortgage/apply/')),
  ),
  rule(
    'A2-route-verify-report',
    '/verify-report with and without a language',
    shown.shellAddresses('${from} leads to ${to}', made('/verify-report leads')),
    shown.shellAddresses('${from} leads to ${to}', made('/de/verify-report leads')),
  ),
  rule('A2-route-sign-up', '…/sign-up/{listing}', shown.addresses('%s', 'sign-up names the listing')),
  rule(
    'A2-route-verify-email',
    '…/verify-email',
    shown.frame('%s is %s'),
    shown.rentItaly('from the listing to the landlord’s report'),
  ),
  rule(
    'A2-route-resume',
    '…/resume-application',
    shown.shellSession('what was reached is saved, led back to on load, and gone on with later from a mail'),
  ),
  rule(
    'A2-route-steps',
    'each guarded step has its address below the application',
    shown.addresses('%s', 'a step of an application'),
    shown.frame('%s is %s'),
  ),
  rule(
    'A2-route-timeout',
    '/{lang}/timeout',
    shown.frame('%s is %s', '/en/timeout'),
    shown.shellSession(
      'R7 two hours without a key: asked at 118 minutes, kept on request, signed out at 120, and shown the way back',
    ),
  ),
  rule(
    'A2-route-unauthorized',
    '/{lang}/unauthorized',
    shown.shellAddresses('${from} leads to ${to}', made('/de/unauthorized')),
  ),
  rule(
    'A2-route-not-found',
    'any other path is not found',
    shown.shellAddresses('${path} is not there: one thing to do, help, no footer'),
    shown.wrongAddress('SH %s means nothing: %s'),
  ),
  rule('A2-route-partner', '/{lang}/rapid/partner-entry-point/{listing}'),
  rule(
    'A2-guard',
    'a guarded step asks whether the caller may see it, else unauthorized',
    shown.shellAddresses('${from} leads to ${to}', made('/de/unauthorized')),
    shown.shellAddresses('${from} leads to ${to}', made('/en/fill/personal-details')),
    shown.access('without a session › %s is refused before its body is read', made('authValidate')),
  ),
  rule(
    'A2-language-unsupported',
    'a language that is none gives way to the default one',
    shown.shellAddresses('${from} leads to ${to}', made('/fr/fill/occupation')),
    shown.wrongAddress('SH %s begins with a language that we do not speak: %s'),
  ),
  rule(
    'A2-progress',
    'the bar ticks what is done, marks where one is, leaves out hidden and skipped steps',
    shown.journey('walking › the progress bar leaves out hidden and skipped steps'),
  ),
  rule(
    'A2-progress-hidden',
    'no bar on the start, not found, timeout, unauthorized',
    shown.frame('the frame of %s', 'occupation'),
    shown.frame('the frame of %s', 'not-found'),
  ),
  rule(
    'A2-footer-hidden',
    'no footer on not found, timeout, unauthorized, nor with hideNav true, 1 or True',
    shown.frame('the frame of %s', 'timeout'),
    shown.draft('%s hides: %s'),
    shown.shellAddresses('hideNav takes the bars away and leaves the help'),
  ),
  rule(
    'A2-footer-later',
    'the link to continue later stands on the steps, not on the start, sign-up, verification and result',
    shown.frame('the frame of %s', 'payment'),
    shown.frame('the frame of %s', 'sign-up'),
    shown.frame('the frame of %s', 'result'),
  ),
  rule(
    'A2-footer-links',
    'terms (not for rapid), privacy, cookies, imprint; the other region only at the start and without a listing',
    shown.shellAddresses(
      'the footer: no region to choose with a listing, no terms in the short form, the law in a new tab',
    ),
  ),
  rule(
    'A2-footer-certificates',
    'certificate logos in the footer: none, for nobody has certified the product (decision 0008)',
  ),
  rule(
    'A2-navbar',
    'the company’s logo or name leads to its listing’s start',
    shown.shellAddresses(
      "the company's colours are there before anything is painted, and no other name before its own",
    ),
  ),
  rule(
    'A2-languages-menu',
    'a menu of the languages with flags',
    shown.shellAddresses(
      'the language menu names each language in its own, keeps address and query, and closes by Esc',
    ),
  ),
  rule(
    'A2-skeleton',
    'a skeleton until the state is there',
    shown.shellBehaviour('what does not come is a skeleton, then said with a way to try again'),
  ),
  rule(
    'A2-prefill',
    'a partner’s resume link fills the fields in, read-only, and leads to sign-up',
    shown.draft("a partner's link fills the fields in"),
  ),
  rule(
    'A2-resume-link',
    'a resume link of our emails names the application and carries nothing of the person; whoever returns is ' +
      'welcomed and asks for the code with one press',
    shown.shellSession('what was reached is saved, led back to on load, and gone on with later from a mail'),
  ),
  rule(
    'A2-invitation-stored',
    'an invitation’s code in the query is kept and gives the role',
    shown.guarantorJourney('an invited guarantor adds their own documents'),
  ),
  rule(
    'A2-occupation-stages',
    'intro, type, occupation; continue waits for a choice; the choice stays on the way back',
  ),
  rule(
    'A2-occupation-hidden',
    'hidden occupations are not drawn',
    shown.journey('occupations › only the hybrid one is hidden, and the rapid form knows no other'),
  ),
  rule(
    'A2-occupation-rapid',
    'the rapid form skips intro and type and takes the first occupation by itself',
    shown.rapidJourney('the short form from its address to the report, and once more'),
  ),
  rule(
    'A2-required-documents',
    'a dialog lists the documents of an occupation; alternatives stand together; «OK» when there is no list',
    shown.alternatives('%s'),
    shown.shellBehaviour('a dialog has the name of its heading, closes by Esc, and gives the focus back'),
  ),
  rule(
    'A2-sign-up-fields',
    'names, e-mail, mobile, two consents; without an occupation back to the start',
    shown.shellAddresses('${from} leads to ${to}', made('/it/rent/fill/sign-up')),
  ),
  rule(
    'A2-sign-up-rapid',
    'the rapid form does not ask for a mobile number',
    shown.rapidJourney('the short form from its address to the report, and once more'),
  ),
  rule(
    'A2-sign-up-partner-pages',
    'a partner with pages of its own is linked from the consents, in the person’s language',
  ),
  rule(
    'A2-verify-email',
    'six boxes, a new code after 60 seconds, a way back',
    shown.otpText('boxes › %s'),
    shown.codes('sending again › is held to sixty seconds'),
  ),
  rule(
    'A2-resume',
    'the own unfinished applications and invitations, as a choice; start new or load',
    shown.signUp('going on later › an unfinished application is offered for a month, and can be put away once'),
    shown.personalDetails('an invitation › can be taken up from the list by somebody who began without it'),
  ),
  rule('A2-personal-details', 'who, then document and address; greeted by the full name'),
  rule(
    'A2-personal-details-simple',
    'in Germany one screen with the address first',
    shown.rentGermany('from the start to the report, with the self-disclosure'),
    shown.personalForm('where › the simple variant wants five digits where there are five'),
  ),
  rule('A2-started', 'opening the personal details posts STARTED to the parent window, once, to the listing’s origins'),
  rule(
    'A2-additional-blocks',
    'a block is shown when the occupation asks for it',
    shown.journey(
      'occupations › students say where their income comes from, and are not asked what their home must have',
    ),
  ),
  rule(
    'A2-source-of-income',
    'the block SOURCE_OF_INCOME stands on the additional details, filled in from documents that are there, and ' +
      'on the income check beside those that prove it',
    shown.pointsDocuments('the occupation, the contract, 12 to 14 paychecks, the list of documents with their months'),
  ),
  rule(
    'A2-mortgage-detected',
    'a path with /mortgage/ is the mortgage’s form',
    shown.addresses('scope of %s', '/it/mortgage/'),
  ),
  rule('A2-back', 'back goes to the step before, over skipped ones', shown.journey('walking › previous %s')),
  rule(
    'A2-oops',
    'not found says so and leads to /',
    shown.shellAddresses('${path} is not there: one thing to do, help, no footer'),
  ),
  rule(
    'A2-other-pages',
    'timeout and unauthorized have a header, a text and a way home',
    shown.shellSession(
      'R7 two hours without a key: asked at 118 minutes, kept on request, signed out at 120, and shown the way back',
    ),
  ),
]

export const aEntities: Entry[] = [
  rule(
    'A3-user',
    'names, e-mail, mobile as code-value, occupation, two consents, listing',
    shown.signUp('an application › keeps the workflow that it was made with, and the consents with their time'),
  ),
  rule('A3-mobile-wire', 'a mobile number is sent as code-value'),
  rule(
    'A3-main-tenant',
    'whoever signs up without an invitation is the main tenant; is_main_tenant may be sent',
    shown.callsAsWritten('the user of the sign-up › may say is_main_tenant and what else the entity carries'),
    shown.personalDetails(
      'an invitation › says who invites and for what, and is taken up once, by the address it went to',
    ),
  ),
  rule(
    'A3-optional-consent',
    'marketing consent and listing may be left out of the sign-up; the privacy policy may not',
    shown.callsAsWritten('the user of the sign-up › may leave out the optional consent and the listing'),
    shown.callsAsWritten('the user of the sign-up › still needs the consent to the privacy policy'),
  ),
  rule(
    'A3-state',
    'the state holds user, application, documents, step and its router',
    shown.wholeWay('from sign-up to the report and its check'),
  ),
  rule('A3-saved-fields', 'each saved field has the specification’s name'),
  rule(
    'A3-personal-details',
    'each part of the personal details is saved by itself',
    shown.personalDetails('personal details › each part is saved and leaves the others'),
  ),
  rule(
    'A3-current-address',
    'the address alone, whose state is the province',
    shown.personalDetails('personal details › the address alone, whose state is the province'),
  ),
  rule(
    'A3-additional-details',
    'household as «adults,minors», members, guarantors, home',
    shown.household('«%s»'),
    shown.callsAsWritten('additional details › in the entity’s own fields, without one that the entity does not have'),
  ),
  rule(
    'A3-tenancy-saved',
    'rent in arrears and the day that the tenancy began are saved with the other answers about the home',
    shown.callsAsWritten('additional details › arrears and the first day of the tenancy are saved by their names'),
  ),
  rule(
    'A3-additional-details-kept',
    'what additional details leave out stays as it was; what they send empty is taken away',
    shown.callsAsWritten('additional details › what is left out stays; what is sent empty goes'),
  ),
  rule(
    'A3-member',
    'a member has name, e-mail, date of birth, relationship and the role Co-Applicant; a guarantor the role Guarantor',
    shown.personalDetails('household › %s is refused at its field'),
    shown.callsAsWritten(
      'additional details › a member is a co-applicant and a guarantor a guarantor without saying so',
    ),
  ),
  rule('A3-occupation', 'an occupation has key, description, documents, icon, fields of the income check'),
  rule(
    'A3-required-document',
    'a required document has key, description, icon and whether it is an alternative',
    shown.alternatives('%s', 'an alternative joins the one before'),
  ),
  rule('A3-listing', 'a listing has its company’s logo, url, partner and four colours'),
  rule(
    'A3-workflow-step',
    'a step has router, label, hidden and skip; the answer names hidden routes',
    shown.journey('workflows › what is never shown is named'),
  ),
  rule(
    'A3-country',
    'a country has name, flag, dial code and its Italian and German names',
    shown.countries('countries › %s %s'),
  ),
  rule('A3-country-fallback', 'Italy +39 and Germany +49 stand in the code'),
  rule(
    'A3-address',
    'a suggestion has place, description and note; its details the parts',
    shown.addressCalls(
      "a suggestion and its parts, in the specification's spelling; without a country that of the region",
    ),
  ),
  rule(
    'A3-invitation-info',
    'an invitation tells role and address',
    shown.personalDetails(
      'an invitation › says who invites and for what, and is taken up once, by the address it went to',
    ),
  ),
  rule(
    'A3-card-icons',
    'the named icons are drawn, any other value is a picture’s address',
    shown.icons('%s, which the server names, has a drawing of its own'),
    shown.icons('any other name is the address of a picture'),
  ),
  rule(
    'A3-card-icon-size',
    'a drawing is 45 px wide unless told otherwise',
    shown.limits('the style sheet agrees: %s', 'a drawing on a card is 45 px wide'),
  ),
  rule(
    'A3-banner',
    'a banner can be closed unless it only informs',
    shown.shellBehaviour('what the server says stands at the top, can be closed, and gives the focus to the heading'),
  ),
]
