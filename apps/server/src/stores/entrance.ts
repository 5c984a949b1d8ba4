/** The index of the step `verify-email`: an application behind it has begun, and stands on the landlord's list. */
export const lastAtDoor = 1
