import type { Applicant } from './applicant.ts'

/** The demonstration company's listing and landlord, as `npm start` seeds them. */
export const demo = { listingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04', landlord: 'landlord@attesta.example' }

/** Giulia of the demo cast, with an address of her own for each test. */
export const giulia = (mailbox: string): Applicant => ({
  first_name: 'Giulia', last_name: 'Bianchi', email: `${mailbox}@example.org`, mobile: '3331234567', fiscalCode: 'BNCGLI92C54F205X', born: '14/03/1992', birthPlace: 'Milano',
  street: 'Via Paolo Sarpi', houseNum: '12', postcode: '20154', city: 'Milano', province: 'MI',
})
