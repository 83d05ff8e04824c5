import type { Unsubscribe } from '../adapter'
import type { ErrorContext } from '../errors/normalizeWalletError'
import { WalletFailedError } from '../errors/walletErrors'
import type { Network } from '../network'
import { switchOrAdd } from '../eip155/switchNetwork'
import { withTimeout } from '../withTimeout'
import type { SessionClient } from './sessionClient'

/** Time that a wallet may take to put the network into the session, in milliseconds. */
const grantLimitMs = 3_000

/** Asks the wallet for a network it did not grant yet; only EVM wallets can be asked. */
export async function switchChain(
  client: SessionClient,
  from: string,
  network: Network,
  isGranted: () => boolean,
): Promise<void> {
  if (network.chainNamespace !== 'eip155') throw new WalletFailedError('The wallet did not grant this network')
  const chainId = `0x${Number(network.id).toString(16)}`
  const ask = (method: string, param: object, context: ErrorContext) => client.ask(from, method, [param], { context })
  await switchOrAdd(network, chainId, ask, isGranted)
  // Requests on a network the session does not list are refused by the protocol: the update has to come first.
  if (!(await arrives(client, isGranted))) throw new WalletFailedError('The wallet says it switched and did not')
}

async function arrives(client: SessionClient, isGranted: () => boolean): Promise<boolean> {
  if (isGranted()) return true
  let unsubscribe: Unsubscribe | undefined
  const granted = new Promise<void>((resolve) => {
    unsubscribe = client.subscribe(() => {
      if (isGranted()) resolve()
    })
  })
  await withTimeout(() => granted, { clock: client.clock, ms: grantLimitMs }).catch(() => undefined)
  unsubscribe?.()
  return isGranted()
}
