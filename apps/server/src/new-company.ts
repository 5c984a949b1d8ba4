/**
 * A company and its first owner, as the operator names them on the command line: «new "Casa Serena" owner@casa.example
 * "Elena Prova"».
 */
import { emailField } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { WrongConfig } from './config.ts'
import type { Random } from './random.ts'
import type { Stores } from './stores/index.ts'

export interface NewCompany {
  name: string
  ownerEmail: string
  ownerName: string
}

export const newCompanyUsage = "new, then the company's name, its first owner's e-mail address and that person's name"

/** @throws WrongConfig in words for the operator, when one of the three is missing or is none */
export function readNewCompany(words: readonly string[]): NewCompany {
  const [name = '', address = '', ownerName = ''] = words.map((word) => word.trim())
  const email = emailField.safeParse(address)
  const wrong = [
    ...(name === '' || name.length > limits.maxText ? ['the company needs a name'] : []),
    ...(email.success ? [] : ['the owner needs an e-mail address']),
    ...(ownerName === '' || ownerName.length > limits.maxText ? ['the owner needs a name'] : []),
  ]
  if (wrong.length > 0 || !email.success || words.length > 3) throw new WrongConfig([...wrong, newCompanyUsage])
  return { name, ownerEmail: email.data, ownerName }
}

/**
 * Makes both; gives the company's id. @throws WrongConfig when the address belongs to a company already: one address
 * signs in to one
 */
export async function makeCompany(
  stores: Stores,
  random: Random,
  { name, ownerEmail, ownerName }: NewCompany,
): Promise<string> {
  if (await stores.members.byAddress(ownerEmail)) throw new WrongConfig(['this address belongs to a company already'])
  const id = random.uuid()
  await stores.companies.ensure({
    id,
    partnerUuid: random.uuid(),
    name,
    url: null,
    logo: null,
    colours: { primary: null, secondary: null, background: null, header: null },
    hidesFullReport: false,
    asksForAddress: false,
    ownLegalPages: null,
    rentRatios: null,
    parentOrigins: [],
  })
  await stores.members.ensure({ id: random.uuid(), companyId: id, email: ownerEmail, name: ownerName, role: 'owner' })
  // A removed person keeps their address: no member is made under it a second time.
  if (!(await stores.members.byAddress(ownerEmail)))
    throw new WrongConfig(['this address belonged to a company before; take another'])
  return id
}
