import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { productName, type Brand } from './brand.ts'
import { composeEmail, type Composed, type Desk } from './compose.ts'

/**
 * Returns the email with the six digits and the link that does the same. `brand`: on whose behalf the person was asked
 * for their address.
 */
export const codeEmail = (desk: Desk, language: Language, brand: Brand, code: string, url: string): Composed =>
  composeEmail(desk, language, brand, {
    stem: 'Mail.Code',
    params: { brand: brand?.name ?? productName, code, minutes: limits.codeMinutes, hours: limits.codeLinkHours },
    code,
    url,
  })
