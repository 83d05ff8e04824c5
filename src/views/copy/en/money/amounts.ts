/** Texts of amount fields, loaded with them. */
export const enAmounts = {
  amounts: {
    /** Reasons to refuse a text. */
    ambiguous: 'This could be two different amounts. Write it without group separators.',
    foreign: (suggestion: string) => `This is written as in another language. Write ${suggestion}.`,
    negative: 'An amount cannot be negative.',
    exponent: 'Write the amount with all its digits.',
    percent: 'Write an amount, not a percentage.',
    unit: (unit: string, own: string) => `This is an amount of ${unit}, and the field is for ${own}.`,
    number: 'This is not an amount.',
  },
}
