/**
 * «IT60X0542811101000000123456» → «IT60 •••• 3456»: enough to know one's account by. Anything shorter is shown as it
 * is.
 */
export const maskedIban = (iban: string): string => {
  const plain = iban.replace(/\s/g, '')
  return plain.length < 12 ? plain : `${plain.slice(0, 4)} •••• ${plain.slice(-4)}`
}
