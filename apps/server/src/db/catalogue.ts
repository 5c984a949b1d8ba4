/**
 * What each column holds, total over the schema. It drives export, erasure, retention and the log filter; a column that is not tagged does not compile.
 * `personal`: says something of a person; `special`: papers and what was read from them, identity and income; `none`: of no person.
 */
import type * as schema from './schema.ts'
import type { PgTable } from 'drizzle-orm/pg-core'

export type Sensitivity = 'none' | 'personal' | 'special'
/** `contract`: 3 months after the report. `consent`: proof of consent, 5 years. `session`: a week. `short`: days. `audit`: kept. `account`: while the account is. `house`: the operator's own. */
export type Retention = 'contract' | 'consent' | 'session' | 'short' | 'audit' | 'account' | 'house'
export interface Tag { holds: Sensitivity; purpose: string; keep: Retention; /** Handed to the person when they ask for their data. */ export: boolean }

type Tables = { [K in keyof typeof schema as (typeof schema)[K] extends PgTable ? K : never]: (typeof schema)[K] }
type Catalogue = { [K in keyof Tables]: { [C in keyof Tables[K]['$inferSelect']]: Tag } }

const tag = (holds: Sensitivity, keep: Retention, isExported: boolean) => (purpose: string): Tag => ({ holds, purpose, keep, export: isExported })
const house = tag('none', 'house', false)
const account = tag('personal', 'account', true)
/** Of those who run the house or work for a company, for the door alone. */
const own = tag('personal', 'account', false)
const link = tag('personal', 'contract', true)
const contract = tag('personal', 'contract', true)
const special = tag('special', 'contract', true)
const inner = tag('personal', 'contract', false)
const session = tag('personal', 'session', false)
const short = tag('personal', 'short', false)
const proof = tag('personal', 'consent', true)
const audit = tag('personal', 'audit', true)

