/**
 * «anna@example.it» → «a***@example.it»: enough to know one's own address, too little for who looks over the shoulder.
 */
export const maskMail = (address: string): string => address.replace(/^(.).*(?=@)/, '$1***')
