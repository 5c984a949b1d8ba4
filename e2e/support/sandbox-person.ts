import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Applicant } from './applicant.ts'
import { addressOf } from './demo.ts'

const nationalities: Record<Person['nationality'], string> = {
  ITA: 'Italia',
  POL: 'Polonia',
  DEU: 'Germania',
  MAR: 'Marocco',
}

/**
 * A person whose documents the sandbox hands out, as they fill in the form, with an address of their own at each try.
 */
export function sandboxPerson(person: Person, employmentStatus: EmploymentStatus, mailbox = person.id): Applicant {
  const { address, accounts } = person
  const rent = accounts.flatMap(({ standing }) => standing).find(({ kind }) => kind === 'rent')
  return {
    first_name: person.givenName,
    last_name: person.familyName,
    email: addressOf(mailbox),
    mobile: person.phone.replace(/^\+(39|49)/, ''),
    fiscalCode: person.fiscalCode ?? '',
    born: person.born.split('-').toReversed().join('/'),
    birthPlace: person.birthPlace.town,
    street: address.street,
    houseNum: address.number,
    postcode: address.postcode,
    city: address.town,
    province: address.province ?? '',
    employmentStatus,
    nationality: nationalities[person.nationality],
    ...(rent && { currentRent: decimal(rent.amount) }),
  }
}