export const catalogue: Catalogue = {
  dataKeys: { subject: inner('whose key'), kind: house('kind of subject'), kekId: house('which key wraps it'), wrapped: inner('the wrapped key'), createdAt: house('rotation') },
  companies: {
    id: house('key'), partnerUuid: house('key for partners'), name: house('shown to applicants'), url: house('link of the logo'), logo: house('branding'), colours: house('branding'), flags: house('settings'), rentRatios: house('settings'),
    parentOrigins: house('who may frame the form'), createdAt: house('order'), suspendedAt: house('state'), monthlyApplications: house('settings'),
  },
  members: { id: account('key'), companyId: account('whose member'), emailHash: tag('personal', 'account', false)('look-up'), contact: account('name and address'), role: account('rights'), removedAt: account('end of membership'), createdAt: account('order'), signedInAt: account('whether they came') },
  operators: { id: own('key'), emailHash: own('look-up'), contact: own('name and address'), createdAt: own('order'), signedInAt: own('whether they came'), endedAt: own('end of the work') },
  secondFactors: { holderId: own('whose'), companyId: own('of which company'), secret: own('proof'), recoveryHashes: own('proof'), lastStep: house('used once'), wrongTries: house('limit'), waitsUntil: house('limit'), createdAt: own('order'), confirmedAt: own('state') },
  listings: { id: house('key'), companyId: house('whose'), name: house('shown'), address: house('shown'), region: house('which flow'), rentCents: house('asking rent'), depositCents: house('deposit'), lanPays: house('who pays'), archivedAt: house('state'), createdAt: house('order'), chosenApplicationId: inner('whom the landlord chose') },
  listingInvitations: { id: inner('key'), companyId: house('whose'), listingId: house('what for'), memberId: inner('who invites'), emailHash: inner('once a day'), day: inner('once a day'), email: inner('who is invited'), createdAt: inner('order') },
  users: { id: account('key'), emailHash: tag('personal', 'account', false)('look-up'), contact: account('address'), verifiedAt: account('proof of the address'), createdAt: account('order') },
  applications: {
    id: link('key'), userId: link('whose'), listingId: link('what for'), companyId: link('who decides'), mainApplicationId: link('household'), type: contract('which flow'), region: contract('which flow'), language: contract('which language'), role: contract('which flow'),
    employmentStatus: special('which papers'), workflow: house('steps'), step: contract('progress'), stepRouter: contract('progress'), applicant: tag('personal', 'consent', true)('name, mobile, consents'), answers: special('what was declared'),
    hideNav: house('look'), uploadsDoneAt: contract('progress'), confirmedAt: contract('declaration'), paidAt: contract('payment'), coveredUntil: contract('payment'), deletedAt: contract('erasure'), createdAt: contract('order'), updatedAt: contract('progress'), warnedAt: contract('warning before it goes'),
  },
  archivedApplicants: { applicationId: link('which application'), companyId: link('by which company'), archivedAt: inner('order'), removedAt: inner('that the company sees it no more') },
  sessions: { id: session('key'), tokenHash: session('proof'), userId: session('whose'), memberId: session('whose'), companyId: session('whose'), operatorId: session('whose'), awaits: session('state'), createdAt: session('limit'), activeAt: session('limit'), seenAt: session('whether they have left'), endsAt: session('limit'), endedAt: session('limit') },
  invitations: { id: link('key'), userId: link('who invites'), applicationId: link('household'), role: contract('role'), emailHash: inner('look-up'), codeHash: inner('proof'), contact: contract('who is invited'), createdAt: contract('order'), expiresAt: contract('limit'), usedAt: contract('state'), usedByApplicationId: link('household'), withdrawnAt: contract('state') },
  emailCodes: { id: short('key'), emailHash: short('look-up'), purpose: short('which door'), codeHash: short('proof'), tries: short('limit'), sentAt: short('limit'), expiresAt: short('limit'), usedAt: short('limit') },
  documents: {
    id: link('key'), applicationId: link('whose'), userId: link('whose'), type: special('kind of paper'), idType: special('kind of paper'), labels: special('file name and bank'), fileKey: inner('where the sealed file is'), size: contract('limit'), mediaType: contract('how to show'),
    fingerprint: inner('finds the same file again'), status: contract('progress'), verdict: special('how the reading ended'), result: special('what was read'), parsedAt: contract('progress'), parseTries: house('limit'), handoverId: inner('which phone it came by'), connectionId: link('which bank connection it came by'), deletedAt: contract('erasure'), createdAt: contract('order'),
  },
  handovers: { id: short('key'), applicationId: short('whose'), userId: short('whose'), sessionId: short('whose'), linkHash: short('proof'), tokenHash: short('proof'), slots: short('what may be sent'), createdAt: short('order'), expiresAt: short('limit'), takenAt: short('state'), endedAt: short('state') },
  bankConnections: { id: link('key'), applicationId: link('whose'), userId: link('whose'), provider: contract('through whom'), referenceHash: inner('proof of the return'), status: contract('progress'), details: special('bank, accounts and their owners'), askedAt: house('limit'), mappedAt: contract('proof of the owner'), revokedAt: contract('end of the access'), createdAt: contract('order'), changedAt: contract('progress') },
  identityVerifications: { id: link('key'), applicationId: link('whose'), userId: link('whose'), attempt: house('idempotence'), provider: contract('by which service'), reference: contract('at the service'), page: inner('opens the service\'s page'), status: contract('progress'), result: special('how it ended and who was seen'), startedAt: contract('order'), askedAt: house('limit'), endedAt: contract('proof') },
  creditChecks: { applicationId: link('whose'), userId: link('whose'), consentedAt: contract('proof of the consent to be looked up'), result: special('what the agency told'), answeredAt: contract('proof') },
  contests: { documentId: link('of which paper'), applicationId: link('whose'), userId: link('whose'), code: special('which finding'), comment: special('what the person holds against it'), state: contract('progress'), createdAt: contract('order'), changedAt: contract('order') },
  reviews: { id: link('key'), applicationId: link('of what'), userId: link('whose'), state: contract('progress'), grounds: special('why a person looks'), askedForAt: contract('that a person was asked to look'), openedAt: contract('waiting time'), dueAt: contract('limit'), takenBy: inner('who looks'), takenAt: contract('progress'), releasedAt: contract('waiting time') },
  corrections: { id: link('key'), documentId: link('of which paper'), applicationId: link('whose'), userId: link('whose'), path: special('which value'), change: special('what it is, and why'), operatorId: inner('who put it right'), createdAt: contract('order') },
  rulings: { id: link('key'), documentId: link('of which paper'), applicationId: link('whose'), userId: link('whose'), code: special('which finding'), outcome: special('whether it stands'), why: special('the reason'), operatorId: inner('who decided'), createdAt: contract('order') },
  reviewQuestions: { id: link('key'), applicationId: link('of what'), userId: link('whose'), documentId: link('of which paper'), question: special('what was asked'), operatorId: inner('who asked'), askedAt: contract('order'), answer: special('what was answered'), answeredAt: contract('order') },
  paperMarks: { documentId: inner('of which paper'), applicationId: inner('whose'), userId: inner('whose'), kind: house('of what'), mark: inner('finds the same rows under another name, keyed hash') },
  payments: { id: link('key'), applicationId: link('what for'), userId: link('whose'), attempt: house('idempotence'), sessionId: contract('at the provider'), clientSecret: inner('opens the card form'), amountCents: contract('price'), status: contract('state'), createdAt: contract('order'), paidAt: contract('receipt'), account: house('whose account'), refundedCents: contract('refunds'), dispute: contract('state') },
  providerEvents: { provider: house('who'), eventId: house('used once'), receivedAt: house('order') },
  reports: {
    id: link('key'), applicationId: link('of what'), userId: link('whose'), companyId: link('for whom'), listingId: link('for what'), language: contract('which language'), snapshot: special('the report'), fingerprint: contract('proof'), signature: contract('proof'), ruleSet: contract('how it was reckoned'),
    qrTokenHash: inner('verification'), qrToken: inner('verification'), pdfKey: inner('where the sealed file is'), createdAt: contract('validity'), validUntil: contract('validity'), replacedAt: contract('validity'), revokedAt: contract('validity'),
  },
  reportShares: { id: link('key'), reportId: link('of what'), applicationId: link('whose'), userId: link('whose'), tokenHash: inner('proof'), terms: contract('to whom and how much'), createdAt: contract('order'), expiresAt: contract('limit'), revokedAt: contract('limit') },
  reportPrints: { reportId: link('of what'), applicationId: link('whose'), sha256: contract('proof'), drawnAt: contract('order') },
  shareOpenings: { id: link('key'), shareId: link('of what'), userId: link('whose'), openedAt: contract('when it was opened') },
  downloadTickets: { tokenHash: short('proof'), reportId: short('of what'), expiresAt: short('limit') },
  dataCopies: { id: short('key'), userId: short('whose'), state: short('progress'), fileKey: short('where the sealed file is'), size: short('shown'), ticketHash: short('proof'), createdAt: short('order'), expiresAt: short('limit') },
  consentProofs: { id: proof('key'), emailHash: tag('personal', 'consent', false)('finds the proof by the address, keyed hash'), language: proof('which text'), consentedAt: proof('since when'), withdrawnAt: proof('until when') },
  receipts: { id: house('key'), sessionId: house('at the provider'), amountCents: house('for the books'), paidAt: house('for the books') },
  revokedReports: { qrTokenHash: house('verification'), fingerprint: house('proof'), createdAt: house('order'), validUntil: house('limit'), revokedAt: house('state') },
  outbox: { id: contract('key'), kind: contract('which letter'), cause: link('sent once'), letter: contract('the letter'), userId: link('to whom'), companyId: link('to whom'), createdAt: contract('order'), sentAt: contract('state'), failedAt: contract('state'), failure: house('state'), tries: house('limit') },
  auditLog: { seq: house('order'), at: audit('when'), event: audit('what'), actor: audit('who'), actorId: audit('who'), applicationId: audit('of what'), companyId: audit('of what'), subjectId: audit('of what'), previousHash: house('chain'), hash: house('chain') },
  idempotency: { key: short('which call'), principal: short('whose call'), route: house('which call'), bodyHash: short('which call'), status: house('state'), reply: short('the answer again'), createdAt: house('limit'), expiresAt: house('limit') },
  settings: { name: house('key'), value: house('the operator\'s facts') },
  rateLimits: { key: short('who is counted, keyed hash'), emptyAt: short('how often') },
  partnerKeys: {
    id: house('key'), kid: house('names the key in a signature'), companyId: house('whose'), name: house('shown to the company'), algorithm: house('how it is checked'), publicKey: house('proof'), secret: tag('personal', 'house', false)('proof'),
    createdAt: house('order'), revokedAt: house('state'), lastUsedAt: house('whether it is in use'),
  },
  partnerGrants: {
    id: short('key'), keyId: short('who signed'), companyId: short('for whom'), listingId: short('for what'), jtiHash: short('used once'), emailHash: short('look-up'), person: short('who was sent'), codeHash: short('proof'), tries: short('limit'),
    userId: short('the account that it made'), applicationId: short('the application that it made'), createdAt: short('order'), expiresAt: short('limit'), openedAt: short('state'), keptUntil: short('limit'),
  },
  webhookEndpoints: { id: house('key'), companyId: house('whose'), url: house('where to'), events: house('which'), secret: tag('personal', 'house', false)('signature'), createdAt: house('order'), removedAt: house('state') },
  webhookDeliveries: {
    id: inner('key'), endpointId: house('where to'), companyId: inner('whose'), event: inner('what happened'), subjectId: inner('to what'), applicationId: inner('to what'), listingId: inner('to what'), happenedAt: inner('when'),
    state: inner('progress'), attempts: house('limit'), lastStatus: house('what the receiver said'), lastAttemptAt: inner('progress'), nextAttemptAt: inner('progress'), createdAt: inner('order'),
  },
}
