import { base58, base64 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { approve, setVisibility } from './decide'
import { approvalAtom } from './queue'
import { connectWallet } from '../connection/connect'
import { handlesAtom } from '../../core/visitor/connections'
import { createGatedProvider } from './gatedProvider'

describe('the gate of Solana', () => {
  it('asks, then uses the wallet of the Wallet Standard', async () => {
    const networkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const address = `${networkId}:9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM` as const
    const adapter = createLabAdapter(
      [createLabWallet('Sol', { namespace: 'solana', snapshot: { address, accounts: [address], networkId } })],
      'solana',
    )
    const network = {
      id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      chainNamespace: 'solana',
      name: 'Solana',
      nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: ['https://rpc.example'] } },
    } as const
    const lab = createLab({ adapters: [adapter], config: { networks: [network] } })
    const { store } = lab.portico
    await store.set(connectWallet, 'sol')
    const provider = createGatedProvider(lab.portico)
    const ask = async (method: string, params: unknown) => {
      const asking = provider.request({ method, params })
      await expect.poll(() => store.get(approvalAtom)?.description.status).toBe('ready')
      const id = store.get(approvalAtom)?.id ?? 0
      store.set(setVisibility, id, true)
      await lab.clock.advance(500)
      store.set(approve, id, { isSeen: true, isTrusted: true })
      return asking
    }
    const message = base58.encode(new TextEncoder().encode('Hello'))
    expect(await ask('solana_signMessage', { message, pubkey: address.split(':')[2] })).toEqual({
      signature: `signed:${address}:Hello`,
    })
    // As the handle of a paired wallet is, which takes requests as well.
    const whole = Uint8Array.from([1, ...new Uint8Array(64).fill(9), 1, 0, 0, 1, ...new Uint8Array(65)])
    Object.assign(store.get(handlesAtom).solana ?? {}, {
      request: async () => ({ signature: 'alone' }),
      signTransaction: async () => whole,
    })
    const transaction = base64.encode(whole.slice().fill(0, 1, 65))
    expect(await ask('solana_signTransaction', { transaction, pubkey: address.split(':')[2] })).toEqual({
      signature: base58.encode(whole.subarray(1, 65)),
      transaction: base64.encode(whole),
    })
  })
})
