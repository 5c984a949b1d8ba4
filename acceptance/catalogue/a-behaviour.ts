/** First file, sections 4, 6 and 8: states and transitions, roles, errors. */
import { made, rule, type Entry } from '../entry.ts'
import * as shown from '../suites.ts'

export const aStates: Entry[] = [
  rule(
    'A4-occupations-by-role',
    'the occupations depend on the role',
    shown.journey('occupations › guarantors choose from three'),
  ),
  rule(
    'A4-listing-missing',
    'a listing that is not there is said, and the application is a general one',
    shown.shellAddresses('a listing that is not there is said, until closed, and the form goes on'),
    shown.signUp('an application › for a listing that is not there is a general one'),
  ),
  rule('A4-workflow-by-occupation', 'the workflow is asked for by the occupation’s English name'),
  rule(
    'A4-continue',
    'continue goes one step on, over skipped ones, and stays at the last',
    shown.journey('walking › next %s'),
  ),
  rule(
    'A4-continue-busy',
    'while continue runs its button is off and turns',
    shown.shellBehaviour('a running step says so: the button is off, turns, and keeps its words'),
  ),
  rule(
    'A4-skip-payment',
    'a landlord who pays skips the payment',
    shown.journey('workflows › %s', 'a landlord who pays'),
    shown.signUp('an application › whose landlord pays skips the payment and asks for none'),
  ),
  rule('A4-skip-guarantor', 'a guarantor skips the additional details', shown.journey('workflows › %s', 'a guarantor')),
  rule(
    'A4-step-saved',
    'the step is saved and led back to when it is ahead of the address',
    shown.shellSession('what was reached is saved, led back to on load, and gone on with later from a mail'),
    shown.journey('walking › resume %s'),
  ),
  rule('A4-step-zero', 'a saved 0 counts as step 3', shown.journey('walking › a saved step: %s')),
  rule('A4-step-internal', 'whoever writes from the operator’s own domain is not moved to the saved step'),
  rule(
    'A4-step-earned',
    'a step is saved only with its own number, and only once what comes before it is answered',
    shown.readiness('a step › %s: %o at %i'),
  ),
  rule(
    'A4-invitation-used',
    'an invitation gives the role, its address is locked, and it is used once',
    shown.personalDetails(
      'an invitation › says who invites and for what, and is taken up once, by the address it went to',
    ),
    shown.personalDetails('an invitation › of many who take it up at once one holds it, and the others are put away'),
  ),
  rule(
    'A4-invitation-failed',
    'one that fails is said and forgotten; the person is a main applicant',
    shown.shellSession('an invitation that is not known is said and forgotten, and the form goes on without it'),
  ),
  rule('A4-sign-up-ready', 'sign-up goes on only when names, e-mail, mobile and consent are valid'),
  rule(
    'A4-sign-up-rapid-mobile',
    'the rapid form sends a placeholder for the mobile number: +11, 111111111',
    shown.rapidJourney('the short form from its address to the report, and once more'),
  ),
  rule(
    'A4-token',
    'after the code a token is stored and used on later calls',
    shown.session('the token outlives a reload under its name, and goes when the session is closed'),
    shown.api('every call › says application, language, type, region, and who asks'),
  ),
  rule(
    'A4-code-again',
    'a sign-up within a minute of a used code is sent a new one, or told when there can be one',
    shown.codeBounds(
      'signing up again › within a minute of a used code sends one to the browser that used it, and to no other',
    ),
    shown.codeBounds('signing up again › says when no email was sent, and when there can be one'),
  ),
  rule(
    'A4-personal-ready',
    'personal details go on only when every needed field is valid',
    shown.personalForm('who › %s'),
    shown.personalForm('where › %s'),
    shown.personalDetails('personal details › finishing the step needs every field'),
  ),
  rule(
    'A4-country-clears',
    'another country clears street, number, postcode, city and province',
    shown.personalDetails('personal details › another country leaves no part of the old address standing'),
  ),
  rule(
    'A4-address-picked',
    'a picked suggestion fills postcode, city, province (Italy: the county) and number',
    shown.addressCalls(
      "a suggestion and its parts, in the specification's spelling; without a country that of the region",
    ),
  ),
  rule(
    'A4-personal-complete',
    'personal data is complete with fiscal code, nationality, date and place of birth',
    shown.personalData('personal data › is complete with all four'),
    shown.personalData('personal data › is not complete without %s'),
  ),
  rule(
    'A4-inactivity',
    'after 120 minutes without mouse or key the session ends, except on start, sign-up, timeout',
    shown.inactivity('%s', 'at the end'),
    shown.frame('the frame of %s', 'sign-up'),
    shown.sessions('idle for 120 minutes › at 120:01 it is over, and stays over'),
  ),
  rule(
    'A4-progress-kept',
    'what was reached is kept and there again after a new code',
    shown.shellSession('what was reached is saved, led back to on load, and gone on with later from a mail'),
  ),
  rule(
    'A4-401',
    '401 leads to unauthorized, not on verify-email',
    shown.api('a call that fails › %s', 'a lost session'),
    shown.shellAddresses('${from} leads to ${to}', made('/en/fill/personal-details')),
  ),
  rule('A4-402', '402 leads from the result to the payment'),
  rule(
    'A4-402-paid',
    'once it is paid the report appears without a reload',
    shown.paying(
      'a report opened before it is paid: after a check that failed and a payment it appears without a reload',
    ),
  ),
  rule(
    'A4-later-failed',
    'continue later says sent, or failed for 4 seconds',
    shown.shellSession('what was reached is saved, led back to on load, and gone on with later from a mail'),
  ),
  rule('A4-country-fallback', 'when the countries do not come the two of the code remain'),
  rule('A4-country-pages', 'the list of countries shows ten, and ten more at its end'),
  rule('A4-dial-default', 'the dial code is +39 unless another is given', shown.splitMobile('%s')),
]

