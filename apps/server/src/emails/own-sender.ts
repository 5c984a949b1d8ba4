import { productName } from './brand.ts'

/** «Attesta <no-reply@attesta.example>», «"Casa, Affitti" <no-reply@casa.example>» */
const namedAddress = /^"?(.*?)"?\s*<([^<>]+)>$/

/**
 * The operator's `MAIL_FROM`: the name by which the product goes in emails, and the address that they come from. An
 * address alone goes by the product's own name.
 */
export function ownSender(mailFrom: string): { name: string; address: string } {
  const [, name, address] = namedAddress.exec(mailFrom) ?? []
  return { name: name || productName, address: (address ?? mailFrom).trim() }
}
