import type { Clock } from '../clock'
import { askSilently, askWallet } from '../discovery/askWallet'
import { ChainNotSupportedError } from '../errors/chainErrors'
import { UserRejectedError } from '../errors/errors'
import { NetworkNotAddedError, NotAuthorizedError, WalletFailedError } from '../errors/walletErrors'
import type { Network } from '../network'
import type { ErrorContext } from '../errors/normalizeWalletError'
import { readChainId } from './parse'
import type { Eip1193Provider } from './provider'

/** Limit for the wallet to arrive after it answered, and the pauses between two looks, in milliseconds. */
const arrivalLimitMs = 60_000
const shortStepMs = 50
const longStepMs = 500
const shortStepsUntilMs = 1_000

/** Asks the wallet to switch (EIP-3326). Adds the network first (EIP-3085) if the wallet fails to switch. */
export async function switchChain(provider: Eip1193Provider, network: Network, clock: Clock): Promise<void> {
  if (network.chainNamespace !== 'eip155') throw new ChainNotSupportedError()
  const chainId = `0x${Number(network.id).toString(16)}`
  const ask = (method: string, param: object, context: ErrorContext) =>
    askWallet(() => provider.request({ method, params: [param] }), { context })
  const isThere = async () =>
    readChainId(await askSilently(() => provider.request({ method: 'eth_chainId' }), { clock })) ===
    network.caipNetworkId
  const arrives = async () => {
    for (let waited = 0; waited < arrivalLimitMs;) {
      if (await isThere()) return true
      const step = waited < shortStepsUntilMs ? shortStepMs : longStepMs
      await clock.sleep(step)
      waited += step
    }
    return isThere()
  }
  const way = await switchOrAdd(network, chainId, ask, isThere)
  // Most wallets go there when they add; the others are asked once more.
  if (way === 'added' && !(await isThere()))
    await settle(ask('wallet_switchEthereumChain', { chainId }, 'switch'), isThere)
  if (!(await arrives())) throw new WalletFailedError('The wallet says it switched and did not')
}

/**
 * Asks to switch, and to add the network where that fails. Wallets use many codes for a network that they do not know, so
 * the network of the wallet decides, not the code.
 * @throws UserRejectedError, or what the wallet answered to the first request where the network cannot be added
 */
export async function switchOrAdd(
  network: Network,
  chainId: string,
  ask: (method: string, param: object, context: ErrorContext) => Promise<unknown>,
  isThere: () => boolean | Promise<boolean>,
): Promise<'switched' | 'added'> {
  try {
    await settle(ask('wallet_switchEthereumChain', { chainId }, 'switch'), isThere)
    return 'switched'
  } catch (error) {
    const addition = additionOf(network, chainId)
    if (!mayBeUnknown(error) || !addition) throw error
    await settle(ask('wallet_addEthereumChain', addition, 'other'), isThere).catch((refusal: unknown) => {
      throw refusal instanceof UserRejectedError || error instanceof NetworkNotAddedError ? refusal : error
    })
    return 'added'
  }
}

/** Waits for a request. A failure counts only if the wallet is not at the network, as some wallets fail and go there. */
async function settle(request: Promise<unknown>, isThere: () => boolean | Promise<boolean>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!mayBeUnknown(error) || !(await isThere())) throw error
  }
}

/** True if the failure to switch can mean that the wallet does not know the network. */
function mayBeUnknown(error: unknown): boolean {
  if (error instanceof NotAuthorizedError) return false
  return error instanceof NetworkNotAddedError || error instanceof WalletFailedError
}

const isWebUrl = (url: string) => /^https?:\/\//i.test(url)

/** Parameters of `wallet_addEthereumChain`; null where EIP-3085 forbids to ask, as there is no endpoint. */
export function additionOf({ name, nativeCurrency, rpcUrls, blockExplorers }: Network, chainId: string) {
  const endpoints = rpcUrls.chainDefault.http.filter(isWebUrl)
  const explorer = blockExplorers?.default.url
  if (endpoints.length === 0) return null
  return {
    chainId,
    chainName: name,
    nativeCurrency,
    rpcUrls: endpoints,
    ...(explorer && isWebUrl(explorer) && { blockExplorerUrls: [explorer] }),
  }
}
