/** What the page about the household sends, complete as it is or with other answers. */

export const member = {
  fullname: 'Luca Ferri',
  email: 'luca@esempio.example',
  date_of_birth: '02/07/1990',
  relationship: 'Partner',
  role: 'Co-Applicant',
}
export const guarantor = {
  fullname: 'Rosa Ferri',
  email: 'rosa@esempio.example',
  relationship: 'Parent',
  role: 'Guarantor',
}
export const household = (more: Record<string, unknown> = {}) => ({
  hhMembers: [],
  guarantors: [],
  householdMembersCount: '1,0',
  hasPets: false,
  petsDetails: null,
  accessibleHouse: null,
  livingSituation: null,
  currentRent: null,
  currentDeposit: null,
  landlordName: null,
  tenancyEndDate: null,
  extraTenancyInfo: null,
  confirmation: true,
  ...more,
})
