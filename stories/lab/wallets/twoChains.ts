import type { NetworkInput } from '../../../src/chains/network'
import { createLab, labNetworks, type LabOptions } from '../lab'
import { createLabAdapter, createLabWallet } from './adapter'

export const labSolana: NetworkInput = {
  id: 'here',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
}

const solanaWallet = (name: string, id: string) =>
  createLabWallet(name, {
    id,
    namespace: 'solana',
    snapshot: { address: 'solana:here:a', accounts: ['solana:here:a'], networkId: 'solana:here' },
  })

/** A lab with Ethereum, OP Mainnet and Solana; wallets for each, and one that speaks both. */
export function createTwoChainLab(options: LabOptions = {}) {
  const evm = createLabAdapter([createLabWallet('Alpha'), createLabWallet('Both', { id: 'eip155:both' })])
  const solana = createLabAdapter([solanaWallet('Sol', 'sol'), solanaWallet('Both', 'solana:both')], 'solana')
  const adapters = [evm, solana]
  const config = { networks: [...labNetworks, labSolana], adapters, ...options.config }
  return { ...createLab({ ...options, adapters, config }), evm, solana }
}
