/** The short form asks for no number; the specification's placeholder stands for it. Source: A9-rapid-mobile. */
export const placeholderMobile = { code: '+11', value: '111111111' }

/** As the calls write it. */
export const placeholderText = `${placeholderMobile.code}-${placeholderMobile.value}`
