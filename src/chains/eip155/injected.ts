import type { FoundWallet } from './announced'
import { isProvider, type Eip1193Provider } from './provider'

/** The wallet behind `window.ethereum`, unless it announced itself: then it has a name of its own. */
export function findInjected(page: object, announced: readonly FoundWallet[]): FoundWallet | null {
  const provider = readEthereum(page)
  if (!provider || announced.some((wallet) => wallet.provider === provider)) return null
  return {
    provider,
    connector: { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', namespace: 'eip155' },
  }
}

function readEthereum(page: object): Eip1193Provider | null {
  try {
    const { ethereum } = page as { ethereum?: unknown }
    return isProvider(ethereum) ? ethereum : null
  } catch {
    return null // some wallets guard the property with a getter that throws
  }
}
