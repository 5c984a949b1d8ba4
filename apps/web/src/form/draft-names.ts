const tick = ' declared'

/** The name of the tick that declares what stands under `name`. It is given on this device, or given again. */
export const declarationIn = (name: string): string => `${name}${tick}`

/** A draft's key. The same name in two applications means two things; before there is one the key is the tab's. */
export const draftKey = (applicationId: string | undefined, name: string): string => `${applicationId ?? ''} ${name}`

/** Whether the server has it too: drafts of an application, but for ticks that declare something. */
export const isAtServer = (key: string): boolean => !key.startsWith(' ') && !key.endsWith(tick)