export const aRoles: Entry[] = [
  rule(
    'A6-roles',
    'three roles; a guarantor skips the additional details',
    shown.journey('workflows › %s', 'a guarantor'),
    shown.journey('workflows › %s', 'a co-applicant'),
  ),
  rule(
    'A6-lock-all',
    'all fields may be locked',
    shown.shellBehaviour('what a partner gave is read-only, not switched off, and it is said whom to ask'),
  ),
  rule(
    'A6-lock-email',
    'an invitation locks the e-mail only',
    shown.personalDetails(
      'an invitation › says who invites and for what, and is taken up once, by the address it went to',
    ),
    shown.guarantorJourney('an invited guarantor adds their own documents'),
  ),
  rule(
    'A6-token-needed',
    'no step without a valid session',
    shown.access('without a session › %s is refused before its body is read'),
  ),
  rule(
    'A6-own-only',
    'an application of somebody else is as if it were not there',
    shown.access('an application of somebody else › %s answers exactly as for one that is not there'),
  ),
  rule('A6-partner', 'users of a partner come in by a signature'),
]

export const aErrors: Entry[] = [
  rule(
    'A8-banner-default',
    'an error without words says the default text',
    shown.words('%s › has the same keys in every language'),
  ),
  rule(
    'A8-422-first',
    'of a 422 the first line of msg is shown, an object by its loc_msg',
    shown.api('a call that fails › %s', 'a refusal says its first line'),
    shown.api('a call that fails › %s', 'a line that is a text'),
  ),
  rule(
    'A8-message',
    'else the server’s message',
    shown.api('a call that fails › %s', 'other refusals say their message'),
    shown.api('a call that fails › %s', 'a refusal without lines says its message'),
  ),
  rule(
    'A8-sign-up-banner',
    'a refused sign-up is one banner that can be closed',
    shown.shellBehaviour('what the server says stands at the top, can be closed, and gives the focus to the heading'),
  ),
  rule(
    'A8-retries',
    'after three retries: «Failed after 3 retries.»',
    shown.api('trying again › only countries and addresses, three times, two seconds apart'),
  ),
  rule(
    'A8-auth-token',
    'a token that is none, and one that has ended',
    shown.sessions('the token «%s» opens nothing'),
    shown.sessions('a replaced token is dead at once, and so is one after signing out'),
  ),
  rule(
    'A8-auth-too-many',
    'too many requests are refused with the time to wait',
    shown.http('calls beyond the bucket are refused with the seconds to wait, and pass after them'),
  ),
  rule(
    'A8-auth-wrong-code',
    'a wrong code, a late one and one tried too often each say so',
    shown.codes('the six-digit code › is good for ten minutes and not a second more'),
    shown.codes('the six-digit code › is dead after five wrong tries, also for the right one'),
    shown.http('refusals › %s has its status and words in every language', made('wrong_code')),
  ),
  rule(
    'A8-server-errors',
    '500 and 502 say what is saved and to try again',
    shown.http('refusals › %s has its status and words in every language', made('bug')),
    shown.http('refusals › %s has its status and words in every language', made('payment_unavailable')),
  ),
]
