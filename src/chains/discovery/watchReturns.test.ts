import { afterEach, describe, expect, it, vi } from 'vitest'
import { open as openPolkadot, pageWith, request, start } from '../../../stories/lab/testing/chains/polkadot'
import { stubPage } from '../../../stories/lab/testing/page'
import { createStandardWallet } from '../bip122/walletStandard'

afterEach(() => void vi.unstubAllGlobals())

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a page that is in sight again', () => {
  it('reads the accounts of a wallet of Polkadot, whose subscription may have ended', async () => {
    const page = stubPage()
    const [one, two] = start().wallet.addresses
    let shared = [one]
    const { adapter } = openPolkadot(
      pageWith(() => ({ accounts: { get: () => shared.map((address) => ({ address })) } })),
    )
    const handle = await adapter.connect(request())
    const seen: number[] = []
    const stop = handle.subscribe((next) => seen.push(next?.accounts.length ?? 0))
    shared = [one, two]
    page.hide()
    page.show()
    await settle()
    expect(seen).toEqual([2])
    stop()
    shared = [one]
    page.show()
    await settle()
    expect(seen).toEqual([2])
  })

  it('keeps the accounts of a wallet of Polkadot that does not answer', async () => {
    const page = stubPage()
    const [address] = start().wallet.addresses
    let answer = (): unknown => [{ address }]
    const { adapter } = openPolkadot(pageWith(() => ({ accounts: { get: () => answer() } })))
    const handle = await adapter.connect(request())
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next))
    answer = () => {
      throw new Error('The port is closed')
    }
    page.show()
    await settle()
    expect(seen).toEqual([])
  })

  it('reads the accounts that a wallet of Bitcoin shares, without a request', async () => {
    const page = stubPage()
    const wallet: { accounts: readonly { address: string }[]; features: object } = {
      accounts: [{ address: 'bc1one' }],
      features: {},
    }
    const seen: unknown[] = []
    const standard = createStandardWallet({ wallet, features: [] } as never)
    const stop = standard.subscribe((addresses) => seen.push(addresses))
    await import('./watchReturns.late')
    await settle()
    const next = [{ address: 'bc1two' }]
    wallet.accounts = next
    page.show()
    wallet.accounts = []
    page.show()
    expect(seen).toEqual([next])
    stop()
    wallet.accounts = next
    page.show()
    expect(seen).toHaveLength(1)
  })
})
