/** True if the visitor asks for more contrast. */
export const asksForContrast = () => globalThis.matchMedia?.('(prefers-contrast: more)').matches
