import { withExternal } from '../../../src/chains'
import { policyOf } from '../../../src/chains/rpc/policy'
import { eip155 } from '../../../src/entries/eip155'
import { connectWallet } from '../../../src/state/session/connection/connect'
import { createTestWallet } from '../../../lab/wallet/eip155/createTestWallet'
import { walletIcon } from '../../../lab/wallet/icon'
import { labKeys } from '../../../lab/wallet/labKeys'
import type { Decision, WalletRequest } from '../../../lab/wallet/types'
import { createLabAdapter } from './adapter'
import { createLab, type LabOptions } from '../lab'

/** A lab connected to a wallet with keys, which the host brings and which shows no prompt itself. */
export async function createGatedLab(
  options: LabOptions = {},
  decide: (request: WalletRequest) => Decision = () => 'approve',
) {
  const wallet = createTestWallet({
    name: 'Postern',
    rdns: 'lab.postern',
    icon: walletIcon(3),
    keys: labKeys,
    chains: [1, 10].map((id) => ({ id, name: `Chain ${id}`, rpcUrl: '' })),
    decide: async (request) => decide(request),
    origin: 'https://host.example',
  })
  const asked: string[] = []
  const request = async (call: { method: string; params?: unknown }) => {
    // A wallet that is here may be asked at any time.
    if (policyOf(call.method) === 'ask') asked.push(call.method)
    return wallet.provider.request(call)
  }
  const external = {
    id: 'lab.postern',
    name: 'Postern',
    icon: walletIcon(3),
    isGated: true,
    provider: async () => ({ ...wallet.provider, request }),
  }
  // Balances come from the lab: there is no chain to read from.
  const { reader } = createLabAdapter([])
  const adapter = { ...eip155({ page: new EventTarget() }), ...(reader && { reader }) }
  const lab = createLab({ adapters: [withExternal(adapter, [external])], ...options })
  await lab.portico.store.set(connectWallet, 'lab.postern')
  asked.length = 0
  return { ...lab, wallet, asked }
}
