import type { OnrampOrder, OnrampProviderOption } from '../../../chains/trade/onramp'

/** Meld as a seller, where the host has it on. */
export const meldOption: OnrampProviderOption = {
  id: 'meld',
  name: 'Meld.io',
  url: 'https://meldcrypto.com',
  feeRange: '1-2%',
}

export const isMeld = ({ id, name }: { readonly id: string; readonly name: string }) =>
  id.toLowerCase() === 'meld' || name.toLowerCase() === 'meld'

/** The currency code for Meld, by the namespace of the account. */
export const meldCurrency = (account: string) => (account.startsWith('solana:') ? 'SOL' : 'USDC')

/** Facts for the page of a seller besides the order. */
export interface PageFacts {
  readonly projectId: string | null
  readonly meldPublicKey?: string | undefined
  readonly redirectUrl: string
}

/** The address of a seller's page for an order: by Meld's own rule, else with the parameters in braces filled in. */
export function pageOf(seller: OnrampProviderOption, order: OnrampOrder, facts: PageFacts): string {
  const { account, paymentAmount, paymentCurrency, purchaseCurrency, purchaseNetwork } = order
  const walletAddress = account.split(':').slice(2).join(':')
  if (isMeld(seller)) return meldPage(seller.url, account, walletAddress, facts)
  const values: Readonly<Record<string, string>> = {
    walletAddress,
    amount: paymentAmount,
    paymentCurrency: paymentCurrency.id,
    purchaseCurrency: purchaseCurrency.symbol,
    network: purchaseNetwork.name,
    chainId: purchaseNetwork.chainId,
    contractAddress: purchaseNetwork.contractAddress ?? '',
    redirectUrl: facts.redirectUrl,
    projectId: facts.projectId ?? '',
  }
  return seller.url.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''))
}

function meldPage(page: string, account: string, walletAddress: string, { projectId, meldPublicKey }: PageFacts) {
  const url = new URL(page)
  // The order replaces parameters of the host's address: a seller may read either of two with one name.
  if (meldPublicKey) url.searchParams.set('publicKey', meldPublicKey)
  url.searchParams.set('destinationCurrencyCode', meldCurrency(account))
  url.searchParams.set('walletAddress', walletAddress)
  if (projectId) url.searchParams.set('externalCustomerId', projectId)
  return url.href
}
