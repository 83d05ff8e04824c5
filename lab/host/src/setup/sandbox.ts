import type { OnrampOrder, OnrampSource } from 'portico'
import { tokens } from './lab'

const { onrampUrl, chains } = globalThis.lab

/** The lab's seller for money, as a host writes its own source. */
export const sandbox: OnrampSource = {
  readOptions: async () => ({
    paymentCurrencies: [
      { id: 'USD', paymentMethodLimits: [] },
      { id: 'EUR', paymentMethodLimits: [{ id: 'card', min: '20', max: '5000' }] },
    ],
    purchaseCurrencies: [
      {
        id: 'ETH',
        name: 'Ether',
        symbol: 'ETH',
        networks: chains.map(({ id, name }) => ({ name: `lab${id}`, displayName: name, chainId: `${id}` })),
      },
      {
        id: 'LUSD',
        name: tokens.find(({ symbol }) => symbol === 'LUSD')?.name ?? 'LUSD',
        symbol: 'LUSD',
        networks: chains.map(({ id, name, token }) => ({
          name: `lab${id}`,
          displayName: name,
          chainId: `${id}`,
          contractAddress: token,
        })),
      },
    ],
  }),
  listProviders: async () => [
    { id: 'harbour', name: 'Harbour Pay', feeRange: '1%' },
    { id: 'lantern', name: 'Lantern', feeRange: '2.5%' },
  ],
  listQuotes: async ({ signal, ...order }) => {
    const quotes = await ask<readonly Record<'seller' | 'fee' | 'subtotal' | 'amount', string>[]>(
      'quotes',
      { seller: '', ...orderOf(order) },
      signal,
    )
    return quotes.map(({ seller, fee, subtotal, amount }) => ({
      id: seller,
      providerId: seller,
      paymentCurrency: order.paymentCurrency.id,
      purchaseCurrency: order.purchaseCurrency.symbol,
      paymentAmount: order.paymentAmount,
      subtotal,
      fees: [{ kind: 'provider' as const, amount: fee }],
      purchaseAmount: amount,
    }))
  },
  buildUrl: ({ signal, providerId, redirectUrl, ...order }) =>
    ask('sessions', { seller: providerId, redirectUrl, ...orderOf(order) }, signal),
  readStatus: async ({ id, signal }) => (await fetch(`${onrampUrl}/sessions/${id}`, { signal })).json(),
}

const orderOf = ({ account, network, purchaseCurrency, paymentAmount, paymentCurrency }: OnrampOrder) => ({
  account: account.split(':')[2],
  chainId: Number(network.id),
  symbol: purchaseCurrency.symbol,
  paid: paymentAmount,
  currency: paymentCurrency.id,
})

async function ask<Answer>(path: string, body: object, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`${onrampUrl}/${path}`, { method: 'POST', body: JSON.stringify(body), signal })
  if (!response.ok) throw new Error(`The sandbox says ${response.status}`)
  return (await response.json()) as Answer
}
