/** Of every time at a desk. Berlin's clocks show the same. */
export const deskTimeZone = 'Europe/Rome'
