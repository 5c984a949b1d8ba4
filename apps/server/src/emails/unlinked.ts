/** «evil.example» */
const innerDot = /(?<=[\p{L}\d])\.(?=[\p{L}\d])/gu

/**
 * A name as it may stand in an email to another person. Mail programs make links of whatever looks like an address of
 * the web, and a name may hold dots: without this anybody could have us send their link to any address.
 */
export const unlinked = (name: string): string => name.replace(innerDot, '. ')
