import { describe, expect, it } from 'vitest'
import { renderHook } from '../../../stories/lab/testing/renderHook'
import { settled } from '../../../stories/lab/settled'
import { createLab } from '../../../stories/lab/lab'
import { createLabWallet, refuse } from '../../../stories/lab/wallets/adapter'
import { providerAddress } from '../../../stories/lab/wallets/provider'
import { RequestOutdatedError } from '../../chains/errors/requestOutdated'
import { createGatedLab } from '../../../stories/lab/wallets/gated'
import { createTwoChainLab } from '../../../stories/lab/wallets/twoChains'
import { UserRejectedError } from '../../chains/errors/errors'
import { connectWallet } from '../../state/session/connection/connect'
import { NoActiveAddressError } from '../../state/core/requestErrors'
import { useBalance, useProvider, useSendTransaction } from './account'
import { useSendCalls } from '../money/calls'
import { useSignMessage } from './wallets'

async function bothConnected() {
  const lab = createTwoChainLab()
  await lab.portico.store.set(connectWallet, 'alpha')
  await lab.portico.store.set(connectWallet, 'sol')
  return lab
}

describe('useBalance', () => {
  it('is of the account in use, or of that of a namespace, each read once', async () => {
    const lab = await bothConnected()
    lab.solana.onRead = async () => ({ value: 5n, decimals: 9, symbol: 'SOL' })
    const { now } = await renderHook(lab.portico, () => ({
      used: useBalance(),
      evm: useBalance({ namespace: 'eip155' }),
      bitcoin: useBalance({ namespace: 'bip122' }),
    }))
    await settled()
    expect(now().used).toMatchObject({ status: 'ready', value: { symbol: 'SOL', value: 5n } })
    expect(now().evm).toMatchObject({ status: 'ready', value: { symbol: 'ETH' } })
    expect(now().bitcoin).toMatchObject({ status: 'ready', value: null })
    expect([lab.evm.reads, lab.solana.reads]).toEqual([1, 1])
  })

  it('is read again by refresh when it is older than 30 seconds', async () => {
    const lab = createTwoChainLab()
    await lab.portico.store.set(connectWallet, 'alpha')
    lab.evm.onRead = () => Promise.reject(new Error('down'))
    const { now } = await renderHook(lab.portico, () => useBalance())
    await settled()
    expect(now().status).toBe('failed')
    lab.evm.onRead = async () => ({ value: 7n, decimals: 18, symbol: 'ETH' })
    now().refresh()
    await settled()
    expect(now()).toMatchObject({ status: 'ready', value: { value: 7n } })
    now().refresh()
    await settled()
    expect(lab.evm.reads).toBe(2)
  })
})

describe('useProvider', () => {
  it('is the wallet’s own, of the namespace in use or of another; null while not connected', async () => {
    const lab = await bothConnected()
    const { now } = await renderHook(lab.portico, () => [
      useProvider(),
      useProvider('eip155'),
      useProvider('solana'),
      useProvider('bip122'),
    ])
    const [sol, alpha] = [lab.solana.find('sol'), lab.evm.find('alpha')]
    expect(now().map((provider) => provider ?? null)).toEqual([sol, alpha, sol, null])
  })

  it('has a gate in front of a wallet that shows no prompt', async () => {
    const lab = await createGatedLab()
    const { now } = await renderHook(lab.portico, () => useProvider('eip155'))
    expect(await now()?.request({ method: 'eth_chainId' })).toBe('0x1')
    void now()
      ?.request({ method: 'personal_sign', params: ['0x00', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] })
      .catch(() => undefined)
    await expect.poll(() => lab.portico.snapshot().isOpen).toBe(true)
    expect(lab.asked).not.toContain('personal_sign')
  })
})

describe('useSignMessage', () => {
  it('signs with the account in use, or with that of a namespace', async () => {
    const { portico } = await bothConnected()
    const { now } = await renderHook(portico, () => useSignMessage())
    expect(await now().signMessage('rope')).toBe('signed:solana:here:a:rope')
    await settled()
    expect(now()).toMatchObject({ status: 'success', data: 'signed:solana:here:a:rope' })
    expect(await now().signMessage('rope', { namespace: 'eip155' })).toMatch(/^signed:eip155:1:0x/)
  })

  it('rejects while no account is connected, and when declined', async () => {
    const lab = createTwoChainLab()
    const { now } = await renderHook(lab.portico, () => useSignMessage())
    await expect(now().signMessage('rope')).rejects.toBeInstanceOf(NoActiveAddressError)
    await lab.portico.store.set(connectWallet, 'alpha')
    lab.evm.find('alpha').onSign = () => refuse(new UserRejectedError('no'))().then(() => '')
    await expect(now().signMessage('rope')).rejects.toBeInstanceOf(UserRejectedError)
    await settled()
    expect(now()).toMatchObject({ status: 'error', data: undefined, error: { name: 'UserRejectedError' } })
  })
})

describe('requests of the host', () => {
  it.each(['useSendTransaction', 'useSendCalls', 'useSignMessage', 'portico.signMessage'] as const)(
    'by %s are for the connection of the press: nothing is asked once that is another',
    async (verb) => {
      const asked: unknown[] = []
      const wallet = createLabWallet('Alpha', {
        onSend: async (transaction) => (asked.push(transaction), `0x${'1'.repeat(64)}`),
        onSign: async (message) => (asked.push(message), '0x1'),
      })
      const lab = createLab({ wallets: [wallet] })
      await lab.portico.store.set(connectWallet, 'alpha')
      const { now } = await renderHook(lab.portico, () => ({
        useSendTransaction: useSendTransaction().sendTransaction,
        useSendCalls: useSendCalls().sendCalls,
        useSignMessage: useSignMessage().signMessage,
      }))
      const transaction = { to: providerAddress, value: 1n }
      const asking = {
        useSendTransaction: () => now().useSendTransaction(transaction),
        useSendCalls: () => now().useSendCalls({ calls: [transaction, transaction] }),
        useSignMessage: () => now().useSignMessage('Two coils of rope'),
        'portico.signMessage': () => lab.portico.signMessage('Two coils of rope'),
      }[verb]()
      const accounts = [`eip155:10:${providerAddress}`] as const
      wallet.change({ networkId: 'eip155:10', accounts, address: accounts[0] })
      await expect(asking).rejects.toThrow(RequestOutdatedError)
      expect(asked).toEqual([])
    },
  )
})
