import { test } from '@playwright/test'
import type { Applicant } from './applicant.ts'

/** The demonstration company's listing and landlord, as `npm start` seeds them. */
export const demo = {
  listingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04',
  rapidListingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b04',
  /** Its company keeps the report from the applicant, and pays for it. */
  hidingListingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1c04',
  landlord: 'landlord@attesta.example',
  colleague: 'office@attesta.example',
  portal: 'portal@attesta.example',
  partner: 'partner@attesta.example',
  operator: 'operator@attesta.example',
}

/** A name for what a test makes, another at each try: of the first try everything is left. */
export function ofThisTry(name: string): string {
  const { retry, repeatEachIndex } = test.info()
  return `${name}${retry || ''}${repeatEachIndex ? `.${repeatEachIndex}` : ''}`
}

/** Returns the address of a person who is new at each try. */
export const addressOf = (mailbox: string) => `${ofThisTry(mailbox)}@example.org`

/** Giulia of the demo cast, with an address of her own for each test. */
export const giulia = (mailbox: string): Applicant => giuliaOf(addressOf(mailbox))

/** The same outside a test. */
export const giuliaOf = (email: string): Applicant => ({
  first_name: 'Giulia',
  last_name: 'Bianchi',
  email,
  mobile: '3331234567',
  fiscalCode: 'BNCGLI92C54F205X',
  born: '14/03/1992',
  birthPlace: 'Milano',
  street: 'Via Paolo Sarpi',
  houseNum: '12',
  postcode: '20154',
  city: 'Milano',
  province: 'MI',
})

/** Jürgen of the demo cast, who applies in Germany. */
export const juergen = (mailbox: string): Applicant => ({
  first_name: 'Jürgen',
  last_name: 'Weiß',
  email: addressOf(mailbox),
  mobile: '1701234567',
  fiscalCode: '',
  born: '30/05/1984',
  birthPlace: 'Köln',
  street: 'Venloer Straße',
  houseNum: '241',
  postcode: '50823',
  city: 'Köln',
  province: '',
})

/** Luca of the demo cast, who vouches for Giulia. */
export const luca = (mailbox: string): Applicant => ({
  first_name: 'Luca',
  last_name: 'Ferrari',
  email: addressOf(mailbox),
  mobile: '3397654321',
  fiscalCode: 'FRRLCU89P23L219W',
  born: '23/09/1989',
  birthPlace: 'Torino',
  street: 'Via Paolo Sarpi',
  houseNum: '12',
  postcode: '20154',
  city: 'Milano',
  province: 'MI',
})
