import { expect, test } from 'vitest'
import { identityStanding, type Attempt, type SeenPerson } from './identity-standing.ts'

const jonas: SeenPerson = { name: { given: 'Jonas', family: 'Müller' }, bornOn: '1990-03-27' }
const at = '2026-11-21T10:00:00Z',
  later = '2026-11-21T11:00:00Z'
const verified = (person: Partial<SeenPerson> = {}, when = at): Attempt => ({
  state: 'verified',
  at: when,
  person: { ...jonas, ...person },
})
const failed = (reason: 'aborted' | 'refused' | 'expired' = 'aborted'): Attempt => ({ state: 'failed', reason })
const pending: Attempt = { state: 'pending' }
const proven = (verifiedAt: string, method: 'webid' | 'psd2') => ({
  state: 'verified',
  verifiedAt,
  method,
  reason: null,
})
const unproven = (state: string, reason: string | null = null) => ({ state, verifiedAt: null, method: null, reason })

test.each<[string, Attempt[], string | null, unknown]>([
  ['nothing was begun', [], null, unproven('unknown')],
  ['one that is under way', [pending], null, unproven('pending')],
  ['one that was passed', [verified()], null, proven(at, 'webid')],
  [
    'the same name in capitals and another spelling',
    [verified({ name: { given: 'JONAS', family: 'MUELLER' } })],
    null,
    proven(at, 'webid'),
  ],
  ['a day of birth that the service does not tell', [verified({ bornOn: null })], null, proven(at, 'webid')],
  ['one that was given up', [failed()], null, unproven('failed', 'aborted')],
  ['failed, then begun again', [failed('refused'), pending], null, unproven('pending')],
  ['failed, then passed', [failed(), verified({}, later)], null, proven(later, 'webid')],
  ['passed, then begun again for nothing: the proof stays', [verified(), failed()], null, proven(at, 'webid')],
  [
    'passed by somebody of another name',
    [verified({ name: { given: 'Petra', family: 'Müller' } })],
    null,
    unproven('failed', 'other_name'),
  ],
  [
    'passed by a name that leaves it open',
    [verified({ name: { given: '', family: 'Müller' } })],
    null,
    unproven('failed', 'other_name'),
  ],
  [
    'passed by a namesake born another day',
    [verified({ bornOn: '1991-03-27' })],
    null,
    unproven('failed', 'other_birth_date'),
  ],
  [
    'another name first, then their own',
    [verified({ name: { given: 'Petra', family: 'Weiß' } }), verified({}, later)],
    null,
    proven(later, 'webid'),
  ],
  ['the bank alone', [], at, proven(at, 'psd2')],
  ['the bank after a failure', [failed('expired')], at, proven(at, 'psd2')],
  ['the bank while a call is under way', [pending], at, proven(at, 'psd2')],
  ['both: the service saw the person', [verified()], later, proven(at, 'webid')],
])('%s', (_, attempts, bank, standing) => expect(identityStanding(attempts, jonas, bank)).toEqual(standing))

test('anyone who takes another name after the verification is not verified under it', () => {
  expect(identityStanding([verified()], { name: { given: 'Lena', family: 'Schulz' }, bornOn: null }, null)).toEqual(
    unproven('failed', 'other_name'),
  )
})
