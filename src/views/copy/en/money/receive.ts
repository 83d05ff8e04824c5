/** Words of the views that show an account to be paid; they come with them. */
export const enReceive = {
  receive: {
    kinds: { label: 'What the code holds', address: 'Address', request: 'Request' },
    codeOf: (name: string, network: string) => `Code with the address of ${name} on ${network}`,
    codeOfRequest: (amount: string, network: string) => `Code that asks for ${amount} on ${network}`,
    detail: (network: string) => `Scan or copy the address. Send only what is on ${network}.`,
    requestDetail: 'The code asks for this amount. Leave it empty, and the payer chooses.',
    anyAmount: (symbol: string) => `any amount of ${symbol}`,
    amount: 'Amount',
    token: (symbol: string) => `Token: ${symbol}`,
    tokens: 'Tokens',
    invalid: (symbol: string, decimals: number) => `${symbol} has at most ${decimals} digits after the point.`,
    address: 'Address',
    copyAddress: 'Copy address',
    copyLink: 'Copy link',
    share: 'Share',
    networks: 'Compatible networks',
    network: 'Network',
  },
  goodNetworks: {
    list: 'Compatible networks',
    loading: 'Looking where the address is yours',
    detail: 'The address is yours on each of these networks.',
    one: 'Only this network: elsewhere the address is written otherwise, or nobody’s.',
    failed: {
      title: 'Not known for other networks',
      detail: 'The network did not say whether this account is a contract, which is yours on its own network only.',
      retry: 'Try again',
    },
    current: 'Current',
  },
}
