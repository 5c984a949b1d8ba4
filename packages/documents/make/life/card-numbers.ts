/**
 * Shapes of document numbers: A any letter, 0 a digit, L and N those without vowels that Germany uses; a lower-case
 * letter stands for itself.
 */
export const stateNumbers = {
  italianCard: 'ca00000AA',
  italianPaperCard: 'aA0000000',
  italianPassport: 'yA0000000',
  italianPermit: 'i00000000',
  germanCard: 'LN0NNN0NN',
  germanPassport: 'cN0NNNNN0',
  germanPermit: 'yN0NNN0NN',
  polishPassport: 'eA0000000',
  romanianCard: 'xA000000',
  moroccanPassport: 'AA0000000',
  bangladeshiPassport: 'a00000000',
} as const satisfies Record<string, string>
