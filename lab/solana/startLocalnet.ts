import { Connection, PublicKey } from '@solana/web3.js'
import { defineNetwork } from '../../src/chains/network'
import { startSolana } from './startSolana'

/** A local Solana node for a test, as a network to configure, and what an account has of lamports there. */
export async function startLocalnet({ unitPrice }: { readonly unitPrice: number }) {
  const node = await startSolana({ unitPrice })
  const connection = new Connection(node.url, 'confirmed')
  const network = defineNetwork({
    id: 'localnet',
    chainNamespace: 'solana',
    name: 'Local',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [node.url] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example/?cluster=local' } },
  })
  const lamportsOf = async (address: string) => BigInt(await connection.getBalance(new PublicKey(address)))
  return { node, connection, network, lamportsOf }
}

/** Lamports of one SOL. */
export const sol = 1_000_000_000n
