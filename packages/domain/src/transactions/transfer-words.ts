/** Words by which banks say that money was sent from account to account, and not spent by card or in cash. */

/** «BONIFICO A FAVORE DI …», «Dauerauftrag …», «To Mario Rossi», with which people are sent money. */
const sent = [
  'bonifico|bon\\.|giroconto|postagiro|trasferimento|disposizione|disposto|ordine permanente|transfer',
  'dauerauftrag|(?:ü|ue)berweisung',
  '^(?:to|an|a) ',
].join('|')

/** Drawn by a firm, paid in or taken back: no person is sent money so. */
const drawn = [
  'storno|assegno|sdd|addebito diretto|pagopa|bollettino|cbill',
  'errato accredito|rettifica|recupero|fehlbuchung|sollbuchung',
  'r(?:ü|ue)ckbuchung|retoure|lastschrift|scheck',
].join('|')

const asSent = new RegExp(sent, 'i')
const asTransfer = new RegExp(`${sent}|${drawn}`, 'i')

/** Sent by the holder of the account. */
export const isSent = (description: string): boolean => asSent.test(description)

/** Paid from account to account, and no purchase by card or cash. */
export const isTransfer = (description: string): boolean => asTransfer.test(description)
