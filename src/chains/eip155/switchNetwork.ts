import type { Clock } from '../clock'
import { askWallet } from '../discovery/askWallet'
import { ChainNotSupportedError } from '../errors/chainErrors'
import { NetworkNotAddedError, WalletFailedError } from '../errors/walletErrors'
import type { Network } from '../network'
import type { ErrorContext } from '../errors/normalizeWalletError'
import { readChainId } from './parse'
import type { Eip1193Provider } from './provider'

/** How long a wallet may take to arrive after it said it switched, and how often it is asked, in milliseconds. */
const arrivalLimitMs = 1_000
const arrivalStepMs = 50

/** Asks the wallet to switch (EIP-3326), adding the network first when it does not know it (EIP-3085). */
export async function switchChain(provider: Eip1193Provider, network: Network, clock: Clock): Promise<void> {
  if (network.chainNamespace !== 'eip155') throw new ChainNotSupportedError()
  const chainId = `0x${Number(network.id).toString(16)}`
  const ask = (method: string, param: object, context: ErrorContext) =>
    askWallet(() => provider.request({ method, params: [param] }), { context })
  const switchOver = () => ask('wallet_switchEthereumChain', { chainId }, 'switch')
  const isThere = async () =>
    readChainId(await askWallet(() => provider.request({ method: 'eth_chainId' }))) === network.caipNetworkId
  const arrives = async () => {
    for (let waited = 0; waited < arrivalLimitMs; waited += arrivalStepMs) {
      if (await isThere()) return true
      await clock.sleep(arrivalStepMs)
    }
    return isThere()
  }
  try {
    await switchOver()
  } catch (error) {
    if (!(error instanceof NetworkNotAddedError)) throw error
    await ask('wallet_addEthereumChain', additionOf(network, chainId), 'other')
    // Most wallets go there when they add; the others are asked once more.
    if (!(await isThere())) await switchOver()
  }
  if (!(await arrives())) throw new WalletFailedError('The wallet says it switched and did not')
}

/** Parameters of `wallet_addEthereumChain` (EIP-3085). */
export function additionOf({ name, nativeCurrency, rpcUrls, blockExplorers }: Network, chainId: string) {
  return {
    chainId,
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.chainDefault.http,
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  }
}
