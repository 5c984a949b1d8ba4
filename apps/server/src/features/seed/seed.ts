import { euros } from '@attesta/domain/money.ts'
import type { Transact } from '../../stores/transact.ts'

/** The people and homes of the demonstration. They do not exist; their ids never change, so that links stay good. */
export const demo = {
  companyId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a01',
  partnerUuid: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a02',
  memberId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a03',
  listingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04',
  landlordEmail: 'landlord@attesta.example',
} as const

/** Lays down the demonstration company with its listing and landlord. Running it again changes nothing. */
export async function seed(transact: Transact): Promise<void> {
  await transact({ kind: 'system', task: 'seed' }, async (stores) => {
    await stores.companies.ensure({
      id: demo.companyId, partnerUuid: demo.partnerUuid, name: 'Casa Serena Immobiliare', url: null, logo: null,
      colours: { primary: '#1d4f6e', secondary: '#e0a458', background: '#f4f5f3', header: '#ffffff' }, hidesFullReport: false, rentRatios: null, parentOrigins: [],
    })
    await stores.companies.ensureMember({ id: demo.memberId, companyId: demo.companyId, email: demo.landlordEmail, name: 'Lucia Ferrari', role: 'owner' })
    await stores.listings.ensure({
      id: demo.listingId, companyId: demo.companyId, name: 'Bilocale in Via Melchiorre Gioia', address: 'Via Melchiorre Gioia 71, 20124 Milano MI', region: 'it',
      rent: euros(850), deposit: euros(2550), lanPays: false,
    })
  })
}
