import { euros } from '@attesta/domain/money.ts'
import type { Stores } from '../../stores/index.ts'
import type { Transact } from '../../stores/transact.ts'

/** The people and homes of the demonstration. They do not exist; their ids never change, so that links stay good. */
export const demo = {
  companyId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a01',
  partnerUuid: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a02',
  memberId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a03',
  listingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04',
  landlordEmail: 'landlord@attesta.example',
  /** A colleague of the landlord, who runs the desk beside them. */
  colleague: { memberId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a05', email: 'office@attesta.example' },
  /** The operator of the demonstration. */
  operator: { id: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1d01', email: 'operator@attesta.example' },
  /** A company that sends its people through the short form, and wants their address. */
  rapid: {
    companyId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b01',
    partnerUuid: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b02',
    memberId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b03',
    listingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b04',
    landlordEmail: 'portal@attesta.example',
    /** Works on the households of that company. */
    colleague: { memberId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b05', email: 'agency@attesta.example' },
  },
  /** A company that sends its people by a signature, shows the form on its own site, and keeps the report to itself. */
  partner: {
    companyId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1c01',
    partnerUuid: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1c02',
    memberId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1c03',
    listingId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1c04',
    keyId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1c05',
    landlordEmail: 'partner@attesta.example',
    kid: 'demo-partner',
  },
} as const

/** Where the demonstration's partner has its site, and the public key by which it signs: both new after each start. */
export interface DemoPartner {
  origin: string
  publicKey: string
}

/**
 * Lays down the demonstration companies with their listings and landlords. Running it again changes nothing but where
 * the partner's site is.
 */
export async function seed(transact: Transact, site?: DemoPartner): Promise<void> {
  await transact({ kind: 'system', task: 'seed' }, async (stores) => {
    await stores.companies.ensure({
      id: demo.companyId,
      partnerUuid: demo.partnerUuid,
      name: 'Casa Serena Immobiliare',
      url: null,
      logo: null,
      colours: { primary: '#1d4f6e', secondary: '#e0a458', background: '#f4f5f3', header: '#ffffff' },
      hidesFullReport: false,
      asksForAddress: false,
      ownLegalPages: null,
      rentRatios: null,
      parentOrigins: [],
    })
    await stores.members.ensure({
      id: demo.memberId,
      companyId: demo.companyId,
      email: demo.landlordEmail,
      name: 'Lucia Ferrari',
      role: 'owner',
    })
    await stores.members.ensure({
      id: demo.colleague.memberId,
      companyId: demo.companyId,
      email: demo.colleague.email,
      name: 'Nadia Russo',
      role: 'owner',
    })
    await stores.listings.ensure({
      id: demo.listingId,
      companyId: demo.companyId,
      name: 'Bilocale in Via Melchiorre Gioia',
      address: 'Via Melchiorre Gioia 71, 20124 Milano MI',
      region: 'it',
      rent: euros(850),
      deposit: euros(2550),
      lanPays: false,
    })
    const { rapid } = demo
    await stores.companies.ensure({
      id: rapid.companyId,
      partnerUuid: rapid.partnerUuid,
      name: 'Portale Dimora',
      url: null,
      logo: null,
      colours: { primary: '#6b3fa0', secondary: '#2f9e8f', background: null, header: null },
      hidesFullReport: false,
      asksForAddress: true,
      ownLegalPages: null,
      rentRatios: null,
      parentOrigins: [],
    })
    await stores.members.ensure({
      id: rapid.memberId,
      companyId: rapid.companyId,
      email: rapid.landlordEmail,
      name: 'Paolo Greco',
      role: 'owner',
    })
    await stores.members.ensure({
      id: rapid.colleague.memberId,
      companyId: rapid.companyId,
      email: rapid.colleague.email,
      name: 'Paola Verdi',
      role: 'owner',
    })
    await stores.listings.ensure({
      id: rapid.listingId,
      companyId: rapid.companyId,
      name: 'Trilocale in Via Po',
      address: 'Via Po 25, 10124 Torino TO',
      region: 'it',
      rent: euros(780),
      deposit: euros(2340),
      lanPays: true,
    })
    await stores.operators.add({ email: demo.operator.email, name: 'Vera Marini' }, demo.operator.id)
    await seedPartner(stores, site)
  })
}

async function seedPartner(stores: Stores, site: DemoPartner | undefined): Promise<void> {
  const { companyId, partnerUuid, memberId, listingId, keyId, landlordEmail, kid } = demo.partner
  await stores.companies.ensure({
    id: companyId,
    partnerUuid,
    name: 'Affitti Ponte',
    url: null,
    logo: null,
    colours: { primary: '#9a3412', secondary: '#0f766e', background: null, header: null },
    hidesFullReport: true,
    asksForAddress: false,
    ownLegalPages: null,
    rentRatios: null,
    parentOrigins: [],
  })
  await stores.members.ensure({ id: memberId, companyId, email: landlordEmail, name: 'Sara Conti', role: 'owner' })
  await stores.listings.ensure({
    id: listingId,
    companyId,
    name: 'Monolocale in Via Zamboni',
    address: 'Via Zamboni 9, 40126 Bologna BO',
    region: 'it',
    rent: euros(640),
    deposit: euros(1920),
    lanPays: true,
  })
  if (!site) return
  await stores.companies.setParentOrigins(companyId, [site.origin])
  await stores.partnerKeys.replacePublicKey({
    id: keyId,
    kid,
    companyId,
    name: 'Demo',
    material: { algorithm: 'EdDSA', publicKey: site.publicKey },
  })
}
