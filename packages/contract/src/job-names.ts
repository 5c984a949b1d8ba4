/** Everything that is done later, by the name under which the queue and the operator's desk know it. */
export const jobNames = [
  'parseDocument',
  'readBankAccounts',
  'fetchBankTransactions',
  'revokeBankConnection',
  'sendLetter',
  'announceEvent',
  'deliverWebhook',
  'tellOfProblems',
  'tellChosen',
  'drawReport',
  'makeCopy',
  'endCopy',
  'finishErasure',
  'purge',
  'sweepFiles',
  'sweepSessions',
  'sweepCounters',
  'sweepLost',
  'rewrapKeys',
  'anchorAudit',
] as const
export type JobName = (typeof jobNames)[number]
