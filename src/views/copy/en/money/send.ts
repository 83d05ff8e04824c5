/** Words of the form that sends; they come with it. */
export const enSend = {
  send: {
    amount: 'Amount',
    amountInFiat: (currency: string) => `Amount in ${currency}`,
    inFiat: (currency: string) => `Enter in ${currency}`,
    inToken: (symbol: string) => `Enter in ${symbol}`,
    token: (symbol: string) => `Token: ${symbol}`,
    tokens: 'Select Token',
    most: 'Max',
    available: (amount: string) => `Available: ${amount}`,
    mostUnknown: 'The network does not say what sending costs, so leave some of the balance for it.',
    receiver: 'Receiver',
    receiverHint: 'An address, a name, or a payment link.',
    looking: 'Looking for this name',
    found: (name: string) => `The address of ${name}`,
    /** Metadata of the list and of the contract, with symbols if they differ. */
    mismatch: (said: string, found: string) =>
      `This token was listed as ${said}, and its contract says ${found}. Amounts would be wrong, so it cannot be sent.`,
    decimals: (count: number) => `${count} decimals`,
    outdated: 'The account or the network changed, so nothing was sent. Check what you send, then go on.',
    loading: 'Reading what you have',
    unavailable: { title: 'Token Balance Unavailable', detail: 'The connection may be down.', retry: 'Try again' },
    /** On the button, while something is missing; otherwise it leads to the review. */
    gaps: {
      chain: 'Unsupported chain',
      token: 'Select Token',
      amount: 'Add Amount',
      incorrect: 'Incorrect Value',
      funds: 'Insufficient Funds',
      receiver: 'Add Address',
      looking: 'Looking for this name',
      invalid: 'Invalid Address',
    },
    review: 'Preview Send',
    problems: {
      invalid: 'This is no address and no name.',
      checksum: 'A letter of this address is wrong. Copy it again.',
      otherNamespace: 'This address belongs to another kind of chain.',
      otherNetwork: 'This is for another network than the one you are on.',
      unknownToken: 'It asks for a token that you do not have.',
      noSuchName: 'Nobody has this name here.',
      nameUnavailable: 'The name cannot be looked up now. Use the address.',
      tokenContract: 'This is the contract of a token: what is sent there is lost.',
      otherTokenAccount: 'This account holds another token. Ask for the address of the wallet.',
      code: 'This is the code of a program: what is sent there is lost.',
    },
    warnings: {
      own: 'This is your own address.',
      firstTime: 'You have not sent anything to this address before. Compare it letter by letter.',
      lookAlike: 'This looks like an address that you sent to before, and is another one.',
      program:
        'This address belongs to a program and not to a wallet. Send only if you know that it gives back what it gets.',
      tokenAccount:
        'This is an account for the token and not the address of a wallet. It arrives with whoever owns it.',
    },
  },
}
