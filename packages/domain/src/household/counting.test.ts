import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOf, fitsCount, mayAddMember, namedOf } from './counting.ts'

test.each([
  ['1,0', { people: 1, minors: 0 }],
  ['3,2', { people: 3, minors: 2 }],
  ['', { people: 1, minors: 0 }],
])('«%s»', { tags: ['A3-additional-details'] }, (text, count) => expect(countOf(text)).toEqual(count))

test('a child is anyone who is under 18 on the day', () =>
  expect(
    namedOf(
      [
        { date_of_birth: '22/11/2008' },
        { date_of_birth: '23/11/2008' },
        { date_of_birth: '01/05/1990' },
        { date_of_birth: null },
      ],
      '2026-11-22',
    ),
  ).toEqual({ adults: 3, children: 1 }))

describe('room for another member', () => {
  test.each([
    ['a couple', '2,0', 0, 0, true],
    ['somebody alone', '1,0', 0, 0, false],
    ['a couple, named', '2,0', 1, 0, false],
    ['three, one named', '3,0', 1, 0, true],
    ['a couple with a child, nobody named', '3,1', 0, 0, true],
    ['a couple with a child, the partner named: the child may be', '3,1', 1, 0, true],
    ['a couple with a child, both named', '3,1', 1, 1, false],
    ['a parent alone with a child', '2,1', 0, 0, true],
    ['a parent alone with a child who is named', '2,1', 0, 1, false],
  ])('%s', { tags: ['A5-household-room'] }, (_, text, adults, children, may) =>
    expect(mayAddMember(countOf(text), { adults, children })).toBe(may),
  )
})

describe('the household fits', () => {
  test.each([
    ['somebody alone', '1,0', 0, 0, true],
    ['a couple', '2,0', 1, 0, true],
    ['one too many', '1,0', 1, 0, false],
    ['a child is a minor and not the partner', '2,1', 1, 0, false],
    ['a couple with a child, all named', '3,1', 1, 1, true],
    ['a parent alone with a child', '2,1', 0, 1, true],
    ['eight, seven of them children', '8,7', 0, 7, true],
    ['eight minors leave no applicant', '8,8', 0, 0, false],
  ])(
    '%s',
    { tags: ['A5-household-count', 'A5-household-minors', 'A5-household-true'] },
    (_, text, adults, children, fits) => expect(fitsCount(countOf(text), { adults, children })).toBe(fits),
  )

  test(
    'every true household of one to eight people can be entered, no matter who of it is named',
    { tags: ['A5-household-true'] },
    () =>
      fc.assert(
        fc.property(fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(7), (others, minors, adults, children) => {
          fc.pre(others + minors <= 7 && adults <= others && children <= minors)
          expect(fitsCount({ people: 1 + others + minors, minors }, { adults, children })).toBe(true)
        }),
      ),
  )

  test("what the specification's own formula allows is allowed", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.nat(8),
        fc.nat(8),
        fc.nat(8),
        (people, minors, adults, children) => {
          fc.pre(people >= 1 + adults + children + minors)
          expect(fitsCount({ people, minors }, { adults, children })).toBe(true)
        },
      ),
    ))
})
