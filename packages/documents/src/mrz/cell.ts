/**
 * The cell that one character of a machine readable zone stands in: one pitch wide, a pitch and a quarter high, 20
 * samples to the pitch.
 */
export const CELL_WIDTH = 20
export const CELL_HEIGHT = 25
export const MRZ_CHARACTERS = '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
