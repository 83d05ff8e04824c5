/** Words of the form that swaps; they come with it. */
export const enSwap = {
  swap: {
    pay: 'You pay',
    get: 'You get',
    token: (symbol: string) => `Token: ${symbol}`,
    choose: 'Select token',
    chooseFor: (side: string) => `${side}: Select token`,
    most: 'Max',
    available: (amount: string) => `Available: ${amount}`,
    flip: 'Swap the sides',
    /** Metadata of the service and of the contract, with symbols if they differ. */
    mismatch: (said: string, found: string) =>
      `This token was listed as ${said}, and its contract says ${found}. Amounts would be wrong, so it cannot be swapped.`,
    decimals: (count: number) => `${count} decimals`,
    outdated: 'The account or the network changed, so nothing was swapped. Check what you swap, then go on.',
    loading: 'Reading what can be swapped',
    /** Read aloud when a quote is there. */
    quoted: (paid: string, got: string) => `For ${paid} you get about ${got}.`,
    details: 'Details',
    rate: (one: string, other: string) => `${one} = ${other}`,
    /** On the button, while something is missing; otherwise it leads to the review. */
    gaps: {
      network: 'Network not supported for Swaps',
      gasPrice: 'Network not supported for Gas Price',
      token: 'Select token',
      amount: 'Enter amount',
      incorrect: 'Incorrect amount',
      funds: 'Insufficient balance',
      gas: 'Not enough for the network fee',
      liquidity: 'Insufficient liquidity',
      mismatch: 'Wrong token data',
      quoting: 'Getting a price',
      unavailable: 'No price now',
    },
    review: 'Review swap',
    elsewhere: { detail: 'Choose another network to swap on.', action: 'Choose a network' },
    unavailable: { title: 'No price now', detail: 'The service does not answer. Nothing is lost.', retry: 'Try again' },
    refused: {
      title: 'Refused',
      detail: 'What the service gave is not what is shown here, so nothing was signed.',
    },
    slippage: {
      label: 'Slippage',
      change: (percent: string) => `Slippage: ${percent}`,
      hint: 'If the price moves by more than this, the swap is undone.',
      own: 'Your own, in percent',
      wrong: 'A number above 0 and up to 50.',
      high: 'You may get much less than shown.',
    },
    terms: {
      impact: 'Price impact',
      high: (percent: string) => `${percent} – you get clearly less than the market price`,
      severe: (percent: string) => `${percent} – you lose a large part of what you pay`,
      fee: 'Network fee',
      feeUnknown: 'Not known',
      providerFee: 'Provider fee',
      minimum: 'At least',
      route: 'Route',
    },
    warnings: {
      high: (percent: string) => `This swap moves the price by ${percent}: you get clearly less than the market price.`,
      severe: (percent: string) => `This swap moves the price by ${percent}: you lose a large part of what you pay.`,
    },
  },
}
