/** An amount is written from left to right, also where letters of the other direction come before it. */
export function ltr(amount: string): string {
  return `\u2066${amount}\u2069`
}

/** A name orders itself, and nothing around it: brackets and figures at its ends stay its own. */
export function own(name: string): string {
  return `\u2068${name}\u2069`
}
