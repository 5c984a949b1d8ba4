import type { Language } from '@attesta/contract/fields.ts'

/** `"1190.50"` → `1190,50`: a spreadsheet in English reads the point, those in Italian and German the comma. */
export const csvMoney = (amount: string | null | undefined, language: Language): string =>
  amount === null || amount === undefined ? '' : language === 'en' ? amount : amount.replace('.', ',')
