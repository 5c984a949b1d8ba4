/** The product's own name, where no listing's company stands in its place. */
export const productName = 'Attesta'
