import { euros } from '@attesta/domain/money.ts'
import type { Transact } from '../../stores/transact.ts'

/** The people and homes of the demonstration. They do not exist; their ids never change, so that links stay good. */
export const demo = {
  companyId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a01',
  partnerUuid: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a02',
  memberId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a03',
  listingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04',
  landlordEmail: 'landlord@attesta.example',
  /** A company that sends its people through the short form, and wants their address. */
  rapid: {
    companyId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b01',
    partnerUuid: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b02',
    memberId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b03',
    listingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b04',
    landlordEmail: 'portal@attesta.example',
  },
} as const

/** Lays down the demonstration company with its listing and landlord. Running it again changes nothing. */
export async function seed(transact: Transact): Promise<void> {
  await transact({ kind: 'system', task: 'seed' }, async (stores) => {
    await stores.companies.ensure({
      id: demo.companyId, partnerUuid: demo.partnerUuid, name: 'Casa Serena Immobiliare', url: null, logo: null,
      colours: { primary: '#1d4f6e', secondary: '#e0a458', background: '#f4f5f3', header: '#ffffff' }, hidesFullReport: false, asksForAddress: false, ownLegalPages: null, rentRatios: null, parentOrigins: [],
    })
    await stores.companies.ensureMember({ id: demo.memberId, companyId: demo.companyId, email: demo.landlordEmail, name: 'Lucia Ferrari', role: 'owner' })
    await stores.listings.ensure({
      id: demo.listingId, companyId: demo.companyId, name: 'Bilocale in Via Melchiorre Gioia', address: 'Via Melchiorre Gioia 71, 20124 Milano MI', region: 'it',
      rent: euros(850), deposit: euros(2550), lanPays: false,
    })
    const { rapid } = demo
    await stores.companies.ensure({
      id: rapid.companyId, partnerUuid: rapid.partnerUuid, name: 'Portale Dimora', url: null, logo: null,
      colours: { primary: '#6b3fa0', secondary: '#2f9e8f', background: null, header: null }, hidesFullReport: false, asksForAddress: true, ownLegalPages: null, rentRatios: null, parentOrigins: [],
    })
    await stores.companies.ensureMember({ id: rapid.memberId, companyId: rapid.companyId, email: rapid.landlordEmail, name: 'Paolo Greco', role: 'owner' })
    await stores.listings.ensure({
      id: rapid.listingId, companyId: rapid.companyId, name: 'Trilocale in Via Po', address: 'Via Po 25, 10124 Torino TO', region: 'it', rent: euros(780), deposit: euros(2340), lanPays: true,
    })
  })
}
