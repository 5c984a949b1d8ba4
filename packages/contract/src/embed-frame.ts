/** Of the frame that `/embed.js` puts up. Without schemas, so that the first screen may read it. */
export const embedFrameName = 'attesta-embed'
