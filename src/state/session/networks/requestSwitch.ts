import type { WalletHandle } from '../../../chains/adapter'
import { WalletUnavailableError } from '../../../chains/errors/errors'
import type { Network } from '../../../chains/network'
import { SwitchNotSupportedError } from '../../core/requestErrors'

/** Asks the wallet; one that ignores the question may be switched by hand. Rejects at once when it is given up. */
export async function requestSwitch(
  handle: WalletHandle,
  network: Network,
  signal: AbortSignal,
  onLetGo?: () => void,
): Promise<void> {
  if (!handle.switchNetwork) throw new SwitchNotSupportedError()
  let unfollow = () => undefined as void
  const arrival = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    unfollow = handle.subscribe((next) => {
      if (!next) {
        onLetGo?.()
        reject(new WalletUnavailableError('This wallet is not connected any more'))
      } else if (next.networkId === network.caipNetworkId) resolve()
    })
  })
  try {
    await Promise.race([handle.switchNetwork(network), arrival])
  } finally {
    unfollow()
  }
}
