/** First file, sections 4, 6 and 8: states and transitions, roles, errors. */
import { rule, type Entry } from '../entry.ts'

export const aStates: Entry[] = [
  rule('A4-occupations-by-role', 'the occupations depend on the role'),
  rule('A4-listing-missing', 'a listing that is not there is said, and the application is a general one'),
  rule('A4-workflow-by-occupation', 'the workflow is asked for by the occupation’s English name'),
  rule('A4-continue', 'continue goes one step on, over skipped ones, and stays at the last'),
  rule('A4-continue-busy', 'while continue runs its button is off and turns'),
  rule('A4-skip-payment', 'a landlord who pays skips the payment'),
  rule('A4-skip-guarantor', 'a guarantor skips the additional details'),
  rule('A4-step-saved', 'the step is saved and led back to when it is ahead of the address'),
  rule('A4-step-zero', 'a saved 0 counts as step 3'),
  rule('A4-step-internal', 'whoever writes from the operator’s own domain is not moved to the saved step'),
  rule('A4-step-earned', 'a step is saved only with its own number, and only once what comes before it is answered'),
  rule('A4-invitation-used', 'an invitation gives the role, its address is locked, and it is used once'),
  rule('A4-invitation-failed', 'one that fails is said and forgotten; the person is a main applicant'),
  rule('A4-sign-up-ready', 'sign-up goes on only when names, e-mail, mobile and consent are valid'),
  rule('A4-sign-up-rapid-mobile', 'the rapid form sends a placeholder for the mobile number: +11, 111111111'),
  rule('A4-token', 'after the code a token is stored and used on later calls'),
  rule('A4-code-again', 'a sign-up within a minute of a used code is sent a new one, or told when there can be one'),
  rule('A4-personal-ready', 'personal details go on only when every needed field is valid'),
  rule('A4-country-clears', 'another country clears street, number, postcode, city and province'),
  rule('A4-address-picked', 'a picked suggestion fills postcode, city, province (Italy: the county) and number'),
  rule('A4-personal-complete', 'personal data is complete with fiscal code, nationality, date and place of birth'),
  rule('A4-inactivity', 'after 120 minutes without mouse or key the session ends, except on start, sign-up, timeout'),
  rule('A4-progress-kept', 'what was reached is kept and there again after a new code'),
  rule('A4-401', '401 leads to unauthorized, not on verify-email'),
  rule('A4-402', '402 leads from the result to the payment'),
  rule('A4-402-paid', 'once it is paid the report appears without a reload'),
  rule('A4-later-failed', 'continue later says sent, or failed for 4 seconds'),
  rule('A4-country-fallback', 'when the countries do not come the two of the code remain'),
  rule('A4-country-pages', 'the list of countries shows ten, and ten more at its end'),
  rule('A4-dial-default', 'the dial code is +39 unless another is given'),
]

export const aRoles: Entry[] = [
  rule('A6-roles', 'three roles; a guarantor skips the additional details'),
  rule('A6-lock-all', 'all fields may be locked'),
  rule('A6-lock-email', 'an invitation locks the e-mail only'),
  rule('A6-token-needed', 'no step without a valid session'),
  rule('A6-own-only', 'another person’s application answers as if it did not exist'),
  rule('A6-partner', 'users of a partner come in by a signature'),
]

export const aErrors: Entry[] = [
  rule('A8-banner-default', 'an error without words says the default text'),
  rule('A8-422-first', 'of a 422 the first line of msg is shown, an object by its loc_msg'),
  rule('A8-message', 'else the server’s message'),
  rule('A8-sign-up-banner', 'a refused sign-up is one banner that can be closed'),
  rule('A8-retries', 'after three retries: «Failed after 3 retries.»'),
  rule('A8-auth-token', 'an invalid token, and one that has ended'),
  rule('A8-auth-too-many', 'too many requests are refused with the time to wait'),
  rule('A8-auth-wrong-code', 'a wrong code, a late one and one tried too often each say so'),
  rule('A8-server-errors', '500 and 502 say what is saved and to try again'),
]
