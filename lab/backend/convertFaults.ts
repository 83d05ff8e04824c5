/** Faults of swapping: for every visitor, for so much, or with an answer that says no amount or nothing at all. */
export const convertFaults = ['unavailable', 'illiquid', 'amountless', 'quoteless', 'garbled'] as const

export type ConvertFault = (typeof convertFaults)[number]

/** Transactions that a lying provider gives instead of what was asked for. */
export const convertLies = {
  /** In the quote. */
  quotesOtherToken: 'a quote for another token',
  quotesOtherSource: 'a quote that takes another token',
  quotesOtherValue: 'a quote for another amount',
  /** In the transaction that swaps. */
  paysOtherToken: 'another token arrives',
  takesOtherToken: 'another token is taken',
  takesMore: 'twice as much is taken',
  sendsMoreValue: 'more of the currency goes along',
  paysOtherReceiver: 'somebody else receives it',
  lowersMinimum: 'next to nothing may arrive',
  fillsPartly: 'a part may be swapped',
  swapsElsewhere: 'another contract is called',
  swapsOnOtherChain: 'the contract is on another chain',
  transfersInstead: 'the token is sent to somebody',
  /** In the transaction that approves. */
  approvesUnlimited: 'as much as there is may be taken',
  approvesOther: 'somebody else may take it',
  approvesOtherToken: 'another token may be taken',
  approvesByTransfer: 'the token is sent instead of approved',
  approvesWithValue: 'the currency goes along with an approval',
} as const

export type ConvertLie = keyof typeof convertLies
