import { NetworkNotAddedError, WalletFailedError } from '../errors'
import type { Network } from '../network'
import { normalizeWalletError, type WalletQuestion } from '../walletErrors'
import { readChainId } from './answers'
import type { Eip1193Provider } from './provider'

/** Asks the wallet to switch (EIP-3326), adding the network first when it does not know it (EIP-3085). */
export async function askToSwitch(provider: Eip1193Provider, network: Network): Promise<void> {
  const chainId = `0x${Number(network.id).toString(16)}`
  const ask = async (method: string, param: object, question: WalletQuestion) => {
    try {
      await provider.request({ method, params: [param] })
    } catch (error) {
      throw normalizeWalletError(error, question)
    }
  }
  const switchOver = () => ask('wallet_switchEthereumChain', { chainId }, 'switch')
  const isThere = async () => readChainId(await provider.request({ method: 'eth_chainId' })) === network.caipNetworkId
  try {
    await switchOver()
  } catch (error) {
    if (!(error instanceof NetworkNotAddedError)) throw error
    await ask('wallet_addEthereumChain', addition(network, chainId), 'other')
    // Most wallets go there when they add; the others are asked once more.
    if (!(await isThere())) await switchOver()
  }
  if (!(await isThere())) throw new WalletFailedError('The wallet says it switched and did not')
}

function addition({ name, nativeCurrency, rpcUrls, blockExplorers }: Network, chainId: string) {
  return {
    chainId,
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.chainDefault.http,
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  }
}
